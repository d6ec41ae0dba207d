import type { Snippet } from 'svelte';
import type { Beside } from '../lib/board';
import type { Lang } from '../lib/i18n.svelte';
import type { Badge } from './badges';
import type { Drawn, NamedPiece, Token } from './drawn';
import type { Aspect } from './geometry';
import type { BoardTools, Gestures, Light, Mark, Shown } from './shown';
import type { Figures, Moment } from './types';

/** What a game gives a table to scale: where things stand, what is drawn of them, and what is done to them. */
export interface TableProps {
  moment: Moment;
  /** How many actions have led to it; the table then keeps traces of what has moved. */
  n?: number | undefined;
  /** A position before it, which traces begin with where the table has seen none. */
  earlier?: { n: number; moment: Moment } | null | undefined;
  lang: Lang;
  aspect: Aspect;
  /** Whose side is looked from; null for spectators. */
  side: string | null;
  figure: Figures;
  /** A unit as its button is called. */
  told: (unit: string, light?: Light, mark?: Mark) => string;
  /** The small marks beside a unit that is drawn at a scale. */
  badges: (unit: Omit<Drawn, 'badges'>, k: number) => Badge[];
  pieces: readonly NamedPiece[];
  tokens: readonly Token[];
  /** What is said of units that fell. */
  fell: string;
  shown: Shown;
  /** What is told of: the camera goes there, and hears when the reader moves the table himself. */
  follow?: { units: string[]; panned: (by: boolean) => void } | null | undefined;
  /** None where the table is only looked at, as in a replay. */
  gestures?: Gestures | undefined;
  tools: BoardTools;
  /** Opens the table in words. */
  ontext?: (() => void) | undefined;
  /** More buttons beside those that zoom. */
  buttons?: Snippet | undefined;
  /** The rails, which hold the buttons and the table in small; where there are none, the buttons lie on the table. */
  beside?: Beside | null | undefined;
  /** Pixels that a rail lies over. */
  covered?: { left: number; right: number } | undefined;
  /** What stands at the right of the table, in a column that is kept free for it. */
  apart?: Snippet | undefined;
  /** The name of the colour of a unit. */
  ink: (unit: string) => string;
  /** Patterns by ids that begin with the one given. */
  defs: Snippet<[uid: string]>;
  /** In millimetres; fine where one looks from near by. */
  ground: Snippet<[uid: string, fine: boolean]>;
  /** In pixels about 0, 0, as if it faced up. */
  base: Snippet<[uid: string, unit: Drawn, k: number, hovered: boolean]>;
}
