import { describe, expect, it } from 'vitest';
import { entriesOf } from './entries';
import type { Look, Update } from './types';

const look = {
  game: 'toy',
  seats: [
    { seat: 0, name: 'Ada' },
    { seat: 1, bot: 'greedy' },
  ],
} as unknown as Look;
const acted = (seq: number, seat: number, ...en: string[]): Update => ({
  seq,
  what: 'acted',
  n: seq,
  seat,
  time: '2026-01-01T00:00:00Z',
  told: en.map((t) => ({ kind: 'told', en: t, fr: t })),
});
describe('the log', () => {
  const at = (what: string, seq: number, n: number, more: Partial<Update> = {}) =>
    ({ seq, what, n, time: '2026-01-01T00:00:00Z', ...more }) as Update;
  const logged = (...updates: Update[]) =>
    entriesOf({ look, updates, shown: (u) => u.told ?? [] }).map((e) => [e.texts.join(' '), e.seat ?? null, e.step, e.struck]);
  const added = { kind: 'added', seat: 1, en: 'Bot adds one.', fr: 'Bot en ajoute un.' };

  it('tells of a window that closes what its answers came to, as nobody’s own doing', () => {
    const closed = at('closed', 9, 3, { told: [added] });
    expect(logged(acted(1, 0, 'Ada takes one.'), closed)).toEqual([
      ['Bot adds one.', null, 3, false],
      ['Ada takes one.', 0, 1, false],
    ]);
  });
  it('is silent about a window in which nobody played', () => {
    expect(logged(at('closed', 9, 3))).toEqual([]);
  });
  it('tells of answers, holds, sheets and newer rules', () => {
    const seat0 = (what: string, seq: number) => at(what, seq, 0, { seat: 0 });
    const list = [seat0('sealed', 1), seat0('held', 2), seat0('released', 3), seat0('sheet', 4), at('renewed', 5, 0)];
    expect(logged(...list).map(([text]) => text)).toEqual([
      'The rules of the game were renewed; the match goes on',
      'Seat 1 leaves standing answers',
      'Seat 1 lets the window go on',
      'Seat 1 holds the window',
      'Seat 1 seals an answer',
    ]);
  });
  it('says nothing of what the page does not know', () => {
    expect(logged(at('unknown', 1, 0, { seat: 0 }), at('feasted', 2, 0))).toEqual([]);
  });
});
