// The buttons of the dock: what each says and what it sends.
import type { Lang } from '../../lib/i18n.svelte';
import type { Draft } from '../draft.svelte';
import type { Action } from '../types';
import { namedOf } from './names';
import { words } from './words';

/** The button that commits what is drafted. */
export function commitOf(draft: Draft, lang: Lang): string | null {
  const w = words(lang);
  const { kind, action, choice } = draft;
  switch (kind) {
    case 'edge':
      return w.edgeGo;
    case 'objective':
      return w.tokenGo;
    case 'terrain':
      return w.pieceGo;
    case 'deploy':
      return w.deployGo;
    case 'activate':
      return draft.sets ? w.deployGo : w.activateGo;
    case 'action':
    case 'withdraw':
      if (action?.kind === 'charge' || draft.act === 'charge') return w.chargeGo;
      return w.acts[action?.kind ?? draft.act ?? ''] ?? w.choose;
    case 'zone':
      return choice?.zone ? w.claimGo(namedOf(draft, choice, lang).name) : w.choose;
    case 'align':
      return w.alignGo;
    case 'reroll':
      return w.rerollGo(draft.faces.reduce((a, b) => a + b, 0));
    case 'discard':
      return w.discardGo(Object.values(draft.discards).reduce((a, b) => a + b, 0));
    case 'unit':
    case 'ncu':
    case 'which_zone':
      return w.unitGo;
    case 'number':
      return w.numberGo(choice?.n ?? 0);
    case 'card':
      return w.cardGo;
    case 'may':
      return w.mayGo;
    case 'mission':
      return w.missionGo;
    case 'option':
      return w.optionGo;
  }
  return kind ? w.choose : null;
}

/** What may be said instead: to pass, to stay, to leave it. */
export function othersOf(draft: Draft, lang: Lang): { text: string; action: Action }[] {
  const w = words(lang);
  const { kind, options } = draft;
  const pass = options.find((o) => o.kind === 'pass');
  const say: Record<string, string> = {
    edge: w.edgeLeave,
    activate: w.passTurn,
    zone: w.claimNone,
    reroll: w.rerollNone,
    may: w.decline,
    unit: w.skip,
    ncu: w.skip,
    which_zone: w.skip,
    card: w.skip,
    option: w.skip,
    number: w.skip,
  };
  const list = pass && kind !== 'discard' ? [{ text: say[kind ?? ''] ?? w.pass, action: pass }] : [];
  const stay = kind === 'withdraw' ? options.find((o) => o.kind === 'withdraw' && !o.move && !o.turn) : undefined;
  return stay ? [...list, { text: w.stay, action: stay }] : list;
}
