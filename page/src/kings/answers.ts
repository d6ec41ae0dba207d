// Why a unit that was pressed cannot be chosen: what the press stands for is put before the judge.
import type { Draft } from './draft.svelte';
import type { Counsel } from './judge';
import type { Action, Refusal } from './types';

/** Null where no rule forbids it: there is nothing to choose. */
export async function whyNot(draft: Draft, judge: Counsel, unit: string): Promise<Refusal | null> {
  const { kind, chosen } = draft;
  const mine = draft.mine(unit);
  if (kind === null) return null;
  if (kind === 'shoot' && chosen && !mine) return draft.targets?.shots.find((s) => s.target === unit)?.refused ?? null;
  if (kind === 'shoot' && mine) {
    const shots = (await judge.ask({ ask: 'targets', unit }))?.shots ?? [];
    if (shots.length) return shots.every((s) => s.refused) ? shots[0]!.refused! : null;
  }
  if ((kind === 'order' || kind === 'vanguard') && mine) {
    const about = await judge.ask({ ask: 'unit', unit });
    return about?.orders.find((o) => o.refused)?.refused ?? null;
  }
  const tried = meant(draft, unit, mine);
  return tried && judge.check(tried);
}

/** The action that a press on a unit stands for. */
function meant(draft: Draft, unit: string, mine: boolean): Action | null {
  const pose = draft.pose(unit);
  switch (draft.kind) {
    case 'deploy':
    case 'redeploy':
      return mine && pose ? { kind: 'deploy', unit, ...pose } : null;
    case 'shoot': {
      const enemy = Object.entries(draft.view?.units ?? {}).find(([id, u]) => u.at && !draft.mine(id))?.[0];
      return mine && enemy ? { kind: 'shoot', unit, target: enemy } : null;
    }
    case 'test':
    case 'combat': {
      const like = draft.options.find((o) => o.target);
      return like ? { ...like, target: unit } : null;
    }
  }
  const like = draft.options.find((o) => o.unit);
  return like && mine ? { ...like, unit } : null;
}
