// What the dock says, in both languages.
import type { Lang } from '../../lib/i18n.svelte';
import { typeset } from '../../lib/typeset';
import { en, type Words } from './words/en';
import { fr } from './words/fr';

export type { Words };

const dictionaries: Record<Lang, Words> = { en, fr: typeset(fr) };

export const words = (lang: Lang): Words => dictionaries[lang];
