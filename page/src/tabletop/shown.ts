// What the board shows of a draft, beside the position itself. The draft makes it, the
// board draws it and knows nothing of decisions.
import type { At, Pose } from './types';

/** How a unit stands to the decision: may be chosen, is done, is a target that may be chosen or not. */
export type Light = 'can' | 'done' | 'target' | 'no';

/** A unit that is in hand, or aimed at. */
export type Mark = 'chosen' | 'targeted';

/** A unit where it is not yet: dragged, or where a charge ends. */
export interface Ghost {
  unit: string;
  pose: Pose;
  ok: boolean;
  /** The end of a way, or a pose on it. */
  kind: 'end' | 'turn';
}

export interface Area {
  kind: 'arc' | 'sight' | 'blind' | 'reach' | 'range' | 'threat' | 'zone' | 'piece' | 'laid' | 'token';
  corners: At[];
  ok?: boolean;
  label?: string;
  /** An arc begins at the middle of a side of something, whose middle is known too. */
  side?: { at: At; of: At };
  /** How the piece or the token in hand lies, so that it can be dragged; a piece can be turned. */
  pose?: Pose;
}

export interface Line {
  kind: 'way' | 'measure' | 'seen' | 'barred' | 'arc';
  points: At[];
  label?: string;
  ok?: boolean;
}

export interface Shown {
  chosen: string | null;
  target: string | null;
  lights: Record<string, Light>;
  ghosts: Ghost[];
  areas: Area[];
  lines: Line[];
  /** Words at the middle of a side of something, such as a target, and the middle of all of it. */
  notes: { at: At; of: At; text: string }[];
  /** Units that can be chosen, and the chosen one, can be dragged and turned. */
  movable?: boolean;
}

/** What the player does on the board. Places are millimetres of the table. */
export interface Gestures {
  pick(unit: string | null): void;
  /** A press on the bare table. */
  point(at: At): void;
  /** A unit (of the table or, to deploy, from the reserve), or the piece in hand, is dragged, or turned by its handle. */
  drag(unit: string | null, pose: Pose, turns: boolean): void;
  hover(unit: string | null): void;
  /** The tape is drawn from place to place; a press has only the one. */
  measure(from: At | null, to: At): void;
}

export type LengthUnit = 'in' | 'mm';

export interface BoardTools {
  /** The measuring tape is in hand: presses and drags measure. */
  measuring: boolean;
  unit: LengthUnit;
}

export const nothingShown: Shown = { chosen: null, target: null, lights: {}, ghosts: [], areas: [], lines: [], notes: [] };
