import areas from '../../../throne/data/areas.json';
import cards from '../../../throne/data/house_cards.json';
import { lang, m, num, type Lang } from './i18n.svelte';
import type { Action, Game, Look, Seat, Sitter, Summary } from './types';

// Names of things by their ids, from the content of the games.

interface Named {
  id: string;
  name_en: string;
  name_fr: string;
}

const named = new Map<string, Named>([...(areas.areas as Named[]), ...(cards.cards as Named[])].map((n) => [n.id, n]));

/** The name of a place, card or House; an unknown id in plain words. */
export function nameOf(id: string): string {
  const n = named.get(id);
  if (n) return lang() === 'fr' ? n.name_fr : n.name_en;
  const house = (m().houses as Record<string, string>)[id];
  if (house) return house;
  const plain = id.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Does a seat owe a decision that its player can take now? One that a bot plays does not. */
export function owes(look: Pick<Look, 'status' | 'paused' | 'frozen' | 'decision' | 'seats'>, seat: Seat | null): boolean {
  if (seat === null || look.status !== 'playing' || look.paused || look.frozen || look.seats[seat]?.bot) return false;
  return look.decision?.who.includes(seat) ?? false;
}

interface Piece {
  text: string;
  area?: string;
}

const places = areas.areas as Named[];
const finders = {
  en: finder((a) => a.name_en),
  fr: finder((a) => a.name_fr),
};

function finder(name: (a: Named) => string) {
  const ids = new Map(places.map((a) => [name(a), a.id]));
  const names = [...ids.keys()].sort((a, b) => b.length - a.length).map((n) => n.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { ids, find: new RegExp(`(?<![\\p{L}])(${names.join('|')})(?![\\p{L}])`, 'gu') };
}

/** A sentence in pieces: what names a place, and what does not. */
export function placesIn(text: string, l = lang()): Piece[] {
  const { ids, find } = finders[l];
  return text
    .split(find)
    .filter(Boolean)
    .map((piece) => (ids.has(piece) ? { text: piece, area: ids.get(piece)! } : { text: piece }));
}

export function gameName(game: string): string {
  return (m().games as Record<string, { name: string }>)[game]?.name ?? game;
}

/** What the seats of a game are before it has begun. */
const arms: Record<string, string[]> = { throne: ['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'], kings: ['blue', 'red'] };

/** What a seat is, before and after the match has begun. */
export function seatIs(game: string, s: Pick<Sitter, 'seat' | 'is'>): string | null {
  return s.is || (arms[game]?.[s.seat] ?? null);
}

/** The name of a seat: its House or colour, or its number. */
export function seatName(of: Pick<Summary, 'game' | 'seats'>, seat: number): string {
  const is = seatIs(of.game, of.seats[seat] ?? { seat });
  return is ? nameOf(is) : m().create.seat(seat + 1);
}

/** The short name of an option of a game. */
export const optionName = (option: string): string => (m().options as Record<string, { name: string }>)[option]?.name ?? plain(option);

/** The words of an option's value. */
export function optionValue(option: string, value: string): string {
  const words = (m().options as Record<string, { values: Record<string, string> }>)[option];
  return words?.values[value] ?? plain(value);
}

/** The values of an option as menus show them: numbers by their size, with the usual one marked, which is the first of the others. */
export function optionMenu(o: { name: string; values: string[] }): { value: string; text: string }[] {
  const numbers = o.values.every((v) => /^\d+$/.test(v));
  const values = numbers ? [...o.values].sort((a, b) => Number(a) - Number(b)) : o.values;
  return values.map((value) => {
    const text = optionValue(o.name, value);
    return { value, text: numbers && value === o.values[0] ? m().create.usual(text) : text };
  });
}

/** The name of a topic of the rules. */
export const topicName = (id: string): string => (m().rules.topicNames as Record<string, string>)[id] ?? plain(id);

/** The name of a bot. */
export const botName = (id: string): string => (m().bots as Record<string, string>)[id] ?? id.charAt(0).toUpperCase() + id.slice(1);

/** An id in plain words. */
export const plain = (id: string): string => id.replaceAll('_', ' ');

export const seatCounts = (g: Game): number[] => Array.from({ length: g.max_seats - g.min_seats + 1 }, (_, i) => g.min_seats + i);

interface Move {
  to?: string;
  footmen?: number;
  knights?: number;
  ships?: number;
}

function force(x: Move): string {
  const t = m().things;
  return [x.footmen ? t.footmen(x.footmen) : '', x.knights ? t.knights(x.knights) : '', x.ships ? t.ships(x.ships) : '']
    .filter(Boolean)
    .join(', ');
}

/** Millimetres of a table, as players say them. */
const inches = (mm: number): string => `${num(mm / 25.4, 1)}″`;
const degrees = (n: number): string => `${num(n).replace('-', '−')}°`;

/** What a match itself knows by an id, such as the units of its armies. */
export type Known = (id: string, lang: Lang) => string | undefined;

/** An action in words, for lists: "March: Lannisport · 1 knight to Riverrun". */
export function describe(a: Action, known?: Known): string {
  const name = (id: string) => known?.(id, lang()) ?? nameOf(id);
  const t = m();
  const verb = (t.acts as Record<string, string>)[a.kind] ?? plain(a.kind);
  const bits: string[] = [];
  for (const [field, value] of Object.entries(a)) {
    switch (field) {
      case 'kind':
        break;
      case 'area':
        bits.unshift(name(String(value)));
        break;
      case 'order':
        bits.push((t.things.orders as Record<string, string>)[String(value)] ?? String(value));
        break;
      case 'targets':
        bits.push((value as string[]).length ? (value as string[]).map(name).join(', ') : t.things.stays);
        break;
      case 'moves':
        bits.push(
          ...((value as Move[] | null)?.length
            ? (value as Move[]).map((x) => `${force(x)} ${t.things.to(name(x.to ?? ''))}`)
            : [t.things.stays]),
        );
        break;
      case 'side':
        bits.push(value === 'attacker' ? t.things.attacker : value === 'defender' ? t.things.defender : t.things.nobody);
        break;
      case 'to':
        bits.push(t.things.to(name(String(value))));
        break;
      case 'unit':
        bits.push((t.things as unknown as Record<string, string>)[String(value)] ?? name(String(value)));
        break;
      case 'token':
        if (value) bits.push(t.things.token);
        break;
      case 'routed':
        bits.push(value ? t.things.routed : t.things.standing);
        break;
      case 'card':
      case 'house':
        bits.push(name(String(value)));
        break;
      case 'at':
        bits.push(t.things.at(...((value as number[]).map(inches) as [string, string])));
        break;
      case 'facing':
        bits.push(t.things.facing(degrees(value as number)));
        break;
      case 'move':
      case 'turn':
        bits.push((value as number[]).map(field === 'move' ? inches : degrees).join(' + '));
        break;
      case 'target':
        bits.push(bits.length ? t.things.target(name(String(value))) : name(String(value)));
        break;
      case 'with':
        bits.push(t.things.together((value as string[]).map(name).join(', ')));
        break;
      case 'edge':
        bits.push(value === 'near' ? t.things.near : t.things.far);
        break;
      case 'piece':
      case 'as':
      case 'spell':
        bits.push(name(String(value)));
        break;
      case 'wounds':
        bits.push(t.things.wounds(value as number));
        break;
      case 'weapon':
        if (value) bits.push(t.things.weapon((value as number) + 1));
        break;
      case 'paths':
      case 'height':
        break; // too fine for a list
      default:
        bits.push(typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
  }
  if (a.kind === 'raid' && !('targets' in a)) bits.push(t.things.stays);
  if (a.kind === 'march' && !('moves' in a)) bits.push(t.things.stays);
  return bits.length ? `${verb}${lang() === 'fr' ? '\u202f' : ''}: ${bits.join(' · ')}` : verb;
}

/** What is asked by a decision. */
export function asks(kind: string): string {
  return (m().asks as Record<string, string>)[kind] ?? plain(kind);
}

/** Did all get the same share, so that nobody won? */
export const drawn = (result: readonly number[]): boolean => result.length > 1 && result.every((share) => share === result[0]);
