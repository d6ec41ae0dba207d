import { describe, expect, it } from 'vitest';
import { around, aspect, bearing, edgeOf, gap, inside, shadow, toSheet, toTable, towards, turnOf, within } from './geometry';
import type { At } from './types';

const blue = aspect([1828.8, 1219.2], 'blue', 'blue');
const red = aspect([1828.8, 1219.2], 'blue', 'red');

describe('what is hidden', () => {
  const square = (x: number, y: number): At[] => [[x, y], [x + 10, y], [x + 10, y + 10], [x, y + 10]];
  it('lies behind what hides it, between the lines of sight past its sides', () => {
    const dark = shadow([5, 0], square(0, 10), 100);
    expect(dark[0]).toEqual([10, 10]);
    expect(dark[3]).toEqual([0, 10]);
    for (const [at, hidden] of [[[5, 50], true], [[5, 5], false], [[60, 50], false]] as [At, boolean][]) expect(inside(at, dark)).toBe(hidden);
  });
  it('is cut off where the eye does not look', () => {
    expect(around(within(square(5, 5), square(0, 0)))).toEqual([5, 5, 10, 10]);
    expect(within(square(20, 20), square(0, 0))).toEqual([]);
  });
});

describe('the table on the sheet', () => {
  it('has the edge of who looks at the bottom', () => {
    expect(toSheet(blue, [0, 0])).toEqual([0, 1219.2]);
    expect(toSheet(red, [0, 0])).toEqual([1828.8, 0]);
    expect(aspect([1, 1], 'red', null).turned).toBe(false); // who only watches looks from the near edge
  });
  it('has its near edge where who looks is near', () => {
    expect(['near', 'far'].map((e) => edgeOf(blue, e as 'near' | 'far'))).toEqual(['near', 'far']);
    expect(['near', 'far'].map((e) => edgeOf(red, e as 'near' | 'far'))).toEqual(['far', 'near']);
  });
  it('goes there and back', () => {
    for (const a of [blue, red]) for (const p of [[0, 0], [12.5, 900], [1828.8, 1219.2]] as At[]) toTable(a, toSheet(a, p)).forEach((v, i) => expect(v).toBeCloseTo(p[i]!, 6));
  });
  it('turns facings with it', () => {
    expect(turnOf(blue, 90)).toBe(0); // to the far edge: up
    expect(turnOf(blue, 0)).toBe(90); // to the right
    expect(turnOf(red, 270)).toBe(0);
  });
  it('keeps left and right: what faces a point of the table points at it on the sheet', () => {
    const [from, to]: At[] = [[300, 400], [700, 900]];
    for (const a of [blue, red]) {
      const [p, q] = [toSheet(a, from!), toSheet(a, to!)];
      const turn = (Math.atan2(q[0] - p[0], p[1] - q[1]) * 180) / Math.PI;
      expect((turn + 360) % 360).toBeCloseTo(turnOf(a, bearing(from!, to!)), 1);
    }
  });
});

describe('outlines', () => {
  const square: At[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
  it('hold what is inside, at a distance from the rim', () => {
    expect(inside([5, 5], square, 4)).toBe(true);
    expect(inside([2, 5], square, 4)).toBe(false);
    expect(inside([11, 5], square)).toBe(false);
    expect(inside([5, 5], [...square].reverse())).toBe(true);
  });
  it('are as far apart as their nearest points', () => {
    expect(gap(square, [[13, 14], [20, 14], [20, 20], [13, 20]])).toBe(5);
    expect(gap(square, [[10, 2], [20, 2], [20, 8], [10, 8]])).toBe(0);
    expect(gap(square, [[4, 4], [6, 4], [6, 6], [4, 6]])).toBe(0);
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
