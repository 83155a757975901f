// Written by `python -m koikoi.wire.typescript`; do not edit. What travels between the browser and the server.
// Cards are codes (`9A`), actions are tokens (`x9A`), seats are 0 and 1.

/** The most bytes of a message to the server. */
export const MOST_BYTES = 4096;

/** The longest `cid`, in characters. */
export const MOST_CID = 64;

/** The most bytes of a request's body. */
export const MOST_BODY = 16384;

/** The most bytes of a file of records. */
export const MOST_FILE = 4194304;

/** The longest title of a record, in characters. */
export const MOST_TITLE = 80;

/** A card that met the field: who, from where, which, and what it captured. */
export interface PlayedRow {
  readonly seat: number;
  readonly source: "hand" | "stock" | "flip";
  readonly card: string;
  readonly captured: readonly string[];
}

/** The round as the viewing seat sees it: the observation, card by code. There is no place for a hidden card. */
export interface RoundView {
  readonly phase: "swap" | "play" | "take" | "decide" | "over";
  readonly mover: number;
  /** Finished turns. */
  readonly turn: number;
  /** Hand cards each seat may still play, the current turn's included. */
  readonly turns_left: readonly [number, number];
  readonly hand: readonly string[];
  readonly opponent_hand: number;
  readonly stock: number;
  /** In the order in which cards came to lie there. */
  readonly field: readonly string[];
  /** In table order: bright, animal, ribbon, chaff. */
  readonly captured: readonly [readonly string[], readonly string[]];
  readonly captured_this_turn: readonly string[];
  readonly pending: string | null;
  readonly pending_from: "hand" | "stock" | null;
  readonly calls: readonly [number, number];
  /** Who took with the lightning, and the month it took. */
  readonly wild: readonly [number, number] | null;
  /** The yaku total of both seats, as it stands. */
  readonly totals: readonly [number, number];
  /** Cards the seat has not seen, in card order. */
  readonly unseen: readonly string[];
  readonly history: readonly PlayedRow[];
}

/** One card of the hand (at `play`), or the waiting card (at `take`), and what it would do. */
export interface CardChoice {
  readonly card: string;
  /** Field cards it captures without a choice. */
  readonly takes: readonly string[];
  /** Field cards of which one is to be chosen, as a second action. */
  readonly choices: readonly string[];
  /** The lightning may also lie down. */
  readonly may_pass: boolean;
  /** Yaku that this card alone, or one of its choices, would complete or raise. */
  readonly makes: readonly string[];
  /** The same for each of `choices`. */
  readonly choice_makes: readonly (readonly string[])[];
}

/** What the viewing seat may do now; empty when it is not to move. */
export interface Legal {
  /** Tokens in the order of records. */
  readonly actions: readonly string[];
  readonly cards: readonly CardChoice[];
}

/** How near a seat is to one yaku; see `koikoi.engine.progress`. */
export interface YakuProgress {
  readonly id: string;
  readonly state: "impossible" | "possible" | "one-away" | "complete" | "superseded";
  /** What it is paid now; 0 unless complete. */
  readonly points: number;
  /** What it is worth at its threshold at this table. */
  readonly worth: number;
  readonly need: number;
  readonly missing: readonly string[];
  readonly blocked: readonly string[];
  readonly wants_base: boolean;
}

/** A yaku that is paid, and its points. */
export interface YakuPaid {
  readonly id: string;
  readonly points: number;
}

/** One factor of the arithmetic: what it adds (why = added) or multiplies by, and why it did or did not apply. */
export interface FactorLine {
  readonly id: string;
  readonly value: number;
  readonly why: string;
}

/** The arithmetic of a round that has ended, or of stopping now. */
export interface RoundSheet {
  readonly number: number;
  readonly month: number;
  readonly dealer: number;
  readonly kind: "win" | "exhausted" | "hand" | "draw";
  readonly winner: number | null;
  readonly points: readonly [number, number];
  readonly yaku: readonly YakuPaid[];
  readonly base: number;
  readonly multiplier: number;
  readonly factors: readonly FactorLine[];
  readonly swept: readonly string[];
  /** What was left in both hands; empty in the preview of a stop. */
  readonly hands: readonly [readonly string[], readonly string[]];
  readonly captured: readonly [readonly string[], readonly string[]];
  readonly hand_points: readonly [number, number];
  /** The match score after it. */
  readonly standing: readonly [number, number];
  /** Void deals before it. */
  readonly void_deals: number;
}

