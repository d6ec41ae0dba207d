import { describe, expect, it } from 'vitest';
import { words } from './words';

/** Every message by its path, with numbers where it wants something. */
function messages(o: object, path = ''): [string, string][] {
  return Object.entries(o).flatMap(([k, v]): [string, string][] => {
    if (typeof v === 'object' && v !== null) return messages(v as object, `${path}${k}.`);
    return [[`${path}${k}`, String(typeof v === 'function' ? (v as (...a: unknown[]) => string)(2, 5, 'x') : v)]];
  });
}

describe('the words of the dock', () => {
  const [en, fr] = [messages(words('en')), messages(words('fr'))];

  it('are the same in both languages', () => {
    expect(fr.map(([k]) => k)).toEqual(en.map(([k]) => k));
    for (const [k, v] of [...en, ...fr]) expect(v, k).toMatch(/\S/);
  });
  it('are set in French type', () => {
    for (const [k, v] of fr) expect(v, k).not.toMatch(/[ \u00a0][;:?!]|\p{L}[;?!]/u);
  });
});
