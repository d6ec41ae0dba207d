// For which units the decision may be taken.
import type { Draft } from './draft.svelte';

type Asked = Pick<Draft, 'kind' | 'view' | 'options' | 'roster' | 'mine' | 'choices'>;

/** May something be decided for a unit? */
export function selectable(d: Asked, id: string): boolean {
  const u = d.view?.units[id];
  if (!u || !d.mine(id)) return false;
  const standing = Boolean(u.at) && u.state !== 'routed';
  const listed = d.options.some((o) => o.unit === id);
  const facts = d.roster?.units[id];
  switch (d.kind) {
    case 'deploy':
      return u.state === 'reserve';
    case 'redeploy':
      return standing;
    case 'order':
      return standing && !u.order;
    case 'vanguard':
      return listed || (Boolean(u.at) && !u.did?.includes('vanguard') && (facts?.special.some((s) => s.id === 'vanguard') ?? false));
    case 'shoot':
      return listed || (standing && !u.did?.includes('shot') && facts !== undefined && facts.weapons.length + facts.spells.length > 0);
    case 'regroup':
      return listed;
  }
  return false;
}

/** The unit to begin with, where the engine or the rules take one after the other. */
export function firstOf(d: Asked): string | null {
  const listed = d.options.find((o) => o.unit)?.unit ?? null;
  switch (d.kind) {
    case 'deploy':
    case 'vanguard':
    case 'regroup':
      return listed ?? d.choices[0] ?? null;
    case 'shoot':
      return listed;
  }
  return null;
}
