"""The table top: the parts of the table, the seats behind them, and the newest view on its way to the screen.

What keys do is `koikoi.tui.screens.table`'s affair.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic

from textual.app import ComposeResult
from textual.containers import Container
from textual.message import Message

from koikoi.engine.rules import Rules
from koikoi.tui.flow import Flow, Timer
from koikoi.tui.layout import layout_for
from koikoi.tui.link import Kind, Link
from koikoi.tui.ports import Odds, Session
from koikoi.tui.scene import Mode, Scene
from koikoi.tui.screens.base import GameScreen, Offer
from koikoi.tui.screens.draw import DrawScreen
from koikoi.tui.screens.matchsheet import MatchSheetScreen
from koikoi.tui.screens.roundsheet import RoundSheetScreen
from koikoi.tui.story import Step, steps
from koikoi.tui.widgets.cards import Field, Hand
from koikoi.tui.widgets.decision import DecisionPanel
from koikoi.tui.widgets.header import Header
from koikoi.tui.widgets.keybar import KeyBar
from koikoi.tui.widgets.moves import Moves
from koikoi.tui.widgets.prompt import Prompt
from koikoi.tui.widgets.seatpane import SeatPane
from koikoi.tui.widgets.tablepart import TablePart
from koikoi.tui.widgets.tracker import Tracker
from koikoi.tui.widgets.traypanel import TrayPanel
from koikoi.wire.messages import Err, Evt, Sync


class Heard(Message):
    """A seat has something to say; posted from any thread."""

    def __init__(self, seat: int, message: Evt | Sync) -> None:
        """Which seat, and what."""
        super().__init__()
        self.seat = seat
        self.message = message


class Coached(Message):
    """The coach has answered; posted from a thread."""

    def __init__(self, seq: int, odds: Odds) -> None:
        """To the decision of which view, and what."""
        super().__init__()
        self.seq = seq
        self.odds = odds


class TableTop(GameScreen[None]):
    """A match in play, from its session's seats: one against the computer, two for two people at this screen."""

    def __init__(self, session: Session, *, opening: bool, hint: bool = False) -> None:
        """`opening`: the match is new, so the draw for the dealer is shown; `hint`: for a newcomer."""
        super().__init__()
        self.session = session
        self.two = len(session.seats) == 2
        self.since = monotonic()
        """When the newest view came."""
        self._opening = opening
        self._hint = hint
        self._sent = -1
        self.links = {seat.number: Link(seat, self._heard) for seat in session.seats}
        first = self.links[0].view
        view = self.links[first.round.mover].view if self.two and first.round is not None else first
        self.scene = Scene(view, Rules.parse(dict(view.rules)), view.players, two_people=self.two)
        self.scene.covered = self.two and view.stage == "play"
        self.flow = Flow(self)

    def _heard(self, seat: int, message: Evt | Sync) -> None:
        self.post_message(Heard(seat, message))

    # --- making it

    def compose(self) -> ComposeResult:
        """The parts from top to bottom, the rail last."""
        yield Header(id="header")
        with Container(id="board"):
            yield SeatPane(opponent=True, id="them")
            yield Field(id="field")
            yield Prompt(id="prompt")
            yield SeatPane(opponent=False, id="me")
            yield Hand(id="hand")
        with Container(id="side"):
            yield Tracker(id="tracker")
            yield Moves(id="moves")
            yield TrayPanel(id="tray")
            yield DecisionPanel(id="decision")
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the table; the draw for the dealer first where the match is new."""
        self.scene.names = self._names()
        if self._hint:
            self.query_one(Moves).hint = self.words("play-hint")
        for part in self.query(TablePart):
            part.watch_scene(self.scene)
        self.show_scene()
        if self.scene.view.stage != "play":
            self._show_sheet()
        elif self._opening and self.scene.view.draw is not None:
            self.flow.hold()
            self.app.push_screen(DrawScreen(self.scene), self._draw_read)

    def _draw_read(self, answer: str | None) -> None:
        self.flow.release()
        if answer == "leave":
            self.leave()

    def on_unmount(self) -> None:
        """Leave the table; the match is kept."""
        self.flow.close()
        for link in self.links.values():
            link.close()
        self.session.close()

    def _names(self) -> tuple[str, str]:
        """A computer player is called by its name in the language of the moment, the reader by "you"."""
        opponent = self.session.setup.opponent
        if opponent is None:
            return self.scene.view.players
        return self.words("play-you"), self.game.opponent_name(opponent)

    def on_screen_resume(self) -> None:
        """Coming back to the table: the window may have another size."""
        self.show_scene()

    def on_resize(self) -> None:
        """Give each part its rows."""
        self._lay_out()

    def _lay_out(self) -> None:
        size = self.app.size
        plan = layout_for(size.width, size.height, deciding=self.scene.mode is Mode.DECIDE)
        self.set_class(plan.rail > 0, "-wide")
        rows = {"them": plan.pane, "field": plan.field, "prompt": plan.prompt, "me": plan.pane, "hand": plan.hand}
        for name, count in rows.items():
            self.query_one(f"#{name}").styles.height = count
        side = self.query_one("#side")
        side.styles.width = plan.rail or "1fr"
        side.styles.height = "1fr" if plan.rail else plan.side

    # --- showing it

    @property
    def link(self) -> Link:
        """The seat that looks."""
        return self.links[self.scene.me]

    @property
    def answered(self) -> bool:
        """Whether the view shown has been answered already; the next one is on its way."""
        return self._sent == self.link.seq

    @property
    def pace(self) -> float:
        """Seconds a step stays."""
        return self.game.pace

    def own(self, seat: int) -> bool:
        """Whether a seat is the one that looks."""
        return seat == self.scene.me

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call after so long."""
        return self.set_timer(seconds, call)

    def offers(self) -> Sequence[Offer]:
        """The keys that work now."""
        raise NotImplementedError

    def show_scene(self) -> None:
        """Paint everything, and offer the keys that work now."""
        mode = self.scene.mode
        if mode is Mode.DECIDE:
            self._ask_coach()
        self._lay_out()
        self.query_one(TrayPanel).display = mode is Mode.CHOOSE
        self.query_one(DecisionPanel).display = mode is Mode.DECIDE
        usual = mode not in (Mode.CHOOSE, Mode.DECIDE)
        self.query_one(Tracker).display = usual
        self.query_one(Moves).display = usual
        for part in self.query(TablePart):
            part.repaint()
        self.offer(self.offers())

    def _ask_coach(self) -> None:
        """Ask about a decision against the computer, once, if the player wants that."""
        if self.two or self.scene.coached or not self.game.preferences.coach:
            return
        self.scene.coached, seq = True, self.link.seq

        def tell(odds: Odds) -> None:
            self.post_message(Coached(seq, odds))

        self.session.ask_coach(tell)

    def on_coached(self, event: Coached) -> None:
        """Show what the coach says of the decision that is still to be made."""
        if event.seq == self.link.seq:
            self.scene.odds = event.odds
            self.show_scene()

    def on_heard(self, event: Heard) -> None:
        """A message has come: it is shown in its turn, unless it is known already."""
        link = self.links[event.seat]
        if event.message.seq <= link.seq:
            return
        if event.seat != self.scene.me:
            link.show(event.message)
        else:
            self.flow.add(event.message)

    def step_shown(self, step: Step) -> None:
        """A step of the other's turn, on the cloth and in the prompt."""
        if self.scene.step is not None:
            self.scene.lay(self.scene.step)
        self.scene.step = step
        self.show_scene()

    def message_shown(self, message: Evt | Sync) -> None:
        """A newer view, and what follows from it: another player's turn, a sheet."""
        if message.seq <= self.link.seq:
            return
        self.link.show(message)
        self._look_at(message)
        view = self.scene.view
        if view.stage == "play":
            if self.two and view.round is not None and view.round.mover != self.scene.me:
                self.scene.covered = True
                self._look_at(self.links[view.round.mover].refresh())
            self.show_scene()
            return
        self.show_scene()
        if view.stage == "match-over" or not any(view.ready[number] for number in self.links):
            self._show_sheet()

    def _look_at(self, message: Evt | Sync) -> None:
        """Show a view of any of this screen's seats."""
        self.since = monotonic()
        self.scene.show(message.view)
        if isinstance(message, Evt):
            for step in steps(message.events):
                if not step.card:
                    self.scene.note(step)

    # --- sheets

    def _show_sheet(self) -> None:
        """The sheet of the round that has ended, or of the match where it was resigned."""
        view = self.scene.view
        if view.sheet is None or (view.end is not None and view.end.reason == "resigned"):
            self._show_match()
        else:
            self.flow.hold()
            self.app.push_screen(RoundSheetScreen(self.scene), self._sheet_read)

    def _sheet_read(self, answer: str | None) -> None:
        self.flow.release()
        if answer == "leave":
            self.leave()
        elif self.scene.view.stage == "match-over":
            self._show_match()
        elif not self._ask_for_next():
            self._show_sheet()

    def _ask_for_next(self) -> bool:
        """Ask for the next round, for everybody at this screen; False, with the reason shown, if that failed."""
        for link in self.links.values():
            if not link.refresh().view.ready[link.number]:
                answer = link.send("next")
                if answer is not None:
                    self.game.tell(self.said(answer))
                    return False
        return True

    def _show_match(self) -> None:
        self.app.push_screen(MatchSheetScreen(self.scene, self.session.path), self._match_read)

    def _match_read(self, answer: str | None) -> None:
        setup = self.session.setup
        self.leave()
        if answer == "rematch":
            self.game.open_table(replace(setup, seed=None))

    def leave(self) -> None:
        """Back to the home screen."""
        self.game.to_home()

    # --- commands

    def send(self, kind: Kind, *tokens: str) -> None:
        """At most one command for each view; what it did comes back as a message, why it did nothing is said."""
        link = self.link
        if self.answered:
            return
        self._sent = link.seq
        answer = link.send(kind, tokens)
        if answer is not None:
            self._sent = -1
            self._look_at(link.refresh())
            self.scene.notice = self.said(answer)
            self.show_scene()

    def said(self, answer: Err) -> str:
        """Why a command did nothing, as a sentence."""
        words = self.words
        if answer.code == "illegal" and words.texts.has(f"error-{answer.reason}"):
            return words(f"error-{answer.reason}")
        return words(f"play-err-{answer.code}")
