// The words of army lists, in both languages.
import { lang, num, type Lang } from '../../lib/i18n.svelte';
import { typeset } from '../../lib/typeset';
import type { Shape } from '../../words/en';
import type { Group } from './types';

const s = (n: number, one: string, many: string) => `${num(n)} ${n === 1 ? one : many}`;

const en = {
  title: 'Army lists',
  lead: 'Build an army for Kings of War. Every change is checked against the rules and kept at once.',
  mine: 'My lists', none: 'No lists yet. Begin a new one, or copy a ready army.',
  ready: 'Ready armies', readyLead: 'Legal as they are. Copy one to change it.',
  newList: 'New list', begin: 'Begin the list', import: 'Import', copy: 'Copy', copyOf: (name: string) => `Copy ${name} to my lists`, copied: (name: string) => `Copy of ${name}`,
  open: 'Open', openOf: (name: string) => `Open ${name}`,
  drop: 'Throw away', dropOf: (name: string) => `Throw ${name} away`, dropped: (name: string) => `${name} is thrown away.`, bringBack: 'Bring it back',
  colon: ':', legal: 'Legal', illegal: (n: number) => s(n, 'problem', 'problems'), empty: 'Empty',
  units: (n: number) => s(n, 'unit', 'units'),
  of: (cost: string, total: string) => `${cost} of ${total} points`, ofTotal: (total: string) => `of ${total} points`,
  left: (n: number) => `${num(n)} left`, over: (n: number) => `${num(n)} too many`, exact: 'To the point',
  name: 'Name', nameFr: 'Name in French, if it has another', army: 'Army', total: 'Points agreed on', unnamed: 'Army without a name',
  agreements: 'Agreed with the opponent', agreed: { any_troops: 'Any number of Troops (750 points or fewer)', mixed_alignments: 'Good and Evil side by side' },
  alignment: { good: 'Good', evil: 'Evil', neutral: 'Neutral' },
  change: 'Name, army, points', changeTitle: 'Name, army and points', changeGoes: 'The units of the old army leave the list. Undo brings them back.', done: 'Done',
  undo: 'Undo', redo: 'Redo', share: 'Share', shared: 'Link copied. Whoever has it can read the list, and copy it.', shareFailed: 'Copy this link', more: 'More', print: 'Print', toJSON: 'Save as JSON', toText: 'Save as text', copyText: 'Copy as text', textCopied: 'The list is copied as text.', duplicateList: 'Copy the list',
  play: 'Play', playNot: 'Only a legal list can be played',
  saved: { kept: 'kept', waiting: 'keeping…', failed: 'not kept yet', elsewhere: 'changed elsewhere', gone: 'no longer kept' },
  savedAt: (time: string) => `kept at ${time}`,
  elsewhere: 'This list was changed in another window. What you do here is not kept until you choose.', takeTheirs: 'Take the other', keepOurs: 'Keep this one', gone: 'This list was thrown away in another window.', keepCopy: 'Keep a copy',
  notYours: 'Somebody shares this list with you. Keep a copy to change it.',
  notFound: 'There is no such list. It was thrown away, or the link is incomplete.', toLists: 'All lists',
  roll: 'Muster roll', search: 'Search units', rollOf: 'Units of', ally: (army: string) => `Ally: ${army}`, noUnit: 'No unit has this name.', addAs: (unit: string, size: string, points: number) => `Add ${unit}, ${size}, ${s(points, 'point', 'points')}`, added: (unit: string) => `${unit} joins the list`,
  list: 'The list', listEmpty: 'The list is empty. Choose a size in the muster roll to add a unit.', dragHint: 'drag to reorder', duplicates: 'duplicates',
  groups: { front: 'Hordes and regiments', troops: 'Troops', engines: 'War engines and monsters', heroes: 'Heroes', unknown: 'In no army list' },
  unlockRest: 'unlock the rest', troopsOf: (n: number, of: number) => `${n} of ${of} allowed`, anyTroops: 'any number',
  bar: { infantry: 'infantry', cavalry: 'cavalry', engines: 'engines, monsters', heroes: 'heroes' } satisfies Record<Group, string>,
  barLabel: 'Points by group',
  stats: { sp: 'Sp', me: 'Me', ra: 'Ra', de: 'De', att: 'Att', ne: 'Ne', pts: 'Points' },
  statNames: { sp: 'Speed', me: 'Melee', ra: 'Ranged', de: 'Defence', att: 'Attacks', ne: 'Nerve' },
  size: 'Size', options: 'Options', artefact: 'Artefact', noArtefact: 'None', bare: 'Carries no artefact', special: 'Special rules', spells: 'Spells', weapons: 'Ranged weapons', inches: (n: number) => `${n}″`,
  needs: (who: string) => `needs ${who}`, taken: 'taken', stray: 'unknown', details: '(options and rules)',
  duplicate: 'Duplicate', up: 'Up', down: 'Down', removeOf: (unit: string) => `Remove ${unit}`, removed: (unit: string) => `${unit} leaves the list`, moved: (unit: string) => `${unit} is moved`,
  unlocks: 'What it unlocks', hordes: (n: number) => s(n, 'horde', 'hordes'), regiments: (n: number) => s(n, 'regiment', 'regiments'), oneOfEach: 'one of each', oneOfAny: 'one of any', troops: 'Troops', troopsEach: '2 and 4 each', usedOf: (n: number, of: number) => `${n} of ${of}`,
  slot: { troop: 'Troop', regiment: 'Regiment', horde: 'Horde', engine: 'War engine', monster: 'Monster', hero: 'Hero' }, slotFree: (what: string) => `${what}: free`, slotAny: 'War engine, monster or hero: free', slotTaken: (what: string) => `${what}: taken`, unlocksNone: 'Hordes and regiments unlock troops, war engines, monsters and heroes.',
  against: 'Against the rules', againstNone: 'Nothing. This list can be played.', whole: 'The list', fixRemove: (what: string, points: number) => (points ? `Remove ${what}, −${num(points)}` : `Remove ${what}`), fixAll: (n: number) => `Remove all ${n}`, fixAllHint: 'Each can be undone.', notChecked: 'Not checked: the server does not answer. It is tried again at the next change.',
  importTitle: 'Import an army list', importPaste: 'Paste a list: our JSON, or plain text', importFile: 'Choose a file', importGo: 'Import the list', importHint: 'Plain text has a head and then a unit a line:', importExample: 'name: The Silver Host\narmy: Elves\npoints: 1000\n\nKindred Archers, horde, Piercing Arrow\n2 x Kindred Tallspears, regiment\nElven Mage, Lightning Bolt (5)', unreadable: (line: number) => (line ? `Line ${line} cannot be read.` : 'This cannot be read.'),
  keyMove: 'move', keyRemove: 'remove',
  toLayouts: 'Layouts',
};

