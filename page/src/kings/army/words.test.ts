import { describe, expect, it } from 'vitest';
import { dictionaries as layout } from '../../tabletop/layout/words';
import { tableWords } from '../../tabletop/words';
import { dictionaries as army } from './words';

function flat(o: object, path = ''): [string, unknown][] {
  return Object.entries(o).flatMap(([k, v]) => {
    const p = path ? `${path}.${k}` : k;
    return v !== null && typeof v === 'object'
      ? flat(v as object, p)
      : [[p, typeof v === 'function' ? (v as (...a: unknown[]) => unknown)(2, 5, 7) : v] as [string, unknown]];
  });
}

describe.each([
  ['army lists', army],
  ['layouts', layout],
  ['tables', { en: tableWords('en'), fr: tableWords('fr') }],
])('the words of %s', (_, words) => {
  it('are the same in both languages', () => {
    expect(
      flat(words.fr)
        .map(([k]) => k)
        .sort(),
    ).toEqual(
      flat(words.en)
        .map(([k]) => k)
        .sort(),
    );
  });
  it('are never empty, and French is not left in English', () => {
    for (const [k, v] of [...flat(words.en), ...flat(words.fr)]) expect(v, k).toMatch(/\S/);
    const en = new Map(flat(words.en));
    const same = flat(words.fr).filter(([k, v]) => String(v).length > 12 && en.get(k) === v);
    expect(same).toEqual([]);
  });
  it('are set in French type', () => {
    for (const [k, v] of flat(words.fr)) expect(v, k).not.toMatch(/ [;:?!»]|« |\p{L}[;?!](\s|$)/u);
  });
});
