import { en, type Messages } from '../words/en';
import { fr } from '../words/fr';
import type { Told } from './types';
import { recall, keep } from './memory';
import { worded } from './typeset';

export type Lang = 'en' | 'fr';

export const catalogues: Record<Lang, Messages> = { en, fr };

/** The language of the page: what was chosen here before, else the browser's, else English. */
export function firstLang(kept: string | null, browser: readonly string[]): Lang {
  if (kept === 'en' || kept === 'fr') return kept;
  for (const tag of browser) {
    const two = tag.slice(0, 2).toLowerCase();
    if (two === 'en' || two === 'fr') return two;
  }
  return 'en';
}

const state = $state<{ lang: Lang }>({
  lang: firstLang(recall('lang'), typeof navigator === 'undefined' ? [] : navigator.languages),
});

export const lang = (): Lang => state.lang;

/** The messages of the chosen language. */
export const m = (): Messages => catalogues[state.lang];

export function setLang(l: Lang): void {
  state.lang = l;
  keep('lang', l);
}

/** A sentence of the server in the chosen language, set as that language is. */
export const told = (t: Told): string => worded(t, state.lang);

/** A refusal says a clause; on its own it is a sentence. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase(state.lang) + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** A number with the decimals and separators of the language. */
export const num = (n: number, decimals = 0): string =>
  n.toLocaleString(state.lang, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
