// Units in line: front beside front, side by side with a neighbour.
import { gap } from './geometry';
import { apart, baseOf, between, kept, moved } from './step';
import type { Body } from './shown';
import type { At, Pose } from './types';

/** Where a unit is in line with a neighbour, and the front line of both from end to end. */
export interface Aligned {
  pose: Pose;
  guide: [At, At];
}

/** How near friends may stand. */
const space = 1;
/** A hand that is so near means it. */
const near = { mm: 12, degrees: 12 };

/** The nearest place at which a unit stands in line with one of its neighbours, and on none of them. */
export function aligned(unit: Body, neighbours: readonly Body[]): Aligned | null {
  let best: Aligned | null = null;
  let least = Infinity;
  for (const n of neighbours)
    for (const side of [1, -1]) {
      const aside = side * ((n.width + unit.width) / 2 + space);
      const pose = kept(moved(n.pose, (n.depth - unit.depth) / 2, aside));
      const far = apart(pose.at, unit.pose.at);
      const base = baseOf(unit, pose);
      if (far >= least || neighbours.some((o) => gap(base, baseOf(o, o.pose)) < space / 2)) continue;
      const end = (out: number) => moved(n.pose, n.depth / 2, side * out).at;
      [best, least] = [{ pose, guide: [end(-n.width / 2), end(n.width / 2 + space + unit.width)] }, far];
    }
  return best;
}

/** The same if the hand has it nearly there. */
export function snapped(unit: Body, neighbours: readonly Body[]): Aligned | null {
  const line = aligned(unit, neighbours);
  if (!line) return null;
  const turn = Math.abs(between(unit.pose.facing, line.pose.facing));
  return apart(line.pose.at, unit.pose.at) <= near.mm && turn <= near.degrees ? line : null;
}
