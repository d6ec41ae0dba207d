import { describe, expect, it } from 'vitest';
import type { List, Sheet, Stock } from './types';
import { bySection } from './view';

const unit = (id: string, group: string) => ({ id, en: id, fr: id, type: 'Inf', group, sizes: [] });
const stock = {
  sizes: {},
  types: {},
  rules: [],
  spells: [],
  weapons: [],
  artefacts: [],
  armies: [
    {
      id: 'orcs',
      en: 'Orcs',
      fr: 'Orques',
      alignment: 'evil',
      units: [unit('ax', 'infantry'), unit('giant', 'engines'), unit('krudger', 'heroes')],
    },
  ],
} as unknown as Stock;

describe('a unit whose numbers are not known', () => {
  it('stands where its kind does, and only one of no army in none', () => {
    const list: List = {
      game: 'kings',
      army: 'orcs',
      points: 500,
      units: [
        { unit: 'ax', options: ['hoard'] },
        { unit: 'ax', size: 'troop' },
        { unit: 'krudger', size: 'horde' },
        { unit: 'giant' },
        { unit: 'pixie' },
      ],
    };
    const sheet = { units: list.units.map(() => null) } as unknown as Sheet;
    expect(bySection(stock, list, sheet)).toEqual([
      { id: 'front', at: [0] },
      { id: 'troops', at: [1] },
      { id: 'engines', at: [3] },
      { id: 'heroes', at: [2] },
      { id: 'unknown', at: [4] },
    ]);
  });
});
