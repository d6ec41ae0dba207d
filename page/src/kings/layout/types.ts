// Layouts of terrain as documents, see "Terrain and layouts" in docs/kings.md.
import { papers } from '../../lib/papers';
import type { KeptPaper, Paper, Told } from '../../lib/types';
import type { At, Ground, Piece } from '../types';

/** A length is millimetres, or a text in inches. */
export type Length = number | string;

/** A piece of the box at a place, or an outline of its own. */
export interface Laid {
  piece?: string;
  at?: [Length, Length];
  turn?: number;
  type?: Ground;
  height?: number;
  corners?: [Length, Length][];
}

export interface Layout {
  game: string;
  id?: string;
  name_en?: string;
  name_fr?: string;
  table: [Length, Length];
  pieces: Laid[];
}

export interface Template extends Told {
  id: string;
  corners: At[];
  type: Ground;
  height: number;
  types: Ground[];
}

export interface Stock {
  grounds: Record<Ground, Told>;
  highest: number;
  most: number;
  /** The table for armies of so many points or fewer. */
  tables: { points: number; metric?: boolean; size: At }[];
  box: Template[];
}

/** Where the pieces lie. */
export interface Sheet {
  table: At;
  pieces: Piece[];
}

export type LayoutPaper = Paper<Layout, Sheet>;
export type KeptLayout = KeptPaper<Layout, Sheet>;

export const layouts = papers<Layout, Sheet, Stock>('layouts', 'terrain');
