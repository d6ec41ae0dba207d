import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { firstLang } from '../lib/i18n.svelte';
import { en } from './en';
import { fr } from './fr';

/** Every message of a catalogue by its path. */
function flat(o: object, path = ''): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [k, v] of Object.entries(o)) {
    const p = path ? `${path}.${k}` : k;
    if (v !== null && typeof v === 'object') for (const [q, w] of flat(v, p)) found.set(q, w);
    else found.set(p, v);
  }
  return found;
}

/** A message with numbers where it wants something. */
const sample = (v: unknown): unknown => (typeof v === 'function' ? (v as (...a: number[]) => unknown)(2, 5) : v);

describe('messages', () => {
  const [a, b] = [flat(en), flat(fr)];

  it('are the same in both languages, none missing', () => {
    expect([...b.keys()].sort()).toEqual([...a.keys()].sort());
  });
  it('are sentences, never empty', () => {
    for (const c of [a, b]) {
      for (const [k, v] of c) expect(sample(v), k).toMatch(/\S/);
    }
  });
  it('want the same things in both languages', () => {
    for (const [k, v] of a) {
      const w = b.get(k);
      expect(typeof w, k).toBe(typeof v);
      if (typeof v === 'function') expect((w as () => void).length, k).toBeLessThanOrEqual(v.length);
    }
  });
  it('are set in French type: narrow no-break spaces before ; : ? !', () => {
    for (const [k, v] of b) {
      expect(sample(v), k).not.toMatch(/ [;:?!»]|« |\p{L}[;?!](\s|$)/u);
    }
  });
  it('say one of a thing as one', () => {
    expect(en.home.seatsTaken(1, 1)).toBe('1 of 1 seat taken');
    expect(fr.home.seatsTaken(1, 5)).toBe('1 place prise sur 5');
    expect(fr.home.seatsTaken(2, 5)).toBe('2 places prises sur 5');
    expect(fr.table.unread(1)).toBe('1 non lu');
    expect(en.table.choosingMany(1, 3)).toBe('1 of 3 is still choosing');
    expect(fr.table.choosingMany(1, 3)).toBe('1 sur 3 choisit encore');
    expect(en.table.choicesMore(1)).toBe('1 more: write a few letters to find it');
    expect(fr.table.choicesMore(1)).toMatch(/pour le trouver$/);
    expect([fr.dice.expected('1,5'), fr.dice.expected('2')]).toEqual(['1,5 attendu', '2 attendus']);
    expect(fr.dice.heard(1, 3, 4, '0,5')).toBe('1 sur 3 à 4 ou plus, 0,5 attendu');
    expect(fr.end.expected('1\u202f204,3')).toBe('1\u202f204,3 attendus');
  });
  it('shout nowhere', () => {
    for (const c of [a, b]) for (const [k, v] of c) expect(sample(v), k).not.toMatch(/!$/);
  });
});

/** The components of the page. */
function components(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((e) => {
    const p = join(dir, e.name);
    return e.isDirectory() ? components(p) : p.endsWith('.svelte') ? [p] : [];
  });
}

interface Node {
  type?: string;
  data?: string;
  name?: string;
  value?: unknown;
  [k: string]: unknown;
}

/** Words that stand in the markup itself, where no language can change them. */
function loose(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const n of node) loose(n, found);
  else if (node && typeof node === 'object') {
    const n = node as Node;
    if (n.type === 'StyleDirective') return found;
    if (n.type === 'Text' && /\p{L}{2,}/u.test(n.data ?? '')) found.push((n.data ?? '').trim());
    if (n.type === 'Attribute') {
      const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].includes(n.name ?? '');
      if (spoken) loose(n.value, found);
      return found;
    }
    for (const [k, v] of Object.entries(n)) if (k !== 'css' && k !== 'instance' && k !== 'module' && k !== 'options') loose(v, found);
  }
  return found;
}

describe('components', () => {
  for (const file of components('src')) {
    it(`${file} says nothing outside the catalogues`, () => {
      expect(loose(parse(readFileSync(file, 'utf8'), { modern: true }).fragment)).toEqual([]);
    });
  }
});

describe('language', () => {
  it('is what was chosen, else the browser’s, else English', () => {
    expect(firstLang('fr', ['en-GB'])).toBe('fr');
    expect(firstLang(null, ['de-DE', 'fr-CH', 'en'])).toBe('fr');
    expect(firstLang('klingon', [])).toBe('en');
  });
});
