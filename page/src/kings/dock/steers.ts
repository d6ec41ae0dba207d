// Which steps and turns what is in hand may take.
import type { Draft } from '../draft.svelte';

export interface Steers {
  turnOnly: boolean;
  stepOnly: boolean;
  aligns: boolean;
}

/** How what is in hand is steered; null if nothing is. */
export function steersOf(draft: Draft): Steers | null {
  const { kind, act, chosen } = draft;
  const turns = { turnOnly: true, stepOnly: false, aligns: false };
  const both = { turnOnly: false, stepOnly: false, aligns: kind !== 'terrain' };
  if (!kind || draft.waiting) return null;
  if (draft.plan.on) return draft.plan.picked.length ? both : null;
  if (kind === 'token') return { turnOnly: false, stepOnly: true, aligns: false };
  if (kind === 'terrain') return draft.hand && both;
  if (act === 'pivot' || act === 'regroup_pivot' || act === 'change_facing') return turns;
  if (!chosen || kind === 'shoot' || kind === 'regroup') return null;
  if (draft.deploys) return both;
  return (kind === 'order' || kind === 'vanguard') && !['charge', 'soul_drain', 'halt'].includes(act ?? '') ? both : null;
}
