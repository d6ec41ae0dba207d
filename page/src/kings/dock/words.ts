// What the dock says, in both languages, and the names of what stands on the table.
import type { Lang } from '../../lib/i18n.svelte';
import { plain } from '../../lib/names';
import { typeset } from '../../lib/typeset';
import type { Roster, Told } from '../ask';
import { en, type Words } from './words/en';
import { fr } from './words/fr';

export type { Words };

const dictionaries: Record<Lang, Words> = { en, fr: typeset(fr) };

export const words = (lang: Lang): Words => dictionaries[lang];

export const say = (t: Told, lang: Lang): string => (lang === 'fr' ? t.fr : t.en);

export function list(items: string[], lang: Lang): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
}

/** The name of a unit; those of the same name in both armies or in one have numbers. */
export function unitName(id: string, roster: Roster | null, lang: Lang): string {
  const f = roster?.units[id];
  if (!f) return plain(id);
  const name = say(f, lang);
  const alike = Object.entries(roster.units).filter(([, o]) => o.seat === f.seat && say(o, lang) === name);
  return alike.length > 1 ? `${name} ${alike.findIndex(([o]) => o === id) + 1}` : name;
}
