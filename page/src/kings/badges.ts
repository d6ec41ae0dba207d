// The small marks at the corners of a base: wounds, Wavering, Disordered, done, loot.
import { around, toSheet, type Aspect } from './geometry';
import type { Light } from './shown';
import { corners } from './step';
import type { Pose, Unit } from './types';

export interface Badge {
  kind: 'wounds' | 'wavering' | 'disordered' | 'done' | 'no' | 'loot';
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

const height = 18;

/** The badges of a unit in pixels, wounds on the left of its rear, states on the right. */
export function badges(
  a: Aspect,
  u: Unit,
  pose: Pose,
  width: number,
  depth: number,
  k: number,
  light: Light | undefined,
  loot: boolean,
  letters: { wavering: string; disordered: string },
): Badge[] {
  const all = corners(pose, width, depth).map((c) => toSheet(a, c).map((v) => v * k) as [number, number]);
  const rear = all.slice(2).sort((p, q) => p[0] - q[0]);
  const [west, , east] = around(all);
  const [left, right] = [rear[0]!, rear[1]!];
  const scale = k < 0.3 ? 0.72 : k < 0.55 ? 0.86 : 1;
  const out: Badge[] = [];
  const add = (at: [number, number], kind: Badge['kind'], icon: string, text: string, ink: string, row = 0) => {
    const w = (text ? 34 : 18) * scale;
    // Beside a small base, or little of it would be seen; wholly off a very small one.
    const way = at === left ? -1 : 1;
    const beside = Math.min(width, depth) * k < 32 ? w * 0.45 * way : 0;
    const x = Math.max(width, depth) * k < 22 ? (way < 0 ? west : east) + (w / 2 + 1) * way : at[0] + beside;
    out.push({ kind, icon, text, ink, x, y: at[1] + row * height * scale, width: w, scale });
  };
  if (u.wounds) add(left, 'wounds', 'wounds', String(u.wounds), 'refuse');
  if (u.state === 'wavering') add(right, 'wavering', 'wavering', letters.wavering, 'or');
  else if (u.state === 'disordered') add(right, 'disordered', 'disordered', letters.disordered, 'or');
  const row = u.state === 'wavering' || u.state === 'disordered' ? 1 : 0;
  if (light === 'done') add(right, 'done', 'check', '', 'vert', row);
  else if (light === 'no' && k > 0.45) add(right, 'no', 'refused', '', 'ink-3', row);
  if (loot) add(left, 'loot', 'seal', '', 'or', u.wounds ? 1 : 0);
  return out;
}

export const boxOf = (b: Badge) => ({ x: b.x - b.width / 2, y: b.y - (height * b.scale) / 2, w: b.width, h: height * b.scale });
