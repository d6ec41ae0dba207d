// Ce qui se dit de son compte, en français.

import { typeset } from '../lib/typeset';
import type { account as english } from './account.en';

export const account: typeof english = typeset({
  label: 'Votre compte',
  name: 'Nom',
  save: 'Garder ce nom',
  saved: 'Gardé.',
  guest: 'Invité',
  close: 'Fermer',

  recovery: 'Code de reprise',
  recoveryHint: 'Notez-le : il vous rend vos parties sur un autre appareil.',
  recoveryLink: 'Copier le lien de reprise',
  newRecovery: 'Faire un nouveau code',
  newRecoveryHint: 'Quelqu’un a pu le voir : l’ancien code ne vaudra plus.',
  newRecoveryDone: 'Voici le nouveau code. L’ancien ne vaut plus.',
  recover: 'Reprendre un compte',
  recoverCode: 'Code de reprise de l’autre appareil',
  recoverGo: 'Reprendre',
  badCode: 'Ce code de reprise n’est pas valable. Copiez-le en entier depuis l’autre appareil.',
  recoverText: 'Ce lien apporte ici le compte d’un autre appareil. L’invité de ce navigateur est laissé de côté.',

  passkeys: 'Clés d’accès',
  passkeysHint: 'Une clé d’accès vous reconnaît au doigt, au visage ou au verrou de votre appareil. Elle ne se perd pas avec un lien.',
  passkeyMake: 'Faire une clé d’accès',
  passkeyMade: 'C’est fait. Elle vous ramène depuis tout appareil qui la détient.',
  passkeyRemove: 'Retirer',
  passkeyRemoveOf: (name) => `Retirer la clé d’accès ${name}`,
  passkeySignIn: 'Reprendre avec une clé d’accès',
  passkeyBad: 'Cette clé d’accès n’est pas valable ici, ou le délai est passé. Recommencez.',
  passkeyThere: 'Cet appareil a déjà une clé d’accès de votre compte.',

  sessions: 'Navigateurs connectés',
  thisOne: 'celui-ci',
  seen: (when) => `utilisé ${when}`,
  unknown: 'Un navigateur sans nom',
  signOut: 'Déconnecter',
  signOutOf: (browser) => `Déconnecter ${browser}`,
  signOutAll: 'Déconnecter tous les autres',
  signedOut: 'Ils sont déconnectés.',

  tokens: 'Jetons pour les bots',
  tokensHint: 'Un bot joue vos places par l’un d’eux, à travers l’API.',
  tokenNote: 'À quoi il sert',
  tokenScope: 'Il permet',
  scopes: { play: 'de tout faire aux tables', watch: 'de regarder seulement' },
  tokenDays: 'Il vaut',
  days: { 0: 'pour toujours', 7: 'une semaine', 30: 'un mois', 365: 'un an' },
  tokenGo: 'Faire un jeton',
  tokenOnce: 'Montré une seule fois. Gardez-le bien.',
  made: (when) => `fait ${when}`,
  until: (when) => `jusqu’au ${when}`,
  neverUsed: 'jamais utilisé',
  revoke: 'Révoquer',
  revokeOf: (note) => `Révoquer ${note}`,

  goodbye: 'Vos données',
  export: 'Enregistrer tout ce qui est gardé de vous',
  delete: 'Supprimer le compte',
  deleteHint:
    'Vos parties restent, sans votre nom ; des bots jouent à votre place. Vos listes, vos jetons et vos clés d’accès disparaissent. Rien ne les ramène.',
  deleteSure: (name) => `Pour le supprimer, tapez son nom : ${name}`,
  deleteGo: 'Supprimer pour toujours',
});
