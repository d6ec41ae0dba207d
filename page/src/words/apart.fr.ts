// Ce qui se dit des joueurs que l’on tient à l’écart ou que l’on signale, et de ce que font les administrateurs à une table, en français.

import { typeset } from '../lib/typeset';
import type { apart as english } from './apart.en';

export const apart: typeof english = typeset({
  player: (who) => `Joueur : ${who}`,
  open: (who) => `Que faire au sujet de ${who}`,
  openWords: (who) => `Que faire au sujet de ces mots de ${who}`,
  mute: 'Ne plus entendre',
  muteWhat: 'Rien de ce que ce joueur dit ou écrit ne vous parvient plus.',
  muted: (who) => `Vous n’entendez plus ${who}. Cela se change dans votre compte.`,
  block: 'Bloquer',
  blockWhat: 'Vous ne l’entendez plus et, de plus, vous ne voyez pas ses tables ouvertes, et il ne peut pas rejoindre les vôtres.',
  blocked: (who) => `${who} est bloqué. Cela se change dans votre compte.`,
  report: 'Signaler',
  reportWhat: 'Ceux qui tiennent ce serveur en sont avertis, avec les derniers mots de ce joueur que vous avez pu lire ici.',
  reportWords: 'Ceux qui tiennent ce serveur en sont avertis, avec ces mots :',
  why: 'Qu’est-ce qui ne va pas ?',
  send: 'Envoyer le signalement',
  sent: 'Signalé. Merci.',
  nobodyIsTold: 'Le joueur n’apprend rien de tout cela.',

  list: 'Joueurs tenus à l’écart',
  none: 'Personne.',
  how: { mute: 'plus entendu', block: 'bloqué' },
  since: (when) => `depuis ${when}`,
  again: 'Entendre à nouveau',
  againOf: (who) => `Entendre à nouveau : ${who}`,

  readOnly: (why) => `Ce serveur est en lecture seule pour un moment. Tout se regarde ; rien ne se change. ${why}`,
  closed: 'Cette table a été fermée par un administrateur',
  closedWhy: (why) => `La raison : ${why}`,
  log: {
    closed: (why) => `Un administrateur a fermé la table : ${why}`,
    bot: (seat, why) => `Un administrateur fait jouer ${seat} par un bot jusqu’au retour de son joueur : ${why}`,
    person: (seat, why) => `Un administrateur offre ${seat} à une autre personne : ${why}`,
    handedOver: (who, seat, why) => `Un administrateur donne ${seat} à ${who} : ${why}`,
  },
});
