// What a recap counts of each army.
import type { Figure } from '../lib/board';
import { strengthOf } from './strength';
import { sides, type View } from './types';

const of = (view: unknown, seat: number) => strengthOf(view as View, sides[seat]!);

export const figures: Figure[] = [
  { en: 'Points', fr: 'Points', of: (view, seat) => of(view, seat).points },
  { en: 'Units', fr: 'Unités', of: (view, seat) => of(view, seat).standing },
  { en: 'Models', fr: 'Figurines', of: (view, seat) => of(view, seat).models },
  { en: 'Cards', fr: 'Cartes', of: (view, seat) => of(view, seat).cards },
];