/** Both sides of the bet, for the seat that decides. */
export interface Decision {
  /** Exactly what stopping gives. */
  readonly stop: RoundSheet;
  /** Turns each seat still has after a call. */
  readonly turns_left: readonly [number, number];
  /** The deciding seat's yaku that are one card away; `missing` lie in its hand, on the field or are unseen. */
  readonly hopes: readonly YakuProgress[];
  /** The opponent's yaku that are one card away. */
  readonly threats: readonly YakuProgress[];
  /** The opponent's yaku total as it stands. */
  readonly threat_base: number;
  /**
   * How the opponent's win would be multiplied after a call now, at the least base that ends the round for them.
   *
   * Empty if they can win no more.
   */
  readonly threat_factors: readonly FactorLine[];
  /** That least base, 0 if they can win no more. */
  readonly threat_least: number;
  /** What that win enters for them: base times multiplier. */
  readonly threat_points: number;
  /** For each of `hopes`, how many points more than a stop now a win enters by the best card that completes it. */
  readonly hope_gains: readonly number[];
  /** For each of `threats`, how many points the opponent's win enters by the best card that completes it. */
  readonly threat_gains: readonly number[];
}

/** A line of the running score. */
export interface RoundScore {
  readonly number: number;
  readonly month: number;
  readonly kind: "win" | "exhausted" | "hand" | "draw";
  readonly winner: number | null;
  readonly points: readonly [number, number];
}

/** How the first dealer was found. */
export interface DealerDrawView {
  readonly way: "month-draw" | "birthday" | "random";
  readonly cards: readonly (readonly string[])[];
  readonly dealer: number;
}

/** The end of a match. */
export interface MatchEndView {
  readonly reason: "rounds" | "target" | "points-out" | "resigned";
  readonly winner: number | null;
  /** Stakes that change hands, (0, 0) without. */
  readonly settlement: readonly [number, number];
}

/** A match as one seat sees it. */
export interface View {
  /** Who is looking: 0 or 1. */
  readonly seat: number;
  readonly players: readonly [string, string];
  /** The `rules` object of records. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The round being played, or the last one played, from 1. */
  readonly number: number;
  readonly month: number;
  readonly dealer: number;
  /** The match score, start points included. */
  readonly standing: readonly [number, number];
  readonly scores: readonly RoundScore[];
  /** Void deals just before this round. */
  readonly void_deals: number;
  readonly stage: "play" | "round-over" | "match-over";
  /** The round being played; None at `round-over` and `match-over`. */
  readonly round: RoundView | null;
  readonly legal: Legal;
  /** Both seats' progress in every yaku of the table. */
  readonly progress: readonly [readonly YakuProgress[], readonly YakuProgress[]];
  /** At the viewing seat's own decision only. */
  readonly decision: Decision | null;
  /** The last finished round, at `round-over` and `match-over`. */
  readonly sheet: RoundSheet | null;
  readonly draw: DealerDrawView | null;
  readonly end: MatchEndView | null;
  /** At `round-over`: who has asked for the next round; at `match-over`: for a rematch. A computer always has. */
  readonly ready: readonly [boolean, boolean];
  /** Whether the viewing seat may take its last choice back (against the computer). */
  readonly may_undo: boolean;
}

/** The round as it lies open to everybody; its fields are those of `RoundView` that both seats see alike. */
export interface PublicRound {
  readonly phase: "swap" | "play" | "take" | "decide" | "over";
  readonly mover: number;
  readonly turn: number;
  readonly turns_left: readonly [number, number];
  /** How many cards each seat holds. */
  readonly hands: readonly [number, number];
  readonly stock: number;
  readonly field: readonly string[];
  readonly captured: readonly [readonly string[], readonly string[]];
  readonly captured_this_turn: readonly string[];
  /** A card waits for its choice in the open, also one from a hand. */
  readonly pending: string | null;
  readonly pending_from: "hand" | "stock" | null;
  readonly calls: readonly [number, number];
  readonly wild: readonly [number, number] | null;
  readonly totals: readonly [number, number];
  readonly history: readonly PlayedRow[];
}

