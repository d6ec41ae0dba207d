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
  /** A guide is the front line that something is aligned to. */
  kind: 'way' | 'measure' | 'seen' | 'barred' | 'arc' | 'guide';
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
  /** What is not lit lies under a veil. */
  veil?: boolean;
  /** Units that can be chosen, and the chosen one, can be dragged and turned. */
  movable?: boolean;
  /** Units that are moved together, and how large all of them are about their middle. */
  group?: { units: readonly string[]; body: Body | null };
  /** Enemies that could come at what is in hand where it is to stand. */
  threats?: readonly string[];
}

/** Something that lies or stands on the table: how, and how large it is. */
export interface Body {
  pose: Pose;
  width: number;
  depth: number;
}

/** What the player does on the board. Places are millimetres of the table. */
export interface Gestures {
  /** One more is added to those that are chosen, or taken from them. */
  pick(unit: string | null, more?: boolean): void;
  /** A box was drawn about units. */
  gather(units: string[]): void;
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
  /** Presses choose one more unit, and a drag on the bare table draws a box about several. */
  several: boolean;
  unit: LengthUnit;
}

export const nothingShown: Shown = { chosen: null, target: null, lights: {}, ghosts: [], areas: [], lines: [], notes: [] };
