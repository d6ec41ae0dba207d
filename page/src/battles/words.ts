// What the board says, in both languages, and the names that every part of it uses.
import { typeset } from '../lib/typeset';
import type { Face, House, Lang, Tally } from './types';
import { faces } from './types';
import { en, type Words } from './words/en';
import { fr } from './words/fr';

export const dictionaries: Record<Lang, Words> = { en, fr: typeset(fr) };

export const words = (lang: Lang): Words => dictionaries[lang];

export const list = (items: string[], lang: Lang): string => new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);

/** Symbols with their numbers: "2 green, 1 valour". */
export const tallyText = (tally: Partial<Tally>, lang: Lang): string =>
  faces
    .filter((face) => tally[face])
    .map((face) => words(lang).faces(face, tally[face]!))
    .join(', ');

export const houseName = (house: House, lang: Lang): string => words(lang).house[house];
export const faceName = (face: Face, lang: Lang): string => words(lang).face[face];
