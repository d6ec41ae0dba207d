// What the board says, in both languages, and the names of orders, units and actions.
import { areaName, cardName, houseName, orderTokens } from './data';
import { unitsOf, type Action, type Force, type House, type Lang, type Unit } from './types';
import { typeset } from '../lib/typeset';
import { en, type Words } from './words/en';
import { fr } from './words/fr';
import { gameWords } from './words/game';

export const dictionaries: Record<Lang, Words> = { en, fr: typeset(fr) };

export function words(lang: Lang): Words {
  return dictionaries[lang];
}

export function orderName(order: string, lang: Lang): string {
  const w = words(lang);
  const t = orderTokens.find((x) => x.order === order);
  if (!t) return w.faceDown;
  const name = w.orders[t.kind] ?? t.kind;
  if (t.kind === 'march' || t.kind === 'defense' || order === 'support+1') return `${name} ${t.mark}`;
  return (t.special && w.specials[t.kind]) || name;
}

export function unitName(u: Unit, lang: Lang, n = 1): string {
  return words(lang).unit[u][n === 1 ? 0 : 1];
}

export function forceText(f: Force | undefined, lang: Lang): string {
  return unitsOf
    .map(([one, many]) => [one, f?.[many] ?? 0] as const)
    .filter(([, n]) => n > 0)
    .map(([u, n]) => `${n} ${unitName(u, lang, n)}`)
    .join(', ');
}

export function list(items: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}

/** A legal action in words, as a choice or on a button. */
export function actionText(
  a: Action,
  lang: Lang,
  view?: { battle?: { attacker: House; defender?: House }; decision?: { kind: string } },
): string {
  const w = words(lang);
  const at = areaName(a.area ?? '', lang);
  switch (a.kind) {
    case 'order':
      return w.placePreview(orderName(a.order ?? '', lang), at);
    case 'withdraw':
      return `${w.withdraw}${w.colon}${at}`;
    case 'raid':
      return a.targets?.length
        ? w.raidPreview(
            at,
            list(
              a.targets.map((t) => areaName(t, lang)),
              lang,
            ),
          )
        : `${w.raidDrop} (${at})`;
    case 'march':
      return a.moves?.length
        ? `${at}${w.colon}${a.moves.map((m) => `→ ${areaName(m.to, lang)} (${forceText(m, lang)})`).join(', ')}${a.token ? ` · ${w.leaveToken}` : ''}`
        : w.marchStay(at);
    case 'support': {
      const b = view?.battle;
      const side =
        a.side === 'attacker' && b
          ? w.supportAttacker(houseName(b.attacker, lang))
          : a.side === 'defender' && b?.defender
            ? w.supportDefender(houseName(b.defender, lang))
            : w.supportNeither;
      return w.supportLine(at, side);
    }
    case 'card':
      return w.playCard(cardName(a.card ?? '', lang));
    case 'take':
      return w.takeGo(cardName(a.card ?? '', lang));
    case 'discard':
      return w.discardGo(cardName(a.card ?? '', lang));
    case 'remove': {
      const u = unitName(a.unit ?? 'footman', lang) + (a.routed ? ` (${w.routed})` : '');
      return w.removeGo(u, at);
    }
    case 'retreat':
      return w.retreatGo(areaName(a.to ?? '', lang));
    case 'muster':
      return a.unit === 'ship'
        ? `${at}${w.colon}${w.musterShip(areaName(a.to ?? '', lang))}`
        : `${at}${w.colon}${unitName(a.unit ?? 'footman', lang)}`;
    case 'upgrade':
      return `${at}${w.colon}${w.upgrade}`;
    case 'lift':
      return w.liftGo(at);
    case 'choose':
      return houseName(a.house ?? '', lang);
    case 'bid':
      return w.bidGo(a.n ?? 0);
    case 'promote':
      return a.routed ? w.promoteRouted : w.promoteGo;
    case 'blade':
      return w.bladeGo;
    case 'done':
      return w.musterDone;
    case 'pass':
      return w.declines[view?.decision?.kind ?? ''] ?? '';
    case 'ready':
      return gameWords[lang].acts?.['ready'] ?? '';
  }
  return a.kind;
}
