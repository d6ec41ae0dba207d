import { describe, expect, it } from 'vitest';
import { inside, middle } from './geometry';
import { dragged } from './hand.svelte';
import { tape } from './overlay';
import { ticks } from './rulers';
import { furrows, strewn } from './terrain';
import type { At } from './types';

describe('rulers', () => {
  it('have a tick an inch and words where there is room for them', () => {
    const t = ticks('in', 0.6, 100, 1219.2, 0, 2000);
    expect(t).toHaveLength(49);
    expect(t.filter((x) => x.label).map((x) => x.label)).toEqual(['0″', '6″', '12″', '18″', '24″', '30″', '36″', '42″', '48″']);
    expect(t[1]!.at - t[0]!.at).toBeCloseTo(25.4 * 0.6, 6);
  });
  it('grow finer as one comes nearer, and show only what is on screen', () => {
    expect(ticks('in', 4, 0, 1219.2, 0, 300).map((x) => x.label)).toEqual(['0″', '1″', '2″']);
    expect(ticks('in', 0.6, -400, 1219.2, 0, 100).every((x) => x.at >= 0 && x.at <= 100)).toBe(true);
  });
  it('count from the near edge upwards, and in millimetres', () => {
    const t = ticks('mm', 1, 500, 400, 0, 600, -1);
    expect(t[0]).toEqual({ at: 500, label: '0' });
    expect(t.at(-1)).toEqual({ at: 100, label: '400' });
  });
});

describe('terrain', () => {
  const corners: At[] = [
    [0, 0],
    [150, 20],
    [140, 120],
    [-20, 90],
  ];
  it('is strewn and furrowed within its outline', () => {
    for (const p of strewn(corners, 30, 5)) expect(inside(p, corners) || middle(corners).every((v, i) => v === p[i])).toBe(true);
    for (const [p, q] of furrows(corners, 9)) expect(inside([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2], corners, -0.01)).toBe(true);
    expect(strewn(corners, 30, 5).length).toBeGreaterThan(3);
  });
});

describe('tapes', () => {
  it('are measured in inches, every sixth a long tick', () => {
    const t = tape([0, 0], [0, 100], 10);
    expect(t.turn).toBe(90);
    expect(t.ticks.match(/M/g)).toHaveLength(9);
    expect(t.ticks).toContain('M60-4v8');
    expect(t.ticks).toContain('M50-4v4');
  });
});

describe('a hand', () => {
  it('moves what it holds as far as it goes', () => {
    expect(dragged('move', { at: [100, 100], facing: 30 }, [110, 90], [160, 95])).toEqual({ at: [150, 105], facing: 30 });
  });
  it('turns it about its centre', () => {
    expect(dragged('turn', { at: [100, 100], facing: 350 }, [200, 100], [100, 200])).toEqual({ at: [100, 100], facing: 80 });
  });
});
