import { describe, expect, it } from 'vitest';
import { fixFor, mend, takeMeant } from './fixes';
import type { List, ListPaper, Stock } from './types';

const stock = {
  sizes: {},
  types: {},
  rules: [],
  spells: [],
  weapons: [],
  artefacts: [{ id: 'blade', en: 'Blade', fr: 'Lame', text: { en: '', fr: '' }, points: 5 }],
  armies: [
    {
      id: 'men',
      en: 'Men',
      fr: 'Hommes',
      alignment: 'good',
      units: [{ id: 'cannon', en: 'Cannon', fr: 'Canon', type: 'WarEngine', group: 'engines', sizes: [] }],
    },
  ],
} as Stock;
const list: List = { game: 'kings', army: 'men', points: 100, units: [{ unit: 'cannon', artefact: 'blade' }, { unit: 'dragon' }] };
const paper = { sheet: { units: [{ points: 90 }, null] } } as unknown as ListPaper;
const problem = (rule: string, unit?: number) => ({ rule, unit, en: '', fr: '' });

describe('what mends a list', () => {
  it('is the artefact that is against the rules, and not its unit', () => {
    const fix = fixFor(stock, list, paper, problem('kings.artefact.not-war-engines', 1));
    expect(fix).toMatchObject({ what: 'Blade', points: 5 });
    expect(mend(list, [fix!]).units).toEqual([{ unit: 'cannon' }, { unit: 'dragon' }]);
  });
  it('is the unit that is too many, or that no army list has', () => {
    const cannon = fixFor(stock, list, paper, problem('kings.army.regiment-unlocks-one-of-three', 1));
    const dragon = fixFor(stock, list, paper, problem('kings.army.units-from-a-list', 2));
    expect([cannon?.points, dragon?.what]).toEqual([90, 'dragon']);
    expect(mend(list, [cannon!, dragon!]).units).toEqual([]);
  });
  it('is a size for a unit that lacks one, which only its owner can choose', () => {
    const unsized = { sheet: { units: [null, null] } } as unknown as ListPaper;
    expect(fixFor(stock, list, unsized, problem('kings.army.units-from-a-list', 1))).toBeNull();
  });
  it('is not simple for the list as a whole, nor for an option', () => {
    expect(fixFor(stock, list, paper, problem('kings.army.never-exceed-total'))).toBeNull();
    expect(fixFor(stock, list, paper, problem('kings.army.units-from-a-list', 1))).toBeNull();
  });
});

describe('what was meant by a word that is no name', () => {
  const known = {
    ...stock,
    sizes: { horde: { en: 'Horde', fr: 'Horde' } },
    armies: [
      { ...stock.armies[0], units: [{ ...stock.armies[0]!.units[0], options: [{ id: 'crew', en: 'Crew', fr: 'Équipage', points: {} }] }] },
      { id: 'elves', en: 'Elves', fr: 'Elfes', alignment: 'good', units: [{ id: 'bow', en: 'Bow', fr: 'Arc' }] },
    ],
  } as Stock;
  const take = (l: List, word: string, id: string, unit?: number) =>
    takeMeant(known, l, { ...problem('', unit), word }, { id, en: '', fr: '' });
  const one = (e: object) => ({ ...list, units: [e] }) as List;

  it('is an army', () => {
    expect(take({ ...list, army: 'mne' }, 'mne', 'men').army).toBe('men');
    expect(take(one({ army: 'elvs', unit: 'bow' }), 'elvs', 'elves', 1).units).toEqual([{ army: 'elves', unit: 'bow' }]);
  });
  it('is a unit, whose options are known then, or an ally', () => {
    expect(take(one({ unit: 'Canon', options: ['équipage', 'hat'] }), 'Canon', 'cannon', 1).units).toEqual([
      { unit: 'cannon', options: ['crew', 'hat'] },
    ]);
    expect(take(one({ unit: 'Bow' }), 'Bow', 'elves/bow', 1).units).toEqual([{ army: 'elves', unit: 'bow' }]);
  });
  it('is a size, an artefact or an option', () => {
    const e = { unit: 'cannon', options: ['hoard'] };
    expect(take(one(e), 'hoard', 'horde', 1).units).toEqual([{ unit: 'cannon', size: 'horde' }]);
    expect(take(one(e), 'hoard', 'blade', 1).units).toEqual([{ unit: 'cannon', artefact: ['blade'] }]);
    expect(take(one(e), 'hoard', 'crew', 1).units).toEqual([{ unit: 'cannon', options: ['crew'] }]);
  });
});
