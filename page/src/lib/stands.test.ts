import { describe, expect, it } from 'vitest';
import { setLang } from './i18n.svelte';
import { stands } from './stands';
import type { Summary } from './types';

const row = (change: Partial<Summary>): Summary => ({
  id: 'm',
  game: 'nowhere',
  open: false,
  created: '2026-01-01T00:00:00Z',
  status: 'playing',
  seats: [
    { seat: 0, name: 'Ann' },
    { seat: 1, name: 'Maud' },
    { seat: 2, name: 'greedy', bot: 'greedy' },
  ],
  yours: [0],
  who: [1],
  round: { en: 'Round 3', fr: 'Tour 3' },
  ...change,
});

describe('how a match of a list stands', () => {
  it('says the round and who chooses', () => {
    setLang('en');
    expect(stands(row({}))).toBe('Round 3 · Maud is choosing');
    expect(stands(row({ who: [0, 1] }))).toBe('Round 3 · you are choosing');
    expect(stands(row({ who: [1, 2] }))).toBe('Round 3 · 2 are choosing');
    expect(stands(row({ who: [2] }))).toBe('Round 3 · Seat 3 is choosing');
    expect(stands(row({ who: [], status: 'waiting' }))).toBe('waiting for players');
    setLang('fr');
    expect(stands(row({}))).toBe('Tour 3 · Maud choisit');
    setLang('en');
  });
  it('says who won', () => {
    const over: Partial<Summary> = { who: [], status: 'over' };
    expect(stands(row({ ...over, result: [0, 1, 0] }))).toBe('Maud won');
    expect(stands(row({ ...over, result: [0, 0, 1] }))).toBe('Seat 3 won');
    expect(stands(row({ ...over, result: [0.5, 0.5, 0] }))).toBe('Shared victory: Ann, Maud');
    expect(stands(row(over)), 'of a log that cannot be judged').toBe('over');
    setLang('fr');
    expect(stands(row({ ...over, result: [1, 0, 0] }))).toBe('Ann l’emporte');
    setLang('en');
  });
  it('says less where less is known', () => {
    const { round: _, ...bare } = row({ who: [] });
    expect(stands(bare)).toBe('playing');
  });
});
