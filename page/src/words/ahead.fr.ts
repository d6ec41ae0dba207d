// Ce qui est dit des réponses décidées d’avance, en français.

import type { Messages } from './en';

export const ahead: Messages['ahead'] = {
  title: 'Décider d’avance',
  how: 'Votre feuille scellée répond quand vous ne dites rien vous-même, à un moment que rien ne distingue des vôtres. Vous seul la voyez.',
  sealed: 'Scellée',
  sealing: 'En train d’être scellée',
  none: 'Il n’y a rien qui puisse vous être demandé.',
  ask: 'Me demander',
  pass: 'Passer',
  else: (what) => `Sinon, ${what}`,
  gone: 'pas en main',
  from: (what) => `Au moins (${what})`,
  least: (n, what) => `à partir de ${n} ${what}`,
  or: ', ou ',
  plays: (what) => `Joue ${what} ; sinon passe.`,
  passes: 'Passe.',
  prepared: (what) => `Préparé : ${what}`,
  preparedHere: 'Une réponse est préparée',
  mutedTitle: 'Ne pas demander',
  mutedHow:
    'Une fenêtre qui n’a rien d’autre pour vous court sans être vue. Cette page le garde pour elle : rien n’est envoyé, donc personne ne peut le savoir.',
  mutedNone: 'On vous demande tout.',
  mute: 'Ne pas me demander',
  rest: 'jusqu’à ce que commence autre chose',
  again: 'Redemander',
  quiet: 'Une fenêtre court, dans laquelle on ne vous demande rien.',
};
