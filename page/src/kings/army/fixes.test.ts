import { describe, expect, it } from 'vitest';
import { fixFor, mend } from './fixes';
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
