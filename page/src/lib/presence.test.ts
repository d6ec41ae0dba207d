import { describe, expect, it } from 'vitest';
import { setLang } from './i18n.svelte';
import { absent, whereText } from './presence';
import type { Look, Presence, Sitter } from './types';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12, minutes)).getTime();
const since = (minutes: number) => new Date(at(minutes)).toISOString();
const look = (clock = {}): Look => ({ status: 'playing', plan: { clock } }) as unknown as Look;
const bob: Sitter = { seat: 1, name: 'bob' };
const is = (p: Omit<Presence, 'seat'>) => ({ seats: [{ seat: 1, ...p }], watching: 0 });

describe('where somebody is', () => {
  it('is said with how long', () => {
    setLang('en');
    expect(whereText({ seat: 1, is: 'here' }, at(0))).toBe('Here');
    expect(whereText({ seat: 1, is: 'away', since: since(0) }, at(12))).toBe('Away for 12 min');
    expect(whereText({ seat: 1, is: 'gone', since: since(0) }, at(0) + 5000)).toBe('Gone for a moment');
    expect(whereText({ seat: 1, is: 'gone' }, at(0))).toBe('Gone');
  });
});

describe('a seat is for somebody else', () => {
  it('once its person is long gone', () => {
    expect(absent(look(), is({ is: 'gone', since: since(0) }), bob, at(4))).toBe(false);
    expect(absent(look(), is({ is: 'gone', since: since(0) }), bob, at(5))).toBe(true);
    expect(absent(look(), is({ is: 'away', since: since(0) }), bob, at(5))).toBe(true);
    expect(absent(look(), is({ is: 'here' }), bob, at(5))).toBe(false);
    expect(absent(look(), null, bob, at(5))).toBe(false);
  });
  it('as soon as its time is over, and at a slow table not before a decision would be', () => {
    expect(absent(look({ deadline: 60 }), is({ is: 'gone', since: since(0) }), { ...bob, due: since(1) }, at(2))).toBe(true);
    expect(absent(look({ deadline: 86_400 }), is({ is: 'gone', since: since(0) }), { ...bob, due: since(999) }, at(60))).toBe(false);
    expect(absent(look({ deadline: 86_400 }), is({ is: 'gone', since: since(0) }), bob, at(24 * 60))).toBe(true);
  });
  it('while a bot holds it, unless it is offered already', () => {
    expect(absent(look(), is({ is: 'gone' }), { ...bob, bot: 'greedy' }, at(0))).toBe(true);
    expect(absent(look(), is({ is: 'gone' }), { ...bob, bot: 'greedy', offered: true }, at(0))).toBe(false);
    expect(absent(look(), { seats: [], watching: 0 }, { ...bob, bot: 'greedy' }, at(0))).toBe(false);
  });
});
