// Small marks beside a base, in pixels of the sheet.
import type { Rect } from './labels';

export interface Badge {
  kind: string;
  icon: string;
  text: string;
  /** The name of a colour. */
  ink: string;
  x: number;
  y: number;
  width: number;
  /** Drawn small, where bases are. */
  scale: number;
}

export const height = 18;

export const boxOf = (b: Badge): Rect => ({ x: b.x - b.width / 2, y: b.y - (height * b.scale) / 2, w: b.width, h: height * b.scale });
