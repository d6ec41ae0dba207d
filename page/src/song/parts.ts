import type { Parts } from '../lib/contract';

// A game that is being built: the start page announces it.
export const parts: Parts = {
  card: {
    place: 3,
    glyph: 'cards',
    icons: ['person', 'clock', 'cards'],
    arms: [],
    art: async () => (await import('./art.svg?raw')).default,
  },
  words: {
    en: {
      name: 'Song',
      full: 'A Song of Ice & Fire, the miniatures game, 1.5',
      line: 'Trays, tactics cards and the quiet war of the council.',
      facts: ['2, teams, melee', '2 h', 'Tactics'],
    },
    fr: {
      name: 'Song',
      full: 'Le Trône de Fer, le jeu de figurines, 1.5',
      line: 'Des plateaux, des cartes de tactique et la guerre feutrée du conseil.',
      facts: ['2, équipes, mêlée', '2 h', 'Tactique'],
    },
  },
};
