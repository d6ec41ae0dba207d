import { describe, expect, it } from 'vitest';
import { phaseOf, phasesDone } from './phases';
import type { View } from './types';

const at = (kind: string, ...stack: string[]) =>
  phaseOf({ decision: { kind, who: ['stark'] }, stack: stack.map((procedure) => ({ procedure, step: 0 })) } as unknown as View);

describe('the phase of a position', () => {
  it('is told by the procedure under way', () => {
    expect(at('orders', 'turn')).toBe('planning');
    expect(at('raven', 'turn')).toBe('raven');
    expect(at('bid', 'turn', 'westeros', 'clash')).toBe('westeros');
    expect(at('raid', 'turn', 'raids')).toBe('raids');
    expect(at('card', 'turn', 'marches', 'battle')).toBe('marches');
    const midst = { stack: ['turn', 'marches'].map((procedure) => ({ procedure })) } as unknown as View;
    expect(phaseOf(midst), 'in the midst of an action').toBe('marches');
    expect(phaseOf({ winners: ['stark'] } as unknown as View)).toBeNull();
  });
});

describe('the phases that are done', () => {
  const over = (turn: number, order?: string) =>
    phasesDone({ turn, winners: ['stark'], areas: { winterfell: { house: 'stark', order } } } as unknown as View);
  it('are those before the one under way', () => {
    expect(
      phasesDone({
        turn: 2,
        areas: {},
        decision: { kind: 'raven', who: ['stark'] },
        stack: [{ procedure: 'turn', step: 0 }],
      } as unknown as View),
    ).toBe(2);
  });
  it('are not all when the game is won in the midst of a round', () => {
    expect(over(6, 'support')).toBe(4);
    expect(over(10, 'defense+1')).toBe(4);
    expect(over(6)).toBe(0); // won by what the Westeros cards did
    expect(over(10)).toBe(6);
  });
});
