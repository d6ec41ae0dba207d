// Places on a table to scale. Lengths are millimetres, angles degrees, counterclockwise from the x axis.

export type At = [number, number];

export interface Pose {
  at: At;
  facing: number;
}

/** A unit by name, a piece of terrain by its number, or a place. */
export type Thing = string | { piece: number } | At;

export interface Measured {
  mm: number;
  from: At;
  to: At;
}

/** A piece of terrain as it lies. */
export interface Piece {
  type: string;
  height: number;
  corners: At[];
}

/** A position, as far as the eye follows it. */
export interface Moment {
  turn: number;
  table: At;
  /** Whose decision it is. */
  who: readonly string[];
  /** Where units stand; null for those that stand no more, or not yet. */
  units: Record<string, { seat: string; pose: Pose | null; fell: boolean }>;
}

/** What is drawn of a unit: how large its base is, its sign, its name, and who goes with it. */
export interface Figure {
  width: number;
  depth: number;
  glyph: string;
  name: string;
  beside?: string;
}

export type Figures = (unit: string) => Figure;
/** How large a base is; undefined until that is known. */
export type Sizes = (unit: string) => Pick<Figure, 'width' | 'depth'> | undefined;
