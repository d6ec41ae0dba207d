// What a step of the story shows beside its place: the dice against what they needed, and what came of them.
import type { Tale } from './board';
import { hasDice, marked, type Die } from './marked';
import type { Happened, Told } from './types';

export interface Roll {
  dice: number[];
  least: number;
  /** How many were enough, and how many would be on average. */
  hits: number;
  expected: number;
  /** Dice with symbols, in the place of numbers, and how they are said; of some nothing is needed. */
  symbols?: Die[];
  said?: string;
  needed?: boolean;
}

/** One thing that happened: words, with the dice that were thrown for it. Beside dice no colon or comma is left. */
export interface Row {
  of: Happened;
  before: string;
  roll: Roll | null;
  after: string;
}

export function rollOf(dice: readonly number[], least: number): Roll {
  return {
    dice: [...dice].sort((a, b) => a - b),
    least,
    hits: dice.filter((d) => d >= least).length,
    expected: (dice.length * (7 - least)) / 6,
  };
}

/** Dice with symbols: those that miss first. */
export function symbolRoll(symbols: readonly Die[], said: string, expected: number | null): Roll {
  return {
    dice: [],
    least: 0,
    hits: symbols.reduce((sum, d) => sum + d.hits, 0),
    expected: expected ?? 0,
    symbols: [...symbols].sort((a, b) => a.hits - b.hits || Number(b.miss) - Number(a.miss)),
    said,
    needed: expected !== null,
  };
}

/** What happened in a step besides its own sentence; `said` is what of a sentence is shown. */
export function rowsOf(told: readonly Happened[], said: (t: Told) => string, step: Told): Row[] {
  return told
    .filter((t) => t.en !== step.en && t.heading === undefined)
    .map((of) => {
      const pieces = marked(said(of));
      const at = pieces.findIndex((p) => p.dice ?? p.symbols);
      const text = (from: number, to: number) =>
        pieces
          .slice(from, to)
          .map((p) => p.text)
          .join('');
      const thrown = pieces[at];
      const after = text(at + 1, pieces.length).replace(/^[\s,:;]+/u, '');
      const row = { of, before: text(0, at).replace(/[\s:]+$/u, ''), after: /\p{L}/u.test(after) ? after : '' };
      if (thrown?.symbols) return { ...row, roll: symbolRoll(thrown.symbols, thrown.text, thrown.expected) };
      if (thrown?.dice) return { ...row, roll: rollOf(thrown.dice, thrown.least) };
      return { of, before: text(0, pieces.length), roll: null, after: '' };
    });
}

/** The beats of a fight: the way, the helpers, cards or dice, totals or wounds, the result. */
export const beatOf = { helpers: 1, dice: 2, totals: 3, result: 4 };

/** Has the story come to a beat? What is not told in beats is there at once. */
export const reached = ({ beat, beats }: Pick<Tale, 'beat' | 'beats'>, what: keyof typeof beatOf): boolean =>
  beats === 1 || beat >= beatOf[what];

/** How wide a board must be to have the card beside what it is about, and what it takes of it then. */
export const roomForCard = 760;
export const cardRoom = 376;

/** More lines than this are no card. */
const most = 9;

/** Is there more to see of a step than its sentence? */
export function hasCard({ step, told }: Pick<Tale, 'step' | 'told'>): boolean {
  if (step.peak || told.some((t) => hasDice(t.en))) return true;
  return step.weight > 1 && told.length > 1 && told.length <= most;
}
