// The documents of the game, as docs/battles.md describes them.
import type { Lang } from '../lib/i18n.svelte';
import type { HexId } from './hexes';

export type { HexId, Lang };
export type House = 'stark' | 'lannister';
export type Rank = 'green' | 'blue' | 'red';
/** A symbol of the battle die, and of an order token. */
export type Face = Rank | 'valour' | 'morale';
export type Tally = Record<Face, number>;
export type Class = 'infantry' | 'ranged' | 'cavalry';
export type Phase = 'setup' | 'rally' | 'marshal' | 'command' | 'regroup';
export type Ground = 'plains' | 'hills' | 'forest' | 'river' | 'forest_river' | 'building' | 'road' | 'forest_road';
export type TerrainToken = 'ford' | 'wooden_bridge' | 'stone_bridge' | 'palisade' | 'tent' | 'siege_tower';
export type Fate = 'reserve' | 'eliminated' | 'captured' | 'exited';
export type AttackKind = 'melee' | 'ranged' | 'war_dogs' | 'counter' | 'parting_blow';
export type Zone = 'grey' | 'green' | 'yellow' | 'red';
/** The name of a unit in its match: s1, l1 and so on. */
export type UnitName = string;

export interface Tile {
  ground: Ground;
  token?: TerrainToken;
  /** Its level. */
  fire?: number;
  devastated?: true;
}

export interface Unit {
  house: House;
  type: string;
  rank: Rank;
  /** Where it stands; a unit that is not on the field has a fate instead. */
  hex?: HexId;
  figures: number;
  commander?: string;
  spent?: true;
  engaged?: UnitName;
  /** Whose engagement token lies between the two. */
  token?: House;
  fate?: Fate;
  ordered?: true;
  moved?: true;
  done?: true;
}

/** What a House has beside the field. */
export interface Post {
  seat: number;
  /** Its cards, if they may be seen. */
  hand?: string[];
  /** How many cards it holds. */
  cards: number;
  deck?: string[];
  discard: string[];
  /** The order reserve. */
  orders: Tally;
  /** Command tokens on the command board. */
  command: number;
  passed?: true;
  points: number;
  /** Has chosen what both choose at once. */
  ready?: true;
  /** What it has chosen to keep, or whom to muster, if that may be seen. */
  keep?: { card?: string; token?: Face };
  picks?: string[];
  /** Terrain that it has still to place. */
  pieces?: Partial<Record<Ground, number>>;
}

export interface Leader {
  house: House;
  /** His unit; none if he is not on the field. */
  unit?: UnitName;
  /** Command tokens on his card, and how many may lie there. */
  tokens: number;
  limit: number;
  capture: number;
  committed?: true;
}

export interface Turn {
  house: House;
  card?: string;
  commander?: string;
  /** The commands that were paid for, by their places on the card. */
  commands?: number[];
  /** Those that were carried out. */
  executed?: number[];
  tactic?: true;
  extra?: true;
  /** Units that are activated, the first of them first. */
  ordered: UnitName[];
  /** Units that are picked for what is carried out. */
  picks?: UnitName[];
  first?: UnitName;
  /** Who acts now, on whom, and what it sets on fire. */
  unit?: UnitName;
  target?: UnitName;
  hex?: HexId;
  /** No other may attack now. */
  only?: UnitName;
}

export interface Attack {
  kind: AttackKind;
  by: UnitName;
  on: UnitName;
  dice?: Tally;
  flank?: true;
  /** Where the target stood. */
  at?: HexId;
  hits?: number;
  taken?: number;
  /** Morale results that still count. */
  morale?: number;
  left?: true;
  killed?: true;
}

export interface View {
  plan: string;
  round: number;
  rounds: number;
  phase: Phase;
  first: House;
  momentum: House;
  /** Where the marker stands: so many spaces toward the Stark end, or toward the other if it is negative. */
  morale: number;
  /** Whose last space is a Rout. */
  rout: Record<House, boolean>;
  width: number;
  height: number;
  /** What the hexes are like; those that are missing are bare plains. */
  hexes: Record<HexId, Tile>;
  objectives: Record<HexId, House | ''>;
  secrets?: Record<HexId, 'face_down' | 'strategic' | 'decoy'>;
  units: Record<UnitName, Unit>;
  houses: Record<House, Post>;
  commanders: Record<string, Leader>;
  turn?: Turn;
  attack?: Attack;
  retreat?: { unit: UnitName; steps: number };
  decision?: { kind: string; who: House[] };
  winner?: House;
}

/** What a player does: the fields that its kind has. */
export interface Action {
  kind: string;
  unit?: UnitName;
  target?: UnitName;
  hex?: HexId;
  card?: string;
  commander?: string;
  other?: string;
  token?: Face;
  second?: Face;
  /** Commands of a card, counted from 1. */
  commands?: number[];
  ground?: Ground;
  pair?: boolean;
  n?: number;
}

/** Why an action is against the rules: the id of the rule and the facts in words. */
export interface Refusal {
  rule: string;
  en: string;
  fr: string;
}

export const houses: readonly House[] = ['stark', 'lannister'];
export const faces: readonly Face[] = ['green', 'blue', 'red', 'valour', 'morale'];
export const foe = (house: House): House => (house === 'stark' ? 'lannister' : 'stark');

/** The House that a seat plays. */
export const houseOf = (view: View, seat: number | null): House | null =>
  seat === null ? null : (houses.find((h) => view.houses[h]?.seat === seat) ?? houses[seat] ?? null);

/** Who stands in a hex. */
export const unitAt = (view: Pick<View, 'units'>, id: HexId): UnitName | undefined =>
  Object.keys(view.units).find((name) => view.units[name]!.hex === id);

/** The ground of a hex; what is not said is plains. */
export const tileOf = (hexes: View['hexes'], id: HexId): Tile => hexes[id] ?? { ground: 'plains' };
