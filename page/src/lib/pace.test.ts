import { describe, expect, it } from 'vitest';
import { beatsOf, paceOf } from './pace';

const whole = (beats: number[]) => beats.reduce((a, b) => a + b, 0);

describe('the time of a step', () => {
  it('goes by its weight, and a fight is told in beats', () => {
    expect(beatsOf(1, 'Maud moves.', false)).toEqual([1300]);
    expect(beatsOf(2, 'Maud raids.', false)).toEqual([2200]);
    expect(beatsOf(3, 'Maud fights.', false)).toEqual([600, 600, 900, 900, 1500]);
  });
  it('is enough to read its sentence', () => {
    expect(whole(beatsOf(1, 'x'.repeat(100), false))).toBe(4500);
    expect(beatsOf(3, 'x'.repeat(120), false)).toEqual([600, 600, 900, 900, 2400]);
  });
  it('is half as long again where it costs the reader something', () => {
    expect(beatsOf(2, 'Maud raids you.', true)).toEqual([3300]);
  });
});

describe('the pace of a story', () => {
  const minutes = (n: number) => Array.from({ length: n }, () => [60_000]);
  it('is as wanted, up to a minute and a half', () => {
    expect(paceOf([[90_000]], 1)).toEqual({ speed: 1, runs: false });
    expect(paceOf(minutes(5), 4)).toEqual({ speed: 4, runs: false });
  });
  it('is doubled beyond that, and then runs of light steps are one', () => {
    expect(paceOf(minutes(2), 1)).toEqual({ speed: 2, runs: false });
    expect(paceOf(minutes(4), 1)).toEqual({ speed: 2, runs: true });
    expect(paceOf(minutes(7), 4)).toEqual({ speed: 4, runs: true });
  });
  it('fits before the clock runs, if it can', () => {
    expect(paceOf([[10_000]], 1, 15_000).speed).toBe(1);
    expect(paceOf([[25_000]], 1, 15_000).speed).toBe(2);
    expect(paceOf(minutes(3), 0.5, 15_000).speed).toBe(4);
  });
});
