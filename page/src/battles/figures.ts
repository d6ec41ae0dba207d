// What a recap counts of each House.
import type { Figure } from '../lib/board';
import { houseOf, type House, type View } from './types';
import { dockDictionaries } from './words/dock';

const { en, fr } = dockDictionaries;

const figure = (name: keyof typeof en.figureNames, of: (view: View, house: House) => number): Figure => ({
  en: en.figureNames[name],
  fr: fr.figureNames[name],
  of: (document, seat) => {
    const view = document as View;
    const house = houseOf(view, seat);
    return house ? of(view, house) : null;
  },
});
const standing = (view: View, house: House) => Object.values(view.units).filter((u) => u.house === house && u.hex);

export const figures: Figure[] = [
  figure('points', (view, house) => view.houses[house].points),
  figure('units', (view, house) => standing(view, house).length),
  figure('figures', (view, house) => standing(view, house).reduce((n, u) => n + u.figures, 0)),
];
