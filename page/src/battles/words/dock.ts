import { typeset } from '../../lib/typeset';
import type { Lang } from '../types';
import { en, type DockWords } from './dock.en';
import { fr } from './dock.fr';

export const dockDictionaries: Record<Lang, DockWords> = { en, fr: typeset(fr) };

/** What the dock and the panels say. */
export const dockWords = (lang: Lang): DockWords => dockDictionaries[lang];
