// Steps and turns of a base on the table: where it would stand. What is legal, the engine says.
import type { At, Figure, Pose } from './types';

export const inch = 25.4;

const rad = (degrees: number) => (degrees * Math.PI) / 180;
/** The engine keeps hundredths; so does what is sent. */
const cent = (x: number) => Math.round(x * 100) / 100;

/** An angle from 0 to 360. */
export const round = (degrees: number): number => cent(((degrees % 360) + 360) % 360);

/** The smaller way from one direction to another, left if positive. */
export function between(from: number, to: number): number {
  const d = round(to - from);
  return d > 180 ? cent(d - 360) : d;
}

/** So far ahead (or back), and so far to the left. */
export function moved({ at: [x, y], facing }: Pose, ahead: number, left = 0): Pose {
  const [c, s] = [Math.cos(rad(facing)), Math.sin(rad(facing))];
  return { at: [cent(x + ahead * c - left * s), cent(y + ahead * s + left * c)], facing };
}

/** Turned about its centre, to the left if positive. */
export const turned = (p: Pose, by: number): Pose => ({ at: p.at, facing: round(p.facing + by) });

export const apart = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where a pointer found something to be, in what the engine keeps. */
export const kept = ({ at: [x, y], facing }: Pose): Pose => ({ at: [cent(x), cent(y)], facing: round(facing) });

/** The corners of a base, front left first and on to the right. */
export function corners(p: Pose, width: number, depth: number): At[] {
  const [w, d] = [width / 2, depth / 2];
  return [moved(p, d, w), moved(p, d, -w), moved(p, -d, -w), moved(p, -d, w)].map((c) => c.at);
}

/** The base of a figure that stands so. */
export const baseOf = ({ width, depth }: Pick<Figure, 'width' | 'depth'>, pose: Pose): At[] => corners(pose, width, depth);

/** An outline about 0, 0 laid at a place and turned. */
export function laid(outline: At[], { at: [x, y], facing }: Pose): At[] {
  const [c, s] = [Math.cos(rad(facing)), Math.sin(rad(facing))];
  return outline.map(([a, b]) => [cent(x + a * c - b * s), cent(y + a * s + b * c)]);
}