/** A match as a spectator sees it; its fields are those of `View` that both seats see alike. */
export interface PublicView {
  readonly players: readonly [string, string];
  readonly rules: Readonly<Record<string, unknown>>;
  readonly number: number;
  readonly month: number;
  readonly dealer: number;
  readonly standing: readonly [number, number];
  readonly scores: readonly RoundScore[];
  readonly void_deals: number;
  readonly stage: "play" | "round-over" | "match-over";
  readonly round: PublicRound | null;
  readonly progress: readonly [readonly YakuProgress[], readonly YakuProgress[]];
  readonly sheet: RoundSheet | null;
  readonly draw: DealerDrawView | null;
  readonly end: MatchEndView | null;
  readonly ready: readonly [boolean, boolean];
}

/** A player's command. `act` carries one token, or a card and its `x...`/`pass`: both happen or neither. */
export interface Cmd {
  readonly t: "cmd";
  /** Chosen by the client, one for each command: the same `cid` again gets the same answer and does nothing. */
  readonly cid: string;
  /** The newest `seq` the player has seen; a command that answers an older view is stale. */
  readonly expect_seq: number;
  readonly kind: "act" | "next" | "resign" | "rematch" | "undo";
  readonly actions?: readonly string[];
}

/** The first message on a socket: which match, and the token that says which seat. */
export interface Resume {
  readonly t: "resume";
  readonly match: string;
  readonly token: string;
  /** The newest `seq` the client has seen, 0 for none. The answer is whole in any case. */
  readonly since?: number;
}

/** The first message on a spectator's socket: which match, and the code that opens it to watchers. */
export interface Watch {
  readonly t: "watch";
  readonly match: string;
  readonly code: string;
}

/** The command `cid` is done and kept; it was number `seq`. */
export interface Ack {
  readonly t: "ack";
  readonly cid: string;
  readonly seq: number;
}

/** The command `cid` did nothing; `seq` is the newest. */
export interface Err {
  readonly t: "err";
  readonly cid: string;
  readonly code: "stale" | "illegal" | "not_seat" | "rate" | "retry_later" | "over" | "bad" | "unreadable";
  readonly seq: number;
  /** A reason of `koikoi.errors.Reason` for `illegal`; for `retry_later` what the store says, in words. */
  readonly reason: string;
}

/** What has happened, and the view after it. */
export interface Evt {
  readonly t: "evt";
  readonly seq: number;
  readonly events: readonly EventMsg[];
  readonly view: View;
}

/** The whole view, on joining and coming back. */
export interface Sync {
  readonly t: "sync";
  readonly seq: number;
  readonly view: View;
  /** The version of the program that serves. */
  readonly version: string;
}

/** The friend has not joined yet, so nothing is dealt; `sync` follows as soon as it is. */
export interface Waiting {
  readonly t: "waiting";
  /** Whose socket this is. */
  readonly seat: number;
  /** The names; the friend's is empty until it is known. */
  readonly players: readonly [string, string];
  /** The `rules` object of records. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The version of the program that serves. */
  readonly version: string;
}

/** Who has a socket open, by seat; a computer always has. And how many watch, so that players know it. */
export interface Here {
  readonly t: "here";
  readonly here: readonly [boolean, boolean];
  readonly watchers: number;
}

/** The end of a stream of events, as a socket is closed: the code and why. */
export interface Closed {
  readonly t: "closed";
  readonly code: number;
  readonly reason: string;
}

/** What has happened, and the public view after it. */
export interface PublicEvt {
  readonly t: "evt";
  readonly seq: number;
  readonly events: readonly EventMsg[];
  readonly view: PublicView;
}

/** The whole public view, on coming and coming back. */
export interface PublicSync {
  readonly t: "sync";
  readonly seq: number;
  readonly view: PublicView;
  /** The version of the program that serves. */
  readonly version: string;
}

/** Nothing may be seen yet: the friend has not joined, or all there is is kept back. `sync` follows when it may. */
export interface PublicWaiting {
  readonly t: "waiting";
  /** The names; the friend's is empty until it is known. */
  readonly players: readonly [string, string];
  /** The `rules` object of records. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The version of the program that serves. */
  readonly version: string;
  /** The match is being played, and this is why it is not to be seen yet; empty while nothing is dealt. */
  readonly delay: "" | "short" | "round";
}

