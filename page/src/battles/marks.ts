// What the field shows of a draft before anything is sent: who may be chosen, where it may go, what it would attack.
import type { Draft } from './draft.svelte';
import type { Marks, Plate, Ring, Sight, Trail } from './shown';
import type { HexId, UnitName, View } from './types';

/** A hex that can be reached, as the engine says it. */
export interface Way {
  cost: number;
  attack: boolean;
  road?: boolean;
  /** From where it stands to where it ends. */
  path?: HexId[];
  targets?: UnitName[];
}

/** What the engine has answered about a draft. */
export interface Seen {
  zone?: HexId[];
  /** Where the chosen unit can go. */
  ways?: Record<HexId, Way>;
  /** Where the target would go, and over which sides it cannot. */
  back?: HexId[];
  barred?: [HexId, HexId][];
  sights?: Sight[];
  stalwart?: UnitName[];
  plate?: Plate | null;
  /** What others did last. */
  trails?: Trail[];
}

const goes = ['move', 'step', 'follow'];

export function marksOf(d: Draft, seen: Seen = {}): Marks {
  const { view, kind, chosen } = d;
  if (!view) return {};
  const rings: Record<HexId, Ring> = {};
  const at = (name: UnitName | undefined): HexId | undefined => (name ? view.units[name]?.hex : undefined);
  const ring = (name: UnitName | undefined, as: Ring) => {
    const id = at(name);
    if (id) rings[id] = as;
  };
  const ordered = view.turn?.ordered ?? [];
  for (const name of ordered) if (!view.units[name]?.done) ring(name, 'ordered');
  const numbers = Object.fromEntries(ordered.map((name, i) => [name, i + 1]));
  const marks: Marks = { rings, numbers, ...(seen.trails?.length ? { trails: seen.trails } : {}) };
  const fight = view.attack;
  if (kind === null) return { ...marks, ...fightOf(view) };

  for (const name of d.units) ring(name, view.units[name]?.house === d.house ? 'legal' : 'prey');
  for (const name of d.targets) ring(name, view.units[name]?.house === d.house ? 'legal' : 'prey');
  const actor = chosen.unit ?? (kind === 'step' || kind === 'follow' || kind === 'spread' ? view.turn?.unit : undefined);
  if (kind === 'retreat') ring(view.retreat?.unit, 'selected');
  ring(actor, 'selected');
  ring(d.target, 'target');

  const reach: Marks['reach'] = {};
  for (const id of d.hexes) {
    const way = seen.ways?.[id];
    if (kind === 'retreat') rings[id] = 'back';
    else if (way && goes.includes(kind)) reach[id] = { cost: way.cost, attack: way.attack, ...(way.road ? { road: true } : {}) };
    else rings[id] = 'legal';
  }
  if (d.options.some((o) => o.kind === 'exit' && (!actor || o.unit === actor)) && actor && at(actor)) marks.rings = rings;
  if (Object.keys(reach).length) marks.reach = reach;
  if (chosen.hex) {
    rings[chosen.hex] = 'end';
    for (const name of seen.ways?.[chosen.hex]?.targets ?? []) ring(name, 'prey');
    const name = actor ?? (kind === 'retreat' ? view.retreat?.unit : undefined);
    if (name && view.units[name] && ['move', 'step', 'follow', 'retreat', 'leader', 'unit', 'friend'].includes(kind)) {
      marks.ghost = { unit: name, hex: chosen.hex };
      const path = seen.ways?.[chosen.hex]?.path;
      const from = at(name);
      if (path && path.length > 1) marks.path = path;
      else if (from) marks.path = [from, chosen.hex];
    }
  }
  if (seen.zone?.length) marks.zone = seen.zone;
  if (chosen.unit && d.target) {
    const [from, to] = [at(chosen.unit), at(d.target)];
    if (from && to && d.action?.kind !== 'commit') marks.attack = { from, to };
    for (const id of seen.back ?? []) rings[id] ??= 'back';
    if (seen.barred?.length) marks.barred = seen.barred;
  } else if (fight && ['blow', 'counter', 'reroll', 'stand', 'swap'].includes(kind)) {
    const shown = fightOf(view);
    Object.assign(rings, shown.rings);
    marks.attack = shown.attack ?? null;
    if (kind === 'swap') for (const name of d.units) ring(name, 'legal');
    if (chosen.unit) ring(chosen.unit, 'selected');
  }
  if (seen.sights?.length) marks.sights = seen.sights;
  if (seen.stalwart?.length) marks.stalwart = seen.stalwart;
  if (seen.plate) marks.plate = seen.plate;
  return marks;
}

/** The attack that is under way. */
export function fightOf(view: View): Marks {
  const { attack, retreat } = view;
  const rings: Record<HexId, Ring> = {};
  for (const name of view.turn?.ordered ?? []) {
    const id = view.units[name]?.hex;
    if (id && !view.units[name]?.done) rings[id] = 'ordered';
  }
  const from = attack && view.units[attack.by]?.hex;
  const to = attack && (attack.left || attack.killed ? attack.at : (view.units[attack.on]?.hex ?? attack.at));
  if (from) rings[from] = 'selected';
  if (to && attack?.on && !attack.left && !attack.killed) rings[to] = 'target';
  const back = retreat && view.units[retreat.unit]?.hex;
  if (back) rings[back] = 'target';
  const answer = attack?.kind === 'counter' || attack?.kind === 'parting_blow';
  return { rings, ...(from && to && attack ? { attack: { from, to, ...(answer ? { answer } : {}) } } : {}) };
}
