import { describe, expect, it } from 'vitest';
import { linesFor, planFor, sameAnswer, withPlan, type Line } from './sheet';

const dice = { kind: 'answer', on: 'dice' };
const scorn = { kind: 'play', card: 'scorn' };
const praise = { kind: 'play', card: 'praise' };

describe('a sealed sheet', () => {
  it('asks where no line is about the occasion', () => {
    expect(planFor([], dice)).toEqual({ how: 'ask' });
    expect(
      planFor(
        [
          { kind: 'answer', on: 'saves' },
          { kind: 'other', on: 'dice' },
        ],
        dice,
      ),
    ).toEqual({ how: 'ask' });
  });

  it('keeps what is decided, in its order, and reads it again', () => {
    const plays = {
      how: 'play' as const,
      plays: [
        { action: scorn, least: 4 },
        { action: praise, least: 0 },
      ],
    };
    const lines = withPlan([{ kind: 'answer', on: 'saves' }], dice, plays);
    expect(lines).toEqual([
      { kind: 'answer', on: 'saves' },
      { kind: 'answer', on: 'dice', least: 4, action: scorn },
      { kind: 'answer', on: 'dice', action: praise },
    ]);
    expect(planFor(lines, dice)).toEqual(plays);
    expect(planFor(lines, { kind: 'answer', on: 'saves' })).toEqual({ how: 'pass' });
  });

  it('passes with one line, and asks again with none', () => {
    const passes = withPlan([{ kind: 'answer', on: 'dice', action: scorn }], dice, { how: 'pass' });
    expect(passes).toEqual([dice]);
    expect(withPlan(passes, dice, { how: 'ask' })).toEqual([]);
    expect(withPlan([], dice, { how: 'play', plays: [] })).toEqual([dice]);
  });

  it('answers a window by the lines of its occasion, and by those of none', () => {
    const lines: Line[] = [{ kind: 'answer', on: 'saves' }, dice, { kind: 'answer' }, { kind: 'other' }];
    expect(linesFor(lines, 'answer', 'dice')).toEqual([dice, { kind: 'answer' }]);
  });

  it('knows an answer however it is written', () => {
    expect(sameAnswer({ kind: 'play', card: 'x' }, { card: 'x', kind: 'play' } as typeof scorn)).toBe(true);
    expect(sameAnswer(scorn, praise)).toBe(false);
  });
});
