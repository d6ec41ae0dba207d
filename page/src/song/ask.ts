// What the page asks the engine about a position, and what it answers: docs/song-questions.md.
import type { Refusal, Told } from '../lib/types';
import type { At, Measured, Pose, Thing } from '../tabletop/types';

export interface Named extends Told {
  id: string;
}

export type Side = 'front' | 'left' | 'rear' | 'right';

/** An action as the judge writes it: docs/song.md. */
export interface Action {
  kind: string;
  unit?: string;
  target?: string;
  side?: Side;
  n?: number;
  weapon?: number;
  at?: At;
  facing?: number;
  turn?: [number, number];
  move?: number;
}

/** What is said on a card. */
export interface Saying extends Told {
  kind?: string;
  when?: Told;
  bonus?: Told & { zone: string };
}

export interface Recorded extends Named {
  says: Saying;
  uses?: number;
}

export interface AttackFacts extends Told {
  range: 'melee' | 'short' | 'long' | 'unlimited';
  hit: number;
  /** By ranks left, most first. */
  dice: number[];
}

export interface UnitFacts extends Told {
  seat: string;
  card?: string;
  type?: 'infantry' | 'cavalry' | 'monster' | 'war_machine';
  solo?: boolean;
  wall?: boolean;
  commander?: boolean;
  width: number;
  depth: number;
  models: number;
  ranks: number;
  /** Of a model: along the front of the tray, and across. */
  base?: At;
  /** Of models: ahead of the middle of the tray and to its left, front rank first. */
  places?: At[];
  /** Of a model. */
  wounds: number;
  speed: number;
  defence: number;
  morale?: number;
  cost: number;
  attacks: AttackFacts[];
  abilities: Recorded[];
  attachments?: string[];
}

export interface PersonFacts extends Told {
  title: Told;
  seat: string;
  card: string;
  cost: number;
}

export interface Roster {
  mode: Named & { needed: number; last: number };
  /** Of each seat. */
  factions: Record<string, Named>;
  units: Record<string, UnitFacts>;
  attachments: Record<string, PersonFacts & { commander?: boolean; abilities: Recorded[] }>;
  ncus: Record<string, PersonFacts & { influence?: boolean; ability?: Recorded }>;
  cards: Record<string, Told & { says: Saying }>;
  /** Of each seat: each card is there twice. */
  decks: Record<string, string[]>;
  /** With what a zone does or else. */
  board: Record<string, Told & { says: Saying; or?: Told }>;
  /** The cards of Objectives. */
  objectives: Record<string, Recorded>;
  missions: Record<string, Recorded & { points: number }>;
  sieges: Record<string, Recorded>;
  zones: Record<string, At[]>;
  terrain: Record<string, Told & { width: number; depth: number; keywords: string[] }>;
  token: number;
}

/** A kind of action: how far it leads, whom it may be done to, or why it may not be done. */
export interface May {
  kind: string;
  least?: number;
  most?: number;
  targets?: string[];
  refused?: Refusal;
}

export interface Ground {
  piece: number;
  keywords: string[];
  /** Those that do not concern the unit. */
  ignored?: string[];
}

export interface Seen {
  unit: string;
  seen: boolean;
  inArc: boolean;
  /** Units by name, terrain by number. */
  barred: (string | number)[];
  distance: number;
  /** From the Front Arrow. */
  shot: number;
  /** Of that unit, in which most of this one stands. */
  arcs: Side[];
  shares: Record<Side, number>;
}

export interface About {
  actions: May[];
  values: { speed: number; morale: number; models: number; ranks: number; left: number; dice: number[] };
  arrow: At;
  arcs: Record<Side, At[]>;
  reach: { kind: string; side?: Side; most: number; area: At[] }[];
  shots: { weapon: number; range?: number; least?: number; area: At[] }[];
  seen: Seen[];
  ground: Ground[];
}

export interface Way {
  action: Action;
  end: Pose;
  path: At[];
  length: number;
  most: number;
  /** That a Retreat needs. */
  die?: number;
  ground: Ground[];
  refused?: Refusal;
  nearest?: { action: Action; end: Pose };
}

