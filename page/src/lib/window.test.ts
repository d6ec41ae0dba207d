import { describe, expect, it } from 'vitest';
import type { Look } from './types';
import { answerOf, openFor, waitsFor } from './window';

const look = (window?: Look['window']) =>
  ({
    status: 'playing',
    seats: [{ seat: 0 }, { seat: 1 }, { seat: 2, bot: 'greedy' }],
    decision: { kind: 'answer', who: [0, 1, 2], duty: 'sealed', en: 'whether', fr: 'si' },
    window,
  }) as Look;
const given = { seat: 1, action: { kind: 'answer', n: 0 }, pass: true };

describe('a window', () => {
  it('knows the answers of our own seats', () => {
    expect(answerOf(look({ answers: [given] }), 1)).toBe(given);
    expect(answerOf(look({ answers: [given] }), 0)).toBeUndefined();
    expect(answerOf(look({}), 1)).toBeUndefined();
    expect(answerOf(look(), null)).toBeUndefined();
  });
  it('waits for those who have not answered, and whom no bot plays', () => {
    expect([0, 1, 2, null].map((s) => waitsFor(look({ answers: [given] }), s))).toEqual([true, false, false, false]);
  });
  it('is open until its beat is over, and for as long as somebody holds it', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(openFor(look({ closes: '2026-01-01T00:00:03Z' }), now)).toBe(3000);
    expect(openFor(look({ closes: '2025-12-31T23:59:59Z' }), now)).toBe(0);
    expect(openFor(look({ holds: [1] }), now)).toBeNull();
  });
});
