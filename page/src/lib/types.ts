// The documents of the API by short names, from the generated types (npm run api). The
// generator marks every list as possibly null; api.ts sees to it that none is.

import type { components } from './api.gen';

type Documents = components['schemas'];

/** Without nulls, all the way down. */
type Solid<T> = T extends null ? never : T extends (infer E)[] ? Solid<E>[] : T extends object ? { [K in keyof T]: Solid<T[K]> } : T;

type Doc<K extends keyof Documents> = Solid<Documents[K]>;

export type Seat = number;
/** A sentence in both languages. */
export type Told = { en: string; fr: string };
/** One thing that happened: a sentence with its marks (see marked.ts), whose doing it was, what it begins. */
export type Happened = Doc<'Told'>;
export type Me = Doc<'Me'>;
export type Session = Doc<'Session'>;
export type Passkey = Doc<'Passkey'>;
export type Ceremony = Doc<'Ceremony'>;
/** How the server is run just now. */
export type House = Doc<'House'>;
/** A player who is muted or blocked. */
export type Shunned = Doc<'Shunned'>;
/** What administrators see. */
export type Load = Doc<'Load'>;
export type Overseen = Doc<'Overseen'>;
export type Report = Doc<'Report'>;
export type Somebody = Doc<'Somebody'>;
export type Sanction = Doc<'Sanction'>;
export type ActLine = Doc<'ActLine'>;
export type TokenNote = Doc<'TokenNote'>;
export type GameOption = Doc<'Option'>;
export type Game = Doc<'Game'>;
export type Rule = Doc<'Rule'>;
export type Clock = Doc<'Clock'>;
export type Plan = Doc<'Plan'>;
export type NewTable = Doc<'NewTable'>;
export type Sitter = Doc<'Sitter'>;
export type Decision = Doc<'Decision'>;
export type Answer = Omit<Doc<'Answer'>, 'action'> & { action: Action };

export type Absent = 'wait' | 'default' | 'bot';
export type Status = 'waiting' | 'playing' | 'over' | 'frozen' | 'cancelled';
export type What =
  | 'created'
  | 'titled'
  | 'filled'
  | 'vacated'
  | 'cancelled'
  | 'sat'
  | 'acted'
  | 'asked'
  | 'agreed'
  | 'declined'
  | 'undone'
  | 'said'
  | 'letter'
  | 'conceded'
  | 'paused'
  | 'resumed'
  | 'left'
  | 'returned'
  | 'proposed'
  | 'voted'
  | 'rejected'
  | 'replaced'
  | 'sealed'
  | 'held'
  | 'released'
  | 'closed'
  | 'sheet'
  | 'frozen'
  | 'renewed'
  | 'rematch'
  | 'departed';

export type Summary = Omit<Doc<'Listed'>, 'status'> & { status: Status };

/** How a seat can take its last action back, if it can. */
export type Undoing = Doc<'Undoing'>;
export type UndoWay = Undoing['way'];

/** Who is at a table now. */
export type Present = Doc<'Present'>;
export type Presence = Doc<'Presence'>;
/** Who is to play the seat of somebody who is absent. */
export type Substitute = Doc<'Proposal'>['to'];

/** A match as one account sees it; `view` is the game's own document of the state. */
export type Look = Omit<Doc<'Look'>, 'status' | 'view' | 'window'> & {
  status: Status;
  view?: unknown;
  /** A window that is open: when it closes unless it is held, who holds it, what our own seats have answered. */
  window?: Omit<Doc<'Window'>, 'answers'> & { answers?: Answer[] };
};

/** One thing that happened at a table. */
export type Update = Omit<Doc<'Update'>, 'what' | 'undone'> & {
  what: What;
  /** The actions that an undo takes back, by the numbers that they had before it. */
  undone?: { from: number; to: number };
};

/** How a match stands for who watches it: the look, what his seats may do, how they can take back. */
export interface Stand {
  look: Look;
  owed?: { seats: { seat: Seat; options: Action[] }[] };
  undo?: Undoing[];
}

/** A line of the stream; who is present may come with how the match stands, or by itself. */
export type Line = Update | (Partial<Stand> & { present?: Present });

/** An army list or a layout, with what the game says about it. */
export type Paper<D = unknown, S = unknown> = Omit<Doc<'Paper'>, 'document' | 'sheet'> & { document: D; sheet: S };
export type PaperProblem = Doc<'PaperProblem'>;
export type Meant = Doc<'Meant'>;

/** A paper that an account has kept. */
export type KeptPaper<D = unknown, S = unknown> = Omit<Doc<'KeptPaper'>, 'paper'> & { paper: Paper<D, S> };

/** An action is the game's own document; the page only hands it on. */
export interface Action {
  kind: string;
  [field: string]: unknown;
}

export interface Options {
  n: number;
  /** The state of the match in which they were listed. */
  seq?: number;
  options: Action[];
}

/** The whole state after n actions of a finished match, and what the nth did. */
export type Moment = Omit<Doc<'Moment'>, 'action'> & { action?: Action };

/** How a finished match ended, and how it came to that. */
export type End = Doc<'End'>;
export type Course = NonNullable<End['course']>;

/** One act of a match as a player would tell it. */
export type Step = Doc<'Step'>;

/** Why an action was refused: the rule, and the facts in a sentence. */
export interface Refusal extends Told {
  rule: string;
}
