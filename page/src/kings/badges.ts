// The small marks at the corners of a base: wounds, Wavering, Disordered, done, loot.
import { height, type Badge } from '../tabletop/badges';
import { around, toSheet, type Aspect } from '../tabletop/geometry';
import type { Light } from '../tabletop/shown';
import { corners } from '../tabletop/step';
import type { Pose } from '../tabletop/types';
import type { Unit } from './types';

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
  const add = (at: [number, number], kind: string, icon: string, text: string, ink: string, row = 0) => {
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
