import { describe, expect, it } from 'vitest';
import { boxOf, settled, type Badge } from './badges';
import { covers, solid } from './labels';
import type { At } from './types';

const square = (x: number, y: number, r: number): At[] => [
  [x - r, y - r],
  [x + r, y - r],
  [x + r, y + r],
  [x - r, y + r],
];
const badge = (x: number, y: number): Badge => ({ kind: 'wounds', icon: 'wounds', text: '1', ink: 'refuse', x, y, width: 34, scale: 1 });
const unit = (x: number, y: number, r: number, badges: Badge[] = []) => ({ base: square(x, y, r), badges });
const settle = (units: ReturnType<typeof unit>[]) => settled(units, (u) => u.base);

describe('badges', () => {
  it('stay where they are wished if nobody stands there', () => {
    const [u] = settle([unit(0, 0, 40, [badge(-40, 40)]), unit(200, 0, 40)]);
    expect(u!.badges).toEqual([badge(-40, 40)]);
  });

  it('never stand on another unit, however close', () => {
    const row = Array.from({ length: 5 }, (_, i) => unit(i * 60, (i % 2) * 20, 29, [badge(i * 60 - 29, 29), badge(i * 60 + 29, 29)]));
    const out = settle(row);
    for (const u of out)
      for (const b of u.badges) for (const other of out) if (other !== u) expect(covers(boxOf(b), solid(other.base))).toBe(false);
    expect(out.every((u) => u.badges.length > 0)).toBe(true);
  });

  it('are left out where there is no room at all', () => {
    const [u] = settle([unit(0, 0, 4, [badge(-4, 4)]), ...[-9, 9].flatMap((x) => [unit(x, 0, 4)]), unit(0, 9, 4), unit(0, -9, 4)]);
    expect(u!.badges).toEqual([]);
  });
});
