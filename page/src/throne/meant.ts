// What a press stands for, legal or not, so that the judge can be asked about it.
import { trim } from './action';
import type { Draft } from './draft.svelte';
import type { Action } from './types';

/** The action that a press on an area stands for; null where the decision is about no area. */
export function meant(draft: Draft, id: string): Action | null {
  const { area } = draft;
  switch (draft.kind) {
    case 'orders':
    case 'raven':
      return { kind: 'order', area: id, order: draft.held ?? draft.options.find((o) => o.order)?.order ?? 'march+0' };
    case 'raid':
      return area && area !== id ? { kind: 'raid', area, targets: [id] } : { kind: 'raid', area: id };
    case 'march':
      return area && area !== id
        ? trim({ kind: 'march', area, moves: [...draft.moves, { to: id, ...draft.left }] })
        : { kind: 'march', area: id };
    case 'retreat':
      return { kind: 'retreat', to: id };
    case 'muster':
      return { kind: 'muster', area: id, unit: 'footman' };
  }
  const like = draft.options.find((o) => o.area);
  return like ? { ...like, area: id } : null;
}

/** A token that may lie where another may not: of its kind if there is one, else a Support. */
export function insteadOf({ area, order }: Action, options: readonly Action[]): string | undefined {
  const here = options.filter((o) => o.kind === 'order' && o.area === area).map((o) => o.order!);
  const kind = (o: string | undefined) => o?.split('+')[0];
  return here.find((o) => kind(o) === kind(order)) ?? here.find((o) => kind(o) === 'support') ?? here[0];
}
