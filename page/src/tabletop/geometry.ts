// Places of the table and of the screen. The table is in millimetres with y upwards; the
// sheet that is drawn has y downwards, and the edge of who looks at it at the bottom.
import { round } from './step';
import type { At } from './types';

/** How the table lies before the eyes: how large the sheet is, and which edge of it is at the bottom. */
export interface Aspect {
  width: number;
  depth: number;
  /** Quarter turns: 0 seen from the near edge, 1 from the right one, 2 from the far one, 3 from the left one. */
  turns: 0 | 1 | 2 | 3;
}

/** A table as it is seen from one of its edges. */
export function seenFrom([width, depth]: At, turns: Aspect['turns']): Aspect {
  return turns % 2 ? { width: depth, depth: width, turns } : { width, depth, turns };
}

/** Of a table that one side has before it, as another sees it; who only watches looks from the near edge. */
export function aspect<Side>(table: At, near: Side, from: Side | null): Aspect {
  return seenFrom(table, from !== null && from !== near ? 2 : 0);
}

/** The edge of the table, by its name in an action, that is the near or the far one to who looks. */
export const edgeOf = (a: Aspect, seen: 'near' | 'far'): 'near' | 'far' => ((seen === 'near') === (a.turns === 2) ? 'far' : 'near');

export function toSheet(a: Aspect, [x, y]: At): At {
  switch (a.turns) {
    case 0:
      return [x, a.depth - y];
    case 1:
      return [y, x];
    case 2:
      return [a.width - x, y];
    case 3:
      return [a.width - y, a.depth - x];
  }
}

/** The way back is the same, but from the left edge. */
export const toTable = (a: Aspect, [x, y]: At): At => (a.turns === 3 ? [a.depth - y, a.width - x] : toSheet(a, [x, y]));

/** How far a thing that points up is turned on the sheet, clockwise, to face so. */
export function turnOf(a: Aspect, facing: number): number {
  return round(90 + a.turns * 90 - facing);
}

/** The facing from one place of the table to another. */
export function bearing(from: At, to: At): number {
  return round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
}

/** The box around points: left, top, right, bottom. */
export function around(points: readonly At[]): [number, number, number, number] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function middle(points: readonly At[]): At {
  const [x0, y0, x1, y1] = around(points);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
}

/** Is a place inside a convex outline, at least so far from its sides? */
export function inside(at: At, outline: readonly At[], by = 0): boolean {
  let sign = 0;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]!;
    const b = outline[(i + 1) % outline.length]!;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const side = dx * (at[1] - a[1]) - dy * (at[0] - a[0]);
    sign ||= Math.sign(side);
    if (side * sign < (by && by * (Math.hypot(dx, dy) || 1))) return false;
  }
  return true;
}

/** The smallest gap between two outlines that do not overlap. Names are placed by it, in loops that make nothing. */
export function gap(a: readonly At[], b: readonly At[]): number {
  if (anyInside(a, b) || anyInside(b, a)) return 0;
  return Math.sqrt(Math.min(toSides(a, b), toSides(b, a)));
}

function anyInside(points: readonly At[], outline: readonly At[]): boolean {
  for (const p of points) if (inside(p, outline)) return true;
  return false;
}

/** How far a place is from an outline. */
export const away = (p: At, outline: readonly At[]): number => (inside(p, outline) ? 0 : Math.sqrt(toSides([p], outline)));

/** The square of how far the nearest of some points is from the sides of an outline. */
function toSides(points: readonly At[], outline: readonly At[]): number {
  let least = Infinity;
  let a = outline[outline.length - 1]!;
  for (const b of outline) {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const long = dx * dx + dy * dy || 1;
    for (const p of points) {
      const px = p[0] - a[0];
      const py = p[1] - a[1];
      const along = (px * dx + py * dy) / long;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const far = (t * dx - px) ** 2 + (t * dy - py) ** 2;
      if (far < least) least = far;
    }
    a = b;
  }
  return least;
}

/** Where the way to a place inside a convex outline comes to it; null if it begins inside. */
export function entry(from: At, to: At, outline: readonly At[]): At | null {
  // the last of its sides to be crossed
  const t = Math.max(
    0,
    ...outline.map(([x0, y0], i) => {
      const [x1, y1] = outline[(i + 1) % outline.length]!;
      const [a, b] = [from, to].map(([x, y]) => (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) as At;
      return a * b < 0 ? a / (a - b) : 0;
    }),
  );
  return t ? [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t] : null;
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const ways: Record<Arrow, At> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Of places on the sheet, the nearest one in the way of an arrow key. */
export function towards(from: string, key: Arrow, places: Record<string, At>): string {
  const here = places[from];
  if (!here) return Object.keys(places)[0] ?? from;
  const [wx, wy] = ways[key];
  let best = from;
  let least = Infinity;
  for (const [id, p] of Object.entries(places)) {
    const [dx, dy] = [p[0] - here[0], p[1] - here[1]];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy - dy * wx);
    if (id === from || ahead <= 0 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 1.6;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

export const path = (points: readonly At[], closed = true): string =>
  points.length ? `M${points.map(([x, y]) => `${cent(x)} ${cent(y)}`).join('L')}${closed ? 'Z' : ''}` : '';

const cent = (n: number) => Math.round(n * 100) / 100;
