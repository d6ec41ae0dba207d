import type { Lang } from '../lib/i18n.svelte';
import type { BoardTools } from './shown';
import { inch } from './step';

const tenths = (n: number, lang: Lang) => n.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A length in the unit that the player measures in. */
export function length(mm: number, unit: BoardTools['unit'], lang: Lang): string {
  return unit === 'mm' ? `${Math.round(mm).toLocaleString(lang)}\u202fmm` : `${tenths(mm / inch, lang)}″`;
}

/** A share in percent. It is whole, or nothing, only where it is so exactly, but for what is lost in adding odds up. */
export function percent(share: number, lang: Lang): string {
  const part = share > 1e-9 && share < 1 - 1e-9;
  return `${tenths(part ? Math.min(99.9, Math.max(0.1, share * 100)) : share * 100, lang)}${lang === 'fr' ? '\u202f' : ''}%`;
}

export const angle = (degrees: number, lang: Lang): string => `${Math.abs(degrees).toLocaleString(lang, { maximumFractionDigits: 1 })}°`;
