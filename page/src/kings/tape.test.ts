import { describe, expect, it } from 'vitest';
import { fixture } from './fixture';
import type { Answer, Counsel, Question } from './judge';
import { Tape } from './tape.svelte';
import { thingAt } from './things';

const { view, roster } = fixture;

describe('the tape', () => {
  it('holds to the base or the terrain under the pointer, else to the place', () => {
    expect(thingAt(view, roster, view.units['knights']!.at!)).toBe('knights');
    const [a, , c] = view.terrain![0]!.corners;
    expect(thingAt(view, roster, [(a![0] + c![0]) / 2, (a![1] + c![1]) / 2])).toEqual({ piece: 0 });
    expect(thingAt(view, roster, [1, 1])).toEqual([1, 1]);
  });
  it('is laid by two presses, the next one begins anew', async () => {
    const asked: Question[] = [];
    const judge: Counsel = {
      ask: <Q extends Question>(q: Q) => {
        asked.push(q);
        return Promise.resolve({ mm: 5, from: [0, 0], to: [0, 5] } as unknown as Answer<Q>);
      },
      check: () => Promise.resolve(null),
    };
    const tape = new Tape(judge);
    tape.press('knights');
    expect([tape.from, tape.to, asked]).toEqual(['knights', null, []]);
    tape.press('zombies');
    await new Promise((done) => setTimeout(done));
    expect(asked).toEqual([{ ask: 'measure', from: 'knights', to: 'zombies' }]);
    expect(tape.measured?.mm).toBe(5);
    tape.press({ piece: 1 });
    expect([tape.from, tape.to, tape.measured]).toEqual([{ piece: 1 }, null, null]);
    expect([tape.unroll(), tape.unroll()]).toEqual([true, false]);
  });
});
