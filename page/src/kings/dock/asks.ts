// What the dock asks of a player, and what it says of what is drafted.
import type { Lang } from '../../lib/i18n.svelte';
import { middle } from '../../tabletop/geometry';
import { angle, length, percent } from '../../tabletop/lengths';
import { between } from '../../tabletop/step';
import type { Way } from '../ask';
import { pieceName, placeOf, unitName } from '../describe';
import type { Draft } from '../draft.svelte';
import type { Side } from '../types';
import { gameWords } from '../words/game';
import { list, words } from './words';

/** Once the match is over: who has won, none of them if it is a draw, and where it is replayed. */
export interface Ended {
  winner: Side | null;
  replay: string;
}

/** What a dock is about: a draft, what is asked of whom, and how those at the table are called. */
export interface Asked {
  draft: Draft;
  ask: string;
  lang: Lang;
  names: Record<string, string>;
  ended: Ended | null;
}

const ofUnits = new Set(['order', 'shoot', 'regroup', 'vanguard', 'deploy']);

/** The question, or whose it is. */
export function titleOf({ draft, ask, lang, names, ended }: Asked): string {
  const w = words(lang);
  const view = draft.view!;
  const { kind, chosen, target } = draft;
  const name = (u: string) => unitName(draft.roster, u, lang);
  if (ended) return w.over;
  if (!kind) {
    const who = view.decision?.who[0] ?? '';
    return w.theirs(names[who] || w.side[who] || who);
  }
  if (kind === 'order' && target && chosen) return w.chargeAsk(name(target), list([chosen, ...draft.together].map(name), lang));
  if (chosen && ofUnits.has(kind)) return `${ask}${w.colon}${name(chosen)}`;
  return ask;
}

/** One line under the question. A player who ends a phase while units have no order is asked whether he is sure. */
export function lineOf({ draft, lang, names, ended }: Asked, sure: boolean): string {
  const w = words(lang);
  const view = draft.view!;
  const { kind, chosen } = draft;
  if (ended) return ended.winner ? w.won(names[ended.winner] || w.side[ended.winner] || ended.winner) : w.drawn;
  if (!kind) return w.theirsDo[view.decision?.kind ?? ''] ?? '';
  if (sure) return w.endSure(draft.choices.length);
  if (draft.plan.on) return planLine(draft, lang);
  if (draft.target) return shotLine(draft, lang);
  if (draft.choice?.kind === 'soul_drain')
    return w.drained(draft.choice.wounds ?? 0, unitName(draft.roster, draft.choice.target ?? '', lang));
  const threats = threatLine(draft, lang);
  if (draft.deploys)
    return [draft.legal ? w.deployThere : kind === 'deploy' ? w.deployHow : w.redeployHow, threats].filter(Boolean).join(' ');
  if (draft.goal && draft.way && chosen) return [wayLine(draft, chosen, draft.way, lang), threats].filter(Boolean).join('. ');
  switch (kind) {
    case 'order': {
      if (chosen) return w.orderHow;
      const standing = Object.values(view.units).filter((u) => u.seat === draft.side && u.at && u.state !== 'routed').length;
      return `${w.unitsLeft(draft.choices.length, standing)}. ${w.pickUnit}`;
    }
    case 'shoot':
      if (chosen) return draft.shots(chosen).length ? w.shootHow : '';
      return draft.choices.length ? w.pickUnit : '';
    case 'agree': {
      const laid = laidLast(draft, lang);
      return laid ? [laid.is ? `${laid.name} (${laid.is})` : laid.name, laid.place].join(', ') : '';
    }
    case 'terrain':
      return w.boxPick;
    case 'token':
      return `${w.tokenHow} ${w.tokenWhere(view.scenario === 'loot')}`;
  }
  return w.hint[kind] ?? '';
}

/** How many units are in hand together, or on their way. */
function planLine({ plan, deploys }: Draft, lang: Lang): string {
  const w = words(lang);
  if (plan.running) return w.planRuns;
  const many = w.planOf(plan.units.length, plan.picked.length);
  return `${many} ${deploys ? w.planDeploy : plan.moving.length ? w.planMoved : w.planOrder}`;
}

/** Who could charge what is in hand where it is to stand. */
function threatLine({ threats, goal, roster }: Draft, lang: Lang): string {
  if (!goal || !threats.length) return '';
  const w = words(lang);
  return w.threatened(
    list(
      threats.map((t) => w.threat(unitName(roster, t.unit, lang), t.face)),
      lang,
    ),
  );
}

/** How far the target of a shot is, and what covers it. */
function shotLine({ shot, view, roster, tools }: Draft, lang: Lang): string {
  if (!shot) return '';
  const w = words(lang);
  const far = (mm: number) => length(mm, tools.unit, lang);
  const thing = (x: string | number) =>
    typeof x === 'string' ? unitName(roster, x, lang) : view?.terrain?.[x] ? pieceName(view.terrain[x], roster, lang).name : w.piece(x);
  const { share, by } = shot.cover;
  return [
    w.ofMost(far(shot.distance), far(shot.range)),
    share >= 0.5 ? w.cover : '',
    share ? w.coverShare(percent(share, lang)) : '',
    by.length ? w.behind(list(by.map(thing), lang)) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Which order the way is, how long, and how far it turns. */
function wayLine(draft: Draft, unit: string, way: Way, lang: Lang): string {
  const w = words(lang);
  const far = (mm: number) => length(mm, draft.tools.unit, lang);
  const at = draft.pose(unit);
  const turn = at ? between(at.facing, way.end.facing) : 0;
  const bits = [way.most ? w.ofMost(far(way.length), far(way.most)) : '', turn ? w.turnBy(angle(turn, lang), turn > 0) : '']
    .filter(Boolean)
    .join(', ');
  const { kind } = way.action;
  return w.where(w.orders[kind] ?? w.regroup[kind] ?? gameWords[lang].acts?.[kind] ?? '', bits);
}

/** The piece that was laid last, of which it is asked whether it lies well. */
function laidLast({ view, roster, tools }: Draft, lang: Lang) {
  const piece = view?.terrain?.at(-1);
  return piece && { ...pieceName(piece, roster, lang), place: placeOf(middle(piece.corners), tools.unit, lang) };
}
