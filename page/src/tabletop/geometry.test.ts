import { describe, expect, it } from 'vitest';
import { aspect, bearing, edgeOf, entry, gap, inside, seenFrom, toSheet, toTable, towards, turnOf } from './geometry';
import type { At } from './types';

const blue = aspect([1828.8, 1219.2], 'blue', 'blue');
const red = aspect([1828.8, 1219.2], 'blue', 'red');

describe('a way to an outline', () => {
  const square: At[] = [
    [10, 10],
    [20, 10],
    [20, 20],
    [10, 20],
  ];
  it('comes to it at the side that faces it, whichever way round that is told', () => {
    for (const outline of [square, [...square].reverse()]) {
      expect(entry([0, 15], [15, 15], outline)).toEqual([10, 15]);
      expect(entry([15, 30], [15, 15], outline)).toEqual([15, 20]);
      expect(entry([5, 10], [15, 15], outline)).toEqual([10, 12.5]); // past the line of another side
      expect(entry([12, 12], [15, 15], outline)).toBe(null);
    }
  });
});

describe('the table on the sheet', () => {
  it('has the edge of who looks at the bottom', () => {
    expect(toSheet(blue, [0, 0])).toEqual([0, 1219.2]);
    expect(toSheet(red, [0, 0])).toEqual([1828.8, 0]);
    expect(toSheet(seenFrom([1800, 1200], 1), [1800, 0])).toEqual([0, 1800]); // near right, from the right: left below
    expect(toSheet(seenFrom([1800, 1200], 3), [0, 1200])).toEqual([0, 1800]);
    expect(aspect([1, 1], 'red', null).turns).toBe(0); // who only watches looks from the near edge
  });
  it('has its near edge where who looks is near', () => {
    expect(['near', 'far'].map((e) => edgeOf(blue, e as 'near' | 'far'))).toEqual(['near', 'far']);
    expect(['near', 'far'].map((e) => edgeOf(red, e as 'near' | 'far'))).toEqual(['far', 'near']);
  });
  it('goes there and back', () => {
    for (const a of [blue, red, seenFrom([1800, 1200], 1), seenFrom([1800, 1200], 3)])
      for (const p of [
        [0, 0],
        [12.5, 900],
        [1828.8, 1219.2],
      ] as At[])
        toTable(a, toSheet(a, p)).forEach((v, i) => expect(v).toBeCloseTo(p[i]!, 6));
  });
  it('turns facings with it', () => {
    expect(turnOf(blue, 90)).toBe(0); // to the far edge: up
    expect(turnOf(blue, 0)).toBe(90); // to the right
    expect(turnOf(red, 270)).toBe(0);
  });
  it('keeps left and right: what faces a point of the table points at it on the sheet', () => {
    const [from, to]: At[] = [
      [300, 400],
      [700, 900],
    ];
    for (const a of [blue, red, seenFrom([1800, 1200], 1), seenFrom([1800, 1200], 3)]) {
      const [p, q] = [toSheet(a, from!), toSheet(a, to!)];
      const turn = (Math.atan2(q[0] - p[0], p[1] - q[1]) * 180) / Math.PI;
      expect((turn + 360) % 360).toBeCloseTo(turnOf(a, bearing(from!, to!)), 1);
    }
  });
});

describe('outlines', () => {
  const square: At[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  it('hold what is inside, at a distance from the rim', () => {
    expect(inside([5, 5], square, 4)).toBe(true);
    expect(inside([2, 5], square, 4)).toBe(false);
    expect(inside([11, 5], square)).toBe(false);
    expect(inside([5, 5], [...square].reverse())).toBe(true);
  });
  it('are as far apart as their nearest points', () => {
    expect(
      gap(square, [
        [13, 14],
        [20, 14],
        [20, 20],
        [13, 20],
      ]),
    ).toBe(5);
    expect(
      gap(square, [
        [10, 2],
        [20, 2],
        [20, 8],
        [10, 8],
      ]),
    ).toBe(0);
    expect(
      gap(square, [
        [4, 4],
        [6, 4],
        [6, 6],
        [4, 6],
      ]),
    ).toBe(0);
  });
});

describe('arrow keys', () => {
  const places: Record<string, At> = { mid: [100, 100], up: [110, 40], right: [180, 120], far: [400, 100], corner: [20, 20] };
  it('go to the nearest unit that way, or stay', () => {
    expect(towards('mid', 'ArrowUp', places)).toBe('up');
    expect(towards('mid', 'ArrowRight', places)).toBe('right');
    expect(towards('right', 'ArrowRight', places)).toBe('far');
    expect(towards('far', 'ArrowRight', places)).toBe('far');
    expect(towards('mid', 'ArrowDown', places)).toBe('mid');
  });
  it('reach every unit of a row and back', () => {
    expect(towards(towards('mid', 'ArrowRight', places), 'ArrowLeft', places)).toBe('mid');
    expect(towards('gone', 'ArrowUp', places)).toBe('mid');
  });
});
