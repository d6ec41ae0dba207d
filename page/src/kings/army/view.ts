// What the page shows of a list: names, numbers, groups.
import { dress } from '../../lib/dress';
import { told } from '../../lib/i18n.svelte';
import { hasAll } from '../../lib/search';
import type { PaperProblem } from '../../lib/types';
import type { Stat } from '../../tabletop/army/Row.svelte';
import { artefactsOf } from './edit';
import type { Army, Entry, List, Profile, RuleRef, Ruled, Sheet, Stock, Unit } from './types';
import { w } from './words';

export const army = (stock: Stock, id: string): Army | undefined => stock.armies.find((a) => a.id === id);

export const armyName = (stock: Stock, id: string): string => told(army(stock, id) ?? { en: id, fr: id });

export const unitOf = (stock: Stock, l: List, e: Entry): Unit | undefined =>
  army(stock, e.army ?? l.army)?.units.find((u) => u.id === e.unit);

export const unitName = (stock: Stock, l: List, e: Entry): string => {
  const u = unitOf(stock, l, e);
  return u ? told(u) : e.unit;
};

export const sizeName = (stock: Stock, size: string): string => {
  const s = stock.sizes[size];
  return s ? told(s) : size;
};

/** The name of a rule with its number in the brackets. */
export function ruleName(all: Ruled[], r: RuleRef): string {
  const found = all.find((x) => x.id === r.id);
  return found ? dress(told(found)).replace('(n', `(${r.n ?? ''}`) : r.id;
}

/** What a rule does, with its number where the text says n. */
export const ruleText = (all: Ruled[], r: RuleRef): string => {
  const found = all.find((x) => x.id === r.id);
  const text = found ? dress(told(found.text)) : '';
  return r.n === undefined ? text : text.replace(/(?<![\p{L}’'])n(?![\p{L}’']| =)/gu, String(r.n));
};

/** The glyph of a unit. */
export function glyph(u: { type: string; hero?: boolean; group?: string } | null | undefined): string {
  if (!u) return 'warn';
  if (u.hero || u.group === 'heroes') return 'hero';
  return (
    { Inf: 'infantry', LrgInf: 'infantry', Cav: 'cavalry', LrgCav: 'cavalry', WarEngine: 'war-engine', Mon: 'monster' }[u.type] ??
    'infantry'
  );
}

const score = (n: number) => (n ? `${n}+` : '–');

export const statIDs = ['sp', 'me', 'ra', 'de', 'att', 'ne'] as const;

export function stats(p: Profile): Stat[] {
  const values = {
    sp: String(p.speed),
    me: score(p.melee),
    ra: score(p.shooting),
    de: score(p.defence),
    att: p.attacks === '0' ? '–' : p.attacks,
    ne: `${p.nerve[0] || '–'}/${p.nerve[1]}`,
  };
  return statIDs.map((id) => ({ id, name: w().statNames[id], head: w().stats[id], value: values[id] }));
}

/** What an entry has beside its size: options, then artefacts. */
export function extras(stock: Stock, l: List, e: Entry): string[] {
  const u = unitOf(stock, l, e);
  const option = (id: string) => {
    const o = u?.options?.find((x) => x.id === id);
    return o ? told(o) : id;
  };
  return [...(e.options ?? []).map(option), ...artefactsOf(e).map((id) => artefactName(stock, id))];
}

export const artefactName = (stock: Stock, id: string): string => {
  const a = stock.artefacts.find((x) => x.id === id);
  return a ? told(a) : id;
};

export type Section = 'front' | 'troops' | 'engines' | 'heroes' | 'unknown';
const sections: readonly Section[] = ['front', 'troops', 'engines', 'heroes', 'unknown'];

const ofSlot = { regiment: 'front', horde: 'front', troop: 'troops', engine: 'engines', monster: 'engines', hero: 'heroes' } as const;

/** Where a unit stands whose numbers are not known, because its size is not or because it is not judged yet. */
function kindOf(u: Unit | undefined, size: string | undefined): Section {
  if (!u) return 'unknown';
  if (u.group === 'heroes' || u.group === 'engines') return u.group;
  return u.irregular || size === 'troop' ? 'troops' : 'front';
}

/** The places of the units by section, in the order of the list. */
export function bySection(stock: Stock, l: List, sheet: Sheet | null): { id: Section; at: number[] }[] {
  const of = l.units.map((e, i) => {
    const u = sheet?.units[i];
    return u ? ofSlot[u.slot] : kindOf(unitOf(stock, l, e), e.size);
  });
  return sections.map((id) => ({ id, at: of.flatMap((s, i) => (s === id ? [i] : [])) })).filter((s) => s.at.length > 0);
}

/** Does the unit fit the words that are searched for? */
export const fits = (stock: Stock, u: Unit, words: string): boolean =>
  hasAll([u.en, u.fr, ...(u.sizes[0]?.special ?? []).map((r) => ruleName(stock.rules, r))].join(' '), words);

/** Whom a problem is about: a unit, or the whole list. */
export function subject(stock: Stock, l: List, p: PaperProblem): string {
  const e = l.units[(p.unit ?? 0) - 1];
  return e ? dress(unitName(stock, l, e)) : w().whole;
}