/** A switch that the text of a preset names: an id and the options it sets. */
export interface VariantAbout {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A table that comes with the program. */
export interface PresetAbout {
  readonly id: string;
  /** Every option's value at this table. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The points of each yaku of the standard list; 0 where the table does not have it. */
  readonly values: Readonly<Record<string, number>>;
  readonly variants: readonly VariantAbout[];
}

/** What an option of a table may be. */
export interface OptionAbout {
  readonly id: string;
  readonly kind: "switch" | "choice" | "number";
  /** Of a choice: its values. */
  readonly choices: readonly (string | number)[];
  /** Of a number: the least. */
  readonly low: number;
  /** Of a number: the greatest. */
  readonly high: number;
}

/** From where this server can be reached, and so whom an invitation can be sent to. */
export interface Reach {
  /** `loopback`: this computer only; `house`: the network it is in; `public`: wherever `addresses` leads. */
  readonly scope: "loopback" | "house" | "public";
  /** The addresses for others, the best first, without a slash at the end; empty for `loopback`. */
  readonly addresses: readonly string[];
}

/** What this server is and offers. */
export interface About {
  readonly version: string;
  readonly presets: readonly PresetAbout[];
  /** Every option but the points of the yaku. */
  readonly options: readonly OptionAbout[];
  /** The ids of the yaku of the standard list, in order. */
  readonly yaku: readonly string[];
  /** The computer players, weakest first. */
  readonly opponents: readonly string[];
  readonly languages: readonly string[];
  readonly reach: Reach;
}

/** The server works. */
export interface Health {
  readonly ok: boolean;
}

/** Why a request did nothing. */
export interface ApiError {
  readonly code: "bad" | "forbidden" | "not_found" | "used" | "unreadable" | "too_large" | "rate" | "retry_later" | "fault";
  /** In English, for programmers; what a person should read follows from `code` and `reason`. */
  readonly sentence: string;
  /** A reason of `koikoi.errors.Reason`, where the rules or a name were refused. */
  readonly reason: string;
  /** The option that was refused, if one was. */
  readonly option: string;
}

/** A request for the rules page of a table. */
export interface AskRules {
  readonly lang: "fr" | "ru" | "en" | "ja";
  /** The `rules` object of records. */
  readonly rules: Readonly<Record<string, unknown>>;
}

/** A few sentences. */
export interface ParagraphBlock {
  readonly kind: "paragraph";
  readonly text: string;
}

/** Items of a list; `ordered` where they are best numbered. */
export interface BulletsBlock {
  readonly kind: "bullets";
  readonly items: readonly string[];
  readonly ordered: boolean;
}

/** A table; every row has as many cells as the header. A cell may be empty. */
export interface TableBlock {
  readonly kind: "table";
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a page; `id` is the same in all languages. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly (ParagraphBlock | BulletsBlock | TableBlock)[];
}

/** How the table differs from a preset, a sentence each; none: it is that preset. */
export interface DifferencesFrom {
  readonly preset: string;
  /** The preset's name in the language of the page. */
  readonly name: string;
  readonly sentences: readonly string[];
}

/** A yaku that a table pays, and its cards. */
export interface YakuCards {
  readonly id: string;
  /** Cards that all have to be there. */
  readonly must: readonly string[];
  /** Cards of which at least `need` have to be there; none where nothing is counted. */
  readonly count: readonly string[];
  readonly need: number;
  /** It is the four cards of the round's month. */
  readonly monthly: boolean;
}

/** The rules page of a table, and how it differs from each preset. */
export interface RulesPage {
  readonly lang: "fr" | "ru" | "en" | "ja";
  /** The table's own name. */
  readonly table: string;
  /** The rules as records write them: `base` and what differs from it. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly sections: readonly PageSection[];
  readonly differences: readonly DifferencesFrom[];
  /** In the order of the rows of the section `yaku`. */
  readonly yaku: readonly YakuCards[];
}

/** A request to open a match. */
export interface OpenMatch {
  /** Against the computer; two people at one screen; a friend who joins by an invitation. */
  readonly mode: "computer" | "screen" | "friend";
  /** The `rules` object of records. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** Seat 0's, who opens the match, and seat 1's; the friend brings a name, and the one here is ignored. */
  readonly names: readonly [string, string];
  /** The computer player, one of `About.opponents`; only for `computer`, where empty means the first. */
  readonly opponent?: string;
  /** For tables whose first dealer is found by birthday: seat 0's and seat 1's. The friend brings their own. */
  readonly birth_months?: readonly [number | null, number | null] | null;
  /** Deal by this number, for `computer` and `screen`; without it, by secure chance. */
  readonly seed?: number | null;
  /** How long the computer's moves stay readable. */
  readonly pace?: "calm" | "brisk" | "instant";
}

/** A seat and the token that plays it. */
export interface SeatKey {
  readonly seat: number;
  readonly token: string;
}

/** A match that was opened or joined, and the seats that are now the asker's. */
export interface Opened {
  readonly match: string;
  readonly seats: readonly SeatKey[];
  /** The code that the friend joins with, once. */
  readonly invite: string | null;
}

/** A request to see what an invitation is for. */
export interface LookAtInvite {
  readonly code: string;
}

/** What an invitation is for. */
export interface Invited {
  readonly match: string;
  readonly rules: Readonly<Record<string, unknown>>;
  /** The name of who invites. */
  readonly host: string;
  /** Whether the first dealer is found by birthday if the friend tells a birth month; else by a draw of cards. */
  readonly asks_birth_month: boolean;
}

/** A request to join by an invitation. */
export interface JoinMatch {
  readonly code: string;
  readonly name: string;
  readonly birth_month?: number | null;
  /** A random text of the client's own: joining again with the same one gives the same seat, after a lost answer. */
  readonly key?: string | null;
}

/** The chance to win a match, a shared one as half; an estimate, except at the very end of a round. */
export interface Chance {
  /** 0 to 1. */
  readonly win: number;
  /** Its standard error; 0 where all was counted. */
  readonly win_se: number;
}

/** The chances of the seat that is to decide; both are there, or neither while the coach is still getting ready. */
export interface Chances {
  readonly stop: Chance | null;
  readonly koi: Chance | null;
}

/** A request to open a match to watchers, or to have another delay. */
export interface OpenWatching {
  readonly delay: "none" | "short" | "round";
}

/** Whether a match is open to watchers. */
export interface Watching {
  readonly match: string;
  /** The code that the asker's seat gives out; none: it has not. */
  readonly code: string | null;
  /** How much later they see it: the longest that either player asked for. None: nobody may watch. */
  readonly delay: "none" | "short" | "round" | null;
}

/** A kept record as a list shows it. */
export interface RecordRow {
  /** Whoever has it can open the record; only its owner finds, names and deletes it. */
  readonly id: string;
  /** The owner's; empty where none was given. */
  readonly title: string;
  readonly players: readonly [string, string];
  /** The computer player at seat 1; empty between people, and where the record does not say. */
  readonly opponent: string;
  /** The `rules` object of records. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly rounds: number;
  readonly standing: readonly [number, number];
  readonly winner: number | null;
  /** Seconds since 1970; none where the record does not say. */
  readonly played: number | null;
  /** Seconds since 1970. */
  readonly added: number;
}

/** All records of an owner, those added last first. */
export interface Shelf {
  readonly records: readonly RecordRow[];
  /** So many may lie there. */
  readonly most: number;
}

/** Why nothing of a file was kept: where, and a reason of `koikoi.errors.Reason`. */
export interface WrongRecord {
  /** The line of the file, from 1, where each line is a record; else 0. */
  readonly line: number;
  /** From 1; 0 where it does not apply. */
  readonly round: number;
  /** The same. */
  readonly action: number;
  /** The match has not ended; the record disagrees with its own replay; it is no record; else see `reason`. */
  readonly what: "" | "open" | "contradiction" | "form";
  readonly reason: string;
  /** In English. */
  readonly sentence: string;
}

/** What came of putting records on a shelf; where `wrong` or `full` nothing was kept. */
export interface Filed {
  readonly added: number;
  /** So many lay there already. */
  readonly known: number;
  readonly full: boolean;
  /** The records of the file as they lie on the shelf now. */
  readonly ids: readonly string[];
  readonly wrong: WrongRecord | null;
}

/** A request to keep the record of a match that has ended, by the token of who played it. */
export interface KeepMatch {
  readonly match: string;
  readonly token: string;
}

/** A request about one record. */
export interface RecordId {
  readonly id: string;
}

/** A request to give a record another title; an empty one takes it away. */
export interface RenameRecord {
  readonly id: string;
  readonly title: string;
}

/** A request for one round of a record. */
export interface AskReplay {
  readonly id: string;
  readonly round: number;
}

/** The table after a deal or an action: what was seen to happen, and what seat 0 and seat 1 then saw. */
export interface Frame {
  readonly events: readonly EventMsg[];
  readonly views: readonly [View, View];
}

/** A round of a record, step by step: the deal first, its sheet last. */
export interface ReplayRound {
  readonly number: number;
  /** So many rounds can be asked for. */
  readonly rounds: number;
  /** The computer player at seat 1; empty between people. */
  readonly opponent: string;
  readonly played: number | null;
  readonly frames: readonly Frame[];
}

/** A deal: who deals, the month, and the field. */
export interface DealtEvent {
  readonly name: "dealt";
  readonly fields: {
    readonly dealer: number;
    readonly month: number;
    readonly field: readonly string[];
  };
}

/** The non-dealer's answer to the exchange. */
export interface ExchangedEvent {
  readonly name: "exchanged";
  readonly fields: {
    readonly seat: number;
    readonly swapped: boolean;
  };
}

/** A card has met the field; `captured` are the field cards it took, none if it lies there now. */
export interface PlayedEvent {
  readonly name: "played";
  readonly fields: {
    readonly seat: number;
    readonly source: "hand" | "stock" | "flip";
    readonly card: string;
    readonly captured: readonly string[];
  };
}

/** A card lies open and waits for its player's choice. */
export interface AskedEvent {
  readonly name: "asked";
  readonly fields: {
    readonly seat: number;
    readonly source: "hand" | "stock" | "flip";
    readonly card: string;
  };
}

/** A turn was a gain: the yaku that are new or worth more, and the player's yaku total now. */
export interface GainedEvent {
  readonly name: "gained";
  readonly fields: {
    readonly seat: number;
    readonly yaku: readonly (readonly [string, number])[];
    readonly total: number;
  };
}

/** A call of koi-koi, with the yaku total held. */
export interface CalledEvent {
  readonly name: "called";
  readonly fields: {
    readonly seat: number;
    readonly total: number;
  };
}

/** A player stopped. */
export interface StoppedEvent {
  readonly name: "stopped";
  readonly fields: {
    readonly seat: number;
  };
}

/** The lightning's owner takes what is left of its capture's month (B21). */
export interface SweptEvent {
  readonly name: "swept";
  readonly fields: {
    readonly seat: number;
    readonly cards: readonly string[];
  };
}

/** The deal does not count and is dealt again. */
export interface VoidedEvent {
  readonly name: "voided";
  readonly fields: {
    readonly reason: "field-four" | "field-pairs" | "hand-four" | "both-lucky";
  };
}

/** The round is over; `kind` is win, exhausted, hand or draw, `winner` -1 for nobody. */
export interface EndedEvent {
  readonly name: "ended";
  readonly fields: {
    readonly kind: string;
    readonly winner: number;
    readonly points: readonly [number, number];
  };
}

/** The first dealer is found; the cards drawn are in the view's `draw`. */
export interface DrawnEvent {
  readonly name: "drawn";
  readonly fields: {
    readonly way: string;
    readonly dealer: number;
  };
}

/** A seat has asked for the next round, or for a rematch. */
export interface ReadyEvent {
  readonly name: "ready";
  readonly fields: {
    readonly seat: number;
  };
}

/** A seat has given up. */
export interface ResignedEvent {
  readonly name: "resigned";
  readonly fields: {
    readonly seat: number;
  };
}

/** A seat has taken its last choice back. */
export interface UndoneEvent {
  readonly name: "undone";
  readonly fields: {
    readonly seat: number;
  };
}

/** Something everybody saw; a client animates it and may ignore it, for the view is complete. */
export type EventMsg =
  | DealtEvent
  | ExchangedEvent
  | PlayedEvent
  | AskedEvent
  | GainedEvent
  | CalledEvent
  | StoppedEvent
  | SweptEvent
  | VoidedEvent
  | EndedEvent
  | DrawnEvent
  | ReadyEvent
  | ResignedEvent
  | UndoneEvent;

/** A part of a section. */
export type Block = ParagraphBlock | BulletsBlock | TableBlock;

/** What a player or a spectator says to a server. */
export type FromPlayer = Cmd | Resume | Watch;

/** What a server says to a player. */
export type ToPlayer = Ack | Err | Evt | Here | Sync | Waiting;

/** What a server says to a spectator. */
export type ToSpectator = Err | Here | PublicEvt | PublicSync | PublicWaiting;
