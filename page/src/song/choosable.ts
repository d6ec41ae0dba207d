// What a press on a unit means, by the decision and what the engine lists.
import type { Draft } from './draft.svelte';
import type { Action } from './types';

type Asked = Pick<Draft, 'kind' | 'view' | 'options' | 'deployment' | 'mine' | 'chosen' | 'act' | 'about'>;

/** May something be decided for a unit: is it one that can be taken in hand? */
export function selectable(d: Asked, id: string): boolean {
  switch (d.kind) {
    case 'activate':
      return d.options.some((o) => o.kind === 'activate' && o.unit === id) || comes(d, id);
    case 'deploy':
      return comes(d, id) || d.options.some((o) => o.unit === id);
    case 'action':
    case 'withdraw':
      return d.options.some((o) => o.unit === id);
  }
  return false;
}

const comes = (d: Asked, id: string): boolean => d.deployment?.units.some((u) => u.unit === id && !u.refused) ?? false;

/** Can what is in hand be dragged over the table? */
export function goes(d: Asked): boolean {
  if (!d.chosen) return false;
  if (d.kind === 'activate') return comes(d, d.chosen);
  if (d.kind === 'action') return d.act !== 'strike' && d.act !== 'raze' && d.act !== 'forgo' && d.act !== 'retreat' && moves(d);
  return d.kind === 'deploy' || d.kind === 'withdraw';
}

const onWay = ['manoeuvre', 'march', 'shift', 'pivot'];
const moves = (d: Asked): boolean =>
  d.act === 'shoot' ||
  (d.about?.actions.some((a) => onWay.includes(a.kind) && !a.refused) ?? d.options.some((o) => onWay.includes(o.kind)));

/** What a press on a unit chooses: the target of an attack or of an effect; of a charge that is told apart, since it is drafted. */
export function meantBy(d: Asked, unit: string): { charge?: true; choice?: Action } | null {
  if (d.kind === 'unit') {
    const choice = d.options.find((o) => o.unit === unit);
    return choice ? { choice } : null;
  }
  if (d.kind === 'mission') {
    const choice = d.options.find((o) => o.unit === unit);
    return choice ? { choice } : null;
  }
  if (d.kind !== 'action' || d.mine(unit)) return null;
  const attack = d.options.find((o) => (o.kind === 'strike' || o.kind === 'shoot') && o.target === unit && (!d.act || d.act === o.kind));
  if (attack && d.act !== 'charge') return { choice: attack };
  const charges = d.about?.actions.find((a) => a.kind === 'charge');
  return charges && !charges.refused ? { charge: true } : null;
}
