// Changes of an army list, each giving a new one. What is legal is not decided here.
import type { Card, Entry, List, Stock } from './types';

/** Where a card stands in a list. */
export type Place = { in: 'units'; at: number; slot?: number } | { in: 'ncus' | 'apart'; at: number };

export const blank = (faction: string, points: number, name: string): List => ({ game: 'song', name, faction, points, units: [] });

/** A list with its empty parts left out, as the engine writes it. */
function tidy(l: List): List {
  const { ncus = [], apart = [], ...rest } = l;
  const units = l.units.map((e): Entry => (e.attachments?.length ? e : { unit: e.unit }));
  return { ...rest, units, ...(ncus.length ? { ncus } : {}), ...(apart.length ? { apart } : {}) };
}

export const cardOf = (stock: Stock, id: string): Card | undefined => stock.cards.find((c) => c.id === id);

/** May an attachment join a unit, as far as their cards say? */
export const suits = (a: Card, unit: Card | undefined): boolean =>
  !!unit && !a.to_enemy && (a.only ? a.only === unit.id : a.type === unit.type && !unit.numbers?.solo);

/** The first unit that an attachment suits and that has none yet; else the first that it suits; -1 if there is none. */
export function roomFor(stock: Stock, l: List, a: Card): number {
  const fit = l.units.flatMap((e, i) => (suits(a, cardOf(stock, e.unit)) ? [i] : []));
  return fit.find((i) => a.beyond || !l.units[i]?.attachments?.length) ?? fit[0] ?? -1;
}

/** Takes a card. An attachment joins the unit that is named, or else one that it suits. */
export function add(stock: Stock, l: List, card: Card, unit: number | null = null): List {
  if (card.kind === 'unit') return { ...l, units: [...l.units, { unit: card.id }] };
  if (card.kind === 'ncu') return { ...l, ncus: [...(l.ncus ?? []), card.id] };
  const at = unit !== null && !card.to_enemy ? unit : roomFor(stock, l, card);
  return at < 0 ? { ...l, apart: [...(l.apart ?? []), card.id] } : attach(l, card.id, at);
}

const attach = (l: List, id: string, at: number): List => ({
  ...l,
  units: l.units.map((e, i) => (i === at ? { ...e, attachments: [...(e.attachments ?? []), id] } : e)),
});

const without = <T>(all: T[] | undefined, at: number): T[] => (all ?? []).filter((_, i) => i !== at);

export function remove(l: List, p: Place): List {
  if (p.in !== 'units') return tidy({ ...l, [p.in]: without(l[p.in], p.at) });
  if (p.slot === undefined) return { ...l, units: without(l.units, p.at) };
  const slot = p.slot;
  return tidy({ ...l, units: l.units.map((e, i) => (i === p.at ? { ...e, attachments: without(e.attachments, slot) } : e)) });
}

/** What stands at a place: the id of a card, or a word that is none. */
export function wordAt(l: List, p: Place): string {
  if (p.in !== 'units') return l[p.in]?.[p.at] ?? '';
  const e = l.units[p.at];
  return (p.slot === undefined ? e?.unit : e?.attachments?.[p.slot]) ?? '';
}

/** Puts an attachment into another unit. */
export const rejoin = (l: List, p: Place, unit: number): List => attach(remove(l, p), wordAt(l, p), unit);

/** Writes another word at a place. */
export function write(l: List, p: Place, word: string): List {
  if (p.in !== 'units') return { ...l, [p.in]: (l[p.in] ?? []).map((w, i) => (i === p.at ? word : w)) };
  const written = (e: Entry): Entry =>
    p.slot === undefined ? { ...e, unit: word } : { ...e, attachments: (e.attachments ?? []).map((w, i) => (i === p.slot ? word : w)) };
  return { ...l, units: l.units.map((e, i) => (i === p.at ? written(e) : e)) };
}

/** The same unit once more, without its attachments. */
export const duplicate = (l: List, at: number): List => ({
  ...l,
  units: l.units.flatMap((e, i) => (i === at ? [e, { unit: e.unit }] : [e])),
});

/** What a list says at its head. */
/** May a faction take a card as its own, or as a neutral one? */
export const serves = (c: Card, faction: string): boolean =>
  c.faction === faction || (c.also ?? []).includes(faction) || c.faction === 'neutral';

/** For another faction what does not serve it goes. */
export function turn(stock: Stock, l: List, faction: string): List {
  const stays = (id: string) => {
    const c = cardOf(stock, id);
    return !!c && serves(c, faction);
  };
  return tidy({
    ...l,
    faction,
    units: l.units.filter((e) => stays(e.unit)).map((e) => ({ ...e, attachments: (e.attachments ?? []).filter(stays) })),
    ncus: (l.ncus ?? []).filter(stays),
    apart: (l.apart ?? []).filter(stays),
  });
}

/** How many of a card there are. */
export const copies = (l: List, id: string): number =>
  [...l.units.flatMap((e) => [e.unit, ...(e.attachments ?? [])]), ...(l.ncus ?? []), ...(l.apart ?? [])].filter((x) => x === id).length;
