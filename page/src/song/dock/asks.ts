// What the dock asks of a player, and what it says of what is drafted.
import { sentence, type Lang } from '../../lib/i18n.svelte';
import { worded } from '../../lib/typeset';
import { angle, length } from '../../tabletop/lengths';
import { between } from '../../tabletop/step';
import { pieceName, unitName } from '../describe';
import type { Draft } from '../draft.svelte';
import { boardWords } from '../words/board';
import { namedOf } from './names';
import { words } from './words';

/** What a dock is about: a draft, and what is asked. */
export interface Asked {
  draft: Draft;
  ask: string;
  lang: Lang;
}

const name = ({ draft, lang }: Asked, u: string) => unitName(draft.roster, u, lang);

/** The question. */
export function titleOf(of: Asked): string {
  const { draft, ask, lang } = of;
  const w = words(lang);
  const { kind, chosen, target, choice, charge, act } = draft;
  switch (kind) {
    case 'activate':
      if (choice?.ncu) return w.activateAsk(namedOf(draft, choice, lang).name);
      return chosen ? (draft.sets ? w.deployAsk : w.activateAsk)(name(of, chosen)) : ask;
    case 'deploy':
      return chosen ? w.deployAsk(name(of, chosen)) : ask;
    case 'action':
      if (!chosen) return ask;
      if (target) return w.chargeAsk(name(of, target), charge?.side && charge.side !== 'front' ? w.faces[charge.side] : '');
      if (choice?.kind === 'strike') return w.attackAsk(name(of, choice.target!));
      if (choice?.kind === 'shoot') return w.shootAsk(name(of, choice.target!));
      if (choice?.kind === 'retreat') return w.retreatAsk(name(of, chosen));
      if (choice?.kind === 'forgo') return w.forgoAsk(name(of, chosen));
      return act === 'charge' ? w.chargePick : act === 'strike' || act === 'shoot' ? w.attackPick : w.actAsk(name(of, chosen));
    case 'withdraw':
      return chosen ? w.retreatTo(name(of, chosen)) : ask;
    case 'align':
      return draft.subject?.unit ? w.alignAsk(name(of, draft.subject.unit)) : ask;
  }
  return ask;
}

/** One line under the question. */
export function lineOf(of: Asked): string {
  const { draft, lang } = of;
  const w = words(lang);
  const { kind, chosen, choice } = draft;
  if (draft.tools.measuring) return '';
  if (draft.goal && draft.way && chosen) return wayLine(of);
  if (draft.charge && draft.target) return chargeLine(of);
  const left = draft.activations?.left ?? 0;
  switch (kind) {
    case 'activate':
      return draft.sets ? w.deployLine : chosen || choice ? w.activateOr(left) : w.activateLine(left);
    case 'deploy':
      return draft.goal && draft.legal ? w.deployThere : w.deployLine;
    case 'objective':
      return w.tokenLine;
    case 'terrain':
      return draft.options.some((o) => o.terrain) ? w.pieceLine : w.pieceNone;
    case 'action':
      if (choice?.kind === 'shoot') return w.shifted;
      if (choice?.kind === 'retreat') return w.retreatLine;
      return choice || draft.act ? '' : w.actLine;
    case 'withdraw':
      return w.withdrawLine;
    case 'reroll':
      return w.rerollLine;
    case 'discard':
      return w.discardLine;
  }
  const says = draft.subject?.of?.text;
  if (says) return sentence(worded(says, lang));
  if (kind !== 'unit' && kind !== 'ncu' && kind !== 'which_zone') return '';
  return choice ? namedOf(draft, choice, lang).name : w.pickOne;
}

/** Which action the way is, how long, how far it turns, and what it meets. */
function wayLine({ draft, lang }: Asked): string {
  const w = words(lang);
  const way = draft.way!;
  const far = (mm: number) => length(mm, draft.tools.unit, lang);
  const at = draft.pose(draft.chosen!);
  const turn = at ? between(at.facing, way.end.facing) : 0;
  const { kind } = way.action;
  if (kind === 'deploy') return draft.legal ? w.deployThere : w.deployLine;
  const bits = [
    way.most ? w.ofMost(far(way.length ?? 0), far(way.most)) : '',
    turn ? w.turnBy(angle(Math.abs(turn), lang), turn > 0) : '',
    way.die ? w.dieNeeded(way.die) : '',
    ...way.ground.map((g) => groundWords(draft, g, lang)),
  ].filter(Boolean);
  const verb = draft.choice?.kind === 'shoot' ? w.acts['shift'] : w.acts[kind === 'withdraw' ? 'retreat' : kind];
  return `${verb ?? kind}${bits.length ? `${w.colon}${bits.join(', ')}` : ''}.`;
}

/** What a piece of terrain is to the unit that meets it. */
function groundWords(draft: Draft, g: { piece: number; keywords: string[]; ignored?: string[] }, lang: Lang): string {
  const w = words(lang);
  const piece = draft.view?.terrain?.[g.piece];
  const does = g.keywords.filter((k) => !g.ignored?.includes(k)).map((k) => boardWords(lang).keyword[k] ?? k);
  return piece && does.length ? w.meets(`${pieceName(piece.kind, draft.roster, lang).name} (${does.join(', ')})`) : '';
}

/** On which die the charge reaches, and what becomes of others that it touches. */
function chargeLine(of: Asked): string {
  const { draft, lang } = of;
  const w = words(lang);
  const c = draft.charge!;
  if (c.refused || !c.need) return '';
  const place = c.places[draft.lined];
  const others = (place?.others ?? [])
    .filter((o) => o.how !== 'stays')
    .map((o) => `${w[o.how as 'pushed' | 'aligned'](name(of, o.unit))}.`);
  return [w.needsLine(c.need, c.disorderly), ...others].join(' ');
}
