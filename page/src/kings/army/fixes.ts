// What takes away a reason why a list is against the rules, where that is simple: the
// artefact or the unit of which it speaks.
import type { Meant, PaperProblem } from '../../lib/types';
import { artefactsOf, bear, instead, removeAll } from './edit';
import type { List, ListPaper, Stock } from './types';
import { artefactName, unitName, unitOf } from './view';

export interface Fix {
  what: string;
  points: number;
  unit: number;
  artefact: boolean;
}

/** Rules about which units there may be; a unit that is too many can go. */
const tooMany =
  /^kings\.(army\.(two-troops|four-troops|regiment-unlocks|horde-unlocks|irregular-counts|hero-monster|living-legend)|allies\.)/;

export function fixFor(stock: Stock, l: List, paper: ListPaper, p: PaperProblem): Fix | null {
  const at = (p.unit ?? 0) - 1;
  const e = l.units[at];
  if (!e) return null;
  const worn = artefactsOf(e);
  if (p.rule.startsWith('kings.artefact.') && worn.length > 0) {
    const last = worn.at(-1)!;
    return { what: artefactName(stock, last), points: stock.artefacts.find((a) => a.id === last)?.points ?? 0, unit: at, artefact: true };
  }
  const sheet = paper.sheet.units[at];
  // a unit that lacks nothing but its size is mended by one
  if (sheet ? tooMany.test(p.rule) : !unitOf(stock, l, e))
    return { what: unitName(stock, l, e), points: sheet?.points ?? 0, unit: at, artefact: false };
  return null;
}

/** Carries fixes out, all at once. */
export function mend(l: List, fixes: Fix[]): List {
  for (const f of fixes) if (f.artefact) l = bear(l, f.unit, '');
  return removeAll(
    l,
    fixes.filter((f) => !f.artefact).map((f) => f.unit),
  );
}

/** Writes what was meant instead of a word that is no name. */
export const takeMeant = (stock: Stock, l: List, p: PaperProblem, m: Meant): List =>
  instead(stock, l, (p.unit ?? 0) - 1, p.word ?? '', m.id);
