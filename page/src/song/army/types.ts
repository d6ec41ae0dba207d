// Army lists as documents: what the engine writes, see song/stock.go, song/army/stock.go and song/army/sheet_list.go.
import { papers } from '../../lib/papers';
import type { KeptPaper, Paper, Told } from '../../lib/types';

export interface Named extends Told {
  id: string;
}

export type Kind = 'unit' | 'attachment' | 'ncu';

export interface Attack extends Told {
  range: 'melee' | 'short' | 'long' | 'unlimited';
  hit: number;
  /** By the ranks left, most first. */
  dice: number[];
}

export interface Numbers {
  tray: string;
  solo?: boolean;
  speed: number;
  defence: number;
  /** 0: it is never tested. */
  morale?: number;
  ranks: number;
  models: number;
  wounds: number;
  attacks: Attack[];
}

/** A card of values: of a combat unit, an attachment or a non-combat unit. */
export interface Card extends Named {
  kind: Kind;
  named: Told;
  faction: string;
  also?: string[];
  type?: string;
  cost: number;
  character?: boolean;
  commander?: boolean;
  abilities?: Named[];
  limit?: number;
  to_enemy?: boolean;
  /** Not counted as the one attachment of its unit. */
  beyond?: boolean;
  /** The one unit that it may join. */
  only?: string;
  /** What sends it when it is deployed: it is not taken. */
  sender?: string;
  /** Cards of which one must be in the army. */
  needs?: string[];
  deck?: Named[];
  numbers?: Numbers;
  confidence: string;
}

/** What is said of an ability, a tactics card or a non-combat unit. */
export interface Saying extends Told {
  kind?: string;
  when?: Told;
  bonus?: Told & { zone: string };
}

export interface Stock {
  sizes: (Told & { points: number })[];
  types: Record<string, Told>;
  factions: (Named & { deck: Named[] })[];
  cards: Card[];
  says: Record<string, Saying>;
}

export interface Entry {
  unit: string;
  attachments?: string[];
}

export interface List {
  game: string;
  name?: string;
  name_fr?: string;
  faction: string;
  points: number;
  units: Entry[];
  ncus?: string[];
  /** Attachments that join no unit of the army. */
  apart?: string[];
}

export interface Sheet {
  faction?: Named;
  commander?: Named;
  points: Record<Kind, number>;
  neutral: number;
  /** -1: any number. */
  neutral_most: number;
  /** Of the units with their attachments, then of the others. */
  costs: number[];
  /** The faction's cards, then the commander's; of each two. */
  deck: Named[];
}

export type ListPaper = Paper<List, Sheet>;
export type KeptList = KeptPaper<List, Sheet>;

export const lists = papers<List, Sheet, Stock>('lists', 'armies');
