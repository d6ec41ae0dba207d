import { beforeEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { Lobby } from './lobby.svelte';
import type { Summary } from './types';

const table = (n: number) => ({ id: `t${n}`, game: 'toy' }) as Summary;
let there: Summary[];

beforeEach(() => {
  there = Array.from({ length: 19 }, (_, n) => table(n));
  vi.spyOn(api, 'lobby').mockImplementation((_, skip, most) => Promise.resolve(there.slice(skip, skip + most)));
});

test('a page at a time, until there are no more', async () => {
  const l = new Lobby();
  await l.load('toy');
  expect(l.tables).toHaveLength(8);
  expect(l.more).toBe(true);
  await l.next();
  await l.next();
  expect(l.tables?.map((s) => s.id)).toEqual(there.map((s) => s.id));
  expect(l.more).toBe(false);
});

test('a table that has moved down is not shown twice', async () => {
  const l = new Lobby();
  await l.load('');
  there.unshift(table(99));
  await l.next();
  expect(new Set(l.tables?.map((s) => s.id)).size).toBe(l.tables?.length);
});

test('exactly one page is all there is', async () => {
  there = there.slice(0, 8);
  const l = new Lobby();
  await l.load('');
  expect(l.more).toBe(false);
});
