import type { Snippet } from 'svelte';
import type { Ahead } from './ahead.svelte';
import type { Lang } from './i18n.svelte';
import type { Action, Happened, Look, Refusal, Seat, Step, Told } from './types';

/**
 * What the table gives to the board of a game. The board draws the position, asks what
 * the seat has to decide in a dock under it, and shows the game's own panels.
 */
export interface BoardProps {
  look: Look;
  /** The seat that is looked from; null for spectators. */
  seat: Seat | null;
  lang: Lang;
  /** Sends an action. True when it was kept; a refusal is shown by the table. */
  act(action: Action): Promise<boolean>;
  /** Asks the judge without acting: null when the action is legal. */
  check(action: Action): Promise<Refusal | null>;
  /** The legal actions of the seat now (fetched once for each position). */
  options(): Promise<Action[]>;
  /** Holds the window that is open, or lets it go on. */
  hold(stop: boolean): void;
  /** What the seat has decided ahead about windows; null where that is not known. */
  ahead: Ahead | null;
  /** Opens what is decided ahead. */
  openAhead(): void;
  /** Opens a rule beside the board. */
  openRule(id: string): void;
  /** A place that somebody has asked to see, such as from the log. */
  point: { area: string } | null;
  /** The button that takes the last action back, for the dock. */
  undo: Snippet;
  /** The step of the story that is told; then the look is that of the told position, and a press only looks. */
  tale: Tale | null;
  /** What stands in place of the dock while a story is told. */
  teller: Snippet | null;
  /** What stays marked of what the others did; null before the player has acted, and for spectators. */
  last: Last | null;
  /** The rails beside the board; null where there are none. */
  beside: Beside | null;
  /** Pixels of the board that a rail lies over. */
  covered: { left: number; right: number };
}

/** The rails beside a board, in which it may show something of its own; each gives what takes it away again. */
export interface Beside {
  /** Buttons, in the strip of tools. */
  tools(content: Snippet): () => void;
  /** All of the board in small, under the seats. */
  map(content: Snippet): () => void;
  /** What a decision hangs on, above the log; null while that is folded. */
  panel: ((content: Snippet) => () => void) | null;
}

/** What others have done since the player's own last action, as far as it was told. */
export interface Last {
  steps: readonly Step[];
  /** How many actions there were after his own, and how it stood then. */
  n: number;
  before(): Promise<unknown>;
}

/** A step of the story, as it is told. */
export interface Tale {
  step: Step;
  /** What happened in it. */
  told: Happened[];
  /** The position that shows all that the outcome hangs on, where the step has one and it has come. */
  peak?: unknown;
  /** A fight has beats: its way, its helpers, cards or dice, totals or wounds, and how it ended. */
  beat: number;
  beats: number;
  /** The camera goes to what it is about. */
  follow: boolean;
  /** The board was pressed: the story waits. */
  pressed(): void;
  /** The board was moved by hand, and the camera no longer follows; or it follows again. */
  panned(by: boolean): void;
}

/** What a game is given to show of a step beside its place. */
export interface ActProps {
  tale: Tale;
  lang: Lang;
}

/** What a game is given to draw a small picture of: the place of a step, cut from the board. */
export interface PictureProps {
  view: unknown;
  step: Step;
  lang: Lang;
}

/** A number that tells how a seat stands; null where it is hidden, or there is none. */
export interface Figure extends Told {
  of(view: unknown, seat: Seat): number | null;
}

/** What a replay gives to the board: a whole state, to be drawn read-only. */
export interface ReplayProps {
  document: unknown;
  /** How many actions have led to it. */
  n: number;
  lang: Lang;
  tale: Tale | null;
  /** What it shows beside itself; null where there is no room. */
  beside: Beside | null;
}

/** What the table, or a replay, gives to the optional panels of a game: its own document of the state. */
export interface PanelProps {
  view: unknown;
  seat: Seat | null;
  lang: Lang;
  /** Shows a place of the board. */
  onplace?: (place: string) => void;
}

/** Keys by their English names, and what they do. */
export type Keys = Record<Lang, [keys: string[], does: string][]>;

/** The phases of the round: as pills, or in words where there is no room. */
export interface PhaseProps {
  view: unknown;
  lang: Lang;
  brief?: boolean;
}

/** A step of a match that is worth finding: one that begins a round, or a battle. */
export interface Mark {
  n: number;
  round?: number;
  /** What the round is called, if not by its number. */
  told?: Told;
}
