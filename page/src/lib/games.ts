// The games that the page has parts for, each in a folder of its own.
import type { GameWords, Parts } from './contract';
import { lang } from './i18n.svelte';

const found = import.meta.glob<Parts>('../*/parts.ts', { eager: true, import: 'parts' });
const known = new Map(Object.entries(found).map(([file, parts]) => [file.split('/')[1]!, parts]));

/** What a game gives the page; nothing, if the page does not know it. */
export const partsOf = (game: string): Parts => known.get(game) ?? {};

/** The words of a game in the chosen language. */
export const wordsOf = (game: string): GameWords | undefined => partsOf(game).words?.[lang()];

/** The games as the start page shows them: those that it knows in their places, then any others. */
export function inPlace(others: readonly string[] = []): string[] {
  const place = (game: string) => partsOf(game).card?.place ?? Number.POSITIVE_INFINITY;
  return [...new Set([...known.keys(), ...others])].sort((a, b) => place(a) - place(b));
}

/** The kinds of papers that a game has pages for. */
export const papersOf = (game: string): string[] => Object.keys(partsOf(game).papers ?? {});

/** The pages of the first kind of papers of a game, with their name. */
export function papersFirst(game: string): { href: string; name: string } | null {
  const [kind] = papersOf(game);
  const name = kind && wordsOf(game)?.papers?.[kind]?.name;
  return name ? { href: `/${encodeURIComponent(game)}/${encodeURIComponent(kind)}`, name } : null;
}

/** The same of several games: with whose they are, where two have one name. */
export function papersFirstOf(games: string[]): { href: string; name: string }[] {
  const all = games.flatMap((game) => [papersFirst(game)].flatMap((p) => (p ? [{ ...p, game: wordsOf(game)?.name }] : [])));
  return all.map(({ href, name, game }) => ({ href, name: all.filter((p) => p.name === name).length > 1 ? `${name} · ${game}` : name }));
}

/** The game whose papers of a kind an address means that has no game in it. */
export const papered = (kind: string): string | undefined => inPlace().find((game) => partsOf(game).bare?.includes(kind));
