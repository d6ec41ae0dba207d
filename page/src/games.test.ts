import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameWords } from './lib/contract';
import { keyName } from './lib/dress';
import { inPlace, partsOf } from './lib/games';
import { setLang } from './lib/i18n.svelte';
import { topic } from './lib/search';

afterEach(() => setLang('en'));

const games = inPlace();

/** Every word of a game by its path. */
function flat(of: object, at = ''): [string, unknown][] {
  return Object.entries(of).flatMap(([k, v]) => (typeof v === 'object' && v !== null ? flat(v, `${at}/${k}`) : [[`${at}/${k}`, v]]));
}

describe.each(games)('the words of %s', (game) => {
  const { en, fr } = partsOf(game).words as Record<'en' | 'fr', GameWords>;

  it('are the same in both languages, none missing or empty', () => {
    expect(flat(fr).map(([k]) => k)).toEqual(flat(en).map(([k]) => k));
    for (const [k, v] of [...flat(en), ...flat(fr)]) expect(v, k).toMatch(/\S/);
  });
  it('are set in French type', () => {
    for (const [k, v] of flat(fr)) expect(v, k).not.toMatch(/ [;:?!»]|« |\p{L}[;?!](\s|$)/u);
  });
  it('name its seats, its papers and the topics of its rules', () => {
    const { seats, papers, card } = partsOf(game);
    for (const is of [...(seats?.are ?? []), ...(card?.arms ?? [])]) expect(en.seats?.[is], is).toBeTruthy();
    expect(Object.keys(en.papers ?? {})).toEqual(Object.keys(papers ?? {}));
    const ledger = new URL(`../../rules/${game}.toml`, import.meta.url);
    if (!existsSync(ledger)) return; // a game that is only announced
    const topics = new Set([...readFileSync(ledger, 'utf8').matchAll(/^id = "([^"]+)"/gm)].map((x) => topic(x[1]!)));
    expect([...topics].filter((t) => !en.topics?.[t])).toEqual([]);
    expect(topics.size).toBeGreaterThan(20);
  });
  it('have no key of a board that keeps its English name in French', async () => {
    const keys = await partsOf(game).keys?.();
    if (!keys) return;
    setLang('fr');
    expect(keys.fr.map(([k]) => k)).toEqual(keys.en.map(([k]) => k));
    expect(keys.fr.flatMap(([k]) => k).filter((k) => k.length > 1 && keyName(k) === k)).toEqual([]);
  });
});

describe('what serves several games', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));
  const filesOf = (folder: string) => files.filter((file) => file.startsWith(`src/${folder}/`) && /\.(ts|svelte)$/.test(file));
  const every = ['lib', 'app', 'parts', 'words', 'look'];
  const seats = games.flatMap((game) => partsOf(game).seats?.are ?? []).filter((is) => !['blue', 'red'].includes(is)); // colours, too
  const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const spelled = (name: string) => [
    `(?<![A-Za-z])(${name}|${title(name)}|${name.toUpperCase()})(?![a-z])`, // as a word, or where a name begins
    `(?<=[a-z])${title(name)}(?![a-z])`, // within a name
  ];
  const named = new RegExp([...games, ...seats].flatMap(spelled).join('|'));

  /** What a file takes of others, by their paths. */
  const paths = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']*)'/g)].map((m) => join(dirname(file), m[1]!));

  /** Folders of the page from which a file takes something. */
  const taken = (file: string) => [
    ...new Set(
      paths(file)
        .filter((p) => /^src\/.*\//.test(p))
        .map((p) => p.split('/')[1]!),
    ),
  ];

  /** The browser tests of a game that the page does not know, with all that they take. The others are a game's own, or of the house with its games. */
  function needed(...from: string[]): string[] {
    const found = new Set(from);
    for (const file of found) for (const p of paths(file)) if (files.includes(`${p}.ts`)) found.add(`${p}.ts`);
    return [...found];
  }
  const strange = needed('smoke/newgame.test.ts', 'smoke/plain.test.ts', 'smoke/program.ts');
  const own = new RegExp(`^src/(${games.join('|')})/`);
  const shared = files.filter((file) => !own.test(file) && (!file.startsWith('smoke/') || strange.includes(file)));

  it('is found', () => {
    expect(shared).toEqual(
      expect.arrayContaining(['src/main.ts', 'src/wasm/engine.ts', 'vitest.smoke.config.ts', 'smoke/visit.ts', '.prettierignore']),
    );
    const [one] = games;
    for (const text of [`${one}View`, `${title(one!)}Replay`, `is${title(one!)}`, `'${one}'`, `${one}_x`]) expect(text).toMatch(named);
    for (const text of [`${one}wood`, `x${one}`]) expect(text).not.toMatch(named);
  });
  it.each(shared)('%s names no game', (file) => {
    expect([file, ...readFileSync(file, 'utf8').split('\n')].filter((line) => named.test(line))).toEqual([]);
  });
  it.each(every.flatMap(filesOf))('%s takes nothing from a game or from tables to scale', (file) => {
    expect(taken(file).filter((folder) => ![...every, 'wasm'].includes(folder))).toEqual([]);
  });
  it.each(filesOf('tabletop'))('%s takes only what serves every game', (file) => {
    expect(taken(file).filter((folder) => !['lib', 'parts', 'words', 'wasm', 'tabletop'].includes(folder))).toEqual([]);
  });
});
