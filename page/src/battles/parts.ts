import type { Parts } from '../lib/contract';

// A game that is being built: the start page announces it.
export const parts: Parts = {
  card: { place: 2, glyph: 'dice', icons: ['person', 'clock', 'dice'], arms: [], art: async () => (await import('./art.svg?raw')).default },
  words: {
    en: {
      name: 'Battles',
      full: 'Battles of Westeros',
      line: 'Commanders, morale and eight-sided dice on a field of hexes.',
      facts: ['2', '1 h', 'Six battle plans'],
    },
    fr: {
      name: 'Battles',
      full: 'Batailles de Westeros',
      line: 'Commandants, moral et dés à huit faces sur un champ d’hexagones.',
      facts: ['2', '1 h', 'Six plans de bataille'],
    },
  },
};
