// Small sums for what is drawn over the table.
import { apart } from './step';
import type { At } from './types';

/** A measuring tape between two points: how it lies, and its ticks, every sixth a long one. */
export function tape(from: At, to: At, inch: number): { turn: number; long: number; ticks: string } {
  const long = apart(from, to);
  const every = inch < 4 ? 6 : 1;
  let ticks = '';
  for (let n = every; n * inch < long; n += every) ticks += `M${Math.round(n * inch * 10) / 10}-4v${n % 6 ? 4 : 8}`;
  return { turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI, long, ticks };
}
