import { describe, expect, it } from 'vitest';
import { apart, isDuel, rangeOf, ticksOf, turned, valuesOf, verticesOf } from './course';

const turn = (point: number, was: number[], scores: number[]) => ({ en: '', fr: '', at: { n: 1 }, point, was, scores });
const point = (...scores: number[]) => ({ n: 0, scores });

describe('the course of a match', () => {
  const points = [point(1, 1), point(3, 1), point(3, 5)];
  const turns = [turn(1, [1, 1], [3, 1]), turn(2, [3, 1], [2, 1]), turn(2, [2, 1], [2, 5])];

  it('has its turning points within their stretches', () => {
    expect(verticesOf({ points, turns }).map((v) => [Math.round(v.x * 100), v.turn])).toEqual([
      [0, undefined],
      [50, 0],
      [100, undefined],
      [133, 1],
      [167, 2],
      [200, undefined],
    ]);
  });
  it('shows the lead of one over the other where a lead wins', () => {
    expect(isDuel({ lead: 200, points })).toBe(true);
    expect(isDuel({ points })).toBe(false);
    expect(valuesOf(true, [870, 530])).toEqual([340]);
    expect(rangeOf({ points: [point(0, 0), point(870, 530)], turns: [], lead: 200 })).toEqual({ least: -200, most: 340 });
    expect(rangeOf({ points, turns, goal: 7 })).toEqual({ least: 0, most: 7 });
  });
  it('has round numbers beside it', () => {
    expect(ticksOf(-200, 340)).toEqual([-200, -100, 0, 100, 200, 300]);
    expect(ticksOf(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
  it('keeps its labels apart, in their order', () => {
    expect(apart([50, 10, 12], 24)).toEqual([58, 10, 34]);
  });
  it('says whom a turning point is about', () => {
    expect(turned(turn(1, [3, 1, 4], [4, 1, 2]))).toBe(2);
  });
});