const f = (n: number, one: string, many: string) => `${num(n)} ${n < 2 ? one : many}`;

const fr: Shape<typeof en> = typeset({
  title: 'Listes d’armée',
  lead: 'Composez une armée pour Kings of War. Chaque changement est vérifié et gardé aussitôt.',
  mine: 'Mes listes', none: 'Aucune liste. Commencez-en une, ou copiez une armée prête.',
  ready: 'Armées prêtes', readyLead: 'Légales telles quelles. Copiez-en une pour la modifier.',
  newList: 'Nouvelle liste', begin: 'Commencer la liste', import: 'Importer', copy: 'Copier', copyOf: (name: string) => `Copier ${name} dans mes listes`, copied: (name: string) => `Copie de ${name}`,
  open: 'Ouvrir', openOf: (name: string) => `Ouvrir ${name}`,
  drop: 'Jeter', dropOf: (name: string) => `Jeter ${name}`, dropped: (name: string) => `${name} : liste jetée.`, bringBack: 'La reprendre',
  colon: ' :', legal: 'Légale', illegal: (n: number) => f(n, 'problème', 'problèmes'), empty: 'Vide',
  units: (n: number) => f(n, 'unité', 'unités'),
  of: (cost: string, total: string) => `${cost} points sur ${total}`, ofTotal: (total: string) => `sur ${total} points`,
  left: (n: number) => `${num(n)} à dépenser`, over: (n: number) => `${num(n)} de trop`, exact: 'Au point près',
  name: 'Nom', nameFr: 'Nom en français, s’il diffère', army: 'Armée', total: 'Points convenus', unnamed: 'Armée sans nom',
  agreements: 'Convenu avec l’adversaire', agreed: { any_troops: 'Autant de Troupes que voulu (750 points au plus)', mixed_alignments: 'Bon et Mauvais côte à côte' },
  alignment: { good: 'Bon', evil: 'Mauvais', neutral: 'Neutre' },
  change: 'Nom, armée, points', changeTitle: 'Nom, armée et points', changeGoes: 'Les unités de l’ancienne armée quittent la liste. Défaire les rend.', done: 'Terminé',
  undo: 'Défaire', redo: 'Refaire', share: 'Partager', shared: 'Lien copié. Qui l’a peut lire la liste et la copier.', shareFailed: 'Copiez ce lien', more: 'Autres actions', print: 'Imprimer', toJSON: 'Enregistrer en JSON', toText: 'Enregistrer en texte', copyText: 'Copier en texte', textCopied: 'La liste est copiée en texte.', duplicateList: 'Copier la liste',
  play: 'Jouer', playNot: 'Seule une liste légale se joue',
  saved: { kept: 'gardée', waiting: 'on la garde…', failed: 'pas encore gardée', elsewhere: 'changée ailleurs', gone: 'plus gardée' },
  savedAt: (time: string) => `gardée à ${time}`,
  elsewhere: 'Cette liste a été changée dans une autre fenêtre. Rien n’est gardé ici avant que vous choisissiez.', takeTheirs: 'Prendre l’autre', keepOurs: 'Garder celle-ci', gone: 'Cette liste a été jetée dans une autre fenêtre.', keepCopy: 'Garder une copie',
  notYours: 'Quelqu’un partage cette liste avec vous. Gardez une copie pour la modifier.',
  notFound: 'Cette liste n’existe pas. Elle a été jetée, ou le lien est incomplet.', toLists: 'Toutes les listes',
  roll: 'Registre', search: 'Chercher une unité', rollOf: 'Unités de', ally: (army: string) => `Alliés : ${army}`, noUnit: 'Aucune unité de ce nom.', addAs: (unit: string, size: string, points: number) => `Ajouter ${unit}, ${size}, ${f(points, 'point', 'points')}`, added: (unit: string) => `${unit} rejoint la liste`,
  list: 'La liste', listEmpty: 'La liste est vide. Choisissez un format dans le registre pour ajouter une unité.', dragHint: 'glisser pour réordonner', duplicates: 'pour dupliquer',
  groups: { front: 'Hordes et régiments', troops: 'Troupes', engines: 'Machines de guerre et monstres', heroes: 'Héros', unknown: 'Dans aucune liste d’armée' },
  unlockRest: 'débloquent le reste', troopsOf: (n: number, of: number) => `${n} sur ${of} permises`, anyTroops: 'autant que voulu',
  bar: { infantry: 'infanterie', cavalry: 'cavalerie', engines: 'machines, monstres', heroes: 'héros' },
  barLabel: 'Points par groupe',
  stats: { sp: 'Vit', me: 'Me', ra: 'Tir', de: 'De', att: 'Att', ne: 'Mo', pts: 'Points' },
  statNames: { sp: 'Vitesse', me: 'Mêlée', ra: 'Tir', de: 'Défense', att: 'Attaques', ne: 'Moral' },
  size: 'Format', options: 'Options', artefact: 'Artefact', noArtefact: 'Aucun', bare: 'Ne porte pas d’artefact', special: 'Règles spéciales', spells: 'Sorts', weapons: 'Armes de tir', inches: (n: number) => `${n}″`,
  needs: (who: string) => `demande ${who}`, taken: 'déjà pris', stray: 'inconnu', details: '(options et règles)',
  duplicate: 'Dupliquer', up: 'Monter', down: 'Descendre', removeOf: (unit: string) => `Retirer ${unit}`, removed: (unit: string) => `${unit} quitte la liste`, moved: (unit: string) => `${unit} est déplacée`,
  unlocks: 'Ce qui se débloque', hordes: (n: number) => f(n, 'horde', 'hordes'), regiments: (n: number) => f(n, 'régiment', 'régiments'), oneOfEach: 'un de chaque', oneOfAny: 'un au choix', troops: 'Troupes', troopsEach: '2 et 4 chacun', usedOf: (n: number, of: number) => `${n} sur ${of}`,
  slot: { troop: 'Troupe', regiment: 'Régiment', horde: 'Horde', engine: 'Machine de guerre', monster: 'Monstre', hero: 'Héros' }, slotFree: (what: string) => `${what} : libre`, slotAny: 'Machine de guerre, monstre ou héros : libre', slotTaken: (what: string) => `${what} : pris`, unlocksNone: 'Hordes et régiments débloquent troupes, machines de guerre, monstres et héros.',
  against: 'Contre les règles', againstNone: 'Rien. Cette liste peut être jouée.', whole: 'La liste', fixRemove: (what: string, points: number) => (points ? `Retirer ${what}, −${num(points)}` : `Retirer ${what}`), fixAll: (n: number) => `Retirer les ${n}`, fixAllHint: 'Tout peut être défait.', notChecked: 'Non vérifiée : le serveur ne répond pas. Nouvel essai au prochain changement.',
  importTitle: 'Importer une liste d’armée', importPaste: 'Collez une liste : notre JSON, ou du texte', importFile: 'Choisir un fichier', importGo: 'Importer la liste', importHint: 'Le texte a un en-tête, puis une unité par ligne :', importExample: 'nom: L’Ost d’argent\narmée: Elfes\npoints: 1000\n\nArchers de la Lignée, horde, Flèche perçante\n2 x Hautes-lances de la Lignée, régiment\nMage elfe, Éclair (5)', unreadable: (line: number) => (line ? `La ligne ${line} est illisible.` : 'Ceci est illisible.'),
  keyMove: 'déplacer', keyRemove: 'retirer',
  toLayouts: 'Plans de décor',
});

export const dictionaries: Record<Lang, Shape<typeof en>> = { en, fr };

/** The words of the chosen language. */
export const w = (): Shape<typeof en> => dictionaries[lang()];
