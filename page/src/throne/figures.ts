// What a recap counts of each House.
import type { Figure } from '../lib/board';
import { castles } from './data';
import { houses, size, type View } from './types';
import { en } from './words/en';
import { fr } from './words/fr';

const figure = (name: { en: string; fr: string }, of: (view: View, seat: number) => number | null): Figure => ({
  ...name,
  of: (view, seat) => of(view as View, seat),
});

export const figures: Figure[] = [
  figure({ en: en.castlesHeld, fr: fr.castlesHeld }, (view, seat) => castles(view, houses[seat]!)),
  figure({ en: en.power, fr: fr.power }, (view, seat) => {
    const power = view.houses[houses[seat]!]?.power;
    return typeof power === 'number' ? power : null;
  }),
  figure({ en: 'Units', fr: 'Unités' }, (view, seat) =>
    Object.values(view.areas).reduce((n, a) => n + (a.house === houses[seat] ? size(a) + size(a.routed) : 0), 0),
  ),
];
