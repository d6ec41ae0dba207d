// A sealed sheet: what a seat answers to windows as long as it says nothing else. It goes line by line: of those about
// a window the first whose action is legal answers; if none is, the seat passes; about what no line is, it is asked.
import type { Action } from './types';

export interface Line {
  /** Of the decision. */
  kind: string;
  /** The occasion, where the game has several; else any. */
  on?: string;
  /** Only where there is so much of what counts on that occasion. */
  least?: number;
  /** Without it, it passes. */
  action?: Action;
}

/** What could be answered: an action and what it is called. */
export interface Answer {
  action: Action;
  name: string;
  note?: string;
}

/** A kind of window, or an occasion of it, at which the seat may be asked. */
export interface Occasion {
  kind: string;
  on?: string;
  name: string;
  /** What there is much or little of then. */
  counts?: string | undefined;
  answers: Answer[];
}

/** What a game knows of its windows for a seat in a position. */
export interface Windows {
  occasions: Occasion[];
  /** What an answer is called; nothing if it knows none such. */
  tell(a: Action): string | undefined;
  /** What the game calls the rest for which a player may not want to be asked. */
  rest?: string;
}

/** What is decided for an occasion. */
export type Plan = { how: 'ask' } | { how: 'pass' } | { how: 'play'; plays: Play[] };

/** An answer that is prepared: from how much on. */
export interface Play {
  action: Action;
  least: number;
}

const sorted = (a: Action) => JSON.stringify(Object.entries(a).sort(([x], [y]) => (x < y ? -1 : 1)));

/** Is it the same answer, in whatever order it is written? */
export const sameAnswer = (a: Action, b: Action): boolean => sorted(a) === sorted(b);

const about = (l: Line, { kind, on }: Pick<Occasion, 'kind' | 'on'>) => l.kind === kind && (l.on ?? '') === (on ?? '');

/** The lines that a window of a kind, on an occasion, is answered by. */
export const linesFor = (lines: readonly Line[], kind: string, on?: string): Line[] =>
  lines.filter((l) => l.kind === kind && (!l.on || l.on === on));

/** What the lines say of an occasion. */
export function planFor(lines: readonly Line[], of: Pick<Occasion, 'kind' | 'on'>): Plan {
  const own = lines.filter((l) => about(l, of));
  if (!own.length) return { how: 'ask' };
  const plays = own.flatMap((l) => (l.action ? [{ action: l.action, least: l.least ?? 0 }] : []));
  return plays.length ? { how: 'play', plays } : { how: 'pass' };
}

/** The lines with another plan for an occasion; those about others stay. */
export function withPlan(lines: readonly Line[], of: Pick<Occasion, 'kind' | 'on'>, plan: Plan): Line[] {
  const head = { kind: of.kind, ...(of.on ? { on: of.on } : {}) };
  const own: Line[] =
    plan.how === 'ask'
      ? []
      : plan.how === 'pass' || !plan.plays.length
        ? [head]
        : plan.plays.map(({ action, least }) => ({ ...head, ...(least > 0 ? { least } : {}), action }));
  return [...lines.filter((l) => !about(l, of)), ...own];
}
