// Why something that was pressed cannot be chosen: what the press stands for is put before the judge.
import type { Draft } from './draft.svelte';
import type { Counsel } from './judge';
import type { Action, Refusal, Zone } from './types';

type Pressed = { unit: string } | { zone: Zone } | { ncu: string };

/** Null where no rule forbids it: there is nothing to choose. */
export async function whyNot(draft: Draft, judge: Counsel, what: Pressed): Promise<Refusal | null> {
  const { kind, activations } = draft;
  if (kind === null || kind === 'answer') return null;
  if (kind === 'activate' && activations) {
    if ('unit' in what && draft.mine(what.unit)) return activations.units.find((u) => u.unit === what.unit)?.refused ?? null;
    if ('ncu' in what) return activations.ncus.find((n) => n.ncu === what.ncu)?.refused ?? null;
  }
  if (kind === 'action' && 'unit' in what && draft.mine(what.unit)) return null;
  const tried = meant(draft, what);
  return tried && judge.check(tried);
}

/** The action that a press stands for. */
function meant(draft: Draft, what: Pressed): Action | null {
  if ('zone' in what) return draft.kind === 'zone' ? { kind: 'claim', zone: what.zone } : null;
  if ('ncu' in what) return null;
  const like = draft.options.find((o) => o.unit);
  return like && draft.kind === 'unit' ? { ...like, unit: what.unit } : null;
}
