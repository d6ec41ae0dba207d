import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true })
  .map(String)
  .filter((f) => /\.(svelte|ts|css|svg)$/.test(f));
const read = (some: (f: string) => boolean) =>
  files
    .filter(some)
    .map((f) => readFileSync(`src/${f}`, 'utf8'))
    .join('\n');
const sheet = (f: string) => f.startsWith('look') && f.endsWith('.css');
const bare = (css: string) => css.replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, '');

describe('the look', () => {
  it('has no class that nothing wears', () => {
    const markup = read((f) => !sheet(f) && !f.endsWith('.test.ts'));
    const classes = new Set([...bare(read(sheet)).matchAll(/\.([a-z][\w-]*)/gi)].map((m) => m[1]!));
    expect([...classes].filter((c) => !new RegExp(`(?<![\\w-])${c}(?![\\w-])`).test(markup))).toEqual([]);
  });
  it('has no token that nothing uses', () => {
    const all = read((f) => !f.endsWith('.test.ts'));
    const tokens = new Set([...bare(read(sheet)).matchAll(/(--[\w-]+)\s*:/g)].map((m) => m[1]!));
    // those of houses are named by the house
    expect([...tokens].filter((t) => !t.startsWith('--h-') && !new RegExp(`var\\(\\s*${t}(?![\\w-])`).test(all))).toEqual([]);
  });
});
