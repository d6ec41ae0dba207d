// The documents of the game, as docs/kings.md describes them. Lengths are millimetres,
// angles degrees, counterclockwise from the x axis.
import type { At } from '../tabletop/types';
import type { Refused } from '../wasm/engine';

export type Side = 'blue' | 'red';
export const sides: readonly Side[] = ['blue', 'red'];
export type Face = 'front' | 'left' | 'rear' | 'right';

export type Condition = 'reserve' | 'steady' | 'disordered' | 'wavering' | 'routed';
export type Ground = 'impassable' | 'difficult' | 'obstacle' | 'decorative' | 'hill';

/** A unit of the view; what never changes in a match stands in the roster. */
export interface Unit {
  seat: Side;
  unit: string;
  size?: string;
  options?: string[];
  artefact?: string;
  at?: At;
  facing?: number;
  state: Condition;
  wounds: number;
  order?: string;
  target?: string;
  face?: Face;
  did?: string[];
  used?: string[];
}

export interface Piece {
  type: Ground;
  height: number;
  corners: At[];
}

export interface View {
  options: Record<string, string>;
  points: number;
  scenario: string;
  table: At;
  near: Side;
  turn: number;
  last: number;
  first?: Side;
  units: Record<string, Unit>;
  terrain?: Piece[];
  tokens?: { at: At; carrier?: string }[];
  set_up?: { placed?: number; to_place?: number };
  decision?: { kind: string; who: Side[] };
  stack?: { procedure: string; step: number; seat?: Side; at?: unknown }[];
  over?: boolean;
  winner?: Side;
  score?: Record<Side, number>;
}

/** An action, by kind: see "Decisions and actions" in docs/kings.md. */
export interface Action {
  kind: string;
  unit?: string;
  target?: string;
  with?: string[];
  edge?: 'near' | 'far';
  at?: At;
  facing?: number;
  move?: number[];
  turn?: number[];
  weapon?: number;
  spell?: string;
  wounds?: number;
  paths?: { move?: number[]; turn?: number[] }[];
  piece?: string;
  as?: Ground;
  height?: number;
}

export type Refusal = Refused;
