// Ce qui se dit du jeu à plusieurs, en français.

import type { together as en } from './together.en';

const s = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`;

export const together: typeof en = {
  here: 'Là',
  away: (time) => (time ? `Ailleurs depuis ${time}` : 'Ailleurs'),
  gone: (time) => (time ? `Parti depuis ${time}` : 'Parti'),
  watching: (n) => s(n, 'spectateur', 'spectateurs'),
  moment: 'un instant',

  toBot: 'Laisser jouer un bot',
  toPerson: 'Donner la place à quelqu’un',
  how: 'Plus de la moitié des joueurs présents doivent être d’accord.',
  proposes: {
    bot: (who, seat) => `${who} propose qu’un bot joue ${seat} jusqu’au retour de son joueur.`,
    person: (who, seat) => `${who} propose qu’une autre personne prenne ${seat}.`,
  },
  youPropose: {
    bot: (seat) => `Vous proposez qu’un bot joue ${seat} jusqu’au retour de son joueur.`,
    person: (seat) => `Vous proposez qu’une autre personne prenne ${seat}.`,
  },
  agreed: (n) => `${s(n, 'voix pour', 'voix pour')} jusqu’ici.`,
  agree: 'Accepter',
  decline: 'Refuser',
  withdraw: 'Retirer la proposition',
  offered: (seat) => `${seat} attend un autre joueur. Envoyez ce lien à quelqu’un ; un bot joue jusque-là.`,
  offeredToYou: 'La table a décidé que quelqu’un d’autre peut prendre votre place. Elle est encore à vous.',
  seatLost: (who) => `${who} a repris votre place. Vous êtes maintenant spectateur.`,

  undoCosts: (who, n) => `${who} ${n === 1 ? 'y perd sa décision et choisira' : 'y perdent leur décision et choisiront'} à nouveau.`,
  undoCostsYou: 'Votre propre décision tombe avec elle : vous choisiriez à nouveau.',
  undoTook: (who) => `${who} a défait une action. Votre décision est tombée avec elle.`,
  undoSure: 'La défaire ?',
  undoAskSure: 'Demander à la défaire ?',
  undoGo: 'Défaire',
  undoAskGo: 'Demander',
  undoKeep: 'La laisser',

  unread: 'Nouveau',
  side: (n) => `Camp ${n}`,
  ownSide: 'Votre camp',
  sideHint: (who) => `Vous et tous les joueurs de ce camp (${who}) lisez ces lettres. Les promesses n’engagent personne.`,

  title: 'Nom de la table',
  titleHint: 'Facultatif',
  named: 'Garder le nom',
  fill: (n) => `Commencer : des bots prennent ${s(n, 'place vide', 'places vides')}`,
  leave: 'Quitter la table',
  left: 'Vous avez quitté la table.',
  cancel: 'Annuler la table',
  cancelSure: 'Annuler la table ? Ceux qui y sont assis sont prévenus ; personne ne pourra plus s’y asseoir.',
  cancelKeep: 'La garder',
  cancelled: 'La table est annulée',
  cancelledBy: (who) => `${who} a annulé cette table. La partie n’aura pas lieu.`,
  expired: 'Elle a attendu des joueurs trop longtemps. La partie n’aura pas lieu.',
  dismiss: 'Retirer de ma liste',
  rename: 'Renommer',

  invites: (who, game) => `${who} vous invite : ${game}`,
  hosts: (who) => `Table de ${who}`,
  takesOver: (who) => `Vous reprenez la place de ${who}, au milieu de la partie.`,
  seatsHead: 'À cette table',
  kept: 'gardée pour vous',
  choosing: (who) => `${who} choisit`,
  choosingYou: 'à vous de choisir',
  choosingMany: (n) => `${n} choisissent`,

  log: {
    titled: (title) => `La table s’appelle « ${title} »`,
    untitled: 'La table n’a plus de nom',
    filled: 'Des bots prennent les places vides',
    vacated: (seat) => `${seat} est libre à nouveau`,
    cancelled: 'La table est annulée',
    proposed: {
      bot: (who, seat) => `${who} propose qu’un bot joue ${seat}`,
      person: (who, seat) => `${who} propose qu’une autre personne prenne ${seat}`,
    },
    voted: (who) => `${who} donne sa voix`,
    rejected: 'La proposition a échoué',
    replaced: {
      bot: (seat) => `La table est d’accord : un bot joue ${seat} jusqu’au retour de son joueur`,
      person: (seat) => `La table est d’accord : une autre personne peut prendre ${seat}`,
    },
    loses: (who) => `${who} choisira à nouveau`,
  },
};
