// The rack of a unit: the small marks beside its tray. Conditions, influence, what it claims or carries, tokens, done.
import type { Badge } from '../tabletop/badges';
import { around, toSheet, type Aspect } from '../tabletop/geometry';
import { corners } from '../tabletop/step';
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
export function racked(u: Unit, held: string[], letters: Record<string, string>): Racked[] {
  const out: Racked[] = held.map((text, i) => ({ kind: `objective ${i}`, icon: 'lozenge', text, ink: 'or' }));
  for (const t of u.tokens ?? []) out.push({ kind: t, icon: t, text: letters[t] ?? '', ink: 'or' });
  for (const [i, n] of (u.influence ?? []).entries())
    if (n) out.push({ kind: `influence ${i}`, icon: 'influence', text: '', ink: i === 0 ? 'vert' : 'azure' });
  if (u.marks?.includes('marked')) out.push({ kind: 'marked', icon: 'target', text: '', ink: 'seal' });
  if (u.point_tokens) out.push({ kind: 'points', icon: 'laurel', text: String(u.point_tokens), ink: 'or' });
  if (u.faith) out.push({ kind: 'faith', icon: 'star', text: String(u.faith), ink: 'azure' });
  if (u.activated) out.push({ kind: 'done', icon: 'check', text: '', ink: 'vert' });
  return out;
}

/** The rack in pixels: down the right of the tray, and on down the left where there is much. */
export function badges(a: Aspect, pose: Pose, width: number, depth: number, k: number, rack: readonly Racked[]): Badge[] {
  const all = corners(pose, width, depth).map((c) => toSheet(a, c).map((v) => v * k) as At);
  const [west, north, east, south] = around(all);
  const scale = k < 0.3 ? 0.72 : k < 0.55 ? 0.86 : 1;
  const row = 20 * scale;
  const rows = Math.max(1, Math.floor((south - north) / row));
  return rack.map((b, i): Badge => {
    const wide = (b.text ? 34 : 18) * scale;
    const right = i < rows;
    const x = right ? east + wide / 2 + 3 : west - wide / 2 - 3;
    return { ...b, x, y: north + row * ((right ? i : i - rows) + 0.5), width: wide, scale };
  });
}
