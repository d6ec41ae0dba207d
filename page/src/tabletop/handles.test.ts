import { describe, expect, it } from 'vitest';
import { handleAt, perchOf, type Handle } from './handles';
import { corners } from './step';
import type { At } from './types';

const handle: Handle = { unit: 'a', pose: { at: [500, 500], facing: 90 }, width: 100, depth: 80 };
const base = (x: number, y: number): At[] => corners({ at: [x, y], facing: 270 }, 100, 80);

describe('the handle by which a unit is turned', () => {
  it('stands before the front where nothing is', () => {
    const perch = perchOf(handle, [base(500, 900)], 0.5);
    expect(perch.turn).toBe(0);
    expect(handleAt(handle, perch, 0.5)).toEqual([500, 604]);
  });
  it('leaves an enemy in front uncovered: to the left, to the right, behind', () => {
    const front = base(500, 610);
    const [left, right] = [base(370, 500), base(630, 500)];
    expect(perchOf(handle, [front], 0.5).turn).toBe(270);
    expect(handleAt(handle, perchOf(handle, [front], 0.5), 0.5)).toEqual([386, 500]);
    expect(perchOf(handle, [front, left], 0.5).turn).toBe(90);
    expect(perchOf(handle, [front, left, right], 0.5).turn).toBe(180);
  });
  it('shrinks where there is room for it nowhere', () => {
    const about = [base(500, 620), base(500, 380), base(360, 500), base(640, 500)];
    expect(perchOf(handle, about, 0.5).reach).toBeLessThan(20);
  });
});
