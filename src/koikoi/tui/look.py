"""Looks: the colours and styles of the terminal game, in three themes and without colour. Knows no screens.

Names say the job, not the hue: `act` is what can be pressed and the viewer, `stake` what can be lost and the opponent.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from rich.style import Style
from textual.theme import Theme

from koikoi.tui.ports import ThemeName

THEMES: Final[tuple[ThemeName, ...]] = ("dark", "light", "contrast")

DECK_GROUNDS: Final = (
    "#789bac", "#fdf2e0", "#4b6e54", "#d3e4a3", "#d5b341", "#e48f90",
    "#9d5b2c", "#ac2515", "#2b5341", "#9bd3d3", "#565b65", "#0c2654",
)  # fmt: skip
"""The ground of each month's cards; they differ in lightness too."""
LIGHT_GROUNDS: Final = (
    "#b9d3df", "#fdf2e0", "#b7d8bf", "#d3e4a3", "#eed98a", "#f3bcbc",
    "#ecc4a0", "#f5a99c", "#a9d2b9", "#b4e3e3", "#c8ccd4", "#b9c8ee",
)  # fmt: skip
"""Grounds on which black text has seven times the contrast."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """Every colour that a screen may use, as `#rrggbb`."""

    name: ThemeName
    dark: bool
    desk: str
    """The lowest ground."""
    paper: str
    sheet: str
    rule: str
    """Hairlines."""
    ink: str
    soft: str
    faint: str
    cloth: str
    """The ground of the field."""
    cloth_ink: str
    cloth_soft: str
    stitch: str
    """The outline of an empty slot."""
    act: str
    act_ink: str
    act_wash: str
    stake: str
    stake_ink: str
    stake_wash: str
    gain: str
    near: str
    lit: str = "#e6be62"
    """The frame of a field card that goes with the one looked at."""
    chosen: str = "#ffffff"
    """The frame of the field card that is looked at or chosen."""
    card: str = "#fdf9ef"
    card_ink: str = "#211c16"
    card_soft: str = "#5c5142"
    card_red: str = "#b3371c"
    card_blue: str = "#2b4a86"
    card_ochre: str = "#7b5600"
    grounds: tuple[str, ...] = DECK_GROUNDS
    plain: bool = False
    """No colours at all: bold, reverse and underline carry what colours would."""
    styles: dict[tuple[str, str, str], Style] = field(default_factory=dict, compare=False, repr=False)

    def style(self, ink: str = "ink", ground: str = "", attributes: str = "") -> Style:
        """A style from the names of two colours, or `#rrggbb`, and attributes such as `bold underline`."""
        key = (ink, ground, attributes)
        made = self.styles.get(key)
        if made is None:
            made = Style.parse(attributes) if attributes else Style()
            if not self.plain:
                made += Style(color=self.colour(ink), bgcolor=self.colour(ground) if ground else None)
            self.styles[key] = made
        return made

    def colour(self, name: str) -> str:
        """The colour of a name, or the colour itself."""
        return name if name.startswith("#") else str(getattr(self, name))

    def ground(self, month: int) -> str:
        """The ground of a month, 1 to 12."""
        return self.grounds[month - 1]

    def on_ground(self, month: int) -> str:
        """The ink to write on a month's ground: the one with more contrast."""
        ground = self.ground(month)
        return max((self.card_ink, self.card), key=lambda ink: contrast(ink, ground))

    def veiled(self, ground: str) -> tuple[str, str]:
        """The ground and the ink of a card that stands back on a ground: nearer to it, and still to be read."""
        back = mixed(self.card, self.colour(ground), 0.18)
        ink = max((self.card_ink, self.card), key=lambda ink: contrast(ink, back))
        return back, mixed(ink, back, 1.0 if self.name == "contrast" else 0.85)

    def without_colour(self) -> Look:
        """The same look for a screen without colours."""
        return replace(self, plain=True, styles={})

    def theme(self) -> Theme:
        """The Textual theme of this look; its variables are the look's colours, such as `$cloth`."""
        names = (
            "desk paper sheet rule ink soft faint cloth cloth_ink cloth_soft act act_ink act_wash "
            "stake stake_ink stake_wash gain near"
        )
        return Theme(
            name=f"koikoi-{self.name}",
            primary=self.act,
            secondary=self.cloth,
            accent=self.near,
            warning=self.near,
            error=self.stake,
            success=self.gain,
            foreground=self.ink,
            background=self.desk,
            surface=self.paper,
            panel=self.sheet,
            dark=self.dark,
            variables={name.replace("_", "-"): self.colour(name) for name in names.split(" ")},
        )


DARK: Final = Look(
    name="dark", dark=True, desk="#14110d", paper="#1c1813", sheet="#26211a", rule="#574b39",
    ink="#f3ead8", soft="#d3c7b1", faint="#b5a78f",
    cloth="#1f2f52", cloth_ink="#f3ead8", cloth_soft="#bcc6db", stitch="#5a6d96",
    act="#9db8ee", act_ink="#14203a", act_wash="#2a3550",
    stake="#f39274", stake_ink="#34100a", stake_wash="#4a251a", gain="#a6cb8c", near="#e6be62",
)  # fmt: skip
LIGHT: Final = Look(
    name="light", dark=False, desk="#e9dfca", paper="#f6efe0", sheet="#fdf9ef", rule="#b3a37f",
    ink="#211c16", soft="#4c4337", faint="#5f5443",
    cloth="#26395f", cloth_ink="#f4ecda", cloth_soft="#c9cfdd", stitch="#62779f",
    act="#2b4a86", act_ink="#fdf9ef", act_wash="#dfe5f0",
    stake="#a33018", stake_ink="#fff8ef", stake_wash="#f6ddd2", gain="#345a2a", near="#6f4d00",
)  # fmt: skip
CONTRAST: Final = Look(
    name="contrast", dark=True, desk="#000000", paper="#000000", sheet="#000000", rule="#ffffff",
    ink="#ffffff", soft="#ffffff", faint="#e6e6e6",
    cloth="#0b1c3f", cloth_ink="#ffffff", cloth_soft="#ffffff", stitch="#a6a6a6",
    act="#ffe94a", act_ink="#000000", act_wash="#333000",
    stake="#ffb09a", stake_ink="#000000", stake_wash="#3a1208", gain="#9dff8a", near="#ffe94a", lit="#ffe94a",
    card="#ffffff", card_ink="#000000", card_soft="#000000",
    card_red="#8f0f00", card_blue="#00318a", card_ochre="#5a3d00", grounds=LIGHT_GROUNDS,
)  # fmt: skip
LOOKS: Final[dict[ThemeName, Look]] = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}


def mixed(one: str, other: str, part: float) -> str:
    """A colour between two: `part` of the first, 0 to 1."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2.2, relative luminance)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
