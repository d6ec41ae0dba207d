// A position for tests: two armies, as the engine would write them.
import type { Roster, UnitFacts } from './ask';
import type { Unit, View } from './types';

const ranks = [36.32, 0, -35.56];
const files = [-48.51, -15.49, 16.76, 49.53];

const facts = (seat: string, en: string, fr: string, more: Partial<UnitFacts> = {}): UnitFacts => ({
  en,
  fr,
  seat,
  type: 'infantry',
  width: 139.7,
  depth: 121.92,
  models: 12,
  ranks: 3,
  base: [30, 30],
  places: ranks.flatMap((ahead) => [...files].reverse().map((left): [number, number] => [ahead, left])),
  wounds: 1,
  speed: 5,
  defence: 4,
  morale: 6,
  cost: 5,
  attacks: [],
  abilities: [],
  ...more,
});

export const unit = (more: Partial<Unit> = {}): Unit => ({ fate: 'table', wounds: 0, models: 12, ranks: 3, attachments: [], ...more });

const cavalry: Partial<UnitFacts> = {
  type: 'cavalry',
  models: 4,
  ranks: 2,
  wounds: 3,
  base: [60, 50],
  places: [
    [27.94, 31.5],
    [27.94, -31.5],
    [-27.69, 31.5],
    [-27.69, -31.5],
  ],
};

export const roster: Roster = {
  mode: { id: 'thrones', en: 'A Game of Thrones', fr: 'Le Jeu des Trônes', needed: 10, last: 6 },
  factions: {
    a: { id: 'stark', en: 'House Stark', fr: 'Maison Stark' },
    b: { id: 'lannister', en: 'House Lannister', fr: 'Maison Lannister' },
  },
  units: {
    swords: facts('a', 'Stark Sworn Swords', 'Épées Liges Stark'),
    swords_2: facts('a', 'Stark Sworn Swords', 'Épées Liges Stark'),
    riders: facts('a', 'Stark Outriders', 'Patrouilleurs Stark', cavalry),
    guards: facts('b', 'Lannister Guardsmen', 'Gardes Lannister'),
  },
  attachments: {
    robb: { en: 'Robb Stark', fr: 'Robb Stark', title: { en: '', fr: '' }, seat: 'a', card: '1', cost: 0, commander: true, abilities: [] },
  },
  ncus: {
    sansa: { en: 'Sansa Stark', fr: 'Sansa Stark', title: { en: '', fr: '' }, seat: 'a', card: '2', cost: 4 },
    cersei: { en: 'Cersei', fr: 'Cersei', title: { en: '', fr: '' }, seat: 'b', card: '3', cost: 5, influence: true },
  },
  cards: { '40101': { en: 'Winter Is Coming', fr: 'L’Hiver Vient', says: { en: 'No answers.', fr: 'Pas de réponse.' } } },
  decks: { a: ['40101'], b: [] },
  board: { crown: { en: 'Crown', fr: 'Couronne', says: { en: 'Panic.', fr: 'Panique.' } } },
  objectives: {},
  missions: {},
  sieges: {},
  zones: {},
  terrain: { stakes: { en: 'Stakes', fr: 'Pieux', width: 127, depth: 38.1, keywords: ['dangerous', 'destructible'] } },
  token: 20,
};

export const view: View = {
  options: { mode: 'thrones', teams: 'alone', order: 'objectives' },
  points: 40,
  armies: [
    {
      faction: 'stark',
      units: [
        { id: 'swords', card: '1', attachments: [{ id: 'robb', card: '1' }] },
        { id: 'swords_2', card: '1' },
        { id: 'riders', card: '2' },
      ],
      ncus: [{ id: 'sansa', card: '2' }],
    },
    { faction: 'lannister', units: [{ id: 'guards', card: '3' }], ncus: [{ id: 'cersei', card: '3' }] },
  ],
  table: [1200, 1200],
  round: 3,
  first: 'b',
  active: 'a',
  decision: { kind: 'activate', who: ['a'] },
  players: { a: { points: 4, edge: 'north', hand: { '40101': 1 }, cards: 1 }, b: { points: 3, edge: 'south', cards: 3 } },
  units: {
    swords: unit({ at: [600, 800], facing: 270, wounds: 2, models: 10, attachments: ['robb'], tokens: ['vulnerable'] }),
    swords_2: unit({ at: [300, 900], facing: 270, activated: 1, influence: ['', 'cersei'] }),
    riders: unit({ fate: 'reserve', models: 4, ranks: 2 }),
    guards: unit({ at: [600, 600], facing: 90 }),
  },
  attachments: { robb: { on: 'swords' } },
  ncus: { sansa: {}, cersei: { activated: true, zone: 'crown', on: 'swords_2' } },
  objectives: [{ at: [600, 600], claimed: 'guards' }, { at: [150, 600] }],
  terrain: [{ kind: 'stakes', at: [300, 500], facing: 90 }],
};
