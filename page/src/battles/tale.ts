// What the field shows of a step of the story: where it happens, who attacks whom, who goes where.
import { reached } from '../lib/act';
import type { Tale } from '../lib/board';
import type { Happened, Step } from '../lib/types';
import type { Marks, Ring, Trail } from './shown';
import type { HexId, View } from './types';

type Told = Pick<Tale, 'step' | 'beat' | 'beats'> & { told?: readonly Happened[] };

const cut = (ref: string): [kind: string, id: string] => [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];

/** The hexes that a list of places speaks of; a commander is where his unit is. */
export function hexesOf(refs: readonly string[], view: Pick<View, 'units' | 'commanders'>): HexId[] {
  const found = refs.flatMap((ref): (HexId | undefined)[] => {
    const [kind, id] = cut(ref);
    if (kind === 'hex') return [id as HexId];
    if (kind === 'unit') return [view.units[id]?.hex];
    return kind === 'commander' ? [view.units[view.commanders[id]?.unit ?? '']?.hex] : [];
  });
  return [...new Set(found.filter((id) => id !== undefined))];
}

export const stageOfStep = ({ step }: Pick<Tale, 'step'>, view: View): HexId[] => hexesOf([...step.places, ...step.helpers], view);

const hexOf = (ref: string): HexId => cut(ref)[1] as HexId;
const attacks = ['attacked', 'parting_blow'];

/** Who attacks whom. */
function blowOf({ ways }: Step): { from: HexId; to: HexId } | null {
  const way = ways?.find((w) => attacks.includes(w.kind));
  return way ? { from: hexOf(way.from), to: hexOf(way.to.at(-1)!) } : null;
}

/** Where units went. */
const trailsOf = ({ ways = [] }: Step): Trail[] =>
  ways.filter((w) => ![...attacks, 'countered'].includes(w.kind)).map(({ from, to }) => ({ path: [from, ...to].map(hexOf) }));

/** Where units went, hex by hex, as far as that was heard. */
function heard(told: readonly Happened[]): Trail[] {
  return (told as unknown as { from?: HexId; to?: HexId; way?: HexId[] }[]).flatMap(({ from, to, way }) => {
    const path = way ?? (to ? [to] : []);
    return from && path.length ? [{ path: [from, ...path] }] : [];
  });
}

/** The ways and attacks of what was told: they stay marked when it is over. */
export const lastWays = (steps: readonly Step[]): Trail[] =>
  steps.flatMap((step) => {
    const blow = blowOf(step);
    return [...(blow ? [{ path: [blow.from, blow.to], attack: true }] : []), ...trailsOf(step)];
  });

/** Who acts, upon whom, where units go, and who answers. */
export function taleMarks(tale: Told, view: View): Marks {
  const { step, told = [] } = tale;
  const rings: Record<HexId, Ring> = {};
  const went = heard(told.filter((t) => t.kind !== 'morale'));
  const trails = went.length ? went : trailsOf(step);
  const blow = blowOf(step);
  if (blow) {
    rings[blow.from] = 'selected';
    rings[blow.to] = 'target';
    if (!reached(tale, 'result')) return { rings, attack: blow };
    const answer = told.find((t) => t.kind === 'countered') as { from?: HexId; at?: HexId } | undefined;
    return { rings, trails, attack: answer?.from && answer.at ? { from: answer.from, to: answer.at, answer: true } : blow };
  }
  const [only] = trails.length === 1 ? trails : [];
  if (only) {
    rings[only.path.at(-1)!] = 'selected';
    return { rings, path: only.path };
  }
  if (trails.length) {
    for (const { path } of trails) rings[path.at(-1)!] = 'selected';
    return { rings, trails };
  }
  const [first, ...others] = hexesOf(step.places, view);
  if (first) rings[first] = step.kind === 'fire' || step.kind === 'loss' ? 'target' : 'selected';
  for (const id of [...others, ...hexesOf(step.helpers, view)]) rings[id] ??= 'ordered';
  return { rings };
}
