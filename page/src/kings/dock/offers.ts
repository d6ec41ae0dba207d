// The buttons of the dock: what each says and what it sends.
import type { Lang } from '../../lib/i18n.svelte';
import { aspect, edgeOf } from '../../tabletop/geometry';
import { unitName } from '../describe';
import type { Draft } from '../draft.svelte';
import type { Action } from '../types';
import { words } from './words';

/** The button that commits what is drafted. Its action is null while something is missing. */
export function commitOf(draft: Draft, lang: Lang): { text: string; action: Action | null } | null {
  const w = words(lang);
  const { action, kind, plan } = draft;
  if (plan.on) return { text: plan.running ? w.going(plan.moving.length) : w.allGo(plan.moving.length, draft.deploys), action };
  switch (kind) {
    case 'deploy':
      return { text: w.deployGo, action };
    case 'redeploy':
      return draft.chosen ? { text: w.redeployGo(unitName(draft.roster, draft.chosen, lang)), action } : null;
    case 'terrain':
      return { text: w.layGo, action };
    case 'token':
      return { text: w.tokenGo, action };
    case 'order':
      return { text: action ? (w.orders[action.kind] ?? action.kind) : (w.orders[draft.act ?? ''] ?? w.giveOrder), action };
    case 'vanguard':
      return { text: w.vanguardGo, action };
    case 'shoot':
      return { text: action ? (w.orders[action.kind] ?? action.kind) : w.shootGo, action };
    case 'test':
      return { text: w.testGo, action };
    case 'combat':
      return { text: w.fightGo, action };
    case 'regroup':
      return { text: action ? (w.regroup[action.kind] ?? action.kind) : w.regroupGo, action };
  }
  return null;
}

/** What may be said instead. */
export function othersOf(draft: Draft, lang: Lang): { text: string; action: Action }[] {
  const w = words(lang);
  const { view, kind } = draft;
  if (!view) return [];
  switch (kind) {
    case 'agree':
      return [
        { text: w.agree, action: { kind: 'agree' } },
        { text: w.disagree, action: { kind: 'disagree' } },
      ];
    case 'edge':
      return (['near', 'far'] as const).map((seen) => ({
        text: w[seen],
        action: { kind: 'edge', edge: edgeOf(aspect(view.table, view.near, draft.side), seen) },
      }));
    case 'vanguard_first':
    case 'first_turn':
      return [
        { text: w.first, action: { kind: 'first' } },
        { text: w.second, action: { kind: 'second' } },
      ];
    case 'terrain':
      return [{ text: w.layDone, action: { kind: 'done' } }];
    case 'deploy':
      return draft.options.filter((o) => o.kind === 'done').map((action) => ({ text: w.leaveOut, action }));
    case 'redeploy':
      return [{ text: w.redeployDone, action: { kind: 'done' } }];
    case 'vanguard':
      return draft.chosen ? [{ text: w.vanguardStay, action: { kind: 'done', unit: draft.chosen } }] : [];
    case 'order':
      return view.options['length'] === 'time' ? [{ text: w.time, action: { kind: 'time' } }] : [];
  }
  return [];
}
