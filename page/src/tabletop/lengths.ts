import type { Lang } from '../lib/i18n.svelte';
import type { LengthUnit } from './shown';
import { inch } from './step';

/** Made once: a drag tells lengths and angles at each move. */
const formats = (how: Intl.NumberFormatOptions) => ({ en: new Intl.NumberFormat('en', how), fr: new Intl.NumberFormat('fr', how) });
const tenth = formats({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = formats({ maximumFractionDigits: 0 });
const degree = formats({ maximumFractionDigits: 1 });

/** A length in the unit that the player measures in. */
export function length(mm: number, unit: LengthUnit, lang: Lang): string {
  return unit === 'mm' ? `${whole[lang].format(Math.round(mm))}\u202fmm` : `${tenth[lang].format(mm / inch)}″`;
}

/** A share in percent. It is whole, or nothing, only where it is so exactly, but for what is lost in adding odds up. */
export function percent(share: number, lang: Lang): string {
  const part = share > 1e-9 && share < 1 - 1e-9;
  const told = tenth[lang].format(part ? Math.min(99.9, Math.max(0.1, share * 100)) : share * 100);
  return `${told}${lang === 'fr' ? '\u202f' : ''}%`;
}

export const angle = (degrees: number, lang: Lang): string => `${degree[lang].format(Math.abs(degrees))}°`;
