import { describe, expect, it } from 'vitest';
import { Tape } from './tape.svelte';
import { thingAt } from './things';
import type { Moment, Piece, Thing } from './types';

const now: Moment = {
  turn: 1,
  table: [1200, 1200],
  who: [],
  units: {
    axes: { seat: 'blue', pose: { at: [600, 200], facing: 90 }, fell: false },
    bows: { seat: 'blue', pose: null, fell: true },
  },
};
const wood: Piece = {
  type: 'wood',
  height: 1,
  corners: [
    [100, 100],
    [300, 100],
    [300, 300],
    [100, 300],
  ],
};
const size = () => ({ width: 100, depth: 40 });

describe('the tape', () => {
  it('holds to the base or the terrain under the pointer, else to the place', () => {
    expect(thingAt(now, size, [wood], [645, 185])).toBe('axes');
    expect(thingAt(now, size, [wood], [200, 200])).toEqual({ piece: 0 });
    expect(thingAt(now, size, [wood], [600, 225])).toEqual([600, 225]);
  });
  it('is laid by two presses, the next one begins anew', async () => {
    const asked: [Thing, Thing][] = [];
    const tape = new Tape((from, to) => {
      asked.push([from, to]);
      return Promise.resolve({ mm: 5, from: [0, 0], to: [0, 5] });
    });
    tape.press('axes');
    expect([tape.from, tape.to, asked]).toEqual(['axes', null, []]);
    tape.press('bows');
    await new Promise((done) => setTimeout(done));
    expect(asked).toEqual([['axes', 'bows']]);
    expect(tape.measured?.mm).toBe(5);
    tape.press({ piece: 1 });
    expect([tape.from, tape.to, tape.measured]).toEqual([{ piece: 1 }, null, null]);
    expect([tape.unroll(), tape.unroll()]).toEqual([true, false]);
  });
});
