import type { Lang } from '../lib/i18n.svelte';
import type { BoardTools } from './shown';
import { inch } from './step';

const tenths = (n: number, lang: Lang) => n.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A length in the unit that the player measures in. */
export function length(mm: number, unit: BoardTools['unit'], lang: Lang): string {
  return unit === 'mm' ? `${Math.round(mm).toLocaleString(lang)}\u202fmm` : `${tenths(mm / inch, lang)}″`;
}

export const percent = (share: number, lang: Lang): string => `${tenths(share * 100, lang)}${lang === 'fr' ? '\u202f' : ''}%`;

export const angle = (degrees: number, lang: Lang): string => `${Math.abs(degrees).toLocaleString(lang, { maximumFractionDigits: 1 })}°`;
