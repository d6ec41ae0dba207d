// What is said of an army list that is judged: its name, its cost, its state, its faults.
import { said } from '../../lib/dress';
import { num, sentence, told } from '../../lib/i18n.svelte';
import type { Paper, PaperProblem, Told } from '../../lib/types';
import { w } from './words';

export const paperName = (p: Told): string => told(p) || w().unnamed;

export const cost = (p: Pick<Paper, 'points' | 'total'>): string => w().of(num(p.points), num(p.total));

/** The state of a list in words, and whether it is a good one. */
export function verdict(p: Pick<Paper, 'count' | 'problems'>): { text: string; kind: 'vert' | 'refuse' | '' } {
  if (p.count === 0) return { text: w().empty, kind: '' };
  return p.problems.length ? { text: w().illegal(p.problems.length), kind: 'refuse' } : { text: w().legal, kind: 'vert' };
}

/** A problem as it is read: whom it is about, then what is wrong. A sentence that begins with whom it is about does not name it twice. */
export function fault(who: string, p: PaperProblem): { who: string; what: string } {
  const text = said(p);
  return text.startsWith(who) ? { who, what: sentence(text).slice(who.length) } : { who: `${who}.`, what: ` ${sentence(text)}` };
}
