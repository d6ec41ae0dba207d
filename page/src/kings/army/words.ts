// The words of army lists, in both languages.
import { lang, num, type Lang } from '../../lib/i18n.svelte';
import { typeset } from '../../lib/typeset';
import { armyWords, type ArmyWords } from '../../tabletop/army/words';
import type { Shape } from '../../words/en';
import type { Group } from './types';

const s = (n: number, one: string, many: string) => `${num(n)} ${n === 1 ? one : many}`;

const en = {
  lead: 'Build an army for Kings of War. Every change is checked against the rules and kept at once.',
  army: 'Army',
  agreements: 'Agreed with the opponent',
  agreed: { any_troops: 'Any number of Troops (750 points or fewer)', mixed_alignments: 'Good and Evil side by side' },
  alignment: { good: 'Good', evil: 'Evil', neutral: 'Neutral' },
  change: 'Name, army, points',
  changeTitle: 'Name, army and points',
  changeGoes: 'The units of the old army leave the list. Undo brings them back.',
  search: 'Search units',
  rollOf: 'Units of',
  ally: (army: string) => `Ally: ${army}`,
  addAs: (unit: string, size: string, points: number) => `Add ${unit}, ${size}, ${s(points, 'point', 'points')}`,
  listEmpty: 'The list is empty. Choose a size in the muster roll to add a unit.',
  groups: {
    front: 'Hordes and regiments',
    troops: 'Troops',
    engines: 'War engines and monsters',
    heroes: 'Heroes',
    unknown: 'In no army list',
  },
  unlockRest: 'unlock the rest',
  troopsOf: (n: number, of: number) => `${n} of ${of} allowed`,
  anyTroops: 'any number',
  bar: { infantry: 'infantry', cavalry: 'cavalry', engines: 'engines, monsters', heroes: 'heroes' } satisfies Record<Group, string>,
  stats: { sp: 'Sp', me: 'Me', ra: 'Ra', de: 'De', att: 'Att', ne: 'Ne' },
  statNames: { sp: 'Speed', me: 'Melee', ra: 'Ranged', de: 'Defence', att: 'Attacks', ne: 'Nerve' },
  size: 'Size',
  options: 'Options',
  artefact: 'Artefact',
  noArtefact: 'None',
  bare: 'Carries no artefact',
  special: 'Special rules',
  spells: 'Spells',
  weapons: 'Ranged weapons',
  inches: (n: number) => `${n}″`,
  needs: (who: string) => `needs ${who}`,
  taken: 'taken',
  stray: 'unknown',
  details: '(options and rules)',
  unlocks: 'What it unlocks',
  hordes: (n: number) => s(n, 'horde', 'hordes'),
  regiments: (n: number) => s(n, 'regiment', 'regiments'),
  oneOfEach: 'one of each',
  oneOfAny: 'one of any',
  troops: 'Troops',
  troopsEach: '2 and 4 each',
  usedOf: (n: number, of: number) => `${n} of ${of}`,
  slot: { troop: 'Troop', regiment: 'Regiment', horde: 'Horde', engine: 'War engine', monster: 'Monster', hero: 'Hero' },
  slotFree: (what: string) => `${what}: free`,
  slotAny: 'War engine, monster or hero: free',
  slotTaken: (what: string) => `${what}: taken`,
  unlocksNone: 'Hordes and regiments unlock troops, war engines, monsters and heroes.',
  importExample:
    'name: The Silver Host\narmy: Elves\npoints: 1000\n\nKindred Archers, horde, Piercing Arrow\n2 x Kindred Tallspears, regiment\nElven Mage, Lightning Bolt (5)',
  toLayouts: 'Layouts',
};

const f = (n: number, one: string, many: string) => `${num(n)} ${n < 2 ? one : many}`;

const fr: Shape<typeof en> = typeset({
  lead: 'Composez une armée pour Kings of War. Chaque changement est vérifié et gardé aussitôt.',
  army: 'Armée',
  agreements: 'Convenu avec l’adversaire',
  agreed: { any_troops: 'Autant de Troupes que voulu (750 points au plus)', mixed_alignments: 'Bon et Mauvais côte à côte' },
  alignment: { good: 'Bon', evil: 'Mauvais', neutral: 'Neutre' },
  change: 'Nom, armée, points',
  changeTitle: 'Nom, armée et points',
  changeGoes: 'Les unités de l’ancienne armée quittent la liste. Défaire les rend.',
  search: 'Chercher une unité',
  rollOf: 'Unités de',
  ally: (army: string) => `Alliés : ${army}`,
  addAs: (unit: string, size: string, points: number) => `Ajouter ${unit}, ${size}, ${f(points, 'point', 'points')}`,
  listEmpty: 'La liste est vide. Choisissez un format dans le registre pour ajouter une unité.',
  groups: {
    front: 'Hordes et régiments',
    troops: 'Troupes',
    engines: 'Machines de guerre et monstres',
    heroes: 'Héros',
    unknown: 'Dans aucune liste d’armée',
  },
  unlockRest: 'débloquent le reste',
  troopsOf: (n: number, of: number) => `${n} sur ${of} permises`,
  anyTroops: 'autant que voulu',
  bar: { infantry: 'infanterie', cavalry: 'cavalerie', engines: 'machines, monstres', heroes: 'héros' },
  stats: { sp: 'Vit', me: 'Me', ra: 'Tir', de: 'De', att: 'Att', ne: 'Mo' },
  statNames: { sp: 'Vitesse', me: 'Mêlée', ra: 'Tir', de: 'Défense', att: 'Attaques', ne: 'Moral' },
  size: 'Format',
  options: 'Options',
  artefact: 'Artefact',
  noArtefact: 'Aucun',
  bare: 'Ne porte pas d’artefact',
  special: 'Règles spéciales',
  spells: 'Sorts',
  weapons: 'Armes de tir',
  inches: (n: number) => `${n}″`,
  needs: (who: string) => `demande ${who}`,
  taken: 'déjà pris',
  stray: 'inconnu',
  details: '(options et règles)',
  unlocks: 'Ce qui se débloque',
  hordes: (n: number) => f(n, 'horde', 'hordes'),
  regiments: (n: number) => f(n, 'régiment', 'régiments'),
  oneOfEach: 'un de chaque',
  oneOfAny: 'un au choix',
  troops: 'Troupes',
  troopsEach: '2 et 4 chacun',
  usedOf: (n: number, of: number) => `${n} sur ${of}`,
  slot: { troop: 'Troupe', regiment: 'Régiment', horde: 'Horde', engine: 'Machine de guerre', monster: 'Monstre', hero: 'Héros' },
  slotFree: (what: string) => `${what} : libre`,
  slotAny: 'Machine de guerre, monstre ou héros : libre',
  slotTaken: (what: string) => `${what} : pris`,
  unlocksNone: 'Hordes et régiments débloquent troupes, machines de guerre, monstres et héros.',
  importExample:
    'nom: L’Ost d’argent\narmée: Elfes\npoints: 1000\n\nArchers de la Lignée, horde, Flèche perçante\n2 x Hautes-lances de la Lignée, régiment\nMage elfe, Éclair (5)',
  toLayouts: 'Plans de décor',
});

type Words = ArmyWords & Shape<typeof en>;

export const dictionaries: Record<Lang, Words> = { en: { ...armyWords.en, ...en }, fr: { ...armyWords.fr, ...fr } };

/** The words of the chosen language. */
export const w = (): Words => dictionaries[lang()];
