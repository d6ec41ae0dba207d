// Layouts of terrain as documents, as the docs of the game describe them.
import { papers } from '../../lib/papers';
import type { KeptPaper, Paper, Told } from '../../lib/types';
import type { Look } from '../terrain';
import type { At, Piece } from '../types';

/** A length is millimetres, or a text in inches. */
export type Length = number | string;

/** A piece of the box at a place, or an outline of its own. */
export interface Laid {
  piece?: string;
  at?: [Length, Length];
  turn?: number;
  type?: string;
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
  type: string;
  height: number;
  types: string[];
}

export interface Stock {
  grounds: Record<string, Told>;
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

/** How a piece is drawn; what it is may be told by what is in the box. */
export type Looks = (piece: Piece, box: Template[]) => Look;
