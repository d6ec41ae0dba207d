import type { Badge } from './badges';
import type { Light, Mark } from './shown';
import type { At, Figure, Pose } from './types';

/** A unit as it is drawn: where on the sheet, how far turned, and how it stands to the decision. */
export interface Drawn extends Figure {
  id: string;
  pose: Pose;
  at: At;
  turn: number;
  light: Light | undefined;
  mark: Mark | undefined;
  badges: Badge[];
}

/** A piece of terrain by name, and what it counts as. */
export interface NamedPiece {
  corners: At[];
  name: string;
  is: string;
}

/** Something small that lies on the table. */
export interface Token {
  at: At;
  text: string;
}
