// Shares and angles in the words of the language; lengths are told by rulers.ts.
import type { Lang } from '../lib/i18n.svelte';

export const percent = (share: number, lang: Lang): string =>
  `${(share * 100).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}${lang === 'fr' ? '\u202f' : ''}%`;

export const angle = (degrees: number, lang: Lang): string => `${Math.abs(degrees).toLocaleString(lang, { maximumFractionDigits: 1 })}°`;
