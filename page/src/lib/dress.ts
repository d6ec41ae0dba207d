// What the server writes in plain characters, as the page sets it.
import { lang, num, told, type Lang } from './i18n.svelte';
import { typeset } from './typeset';
import type { Told } from './types';

const quotes: Record<Lang, [string, string]> = { en: ['“', '”'], fr: ['«\u202f', '\u202f»'] };

/** A sentence with the quotation marks, apostrophes, minus signs and large numbers of the language. */
export function dress(text: string): string {
  const [open, close] = quotes[lang()];
  const set = text
    .replace(/"([^"]*)"/g, `${open}$1${close}`)
    .replace(/(?<=\p{L})'/gu, '’')
    .replace(/(?<![\p{L}\d)])-(?=\d)/gu, '−')
    .replace(/(?<![\p{L}\d.,])\d{4,}(?![\p{L}\d])/gu, (n) => num(Number(n)));
  return lang() === 'fr' ? typeset(set) : set;
}

/** A sentence of the server in the chosen language, as the page sets it. */
export const said = (t: Told): string => dress(told(t));

/** What a key is called on the keyboards of the language. */
export const keyName = (key: string): string => (lang() === 'fr' ? (frenchKeys[key] ?? key) : key);

const frenchKeys: Record<string, string> = { Del: 'Suppr', Enter: 'Entrée', Esc: 'Échap', Home: 'Début', Shift: 'Maj', Space: 'Espace' };
