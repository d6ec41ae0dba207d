// Sentences are typed plainly, by the server too, and set as their language is.
import type { Lang } from './i18n.svelte';
import type { Told } from './types';

/** An apostrophe is curled. */
export const curled = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, '’');

/** A text in a language, set as that language is. */
export const worded = (t: Told, lang: Lang): string => (lang === 'fr' ? typeset(t.fr) : curled(t.en));

/** French sets a narrow space that does not break before ; : ? ! and within « ». */
export function typeset<T>(of: T): T {
  if (typeof of === 'string') return curled(of.replace(/[ \u00a0](?=[;:?!»])|(?<=«)[ \u00a0]/g, '\u202f')) as T;
  if (typeof of === 'function') return ((...args: unknown[]) => typeset((of as (...a: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(of)) return of.map(typeset) as T;
  if (typeof of === 'object' && of !== null) return Object.fromEntries(Object.entries(of).map(([k, v]) => [k, typeset(v)])) as T;
  return of;
}
