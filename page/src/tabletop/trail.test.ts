import { describe, expect, it } from 'vitest';
import { standing } from './glide.svelte';
import { traces, Trail } from './trail.svelte';
import type { Moment } from './types';

type Unit = Moment['units'][string];
const unit = (seat: string, x: number, facing = 90): Unit => ({ seat, pose: { at: [x, 100], facing }, fell: false });
const routed = ({ seat }: Unit): Unit => ({ seat, pose: null, fell: true });
const reserve = (seat: string): Unit => ({ seat, pose: null, fell: false });
const position = (who: string, units: Moment['units'], turn = 1): Moment => ({ turn, table: [1828.8, 1219.2], who: [who], units });
const at = (x: number, facing = 90) => ({ at: [x, 100], facing });

const [axe, bow, orc, elf] = [unit('blue', 1), unit('blue', 2), unit('red', 3), unit('red', 4)];
const begun = { axe, bow, orc, elf };

describe('between two positions', () => {
  const from = standing(position('red', begun));
  it('are traced what a side has moved or turned, and whom it has routed', () => {
    const after = position('blue', { axe: unit('blue', 11), bow: routed(bow), orc: unit('red', 13), elf: unit('red', 4, 80) });
    expect(traces(from, after, (s) => s === 'red')).toEqual([
      { unit: 'bow', from: at(2), to: null },
      { unit: 'orc', from: at(3), to: at(13) },
      { unit: 'elf', from: at(4), to: at(4, 80) },
    ]);
    expect(traces(from, after, (s) => s === 'blue')).toEqual([{ unit: 'axe', from: at(1), to: at(11) }]);
  });
  it('are traced neither who stays, nor who comes to the table, nor who was routed before', () => {
    const before = standing(
      position('red', {
        axe: reserve('blue'),
        bow: routed(bow),
        orc: reserve('red'),
        elf,
      }),
    );
    expect(traces(before, position('blue', { axe, bow: routed(bow), orc, elf }), (s) => s === 'red')).toEqual([]);
  });
});

describe('the trail', () => {
  const seen = (trail: Trail) => trail.traces.map((t) => `${t.unit} ${t.from.at[0]}>${t.to?.at[0] ?? ''}`);
  const moved = (x: number) => ({ ...begun, orc: unit('red', x) });

  it('grows while the other side acts, and ends with an action of one’s own', () => {
    const trail = new Trail();
    const steps: [Moment, string[]][] = [
      [position('blue', begun), []],
      [position('red', { ...begun, axe: unit('blue', 9) }), []],
      [position('red', moved(5)), ['orc 3>5']],
      [position('blue', moved(6)), ['orc 3>6']],
      [position('blue', moved(6)), []],
    ];
    steps.forEach(([now, want], n) => {
      trail.go(n, now, 'blue');
      expect(seen(trail), `step ${n}`).toEqual(want);
    });
  });
  it('holds what came together with the answer to one’s own action', () => {
    const trail = new Trail();
    trail.go(7, position('blue', begun), 'blue');
    trail.go(12, position('blue', moved(5)), 'blue');
    expect(seen(trail)).toEqual(['orc 3>5']);
    trail.go(12, position('blue', moved(5)), 'blue'); // looked at again
    expect(seen(trail)).toEqual(['orc 3>5']);
  });
  it('is there after a reload, from where one’s own last action had led', () => {
    const trail = new Trail();
    trail.go(12, position('blue', moved(5)), 'blue');
    expect(seen(trail)).toEqual([]);
    trail.begin(7, position('red', begun));
    trail.go(12, position('blue', moved(5)), 'blue');
    expect(seen(trail)).toEqual(['orc 3>5']);
    trail.begin(9, position('red', moved(4))); // it has seen enough
    trail.go(12, position('blue', moved(5)), 'blue');
    expect(seen(trail)).toEqual(['orc 3>5']);
  });
  it('is there again when one’s own action is taken back', () => {
    const trail = new Trail();
    trail.go(1, position('red', begun), 'blue');
    trail.go(2, position('blue', moved(5)), 'blue');
    trail.go(3, position('blue', { ...moved(5), axe: unit('blue', 9) }), 'blue');
    expect(seen(trail)).toEqual([]);
    trail.go(2, position('blue', moved(5)), 'blue');
    expect(seen(trail)).toEqual(['orc 3>5']);
  });
  it('shows who only watches what was done last, by either side', () => {
    const trail = new Trail();
    trail.go(0, position('red', begun), null);
    trail.go(1, position('red', moved(5)), null);
    expect(seen(trail)).toEqual(['orc 3>5']);
    trail.go(2, position('blue', moved(6)), null);
    expect(seen(trail)).toEqual(['orc 3>6']);
    trail.go(3, position('blue', { ...moved(6), axe: unit('blue', 9) }), null);
    expect(seen(trail)).toEqual(['axe 1>9']);
  });
  it('shows each of several sides what all the others have done since its own last action', () => {
    const trail = new Trail();
    const all = { ...begun, wolf: unit('green', 7) };
    trail.go(0, position('blue', all), 'blue');
    trail.go(1, position('red', all), 'blue');
    trail.go(2, position('green', { ...all, orc: unit('red', 5) }), 'blue');
    trail.go(3, position('blue', { ...all, orc: unit('red', 5), wolf: unit('green', 8) }), 'blue');
    expect(seen(trail)).toEqual(['orc 3>5', 'wolf 7>8']);
  });
  it('does not reach further than from one turn of a side to its next', () => {
    const trail = new Trail();
    trail.go(0, position('blue', begun, 1), 'blue');
    trail.go(90, position('blue', moved(5), 3), 'blue');
    expect(seen(trail)).toEqual(['orc 3>5']);
    trail.go(190, position('blue', moved(6), 7), 'blue');
    expect(seen(trail)).toEqual([]);
  });
});
