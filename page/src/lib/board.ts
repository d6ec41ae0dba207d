import type { Snippet } from 'svelte';
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

/** A step of the story, as it is told. */
export interface Tale {
  step: Step;
  /** What happened in it. */
  told: Happened[];
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

/** What a replay gives to the board: a whole state, to be drawn read-only. */
export interface ReplayProps {
  document: unknown;
  /** How many actions have led to it. */
  n: number;
  lang: Lang;
  tale: Tale | null;
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
