import { expect, it } from 'vitest';
import { entriesOf } from './entries';
import { headings } from './headings';
import type { Happened, Update } from './types';

const said = (en: string, heading?: Happened['heading']): Happened => ({ kind: 'said', en, fr: en, heading });
const acted = (n: number, ...told: Happened[]): Update => ({ seq: n, what: 'acted', n, seat: 0, time: '2026-01-01T00:00:00Z', told });

/** The log as it stands on the page, newest first: headings with their level, sentences without. */
function log(...updates: Update[]): string[] {
  const entries = entriesOf({ look: null, updates, shown: (u) => u.told ?? [] });
  return entries.flatMap((e, i) => [...headings(e, entries[i - 1]).map((h) => `${h.level} ${h.title}`), ...e.texts]);
}

it('rounds, turns and phases nest, each above what belongs to it', () => {
  const round1 = [said('Round 1.', 'round'), said('Turn 1: Red.', 'turn'), said('Move.', 'phase'), said('A moves.')];
  const round2 = [said('Round 2.', 'round'), said('Turn 3: Red.', 'turn'), said('C moves.')];
  expect(
    log(acted(1, ...round1), acted(2, said('Turn 2: Blue.', 'turn'), said('B moves.')), acted(3, said('B shoots.'), ...round2)),
  ).toEqual([
    '1 Round 2',
    '2 Turn 3: Red',
    'C moves.',
    '1 Round 1',
    '2 Turn 2: Blue',
    'B shoots.',
    'B moves.',
    '2 Turn 1: Red',
    '3 Move',
    'A moves.',
  ]);
});

it('no level is left out where a game has no turns, or no rounds', () => {
  expect(log(acted(1, said('Round 1.', 'round'), said('Marches.', 'phase'), said('A marches.')))).toEqual([
    '1 Round 1',
    '2 Marches',
    'A marches.',
  ]);
  expect(log(acted(1, said('Turn 1.', 'turn'), said('A takes two.')))).toEqual(['1 Turn 1', 'A takes two.']);
});

it('what has nothing under it yet has no heading', () => {
  const round = [said('Round 1.', 'round'), said('Turn 1.', 'turn')];
  expect(log(acted(1, ...round, said('Move.', 'phase'), said('Shoot.', 'phase'), said('A shoots.'), said('Turn 2.', 'turn')))).toEqual([
    '1 Round 1',
    '2 Turn 1',
    '3 Shoot',
    'A shoots.',
  ]);
});

it('the match is set up before its first round', () => {
  expect(log(acted(1, said('A stands here.')), acted(2, said('Scouts.', 'phase'), said('B runs.')))).toEqual([
    '1 Set-up',
    '2 Scouts',
    'B runs.',
    'A stands here.',
  ]);
});
