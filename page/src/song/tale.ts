// What the table shows of a step of the story: who acts, upon whom, and who else has a part in it.
import type { Tale } from '../lib/board';
import { nothingShown, type Shown } from '../tabletop/shown';
import { standsAt } from './units';
import type { View } from './types';

const units = (refs: readonly string[], view: View): string[] => [
  ...new Set(refs.flatMap((r) => (r.startsWith('unit:') && view.units[r.slice(5)]?.at ? [r.slice(5)] : []))),
];

/** The units of a step, and who helps. */
export const castOf = ({ step }: Pick<Tale, 'step'>, view: View): string[] => units([...step.places, ...step.helpers], view);

/** What a step does on the tactics board: the zone that is claimed, or else the NCU. */
export function zoneOf({ step }: Pick<Tale, 'step'>, view: View): string | null {
  const ncu = step.places.find((p) => p.startsWith('ncu:'))?.slice('ncu:'.length);
  return ncu ? (view.ncus?.[ncu]?.zone ?? ncu) : null;
}

/** Who acts is shown, or else the first that is told of; where it acts upon another, a line leads there. */
export function taleShown(tale: Tale, view: View): Shown {
  const way = tale.step.ways?.[0];
  const [actor = null, target = null] = way ? units([way.from, ...way.to], view) : units(tale.step.places, view).slice(0, 1);
  const [from, to] = [actor, target].map((id) => id && standsAt(view.units[id]!)?.at);
  return {
    ...nothingShown,
    veil: true,
    chosen: actor,
    target,
    lights: Object.fromEntries(castOf(tale, view).map((id) => [id, id === target ? 'target' : 'can'])),
    lines: from && to ? [{ kind: 'way', points: [from, to] }] : [],
  };
}
