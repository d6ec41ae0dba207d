import type { Body } from '../tabletop/shown';
import type { Pose } from '../tabletop/types';
import type { Draft } from './draft.svelte';

/** A unit at a place, and its friends as they stand. */
export function besideIn(d: Pick<Draft, 'view' | 'size' | 'mine' | 'pose'>, unit: string, pose: Pose): [Body, Body[]] {
  const body = (id: string, at: Pose): Body => ({ pose: at, width: d.size(id)?.width ?? 0, depth: d.size(id)?.depth ?? 0 });
  const friends = Object.keys(d.view?.units ?? {}).flatMap((id) => {
    const at = id !== unit && d.mine(id) ? d.pose(id) : null;
    return at ? [body(id, at)] : [];
  });
  return [body(unit, pose), friends];
}
