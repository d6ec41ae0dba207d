// Steps and turns of a base on the table: where it would stand. What is legal, the engine says.
import { whole } from './geometry';
import type { At, Pose } from './types';

const rad = (degrees: number) => (degrees * Math.PI) / 180;
/** The engine keeps hundredths; so does what is sent. */
const cent = (x: number) => Math.round(x * 100) / 100;

/** The smaller way from one direction to another, left if positive. */
export function between(from: number, to: number): number {
  const d = cent(whole(to - from));
  return d > 180 ? cent(d - 360) : d;
}

/** So far ahead (or back), and so far to the left. */
export function moved({ at: [x, y], facing }: Pose, ahead: number, left = 0): Pose {
  const [c, s] = [Math.cos(rad(facing)), Math.sin(rad(facing))];
  return { at: [cent(x + ahead * c - left * s), cent(y + ahead * s + left * c)], facing };
}

/** Turned about its centre, to the left if positive. */
export const turned = (p: Pose, by: number): Pose => ({ at: p.at, facing: cent(whole(p.facing + by)) });

/** A place that a pointer found, in what the engine keeps. */
export const kept = ({ at: [x, y], facing }: Pose): Pose => ({ at: [cent(x), cent(y)], facing: cent(whole(facing)) });

/** An outline about 0, 0 laid at a place and turned. */
export function laid(outline: readonly At[], pose: Pose): At[] {
  return outline.map(([x, y]) => moved(pose, x, y).at);
}
