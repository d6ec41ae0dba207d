// Small marks beside a base, in pixels of the sheet. None stands on another unit.
import { middle } from './geometry';
import { covers, meet, solid, type Rect } from './labels';
import type { At } from './types';

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

/**
 * Moves the badges that would stand on another unit, or on another badge: to another corner of
 * their own base, or onto it. What finds no room at all is left out.
 */
export function settled<U extends { badges: Badge[] }>(units: readonly U[], base: (u: U) => At[]): U[] {
  const bases = units.map((u) => solid(base(u)));
  const placed: Rect[] = [];
  return units.map((u, i) => {
    const free = (r: Rect) => !bases.some((other, j) => j !== i && covers(r, other)) && !placed.some((p) => meet(r, p));
    const badges = u.badges.flatMap((b) => {
      const spot = [...spots(b, bases[i]!.outline)].find((at) => free(boxOf({ ...b, ...at })));
      if (!spot) return [];
      const moved = { ...b, ...spot };
      placed.push(boxOf(moved));
      return [moved];
    });
    return { ...u, badges };
  });
}

/** Where a badge may be: as it is wished, at the corners of its base, between them and the middle, in the middle. */
function* spots(b: Badge, corners: readonly At[]): Generator<{ x: number; y: number }> {
  yield b;
  const [mx, my] = middle(corners);
  for (const inward of [0, 0.45])
    for (const [x, y] of [...corners].sort(nearest([b.x, b.y]))) yield { x: x + (mx - x) * inward, y: y + (my - y) * inward };
  yield { x: mx, y: my };
}

const nearest =
  ([x, y]: At) =>
  (a: At, b: At) =>
    Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y);
