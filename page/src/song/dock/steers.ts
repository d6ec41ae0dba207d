// Which steps and turns what is in hand may take.
import { goes } from '../choosable';
import type { Draft } from '../draft.svelte';

export interface Steers {
  turnOnly: boolean;
  stepOnly: boolean;
  aligns: boolean;
}

/** How what is in hand is steered; null if nothing is. */
export function steersOf(draft: Draft): Steers | null {
  const { kind, act, target, choice } = draft;
  if (!kind || draft.waiting) return null;
  if (target || act === 'pivot') return { turnOnly: true, stepOnly: false, aligns: false };
  if (kind === 'objective' || act === 'shift' || choice?.kind === 'shoot') return { turnOnly: false, stepOnly: true, aligns: false };
  if (kind === 'terrain') return draft.piece ? { turnOnly: false, stepOnly: false, aligns: false } : null;
  return goes(draft) ? { turnOnly: false, stepOnly: false, aligns: draft.sets } : null;
}
