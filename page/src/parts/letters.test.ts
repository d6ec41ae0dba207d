import { describe, expect, it } from 'vitest';
import type { Match } from '../lib/match.svelte';
import type { Update } from '../lib/types';
import { Letters } from './letters.svelte';

let seq = 0;
const said = (seat: number): Update => ({ seq: ++seq, time: '', what: 'said', n: 0, seat, text: '' });
const letter = (seat: number, to: { to?: number; side?: number }): Update => ({ ...said(seat), what: 'letter', ...to });

/** Seat 0 of a table of two pairs, with what it may read. */
function talks(id: string, updates: Update[]): Letters {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, side: seat % 2 }));
  return new Letters({ id, seat: 0, updates, look: { seats } } as unknown as Match);
}

describe('letters', () => {
  it('are counted by correspondent, and open where something waits longest', () => {
    const l = talks('a', [letter(0, { to: 1 }), letter(3, { to: 0 }), said(1), letter(2, { side: 0 }), letter(1, { side: 0 }), said(2)]);
    expect(l.sides).toEqual([
      { side: 0, own: true },
      { side: 1, own: false },
    ]);
    expect([l.unread(null), l.unread(1), l.unread(2), l.unread(3), l.unread('side 0'), l.unread('side 1'), l.waiting]).toEqual([
      2, 0, 0, 1, 2, 0, 5,
    ]);
    l.toUnread();
    expect(l.to).toBe(3);
    l.read(3, seq);
    l.toUnread();
    expect(l.to).toBe(null);
    const first = l.firstUnread(null);
    expect(first).toBe(l.talk(null)[0]?.seq);
    l.read(null, first ?? 0);
    expect([l.unread(null), l.firstUnread(null)]).toEqual([1, seq]);
    l.read(null, seq);
    l.toUnread();
    expect(l.to).toBe('side 0');
    l.read('side 0', seq);
    l.toUnread();
    expect([l.to, l.waiting]).toEqual(['side 0', 0]);
  });
  it('to a side that is one seat are letters to that seat', () => {
    const l = new Letters({
      id: 'b',
      seat: 0,
      updates: [],
      look: {
        seats: [
          { seat: 0, side: 0 },
          { seat: 1, side: 1 },
        ],
      },
    } as unknown as Match);
    expect(l.sides).toEqual([]);
  });
});
