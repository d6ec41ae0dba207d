// The documents of the game, as docs/song.md describes them. Lengths are millimetres, angles degrees,
// counterclockwise from the x axis.
import type { At } from '../tabletop/types';
import type { Refused } from '../wasm/engine';

export type Side = 'a' | 'b' | 'c' | 'd';
export const sides: readonly Side[] = ['a', 'b', 'c', 'd'];

export type Face = 'front' | 'left' | 'rear' | 'right';
export type Edge = 'south' | 'east' | 'north' | 'west';
export type Fate = 'reserve' | 'table' | 'falling' | 'destroyed';
export type Condition = 'panicked' | 'vulnerable' | 'weakened';
export type Zone = 'crown' | 'wealth' | 'tactics' | 'combat' | 'manoeuvre' | 'undying';
export const zones: readonly Zone[] = ['crown', 'wealth', 'tactics', 'combat', 'manoeuvre', 'undying'];

/** What of a unit changes; what never does stands in the roster. */
export interface Unit {
  at?: At;
  facing?: number;
  fate: Fate;
  wounds: number;
  models: number;
  ranks: number;
  tokens?: Condition[];
  activated?: number;
  /** From the left corner of the front rank. */
  attachments: string[];
  /** A friendly NCU and an enemy one; empty where there is none. */
  influence?: string[];
  used?: number;
  spent?: number;
  faith?: number;
  marks?: string[];
  point_tokens?: number;
}

export interface Attachment {
  on?: string;
  used?: number;
  spent?: number;
}

export interface NCU {
  activated?: boolean;
  zone?: Zone;
  /** The unit that it influences. */
  on?: string;
  used?: number;
  spent?: boolean;
  gone?: boolean;
  mute?: boolean;
}

export interface Objective {
  at: At;
  card?: string;
  carrier?: string;
  claimed?: string;
  /** The Corpse Pile that it belongs to, from 1. */
  pile?: number;
  /** Who has lost its abilities to it. */
  mutes?: string;
}

export interface Piece {
  kind: string;
  at: At;
  facing: number;
  removed?: boolean;
}

/** Kinds of cards, and how many of each. */
export type Pile = Record<string, number>;

export interface Player {
  points: number;
  edge?: Edge;
  /** Its own; nobody else sees them. */
  hand?: Pile;
  cards: number;
  deck?: Pile;
  discard?: Pile;
  exiled?: Pile;
  attached?: Pile;
  played?: Pile;
  ready?: boolean;
  hidden?: boolean;
  out?: boolean;
  siege?: string[];
  siege_played?: string[];
  missions?: string[];
  missions_held?: number;
  /** The mission of the round; `hidden` where it lies face down before others. */
  mission?: string;
  mission_kept?: string;
  revealed?: ('mission' | 'kept')[];
}

/** An army as it was mustered. */
export interface Force {
  faction: string;
  commander?: string;
  units: { id: string; card: string; attachments?: { id: string; card: string }[] }[];
  ncus?: { id: string; card: string }[];
}

export interface View {
  options: Record<string, string>;
  points: number;
  armies: Force[];
  table: At;
  round: number;
  first?: Side;
  active?: Side;
  phase?: string;
  defender?: Side;
  /** Who acts. */
  unit?: string;
  missions?: { open?: string[]; discard?: string[]; drawn?: string };
  decision?: { kind: string; who: Side[] };
  over?: boolean;
  winners?: Side[];
  players: Partial<Record<Side, Player>>;
  units: Record<string, Unit>;
  attachments?: Record<string, Attachment>;
  ncus?: Record<string, NCU>;
  objectives?: Objective[];
  terrain?: Piece[];
  under_way?: unknown;
}

/** An action, by kind: see "Decisions and actions" in docs/song.md. */
export interface Action {
  kind: string;
  unit?: string;
  target?: string;
  ncu?: string;
  zone?: Zone;
  edge?: Edge;
  terrain?: string;
  mission?: string;
  card?: string | number;
  side?: Face;
  n?: number;
  weapon?: number;
  at?: At;
  facing?: number;
  turn?: number[];
  move?: number;
  faces?: number[];
  cards?: Record<string, number>;
}

export type Refusal = Refused;
