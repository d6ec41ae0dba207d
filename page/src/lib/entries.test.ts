import { describe, expect, it } from 'vitest';
import { entriesOf, gist, justNow } from './entries';
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
const undone = (seq: number, from: number): Update => ({
  seq,
  what: 'undone',
  n: from - 1,
  seat: 0,
  time: '2026-01-01T00:00:00Z',
  undone: { from, to: from },
});

/** What is just now, of updates of which some are seen, for a seat. */
function now(updates: Update[], seen: number, own: number | null = 0) {
  const found = justNow(entriesOf({ look, updates, shown: (u) => (u.told ?? []).map((t) => ({ ...t, seat: u.seat })) }), seen, own);
  return found && [found.entry.texts.join(' '), found.more];
}

describe('what was just done', () => {
  const moved = acted(1, 1, 'Trolls advance.');
  const shot = acted(2, 0, 'Archers shoot, 4+: [⚀⚅](dice:0).', 'One wound.');

  it('is the newest that is not seen, and nothing once it is', () => {
    expect(now([moved], 0)).toEqual(['Trolls advance.', 0]);
    expect(now([moved, acted(2, 1, 'Knights halt.')], 0)).toEqual(['Knights halt.', 1]);
    expect(now([moved, shot], 1)).toEqual(['Archers shoot, 4+: [⚀⚅](dice:0). One wound.', 0]);
    expect(now([moved, shot], 2)).toBeNull();
    expect(now([moved, shot], Number.POSITIVE_INFINITY), 'before the page has looked').toBeNull();
  });
  it('has dice, where some were rolled, though others have acted since', () => {
    expect(now([shot, acted(3, 1, 'Trolls advance.'), acted(4, 1, 'Knights halt.')], 1)).toEqual([
      'Archers shoot, 4+: [⚀⚅](dice:0). One wound.',
      2,
    ]);
    expect(now([shot, acted(3, 1, 'Trolls strike, 3+: [⚃](dice:0).'), acted(4, 1, 'Knights halt.')], 1)).toEqual([
      'Trolls strike, 3+: [⚃](dice:0).',
      2,
    ]);
  });
  it('is nothing that one has just done oneself, without dice', () => {
    expect(now([acted(1, 0, 'Archers halt.')], 0)).toBeNull();
    expect(now([acted(1, 0, 'Archers halt.')], 0, 1)).toEqual(['Archers halt.', 0]);
    expect(now([acted(1, 0, 'Archers halt.')], 0, null), 'a spectator does nothing').toEqual(['Archers halt.', 0]);
    expect(now([acted(1, 0, 'Ada plays a card.', 'North wins.')], 0)).toEqual(['Ada plays a card. North wins.', 0]);
  });
  it('is nothing that was taken back, nor what is said, nor the mere begin of a turn', () => {
    expect(now([shot, undone(3, 2)], 0)).toBeNull();
    expect(now([{ ...moved, what: 'said', text: 'hello' }], 0)).toBeNull();
    const turn = { kind: 'turn', heading: 'turn' as const, en: 'Turn 2: Blue.', fr: 'Tour 2 : Bleu.' };
    expect(now([{ ...moved, told: [turn] }], 0)).toBeNull();
  });
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
    expect(now([closed], 0)).toEqual(['Bot adds one.', 0]);
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

describe('the gist of many sentences', () => {
  it('is all of a few', () => {
    expect(gist(['Melee.', 'To hit: [⚀](dice:0).', 'Hits: 0.'])).toEqual(['Melee.', 'To hit: [⚀](dice:0).', 'Hits: 0.']);
  });
  it('ends with the last dice and what they led to', () => {
    expect(
      gist(['Melee.', 'To hit: [⚅](dice:0).', 'To wound: [⚄](dice:0).', 'Wounds: 1.', 'Nerve: [⚂⚃](dice:0): Steady.', 'Moved 1″.']),
    ).toEqual(['… To wound: [⚄](dice:0).', 'Wounds: 1.', 'Nerve: [⚂⚃](dice:0): Steady.']);
    expect(gist(['To hit: [⚅](dice:0).', 'a', 'b', 'c'])).toEqual(['To hit: [⚅](dice:0).', 'a', 'b']);
  });
  it('is how it begins where no dice fell', () => {
    expect(gist(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
  });
});
