// Actions in words: on buttons, in the list of choices, on the board as text.
import type { Telling } from '../lib/contract';
import { called, cardName, unitTitle } from './data';
import type { Action, Face, Lang, View } from './types';
import { viewOf } from './view';
import { list, words } from './words';
import { dockWords } from './words/dock';
import { gameWords } from './words/game';

export function actionText(a: Action, lang: Lang, view: View): string {
  const w = dockWords(lang);
  const unit = (name: string | undefined) => (name ? unitTitle(view, name, lang) : '');
  const face = (f: Face | undefined) => (f ? w.faceShort[f] : '');
  const decision = view.decision?.kind ?? '';
  switch (a.kind) {
    case 'pass':
      return w.pass;
    case 'use_token':
      return (a.pair ? w.usePairOf : w.useToken)(unit(a.unit), face(a.token));
    case 'raise_morale':
      return w.raise;
    case 'rally':
      return w.rallyUnit(unit(a.unit));
    case 'play_card': {
      const all = a.commands?.length ?? 0;
      return `${w.playCard(cardName(a.card ?? '', lang), called(a.commander ?? ''))}${all ? ` (${a.commands!.join(', ')})` : ''}`;
    }
    case 'commit':
      if (decision === 'spread' && a.hex) return w.spreadGo(a.hex);
      if (decision === 'swap' && a.unit) return w.swapGo(unit(a.unit));
      return [
        w.commitBy(called(a.commander ?? '')),
        [a.unit, a.target].filter(Boolean).map(unit).join(', '),
        [a.token, a.second].filter(Boolean).map(face).join(', '),
        a.hex ?? '',
      ]
        .filter(Boolean)
        .join(words(lang).colon);
    case 'tactic':
      return w.tacticGo;
    case 'execute':
      return w.executeGo(a.n ?? 1);
    case 'pick':
      return w.pickGo(unit(a.unit));
    case 'done':
      return w.dones[decision] ?? w.noMore;
    case 'leave':
      return w.leaveGo(unit(a.unit));
    case 'move':
      return w.moveGo(unit(a.unit), a.hex ?? '');
    case 'exit':
      return w.exitGo(unit(a.unit));
    case 'shed':
      return w.shedGo(unit(a.unit));
    case 'attack':
      return w.attackGo(unit(a.unit), unit(a.target));
    case 'war_dogs':
      return w.dogsGo(unit(a.unit), unit(a.target));
    case 'scorch':
      return w.scorchGo(unit(a.unit), a.hex ?? '');
    case 'douse':
      return w.douseGo(a.hex ?? '');
    case 'strike':
      return decision === 'counter' ? w.answerGo : w.strike;
    case 'decline':
      return w.declines[decision] ?? gameWords[lang].acts!['decline']!;
    case 'reroll':
      return w.rerollGo(face(a.token));
    case 'stand':
      return w.standGo;
    case 'retreat':
      return w.retreatGo(a.hex ?? '');
    case 'follow':
      return w.followGo(a.hex ?? '');
    case 'keep':
      return `${w.keepGo}${words(lang).colon}${[a.card ? cardName(a.card, lang) : '', face(a.token)].filter(Boolean).join(', ') || w.keepNothing}`;
    case 'recover':
      return w.recoverGo;
    case 'take':
      return w.takeGo(face(a.token));
    case 'drop':
      return w.dropGo(face(a.token));
    case 'muster':
      return w.musterGo(list([a.commander, a.other].filter((c): c is string => Boolean(c)).map(called), lang));
    case 'place':
      return w.placeGo(a.ground ? w.groundName[a.ground] : unit(a.unit), a.hex ?? '');
    case 'hide':
      return w.hideGo(a.hex ?? '');
  }
  return a.kind;
}

/** The words of a position, whose units have names. */
export const tellingOf = (document: unknown): Telling => {
  const view = viewOf(document);
  return { tell: (a, lang) => actionText(a as unknown as Action, lang, view) };
};
