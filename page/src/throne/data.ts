// Names and numbers of the game, from the data that the rules themselves read.
import areaData from '../../../throne/data/areas.json';
import cardData from '../../../throne/data/house_cards.json';
import houseData from '../../../throne/data/houses.json';
import trackData from '../../../throne/data/tracks.json';
import westerosData from '../../../throne/data/westeros.json';
import { worded } from '../lib/typeset';
import type { House, Lang, Place, View } from './types';

export interface AreaInfo {
  id: string;
  name_en: string;
  name_fr: string;
  kind: string;
  fortification?: string;
  supply?: number;
  crowns?: number;
  home?: string;
  neutral?: number;
}

export interface CardInfo {
  id: string;
  house: string;
  name_en: string;
  name_fr: string;
  short_en: string;
  short_fr: string;
  strength: number;
  swords: number;
  fortifications: number;
  text_en?: string;
  text_fr?: string;
}

interface WesterosInfo {
  id: string;
  name_en: string;
  name_fr: string;
  text_en: string;
  text_fr: string;
}

export const areas = new Map<string, AreaInfo>(areaData.areas.map((a) => [a.id, a as AreaInfo]));
export const cards = new Map<string, CardInfo>(cardData.cards.map((c) => [c.id, c as CardInfo]));
export const westeros = new Map<string, WesterosInfo>(westerosData.cards.map((c) => [c.id, c as WesterosInfo]));
export const supplyLevels: { level: number; armies: number[] }[] = trackData.supply;
export const stars: number[] = trackData.stars;
export const wildlingTrack: number[] = trackData.wildlings;
export const borders: { a: string; b: string }[] = areaData.borders;
export const rivers: { a: string; b: string }[] = areaData.rivers;
export const pieces: { footmen: number; knights: number; power: number } = houseData.pieces;

/** Mustering points: what an area gives, and what is bought with them. words.test.ts holds them against the rules. */
export const musterPoints: Record<string, number> = { city: 1, fortress: 2 };
export const musterPrices: Record<string, number> = { footman: 1, knight: 2, ship: 1, upgrade: 1 };

const named = (of: { name_en: string; name_fr: string }, lang: Lang) => worded({ en: of.name_en, fr: of.name_fr }, lang);

export function areaName(id: string, lang: Lang): string {
  const a = areas.get(id);
  return a ? named(a, lang) : id;
}

export function cardName(id: string, lang: Lang): string {
  const c = cards.get(id);
  return c ? named(c, lang) : id;
}

/** A card in a table: by its person's first name, or its House. */
export function cardShort(id: string, lang: Lang): string {
  const c = cards.get(id);
  return c ? worded({ en: c.short_en, fr: c.short_fr }, lang) : id;
}

/** Cards that an option of the match makes do something else than is printed. */
const variants = [
  {
    id: 'baratheon_salladhor',
    option: 'salladhor',
    value: 'all',
    text_en: 'Supporting ships of both sides add no strength to this battle (a +1 support order still counts).',
    text_fr: "Les navires en soutien des deux camps n'ajoutent aucune force (le +1 d'un soutien spécial compte).",
  },
];

/** What a card does in a match with these options. */
export function cardText(id: string, lang: Lang, options: View['options']): string {
  const c = variants.find((v) => v.id === id && options?.[v.option] === v.value) ?? cards.get(id);
  return worded({ en: c?.text_en ?? '', fr: c?.text_fr ?? '' }, lang);
}

export function westerosName(id: string, lang: Lang): string {
  const c = westeros.get(id);
  return c ? named(c, lang) : id;
}

export function westerosText(id: string, lang: Lang): string {
  const c = westeros.get(id);
  return worded({ en: c?.text_en ?? '', fr: c?.text_fr ?? '' }, lang);
}

export function houseName(id: string, lang: Lang): string {
  const h = houseData.houses.find((x) => x.id === id);
  return h ? named(h, lang) : id;
}

/** Whose colours fly over an area: units, else a Power token, else the printed shield. */
export function flag(view: View, id: string): House | undefined {
  const pl: Place | undefined = view.areas[id];
  if (pl?.house) return pl.house;
  if (pl?.token) return pl.token;
  const home = areas.get(id)?.home as House | undefined;
  return home && home in view.houses ? home : undefined;
}

/** So many Cities and Fortresses win. */
export const toWin = (view: View): number => (view.players === 3 ? 8 : 7);

/** How many Cities and Fortresses fly a House's colours. */
export function castles(view: View, house: House): number {
  let n = 0;
  for (const a of areas.values()) if (a.fortification && flag(view, a.id) === house) n++;
  return n;
}

/** The tokens of a House: order, how many, and whether it bears a star. */
export const orderTokens: { order: string; kind: OrderKind; count: number; special: boolean; mark: string }[] = [
  { order: 'march-1', kind: 'march', count: 1, special: false, mark: '−1' },
  { order: 'march+0', kind: 'march', count: 1, special: false, mark: '0' },
  { order: 'march+1', kind: 'march', count: 1, special: true, mark: '+1' },
  { order: 'defense+1', kind: 'defense', count: 2, special: false, mark: '+1' },
  { order: 'defense+2', kind: 'defense', count: 1, special: true, mark: '+2' },
  { order: 'support', kind: 'support', count: 2, special: false, mark: '' },
  { order: 'support+1', kind: 'support', count: 1, special: true, mark: '+1' },
  { order: 'raid', kind: 'raid', count: 2, special: false, mark: '' },
  { order: 'raid*', kind: 'raid', count: 1, special: true, mark: '2' },
  { order: 'consolidate', kind: 'consolidate', count: 2, special: false, mark: '' },
  { order: 'consolidate*', kind: 'consolidate', count: 1, special: true, mark: '' },
];
export type OrderKind = 'march' | 'defense' | 'support' | 'raid' | 'consolidate';

export function orderGlyph(order: string): string {
  const t = orderTokens.find((x) => x.order === order);
  if (!t) return 'order-back';
  return `order-${t.kind === 'defense' ? 'defence' : t.kind}${t.special ? '-star' : ''}`;
}

export function orderMark(order: string): string {
  return orderTokens.find((x) => x.order === order)?.mark ?? '';
}
