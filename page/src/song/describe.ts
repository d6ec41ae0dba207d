// Units, objectives and terrain in words.
import type { Lang } from '../lib/i18n.svelte';
import { worded } from '../lib/typeset';
import { turnOf, type Aspect } from '../tabletop/geometry';
import { length } from '../tabletop/lengths';
import type { Told } from '../lib/types';
import type { Light, Mark } from '../tabletop/shown';
import type { At, Figure } from '../tabletop/types';
import type { Roster, UnitFacts } from './ask';
import type { Side, View } from './types';
import { armyOf, isWall, ownerOf, seatsOf } from './units';
import { boardWords } from './words/board';

/** What is drawn of a unit of which the engine has not told yet. */
type Known = Pick<UnitFacts, 'en' | 'fr' | 'width' | 'depth' | 'ranks' | 'models' | 'wounds'> & Partial<UnitFacts>;

export const plain = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');

export const factsOf = (roster: Roster | null, id: string): Known =>
  roster?.units[id] ?? { en: plain(id), fr: plain(id), width: 139.7, depth: 121.9, ranks: 1, models: 1, wounds: 1, wall: isWall(id) };

const numbers = new WeakMap<Roster, Map<string, number>>();

/** The number of a unit among those of its seat that are called the same; 0 if it is the only one. */
function numberOf(roster: Roster, id: string): number {
  let known = numbers.get(roster);
  if (!known) {
    known = new Map();
    const alike: Record<string, string[]> = {};
    for (const [u, f] of Object.entries(roster.units)) (alike[`${f.seat} ${f.en}`] ??= []).push(u);
    for (const ids of Object.values(alike)) if (ids.length > 1) ids.sort().forEach((u, i) => known!.set(u, i + 1));
    numbers.set(roster, known);
  }
  return known.get(id) ?? 0;
}

export function unitName(roster: Roster | null, id: string, lang: Lang): string {
  const n = roster ? numberOf(roster, id) : 0;
  const name = worded(factsOf(roster, id), lang);
  return n ? `${name} ${n}` : name;
}

/** The name of an attachment or an NCU. */
export const cardName = (cards: Record<string, Told> | undefined, id: string, lang: Lang): string => {
  const card = cards?.[id];
  return card ? worded(card, lang) : plain(id);
};

/** Who goes with a unit. */
export const joined = (view: View, roster: Roster | null, id: string, lang: Lang): string[] =>
  (view.units[id]?.attachments ?? []).map((a) => cardName(roster?.attachments, a, lang));

const glyphs: Record<string, string> = { cavalry: 'cavalry', monster: 'monster', war_machine: 'war-engine' };

/** The sign of a kind of unit. */
export const glyphOf = (f: Pick<Known, 'type'>): string => glyphs[f.type ?? ''] ?? 'infantry';

export function figureOf(view: View, roster: Roster | null, id: string, lang: Lang): Figure {
  const f = factsOf(roster, id);
  const beside = joined(view, roster, id, lang).join(', ');
  return { width: f.width, depth: f.depth, glyph: glyphOf(f), name: unitName(roster, id, lang), ...(beside ? { beside } : {}) };
}

/** The field that a seat's trays and shields have; the second army of one faction has a bordure. */
export const factionOf = (view: View, side: Side | null): string => (side ? armyOf(view, side).faction : 'wall');

export function borduredIn(view: View, side: Side | null): boolean {
  const seats = seatsOf(view);
  return side !== null && seats.slice(0, seats.indexOf(side)).some((s) => factionOf(view, s) === factionOf(view, side));
}

/** A seat by its army; of two of one faction with its letter. */
export function seatName(view: View, roster: Roster | null, side: Side, lang: Lang): string {
  const faction = roster?.factions[side];
  const name = faction ? worded(faction, lang) : plain(factionOf(view, side));
  const alike = seatsOf(view).filter((s) => factionOf(view, s) === factionOf(view, side));
  return alike.length > 1 ? `${name} ${side.toUpperCase()}` : name;
}

/** What can be lost before a unit is destroyed. */
export const healthOf = (f: Known): number => f.models * f.wounds;

/** Models, ranks, tokens and the rest, as far as there is something to tell. */
export function stateOf(view: View, roster: Roster | null, id: string, lang: Lang): string[] {
  const w = boardWords(lang);
  const u = view.units[id]!;
  const f = factsOf(roster, id);
  if (u.fate === 'reserve' || u.fate === 'destroyed') return [w.fate[u.fate]];
  const out: string[] = [];
  const all = f.models;
  if (all > 1) out.push(w.models(u.models, all), w.ranks(u.ranks, f.ranks));
  else out.push(w.woundsLeft(healthOf(f) - u.wounds, healthOf(f)));
  if (all > 1 && f.wounds > 1 && u.wounds) out.push(w.wounds(u.wounds));
  if (!f.wall) out.push(u.activated ? w.done : w.ready);
  for (const t of u.tokens ?? []) out.push(w.condition[t]);
  for (const n of u.influence ?? []) if (n) out.push(w.influencedBy(cardName(roster?.ncus, n, lang)));
  for (const [i, o] of (view.objectives ?? []).entries()) {
    if (o.carrier === id) out.push(w.carries(w.objective(markOf(view, i))));
    else if (o.claimed === id) out.push(w.claims(w.objective(markOf(view, i))));
  }
  if (u.marks?.includes('marked')) out.push(w.marked);
  if (u.point_tokens) out.push(w.pointTokens(u.point_tokens));
  if (u.faith) out.push(w.faith(u.faith));
  return out;
}

/** What is told of a unit after its name. */
export function toldOf(view: View, roster: Roster | null, id: string, lang: Lang, light?: Light, mark?: Mark): string {
  const w = boardWords(lang);
  const side = ownerOf(view, id);
  const beside = joined(view, roster, id, lang);
  const bits = [...(beside.length ? [w.with(beside.join(', '))] : []), ...(side ? [seatName(view, roster, side, lang)] : [])];
  bits.push(...stateOf(view, roster, id, lang));
  if (light) bits.push(w.light[light]);
  if (mark) bits.push(w[mark]);
  return bits.join(', ');
}

/** A unit as its button on the board is called. */
export const told = (view: View, roster: Roster | null, id: string, lang: Lang, light?: Light, mark?: Mark): string =>
  `${unitName(roster, id, lang)}${boardWords(lang).colon}${toldOf(view, roster, id, lang, light, mark)}`;

/** What stands on an objective: its letter, or else its number; the one in the middle counts for more. */
export const markOf = (view: View, i: number): string =>
  view.options['mode'] === 'dance' && view.objectives![i]!.card ? view.objectives![i]!.card! : String(i + 1);

/** A place as the rulers and the log tell it, the same to all players. */
export function placeOf([x, y]: At, unit: 'in' | 'mm', lang: Lang): string {
  return boardWords(lang).place(length(x, unit, lang), length(y, unit, lang));
}

/** Which way something faces, to the eighth of a turn. */
export function facingIn(a: Aspect, facing: number, lang: Lang): string {
  const w = boardWords(lang);
  return w.faces(w.ways[Math.round(turnOf(a, facing) / 45) % 8]!);
}

/** A piece of terrain: its name, and its keywords. */
export function pieceName(kind: string, roster: Roster | null, lang: Lang): { name: string; is: string } {
  const t = roster?.terrain[kind];
  const w = boardWords(lang);
  return { name: t ? worded(t, lang) : plain(kind), is: (t?.keywords ?? []).map((k) => w.keyword[k] ?? plain(k)).join(', ') };
}
