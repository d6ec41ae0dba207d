import type { GameWords } from '../../lib/contract';
import type { Lang } from '../../lib/i18n.svelte';
import { en } from './game.en';
import { fr } from './game.fr';

/** What the page says of the game wherever it is. */
export const gameWords: Record<Lang, GameWords> = { en, fr };
