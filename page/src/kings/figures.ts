// What a recap counts of each army.
import type { Figure } from '../lib/board';
import { strength } from './armies';
import { sides, type View } from './types';

export const figures: Figure[] = [
  { en: 'Units', fr: 'Unités', of: (view, seat) => strength(view as View, null, sides[seat]!).standing },
  { en: 'Wounds', fr: 'Blessures', of: (view, seat) => strength(view as View, null, sides[seat]!).wounds },
  { en: 'Score', fr: 'Score', of: (view, seat) => (view as View).score?.[sides[seat]!] ?? null },
];
