// The rack of a unit: the small marks beside its tray. Conditions, influence, what it claims or carries, tokens, done.
import { height, type Badge } from '../tabletop/badges';
import { middle, toSheet, type Aspect } from '../tabletop/geometry';
import { apart, corners } from '../tabletop/step';
import type { At, Pose } from '../tabletop/types';
import type { Unit } from './types';

/** What a mark says. */
export interface Racked {
  kind: string;
  icon: string;
  text: string;
  ink: string;
}

/** What hangs beside a unit, the most important first. */
export function racked(u: Unit, held: string[], letters: Record<string, string>, wall = false): Racked[] {
  const out: Racked[] = held.map((text, i) => ({ kind: `objective ${i}`, icon: 'lozenge', text, ink: 'or' }));
  // of a wall nothing else tells how much it has suffered
  if (wall && u.wounds) out.push({ kind: 'wounds', icon: 'wounds', text: String(u.wounds), ink: 'refuse' });
  for (const t of u.tokens ?? []) out.push({ kind: t, icon: t, text: letters[t] ?? '', ink: 'or' });
  for (const [i, n] of (u.influence ?? []).entries())
    if (n) out.push({ kind: `influence ${i}`, icon: 'influence', text: '', ink: i === 0 ? 'vert' : 'azure' });
  if (u.marks?.includes('marked')) out.push({ kind: 'marked', icon: 'target', text: '', ink: 'seal' });
  if (u.point_tokens) out.push({ kind: 'points', icon: 'laurel', text: String(u.point_tokens), ink: 'or' });
  if (u.faith) out.push({ kind: 'faith', icon: 'star', text: String(u.faith), ink: 'azure' });
  if (u.activated) out.push({ kind: 'done', icon: 'check', text: '', ink: 'vert' });
  return out;
}

/** The rack in pixels: along the side of the tray that is most to the right, and on along the one across where there is much. */
export function badges(a: Aspect, pose: Pose, width: number, depth: number, k: number, rack: readonly Racked[]): Badge[] {
  const all = corners(pose, width, depth).map((c) => toSheet(a, c).map((v) => v * k) as At);
  const [mx, my] = middle(all);
  const sides = all.map((from, i) => {
    const to = all[(i + 1) % all.length]!;
    const [x, y] = [(from[0] + to[0]) / 2 - mx, (from[1] + to[1]) / 2 - my];
    const far = Math.hypot(x, y) || 1;
    const [top, low] = from[1] <= to[1] ? [from, to] : [to, from];
    return { out: [x / far, y / far] as At, top, low, long: apart(from, to) };
  });
  const right = sides.reduce((best, s) => (s.out[0] > best.out[0] + 1e-6 ? s : best));
  const left = sides.reduce((best, s) => (s.out[0] < best.out[0] - 1e-6 ? s : best));
  const scale = k < 0.3 ? 0.72 : k < 0.55 ? 0.86 : 1;
  const row = 20 * scale;
  const rows = Math.max(1, Math.floor(right.long / row));
  return rack.map((b, i): Badge => {
    const wide = (b.text ? 34 : 18) * scale;
    const { out, top, low, long } = i < rows ? right : left;
    const t = (((i % rows) + 0.5) * row) / long;
    const away = (Math.abs(out[0]) * wide + Math.abs(out[1]) * height * scale) / 2 + 4;
    return {
      ...b,
      x: top[0] + (low[0] - top[0]) * t + out[0] * away,
      y: top[1] + (low[1] - top[1]) * t + out[1] * away,
      width: wide,
      scale,
    };
  });
}
