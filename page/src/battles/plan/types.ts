// Battle plans as documents, as docs/plans.md describes them, and what they are made of.
import { papers } from '../../lib/papers';
import type { KeptPaper, Paper, Told } from '../../lib/types';
import type { Class, Ground, House, Rank, TerrainToken } from '../types';

/** A hex by its column and its row. */
export type At = [column: number, row: number];

export interface PlacedUnit {
  unit: string;
  rank: Rank;
  at: At;
  commander?: string;
}

export interface Side {
  command_tokens: number;
  last_space: '11' | 'rout';
  units?: PlacedUnit[];
}

export interface Special {
  rule: string;
  house?: House;
  hexes?: At[];
  classes?: string[];
  commanders?: string[];
  only?: string[];
  tents_vanish?: boolean;
  strategic?: number;
  finder?: House;
  fords?: boolean;
}

export type Zones = Record<'green' | 'yellow' | 'red', number>;

export interface Score {
  when: string;
  house: House | 'both';
  per: string;
  points: number | Zones;
  hexes?: At[];
  rows?: number[];
  commander?: string;
}

export interface Instant {
  house: House;
  commander: string;
  event: string;
  points?: number;
  from?: string;
}

export interface Note {
  text?: string;
  text_en?: string;
  text_fr?: string;
}

export interface PlanDoc {
  game: string;
  id?: string;
  name?: string;
  name_en?: string;
  name_fr?: string;
  intro?: string;
  intro_en?: string;
  intro_fr?: string;
  confidence?: string;
  rounds: number;
  order_value: number;
  command_value: number;
  momentum: string;
  rows: string[];
  tokens?: { token: TerrainToken; at: At }[];
  objectives?: At[];
  notes?: Note[];
  stark: Side;
  lannister: Side;
  special?: Special[];
  scores?: Score[];
  instant?: Instant[];
}

export interface Thing extends Told {
  id: string;
}

export interface UnitStock extends Thing {
  house: House;
  class: Class;
  strength: number;
  /** Of this type in the box. */
  figures: number;
  reach: number;
  ranks: Record<Rank, { attack: number; move: number; dice: number }>;
  keywords: Thing[];
}

export interface CommanderStock extends Thing {
  title: Told;
  person: string;
  house: House;
  unit: string;
  limit: number;
  capture: number;
  ability: Told;
  commit: Told;
}

export interface PerStock extends Thing {
  when: string[];
  has?: 'hexes' | 'rows' | 'commander' | 'zones';
}

type Range = [least: number, most: number];

export interface Stock {
  houses: Thing[];
  ranks: (Thing & { id: Rank })[];
  classes: Thing[];
  grounds: (Thing & { id: Ground; sign: string })[];
  tokens: (Thing & { id: TerrainToken; river: boolean; burns: boolean })[];
  units: UnitStock[];
  commanders: CommanderStock[];
  moments: Thing[];
  pers: PerStock[];
  specials: Thing[];
  events: Thing[];
  confidence: Thing[];
  limits: Record<'width' | 'height' | 'rounds' | 'order_value' | 'command_value', Range> &
    Record<
      'command_tokens' | 'objectives' | 'terrain_tokens' | 'tents' | 'siege_towers' | 'units' | 'secrets' | 'scores' | 'instants' | 'notes',
      number
    >;
  skirmishes: (Thing & Sheet & { intro: Told; confidence: string; rounds: number; document: PlanDoc })[];
}

/** What a plan says in words; only of one that can be played. */
export interface Sheet {
  says: Told[];
  wins: Told[];
}

export type PlanPaper = Paper<PlanDoc, Sheet | undefined>;
export type KeptPlan = KeptPaper<PlanDoc, Sheet | undefined>;

export const plans = papers<PlanDoc, Sheet | undefined, Stock>('plans', 'field');
