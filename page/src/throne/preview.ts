// What will happen, in words, before it does.
import { areaName, cardName, cardText, houseName } from './data';
import type { Draft } from './draft.svelte';
import { size, type Lang } from './types';
import type { Cell } from './whatif';
import { actionText, forceText, list, orderName, words } from './words';

/** What the engine foresees of the draft. */
export interface Foresight {
  text: string;
  strength?: { attacker: number; defender: number };
}

export interface BladeForesight {
  blade: boolean | null;
  pass: boolean | null;
}

/** How a battle would stand in a cell of the card table, and who would win it. */
export function cellText(cell: Cell, bladeIsMine: boolean, lang: Lang): string {
  const w = words(lang);
  const word = cell.result === 'win' ? w.win : cell.result === 'lose' ? w.lose : bladeIsMine ? w.winBlade : w.loseBlade;
  if (cell.wiped) return `${w.wipedOut(houseName(cell.wiped, lang))}, ${word}`;
  return cell.mine === null || cell.theirs === null ? word : `${w.score(cell.mine, cell.theirs)}, ${word}`;
}

/** What is waited for, while others decide or when all is over. */
export function waitText(draft: Draft, lang: Lang, names: Record<string, string>): string {
  const w = words(lang);
  const view = draft.view!;
  const called = (h: string) => (names[h] ? `${houseName(h, lang)} (${names[h]})` : houseName(h, lang));
  if (view.winners?.length) {
    const who = list(view.winners.map(called), lang);
    return view.winners.length > 1 ? w.winnersShared(who) : w.winner(who);
  }
  const asked = view.decision?.who ?? [];
  const together = ['orders', 'bid', 'watch_bid'].includes(view.decision?.kind ?? '');
  const done = draft.house && together && !asked.includes(draft.house) ? `${w.chosenAlready} ` : '';
  if (asked.length > 1) return `${done}${w.waitMany(list(asked.map(called), lang))}`;
  return asked.length ? `${done}${w.waitFor(called(asked[0]!))}` : '';
}

/** What the draft would do. */
export function previewText(draft: Draft, lang: Lang, foreseen: Foresight | null, blade: BladeForesight | null): string {
  const w = words(lang);
  const view = draft.view!;
  const a = draft.action;
  const name = (id: string | null | undefined) => areaName(id ?? '', lang);
  switch (draft.kind) {
    case 'orders': {
      if (a && draft.legal(a)) return w.placePreview(orderName(a.order!, lang), name(a.area));
      if (draft.area) {
        const o = view.areas[draft.area]?.order;
        return o ? w.hasOrder(name(draft.area), orderName(o, lang)) : w.ordersArea(name(draft.area));
      }
      if (draft.held) return w.ordersToken(orderName(draft.held, lang));
      return draft.unordered.length ? `${w.sealWarn(draft.unordered.length)} ${w.ordersHint}` : w.allPlaced;
    }
    case 'raven':
      return a ? w.ravenPreview(name(a.area), orderName(view.areas[a.area!]?.order ?? '', lang), orderName(a.order!, lang)) : w.ravenHint;
    case 'raid':
      if (!draft.area) return w.raidPick;
      if (!draft.targets.length) return w.raidTargets(name(draft.area), draft.prey.length);
      return w.raidPreview(
        name(draft.area),
        list(
          draft.targets.map((t) => `${name(t)} (${orderName(view.areas[t]?.order ?? '', lang)})`),
          lang,
        ),
      );
    case 'march': {
      if (!draft.area) return w.marchPick;
      const going = draft.moves.filter((m) => size(m));
      if (!going.length) return w.marchTo(name(draft.area));
      const into = going.find((m) => view.areas[m.to]?.neutral);
      const moves = list(
        going.map((m) => `${name(m.to)} (${forceText(m, lang)})`),
        lang,
      );
      return `${name(draft.area)} → ${moves}. ${foreseen?.text ?? (into ? w.marchNeutral(name(into.to)) : '')}`;
    }
    case 'bid':
    case 'watch_bid':
      return w.bidHint(draft.most);
    case 'card':
      return a ? `${cardName(a.card ?? '', lang)}. ${cardText(a.card ?? '', lang, view.options)} ${w.cardHint}` : w.cardHint;
    case 'retreat':
      return a ? actionText(a, lang) : w.retreatHint;
    case 'muster':
      return a ? actionText(a, lang) : w.musterHint;
    case 'support':
      return a ? `${actionText(a, lang, view)} ${foreseen?.text ?? ''}` : '';
    case 'blade':
      return blade
        ? `${w.bladeGo}${w.colon}${blade.blade ? w.win : w.lose}. ${w.declines['blade']}${w.colon}${blade.pass ? w.win : w.lose}.`
        : '';
  }
  return a ? actionText(a, lang, view) : '';
}
