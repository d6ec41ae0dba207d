import { describe, expect, it } from 'vitest';
import { columns, covered, share, usual, type Size } from './share';

const laptop: Size = { width: 1280, height: 720 };
const shut = { left: false, right: false };

describe('the share of a board', () => {
  it('is that of the drawings', () => {
    expect(share(laptop, shut)).toBeCloseTo(0.685, 3);
    expect(share({ width: 1280, height: 800 }, shut)).toBeCloseTo(0.704, 3);
    expect(share({ width: 1366, height: 650 }, shut)).toBeCloseTo(0.672, 3);
  });

  it('is at least half, whatever is open at first', () => {
    for (const [width, height] of [
      [640, 480],
      [1024, 768],
      [1280, 720],
      [1366, 650],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const)
      expect(share({ width, height }, usual({ width, height })), `${width} × ${height}`).toBeGreaterThanOrEqual(0.5);
  });

  it('lets rails be open at first where there is room', () => {
    expect(usual(laptop)).toEqual(shut);
    expect(usual({ width: 1366, height: 768 })).toEqual(shut);
    expect(usual({ width: 1440, height: 900 })).toEqual({ left: false, right: true });
    expect(usual({ width: 1920, height: 1080 })).toEqual({ left: true, right: true });
  });

  it('keeps its half: a rail that would take it lies over the board', () => {
    expect(columns(laptop, { left: true, right: true })).toEqual({ left: true, right: false });
    expect(covered(laptop, { left: true, right: true })).toEqual({ left: 0, right: 336 });
    expect(covered(laptop, shut)).toEqual({ left: 0, right: 0 });
  });
});
