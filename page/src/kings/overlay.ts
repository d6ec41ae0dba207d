// Small sums for what is drawn over the table.
import { apart } from './step';
import type { At } from './types';

/** The middle of a line, along it. */
export function centreOf(points: readonly At[]): At {
  const whole = points.slice(1).reduce((sum, p, i) => sum + apart(points[i]!, p), 0);
  let left = whole / 2;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const long = apart(a, b);
    if (long >= left && long > 0) return [a[0] + ((b[0] - a[0]) * left) / long, a[1] + ((b[1] - a[1]) * left) / long];
    left -= long;
  }
  return points[0] ?? [0, 0];
}

/** Where the plate of a line stands: beside its middle, above what lies and left of what stands. */
export function plateSpot(points: readonly At[], half: number): At {
  const [x, y] = centreOf(points);
  const [a, b] = [points[0]!, points.at(-1)!];
  return Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]) ? [x, y - 28] : [x - half - 14, y];
}

/** Where the word of an area stands: at its upper right, where arcs rarely hide it. */
export function labelSpot(points: readonly At[]): At {
  return points.reduce((best, p) => (p[0] - p[1] > best[0] - best[1] ? p : best));
}

/** A measuring tape between two points: how it lies, and its ticks, every sixth a long one. */
export function tape(from: At, to: At, inch: number): { turn: number; long: number; ticks: string } {
  const long = apart(from, to);
  const every = inch < 4 ? 6 : 1;
  let ticks = '';
  for (let n = every; n * inch < long; n += every) ticks += `M${Math.round(n * inch * 10) / 10}-4v${n % 6 ? 4 : 8}`;
  return { turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI, long, ticks };
}
