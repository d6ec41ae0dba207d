import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typeset, worded } from '../lib/typeset';

const files = readdirSync('src', { recursive: true })
  .map(String)
  .filter((f) => /\.(ts|svelte)$/.test(f) && !/test\.ts$|\.gen\.ts$/.test(f));

/** The lines of a file that are no comments. */
const lines = (file: string) =>
  readFileSync(`src/${file}`, 'utf8')
    .split('\n')
    .filter((l) => !/^\s*(\/\/|\/?\*)/.test(l));

describe('type', () => {
  it('is set in both languages', () => {
    const said = { en: "the King's Court: Whose?", fr: "l'ordre : « Qui ? » ; c'est dit !" };
    expect(worded(said, 'en')).toBe('the King’s Court: Whose?');
    expect(worded(said, 'fr')).toBe('l’ordre\u202f: «\u202fQui\u202f?\u202f»\u202f; c’est dit\u202f!');
    expect(typeset({ a: ['x ?'], f: (n: number) => `${n} :` }).f(2)).toBe('2\u202f:');
  });
  it('has curled apostrophes in every catalogue', () => {
    const catalogues = files.filter((f) => /words(\/|\.)|keys\.ts$/.test(f));
    expect(catalogues.length).toBeGreaterThan(10);
    for (const f of catalogues) for (const l of lines(f)) expect(l, f).not.toMatch(/\p{L}'\p{L}/u);
  });
  it('is what every text of the server is shown in', () => {
    // but in a field, which has what was written
    const plain = (l: string) => !l.includes('value={') && /\.fr : [\w.]+\.en\b|\.(name|text)_fr : /.test(l);
    for (const f of files.filter((f) => f !== 'lib/typeset.ts')) expect(lines(f).filter(plain), f).toEqual([]);
  });
});
