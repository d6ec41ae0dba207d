// Changes of an army list, each giving a new one. What is legal is not decided here.
import { fold } from '../../lib/search';
import type { Entry, List, Option, Stock, Unit } from './types';

const changed = (l: List, units: Entry[]): List => ({ ...l, units });

/** An entry with its empty fields left out, as the engine writes it. */
function tidy(e: Entry): Entry {
  const t: Entry = { unit: e.unit };
  if (e.army) t.army = e.army;
  if (e.size && e.size !== 'single') t.size = e.size;
  if (e.options?.length) t.options = e.options;
  if (e.artefact?.length) t.artefact = e.artefact;
  return t;
}

/** What a unit must choose, as cheap as it can be had. */
function least(unit: Unit, size: string): Option[] {
  const price = (o: Option) => (o.points[size] ?? 0) + (o.needs ? 1e6 : 0); // what needs a Living Legend comes last
  return (unit.choices ?? []).flatMap((choice, n) =>
    (unit.options ?? [])
      .filter((o) => o.choice === n && size in o.points)
      .sort((a, b) => price(a) - price(b))
      .slice(0, choice.least ?? 0),
  );
}

/** A unit as it is first put down. */
export const fresh = (l: List, army: string, unit: Unit, size: string): Entry =>
  tidy({ army: army === l.army ? '' : army, unit: unit.id, size, options: least(unit, size).map((o) => o.id) });

/** What a unit costs as it is first put down. */
export const priceOf = (unit: Unit, size: string): number =>
  (unit.sizes.find((p) => p.size === size)?.points ?? 0) + least(unit, size).reduce((sum, o) => sum + (o.points[size] ?? 0), 0);

export const add = (l: List, e: Entry): List => changed(l, [...l.units, e]);

export const remove = (l: List, at: number): List =>
  changed(
    l,
    l.units.filter((_, i) => i !== at),
  );

export const removeAll = (l: List, at: number[]): List =>
  changed(
    l,
    l.units.filter((_, i) => !at.includes(i)),
  );

export const duplicate = (l: List, at: number): List =>
  changed(
    l,
    l.units.flatMap((e, i) => (i === at ? [e, tidy({ ...e, artefact: '' })] : [e])),
  );

const edit = (l: List, at: number, f: (e: Entry) => Entry): List =>
  changed(
    l,
    l.units.map((e, i) => (i === at ? tidy(f(e)) : e)),
  );

/** The size of an entry; '' if it is none in which the unit comes. */
export const sizeOf = (unit: Unit, e: Entry): string =>
  unit.sizes.find((p) => (e.size ? p.size === e.size : unit.sizes.length === 1))?.size ?? '';

/** Words of an entry that are no options of its unit. */
export const straysOf = (unit: Unit, e: Entry): string[] => [...new Set(e.options)].filter((id) => !unit.options?.some((o) => o.id === id));

/** Takes away a word that is no option. */
export const forget = (l: List, at: number, word: string): List =>
  edit(l, at, (e) => ({ ...e, options: e.options?.filter((id) => id !== word) }));

/** Another size; options that it cannot have go. Where there was none, it stands for the words that nobody knows. */
export const resize = (l: List, at: number, unit: Unit, size: string): List =>
  edit(l, at, (e) => {
    const strays = sizeOf(unit, e) ? [] : straysOf(unit, e);
    return {
      ...e,
      size,
      options: e.options?.filter((id) => !strays.includes(id) && !unit.options?.some((o) => o.id === id && !(size in o.points))),
    };
  });

/** Takes an option or leaves it; of options of which there is one, the other goes. */
export function choose(l: List, at: number, unit: Unit, option: Option, on: boolean): List {
  const alone = option.choice !== undefined && unit.choices?.[option.choice]?.most === 1;
  return edit(l, at, (e) => {
    const rest = (e.options ?? []).filter(
      (id) => id !== option.id && !(on && alone && unit.options?.some((o) => o.id === id && o.choice === option.choice)),
    );
    return { ...e, options: on ? [...rest, option.id] : rest };
  });
}

/** A unit instead of a word; of another army if the id says so. Names of options that nobody could know come right. */
function asUnit(stock: Stock, l: List, e: Entry, id: string): Entry {
  const [unit = '', army = e.army ?? l.army] = id.split('/').reverse();
  const known = stock.armies.find((a) => a.id === army)?.units.find((u) => u.id === unit)?.options ?? [];
  const named = (word: string) => known.find((o) => [o.en, o.fr].some((name) => fold(name) === fold(word)))?.id ?? word;
  return { ...e, unit, army: army === l.army ? '' : army, options: e.options?.map(named) };
}

/** Another thing instead of a word that is no name: the army of the list, or what a unit has. */
export function instead(stock: Stock, l: List, at: number, word: string, id: string): List {
  if (at < 0) return { ...l, army: id };
  return edit(l, at, (e) => {
    if (e.unit === word) return asUnit(stock, l, e, id);
    if (e.army === word) return { ...e, army: id === l.army ? '' : id };
    const options = e.options?.filter((o) => o !== word) ?? [];
    if (id in stock.sizes) return { ...e, options, size: id };
    if (stock.artefacts.some((a) => a.id === id)) return { ...e, options, artefact: [...artefactsOf(e).filter((a) => a !== word), id] };
    return { ...e, options: [...options, id] };
  });
}

export const bear = (l: List, at: number, artefact: string): List => edit(l, at, (e) => ({ ...e, artefact }));

/** What a list says at its head. */
/** For another army the units of the old one go; allies of the new one come home. */
export function rearm(l: List, army: string): List {
  if (army === l.army) return l;
  const units = l.units.filter((e) => e.army).map((e) => (e.army === army ? tidy({ ...e, army: '' }) : e));
  return { ...l, army, units };
}

export function agree(l: List, what: string, on: boolean): List {
  const { agreed = [], ...rest } = l;
  const now = [...agreed.filter((a) => a !== what), ...(on ? [what] : [])];
  return now.length ? { ...rest, agreed: now } : rest;
}

export const artefactsOf = (e: Entry): string[] => (typeof e.artefact === 'string' ? [e.artefact] : (e.artefact ?? []));

export const blank = (army: string, points: number, name: string): List => ({ game: 'kings', name, army, points, units: [] });
