import type { Lang } from '../../lib/i18n.svelte';
import { typeset } from '../../lib/typeset';
import { en, type BoardWords } from './board.en';
import { fr } from './board.fr';

export const dictionaries: Record<Lang, BoardWords> = { en, fr: typeset(fr) };

export const boardWords = (lang: Lang): BoardWords => dictionaries[lang];