export interface Check extends Told {
  rule: string;
  ok: boolean;
  /** It may be done, at a price. */
  warns?: boolean;
}

/** How a charger may line up. */
export interface Place {
  n: number;
  align: 'nearest' | 'full' | 'half_left' | 'half_right';
  end: Pose;
  fortified?: boolean;
  others: { unit: string; how: 'stays' | 'aligned' | 'pushed'; end: Pose }[];
  objectives?: { objective: number; from?: string; to?: string }[];
  ground: Ground[];
}

export interface Charge {
  action: Action;
  distance: number;
  speed: number;
  range: number;
  shares: Record<Side, number>;
  arcs: Side[];
  side?: Side;
  turns: [number, number][];
  turn: number;
  turned?: Pose;
  /** From there to contact. */
  way?: number;
  contact?: Pose;
  /** The least die that reaches; 7 if none does. */
  need?: number;
  stops: { die: number; end: Pose }[];
  places: Place[];
  ground: Ground[];
  hindered: boolean;
  /** On this die or less; 0 is never. */
  disorderly: number;
  checks: Check[];
  refused?: Refusal;
  odds?: Odds;
}

/** At place k, how likely k is. */
export interface Count {
  mean: number;
  chances: number[];
}

export interface Odds {
  kind: 'charge' | 'shoot' | 'strike';
  unit: string;
  target: string;
  side?: Side;
  /** How likely a Charge comes to its attack; 1 of others. What follows is given that there is one. */
  reaches: number;
  /** Misses are rolled again, or not. */
  throws: { dice: number; need: number; again: boolean; chance: number }[];
  hits?: Count;
  by_ranks?: (Count & { ranks: number; dice: number })[];
  save?: number;
  wounds?: Count;
  test?: { need: number; mod: number; failed: number };
  left?: { destroyed: number; ranks: number[]; models: number[]; mean: number };
  /** Whatever comes: what the attacker has left, and how likely it fails a Panic Test. */
  own: { panic: number; ranks: number[]; models: number[] };
  spends: { token: string; unit: string; by: string }[];
  /** What the seat could use besides, by its id. */
  offers?: (Told & { use: string; kind: 'card' | 'order' | 'ability'; unit?: string })[];
}

/** What is decided ahead: what is used, by its id; which condition tokens are not spent; how a charger lines up. */
export interface Plan {
  use?: string[];
  keep?: string[];
  align?: number;
}

export interface Activations {
  seat: string;
  units: { unit: string; refused?: Refusal; actions: May[] }[];
  ncus: { ncu: string; refused?: Refusal; zones: { zone: string; refused?: Refusal }[] }[];
  left: number;
  pass: boolean;
  no_pass?: Refusal;
}

export interface Deploy {
  units: { unit: string; refused?: Refusal; zones: { n: number; area: At[]; facing: number; refused?: Refusal }[] }[];
}

export interface Score {
  round: number;
  last: number;
  needed: number;
  sides: { seats: string[]; points: number; gain: number; left: number }[];
  objectives: {
    objective: number;
    claimed?: string;
    holder?: string;
    ranks?: number;
    against?: { unit: string; ranks: number }[];
    points: number;
  }[];
  leaders: string[];
}

/** Each question with its answer. */
export interface Questions {
  roster: [{ ask: 'roster' }, Roster];
  unit: [{ ask: 'unit'; unit: string; pose?: Pose }, About];
  way: [{ ask: 'way'; unit: string; at: At; facing?: number; kind?: string }, Way];
  charge: [{ ask: 'charge'; unit: string; target: string; turn?: number; side?: Side; weapon?: number; odds?: boolean } & Plan, Charge];
  odds: [{ ask: 'odds'; action: Action } & Plan, { odds?: Odds; refused?: Refusal }];
  activations: [{ ask: 'activations' }, Activations];
  deploy: [{ ask: 'deploy'; unit?: string }, Deploy];
  score: [{ ask: 'score' }, Score];
  measure: [{ ask: 'measure'; from: Thing; to: Thing }, Measured];
}
