// The documents of the game, as docs/throne.md describes them.

export type Lang = 'en' | 'fr';
export type House = 'baratheon' | 'lannister' | 'stark' | 'tyrell' | 'greyjoy';
export type Unit = 'footman' | 'knight' | 'ship';
export type Units = 'footmen' | 'knights' | 'ships';
export type Side = 'attacker' | 'defender';
export type Track = 'iron_throne' | 'fiefdoms' | 'kings_court';
export type Force = Partial<Record<Units, number>>;
export type Secret = number | 'hidden';

export interface Place extends Force {
  house?: House;
  routed?: Force;
  order?: string;
  token?: House;
  neutral?: number;
}

export interface Holding {
  power?: Secret;
  supply?: number;
  hand: string[] | null;
  discard: string[] | null;
  bid?: Secret;
  ready?: boolean;
}

export interface Battle extends Force {
  area: string;
  from: string;
  attacker: House;
  defender?: House;
  order?: string;
  support: { attacker?: string[]; defender?: string[] };
  asked?: string[];
  cards: { attacker?: string; defender?: string };
  blade?: Side;
  winner?: Side;
  losses?: number;
  to?: string;
  strength?: { attacker: number; defender: number };
}

export interface View {
  players: number;
  options?: Record<string, string>;
  turn: number;
  decision?: { kind: string; who: House[] };
  winners?: House[];
  tracks: Record<Track, House[]>;
  markers: { iron_throne: House; blade: House; raven: House };
  blade_used?: boolean;
  houses: Partial<Record<House, Holding>>;
  areas: Record<string, Place>;
  wildlings: number;
  revealed?: Record<string, string>;
  decks: Record<string, { fresh: Record<string, number> | null; used?: string[] }>;
  battle?: Battle;
  march?: Action;
  spent?: Record<string, number>;
  cut?: Record<string, number>;
  owed?: number;
  stack?: { procedure: string; step: number; house?: House; at?: number }[];
}

export interface Move extends Force {
  to: string;
}

export interface Action {
  kind: string;
  area?: string;
  to?: string;
  order?: string;
  unit?: Unit;
  routed?: boolean;
  token?: boolean;
  n?: number;
  house?: House;
  card?: string;
  side?: Side | 'neither';
  targets?: string[];
  moves?: Move[];
}

/** Why an action is against the rules: the id of the rule and the facts in words. */
export interface Refusal {
  rule: string;
  en: string;
  fr: string;
}

export const houses: House[] = ['baratheon', 'lannister', 'stark', 'tyrell', 'greyjoy'];
export const unitsOf: [Unit, Units][] = [
  ['footman', 'footmen'],
  ['knight', 'knights'],
  ['ship', 'ships'],
];
export const plural: Record<Unit, Units> = { footman: 'footmen', knight: 'knights', ship: 'ships' };

export function size(f: Force | undefined): number {
  return (f?.footmen ?? 0) + (f?.knights ?? 0) + (f?.ships ?? 0);
}
