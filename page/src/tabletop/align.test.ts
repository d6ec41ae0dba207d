import { describe, expect, it } from 'vitest';
import { aligned, snapped } from './align';
import type { Body } from './shown';

const body = (x: number, y: number, facing = 90, width = 100, depth = 80): Body => ({ pose: { at: [x, y], facing }, width, depth });

describe('a unit in line', () => {
  it('has its front on that of its neighbour, beside it', () => {
    const line = aligned(body(630, 180, 70, 60, 40), [body(500, 200)])!;
    expect(line.pose).toEqual({ at: [581, 220], facing: 90 });
    expect(line.guide).toEqual([
      [450, 240],
      [611, 240],
    ]);
    expect(aligned(body(380, 180), [body(500, 200)])!.pose.at).toEqual([399, 200]);
  });
  it('follows a neighbour that is turned', () => {
    expect(aligned(body(500, 330), [body(500, 200, 0)])!.pose).toEqual({ at: [500, 301], facing: 0 });
  });
  it('stands on nobody', () => {
    expect(aligned(body(560, 200), [body(500, 200), body(601, 200)])!.pose.at).toEqual([702, 200]);
    expect(aligned(body(560, 200), [])).toBeNull();
  });
  it('is drawn to it only from near by', () => {
    expect(snapped(body(608, 205, 85), [body(500, 200)])?.pose).toEqual({ at: [601, 200], facing: 90 });
    expect(snapped(body(640, 205, 85), [body(500, 200)])).toBeNull();
    expect(snapped(body(608, 205, 60), [body(500, 200)])).toBeNull();
  });
});
