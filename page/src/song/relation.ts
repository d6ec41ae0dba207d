// How one unit stands to another, in words.
import type { Lang } from '../lib/i18n.svelte';
import { bearing, gap } from '../tabletop/geometry';
import { length } from '../tabletop/lengths';
import { apart, baseOf, round } from '../tabletop/step';
import type { At, Pose } from '../tabletop/types';
import type { Roster } from './ask';
import { factsOf } from './describe';
import type { Face, View } from './types';
import { standsAt } from './units';
import { boardWords } from './words/board';

/** The arc of a tray that a place lies in: lines along its diagonals. */
export function arcOf(pose: Pose, width: number, depth: number, at: At): Face {
  const turn = round(bearing(pose.at, at) - pose.facing) * (Math.PI / 180);
  const far = apart(pose.at, at);
  const [ahead, left] = [Math.cos(turn) * far * width, Math.sin(turn) * far * depth];
  if (Math.abs(ahead) >= Math.abs(left)) return ahead >= 0 ? 'front' : 'rear';
  return left > 0 ? 'left' : 'right';
}

/** How far another unit is from one, and in which of that one's arcs its middle is. */
export function relation(view: View, roster: Roster | null, of: string, to: string, unit: 'in' | 'mm', lang: Lang): string {
  const w = boardWords(lang);
  const [p, q] = [standsAt(view.units[of]!), standsAt(view.units[to]!)];
  if (!p || !q) return '';
  const [f, g] = [factsOf(roster, of), factsOf(roster, to)];
  const space = gap(baseOf(f, p), baseOf(g, q));
  return `${space < 0.05 ? w.touching : w.away(length(space, unit, lang))}, ${w.inArc[arcOf(p, f.width, f.depth, q.at)]}`;
}
