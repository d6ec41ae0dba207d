// What a press on the board does.
import type { House, Rank, TerrainToken } from '../types';

export type Tool =
  | { kind: 'look' }
  | { kind: 'ground'; sign: string }
  | { kind: 'token'; token: TerrainToken | null }
  | { kind: 'objective' }
  | { kind: 'clear' }
  | { kind: 'unit'; house: House; unit: string; rank: Rank }
  | { kind: 'move'; house: House; i: number }
  /** Marks the hexes of a special rule, or of a line of victory points. */
  | { kind: 'hexes'; list: 'special' | 'scores'; i: number };

/** The same tool again? */
export const sameTool = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);
