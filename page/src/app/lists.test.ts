import { describe, expect, it } from 'vitest';
import type { Summary } from '../lib/types';
import { byUrgency, overdue, yourMove } from './lists';

const match = (id: string, more: Partial<Summary>): Summary => ({
  id,
  game: 'toy',
  status: 'playing',
  open: false,
  created: '2026-01-01T00:00:00Z',
  yours: [1],
  who: [],
  seats: [
    { seat: 0, name: 'Maud', due: '2026-01-02T00:00:00Z' },
    { seat: 1, name: 'Maud' },
  ],
  ...more,
});

describe('a list of matches', () => {
  it('tells your move by your seats, not by your name', () => {
    expect(yourMove(match('a', { who: [0] }))).toBe(false);
    expect(yourMove(match('a', { who: [0, 1] }))).toBe(true);
    expect(overdue(match('a', {}))).toBeNull();
    expect(overdue(match('a', { yours: [0] }))).toBe('2026-01-02T00:00:00Z');
  });
  it('has your move first, then the latest', () => {
    const all = [match('old', {}), match('new', { created: '2026-02-01T00:00:00Z' }), match('mine', { who: [1] })];
    expect(all.sort(byUrgency).map((s) => s.id)).toEqual(['mine', 'new', 'old']);
  });
});
