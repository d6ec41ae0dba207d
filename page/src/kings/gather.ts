// How units are chosen together, and what then moves them: by Shift or by a box, in the orders and in the deployment.
import type { Body } from '../tabletop/shown';
import type { Pose } from '../tabletop/types';
import { unitName } from './describe';
import { words } from './dock/words';
import type { Draft } from './draft.svelte';
import type { Refusal } from './types';

/** May several units be decided on at once? */
export const gathers = ({ kind }: Draft): boolean => kind === 'deploy' || kind === 'order';

/** One more unit was pressed: it joins those that are chosen, or leaves them. Tells whether it was meant so. */
export function oneMore(d: Draft, unit: string): boolean {
  const { plan } = d;
  if (!gathers(d)) return false;
  if (d.kind === 'deploy') {
    if (plan.has(unit)) plan.toggle(unit);
    return plan.has(unit);
  }
  if (!d.selectable(unit)) return false;
  if (plan.has(unit)) {
    plan.remove(unit);
    if (plan.units.length === 1) d.choose(plan.units[0]!);
  } else gather(d, [unit]);
  return true;
}

/** Units join those that are chosen. */
export function gather(d: Draft, units: string[]): void {
  const { plan, view } = d;
  if (!view || !gathers(d)) return;
  if (d.kind === 'deploy') {
    const planned = units.filter((u) => plan.has(u));
    if (planned.length) plan.picked = planned;
    return;
  }
  const goals = Object.fromEntries(
    [...new Set([...(d.chosen ? [d.chosen] : []), ...units])].flatMap((u) => {
      const pose = d.selectable(u) ? d.pose(u) : null;
      return pose ? [[u, u === d.chosen && d.goal ? d.goal : pose] as const] : [];
    }),
  );
  const all = Object.keys(goals);
  if (plan.on) plan.add(goals);
  else if (all.length > 1) {
    d.choose(null);
    plan.begin(view, goals, all);
  } else if (all[0] && all[0] !== d.chosen) d.choose(all[0]);
}

/** Draws up all that can be deployed, as the engine would. */
export async function drawUp(d: Draft): Promise<void> {
  const view = d.view;
  const line = await d.counsel.ask({ ask: 'line' });
  if (!view || d.view !== view || !line?.units.length) return;
  d.choose(null);
  d.plan.begin(view, Object.fromEntries(line.units.map(({ unit, at, facing }) => [unit, { at, facing }])), []);
}

/** Why several units cannot go: the first that cannot, by name, and what the judge says of it. */
export function barredIn({ plan, roster }: Draft): Refusal | null {
  const way = plan.judging ? null : plan.barred;
  if (!way?.refused) return null;
  const { rule, en, fr } = way.refused;
  return {
    rule,
    en: `${unitName(roster, way.unit, 'en')}${words('en').colon}${en}`,
    fr: `${unitName(roster, way.unit, 'fr')}${words('fr').colon}${fr}`,
  };
}

/** A unit at a place, and its friends as they stand or are to stand. */
export function besideIn(d: Draft, unit: string, pose: Pose): [Body, Body[]] {
  const body = (id: string, at: Pose): Body => ({
    pose: at,
    width: d.roster?.units[id]?.width ?? 0,
    depth: d.roster?.units[id]?.depth ?? 0,
  });
  const friends = Object.keys(d.view?.units ?? {}).flatMap((id) => {
    const at = id !== unit && d.mine(id) ? (d.plan.goals[id] ?? d.pose(id)) : null;
    return at ? [body(id, at)] : [];
  });
  return [body(unit, pose), friends];
}
