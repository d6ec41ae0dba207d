import { describe, expect, it } from 'vitest';
import { isAfter, joined, pointOf, removedBy, stepsOf, toldIn } from './steps';
import type { Step, Update } from './types';

const step = (id: string, seq: number, more: Partial<Step> = {}): Step => ({
  id,
  seat: 1,
  kind: 'move',
  weight: 1,
  places: [`area:${id}`],
  helpers: [],
  touches: [],
  en: `${id} moves.`,
  fr: `${id} bouge.`,
  events: [{ seq, from: 0, to: 1 }],
  from: seq - 1,
  n: seq,
  ...more,
});
const acted = (seq: number, ...steps: Step[]): Update => ({ seq, n: seq, what: 'acted', seat: 1, time: '', told: [], steps });
const undone = (seq: number, from: number, to = from): Update => ({
  seq,
  n: from - 1,
  what: 'undone',
  seat: 1,
  time: '',
  undone: { from, to },
});
const ids = (steps: Step[]) => steps.map((s) => s.id);

describe('the steps of a match', () => {
  it('come in the order in which they were done; one that goes on is the same step', () => {
    const on = step('a', 1, {
      events: [
        { seq: 1, from: 0, to: 1 },
        { seq: 3, from: 0, to: 2 },
      ],
      n: 3,
    });
    const all = stepsOf([acted(1, step('a', 1)), acted(2, step('b', 2)), acted(3, on)]);
    expect(ids(all)).toEqual(['b', 'a']);
    expect(pointOf(all[1]!)).toEqual({ seq: 3, to: 2 });
  });
  it('are without those that were taken back, and those after them have other numbers', () => {
    const all = stepsOf([acted(1, step('a', 1)), acted(2, step('b', 2)), acted(3, step('c', 3)), undone(4, 2)]);
    expect(all.map((s) => [s.id, s.from, s.n])).toEqual([
      ['a', 0, 1],
      ['c', 1, 2],
    ]);
  });
  it('go back to how they were, where only the end was taken back', () => {
    const on = step('a', 1, { en: 'a moves twice.', events: [{ seq: 2, from: 0, to: 1 }], n: 2 });
    expect(stepsOf([acted(1, step('a', 1)), acted(2, on), undone(3, 2)])[0]).toMatchObject({ en: 'a moves.', n: 1 });
  });
  it('have an undo among them where it is told', () => {
    const updates = [acted(1, step('a', 1)), acted(2, step('b', 2)), undone(3, 2)];
    expect(ids(removedBy(updates[2]!, updates))).toEqual(['b']);
    const all = stepsOf(updates, new Set([3]));
    expect(all.at(-1)).toMatchObject({ kind: 'undone', seat: 1, places: ['area:b'], n: 1 });
    expect(isAfter(pointOf(all[1]!), pointOf(all[0]!))).toBe(true);
  });
  it('tell only what a seat may read', () => {
    const told = [
      { kind: 'a', en: 'a', fr: 'a' },
      { kind: 'b', en: 'b', fr: 'b', only: [0] },
    ];
    const both = step('a', 1, { events: [{ seq: 1, from: 0, to: 2 }] });
    const updates = [{ ...acted(1, both), told }];
    expect(toldIn(both, updates, 0).map((t) => t.en)).toEqual(['a', 'b']);
    expect(toldIn(both, updates, 1).map((t) => t.en)).toEqual(['a']);
  });
});

describe('runs of light steps', () => {
  it('are one, up to what is heavy', () => {
    const more = (n: number) => ({ en: `And ${n} more.`, fr: `Et ${n} de plus.` });
    const all = joined([step('a', 1), step('b', 2), step('c', 3, { weight: 3 }), step('d', 4)], more);
    expect(all.map((s) => s.en)).toEqual(['a moves. And 1 more.', 'c moves.', 'd moves.']);
    expect(all[0]).toMatchObject({ places: ['area:a', 'area:b'], from: 0, n: 2, seat: 1 });
  });
  it('are no more than six at once', () => {
    const many = Array.from({ length: 8 }, (_, i) => step(`s${i}`, i + 1));
    expect(joined(many, (n) => ({ en: `${n}`, fr: `${n}` })).map((s) => s.en)).toEqual(['s0 moves. 5', 's6 moves. 1']);
  });
});
