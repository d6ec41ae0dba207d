// Where what comes to the table may stand: the places that the engine proposes, or the middle.
import { kept } from '../tabletop/step';
import type { Pose } from '../tabletop/types';
import type { Draft } from './draft.svelte';
import type { Action } from './types';

type Coming = Pick<Draft, 'view' | 'options' | 'chosen' | 'piece' | 'goal' | 'deployment' | 'ahead'>;

/** What the engine proposes for what is in hand. */
const proposed = ({ options, chosen, piece }: Coming): Action[] =>
  options.filter((o) => o.at && (!o.unit || o.unit === chosen) && (!piece || o.terrain === piece));

const poseOf = (d: Coming, o: Action): Pose => ({ at: o.at!, facing: o.facing ?? (d.chosen ? d.ahead : 0) });

/** Where it begins: at the first of them, else in the middle of the zone, or of the table. */
export function anywhere(d: Coming): Pose {
  const first = proposed(d)[0];
  if (first) return poseOf(d, first);
  const zone = d.deployment?.units.find((u) => u.unit === d.chosen)?.zones[0];
  if (zone) {
    const [x, y] = zone.area.reduce(([a, b], [c, e]) => [a + c / zone.area.length, b + e / zone.area.length], [0, 0]);
    return kept({ at: [x, y], facing: d.ahead });
  }
  const [width, depth] = d.view?.table ?? [0, 0];
  return { at: [width / 2, depth / 2], facing: 0 };
}

/** The next of them, in strides, so that a few presses show places all over the zone. */
export function nextPlace(d: Coming): Pose {
  const all = proposed(d);
  if (!all.length) return anywhere(d);
  const at = all.findIndex((o) => o.at?.[0] === d.goal?.at[0] && o.at?.[1] === d.goal?.at[1]);
  return poseOf(d, all[(at + 1 + (at < 0 ? Math.floor(all.length / 2) : 6)) % all.length]!);
}
