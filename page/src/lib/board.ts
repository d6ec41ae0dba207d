import type { Component, Snippet } from 'svelte';
import type { LogText } from './gonf';
import type { Lang } from './i18n.svelte';
import type { Known } from './names';
import type { Action, Look, Refusal, Seat } from './types';

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
  /** Shows something above the log, where the rail beside the board is open; null takes it away. */
  beside(content: Snippet | null): void;
}

/** What a replay gives to the board: a whole state, to be drawn read-only. */
export interface ReplayProps {
  document: unknown;
  /** How many actions have led to it. */
  n: number;
  lang: Lang;
}

/** What the table, or a replay, gives to the optional panels of a game: its own document of the state. */
export interface PanelProps {
  view: unknown;
  seat: Seat | null;
  lang: Lang;
  /** Shows a place of the board. */
  onplace?: (place: string) => void;
}

/**
 * The parts that a game brings. Only the board is needed. `side` stands in the left rail
 * under the seats (tracks, your hand), `tokens` under the name of each seat, `cards` is
 * the Cards tab, `phases` tells in the bar how far the round has come.
 */
export interface Parts {
  board?: () => Promise<Component<BoardProps>>;
  replay?: () => Promise<Component<ReplayProps>>;
  side?: () => Promise<Component<PanelProps>>;
  cards?: () => Promise<Component<PanelProps>>;
  tokens?: () => Promise<Component<PanelProps>>;
  phases?: () => Promise<Component<PhaseProps>>;
  /** The names of what a position holds, by their ids. */
  names?: (view: unknown) => Promise<Known>;
  /** Its own words for the list of choices. */
  choices?: () => Promise<ChoiceWords>;
  /** The keys of its board, for the list of all keys. */
  keys?: () => Promise<Keys>;
  /** What a replay marks on its scrubber. */
  marks?: (log: LogText) => Mark[];
}

/** What the list of choices says of a game. */
export interface ChoiceWords {
  /** An action in the game's own words; undefined leaves it to those that serve every game. */
  tell(a: Action, name: (id: string) => string, lang: Lang): string | undefined;
  /** That there are more choices than can be listed, for decisions that have them. */
  note(decision: string, lang: Lang): string | undefined;
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
}

// A game brings its parts in its own folder.
const games = import.meta.glob<Parts>('../*/parts.ts', { eager: true, import: 'parts' });

export function partsOf(game: string): Parts {
  return games[`../${game}/parts.ts`] ?? {};
}
