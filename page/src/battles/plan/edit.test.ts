import { afterEach, describe, expect, it } from 'vitest';
import { setLang } from '../../lib/i18n.svelte';
import {
  addUnit,
  blank,
  cleared,
  copied,
  hexOf,
  isIn,
  painted,
  resized,
  retyped,
  signAt,
  textOf,
  titled,
  toggled,
  tokenAt,
  unitsAt,
  withHex,
  withToken,
} from './edit';
import { armyOf, initials, lookOf, viewOf } from './look';
import { partName } from './places';
import type { PlacedUnit, PlanDoc, Stock } from './types';
import { dictionaries } from './words';

afterEach(() => setLang('en'));

const told = (id: string) => ({ id, en: `${id} en`, fr: `${id} fr` });
const unit = (id: string, house: string, more = {}) => ({ ...told(id), house, class: 'infantry', strength: 4, keywords: [], ...more });
const stock = {
  ranks: [told('green'), told('blue'), told('red')],
  grounds: [
    { ...told('plains'), sign: '.' },
    { ...told('river'), sign: '~' },
    { ...told('forest'), sign: 'f' },
  ],
  tokens: [{ ...told('ford'), river: true, burns: false }],
  units: [
    unit('host', 'stark'),
    unit('dogs', 'stark', { strength: 3, keywords: [told('war_dogs')] }),
    unit('heavy', 'lannister', { keywords: [told('heavy_armour')] }),
  ],
  commanders: [
    { ...told('maege'), unit: 'host', house: 'stark' },
    { ...told('mance'), unit: 'host', house: 'stark' },
  ],
  specials: [told('exit')],
} as unknown as Stock;
const host = (at: [number, number], more = {}): PlacedUnit => ({ unit: 'host', rank: 'green', at, ...more });

describe('a plan', () => {
  const p = blank('battles');
  it('begins with full rows, odd ones shorter', () => {
    expect(p.rows.map((r) => r.length)).toEqual([13, 12, 13, 12, 13, 12, 13, 12, 13]);
  });
  it('is painted hex by hex, and only on the board', () => {
    const q = painted(p, [3, 1], '~');
    expect(q.rows[1]).toBe('...~........');
    expect(painted(q, [3, 1], '~')).toBe(q);
    expect(painted(p, [12, 1], '~')).toBe(p);
    expect(p.rows[1]).toBe('............');
  });
  it('has one token in a hex', () => {
    const q = withToken(withToken(p, [1, 1], 'ford'), [1, 1], 'tent');
    expect(q.tokens).toEqual([{ token: 'tent', at: [1, 1] }]);
    expect(tokenAt(withToken(q, [1, 1], null), [1, 1])).toBeNull();
  });
  it('marks and unmarks hexes', () => {
    expect(toggled(undefined, [1, 2])).toEqual([[1, 2]]);
    expect(toggled([[1, 2]], [1, 2])).toEqual([]);
    const q = withHex({ ...p, special: [{ rule: 'exit', house: 'stark' }] }, 'special', 0, [0, 0]);
    expect(q.special?.[0]?.hexes).toEqual([[0, 0]]);
    expect(withHex(q, 'special', 0, [0, 0]).special?.[0]).toEqual({ rule: 'exit', house: 'stark' });
  });
  it('loses what lies beyond a smaller board, and grows by plains', () => {
    let q = addUnit(addUnit(p, 'stark', host([12, 8])), 'stark', host([2, 2]));
    q = {
      ...withToken(q, [11, 1], 'ford'),
      objectives: [
        [0, 0],
        [12, 0],
      ],
    };
    q = painted(q, [0, 0], 'f');
    const small = resized(q, 7, 5);
    expect(small.rows).toEqual(['f......', '......', '.......', '......', '.......']);
    expect([small.stark.units, small.tokens, small.objectives]).toEqual([[host([2, 2])], [], [[0, 0]]]);
    expect(resized(small, 8, 6).rows).toEqual(['f.......', '.......', '........', '.......', '........', '.......']);
  });
  it('is cleared of all that is in a hex', () => {
    let q = withToken(painted(addUnit(p, 'lannister', host([4, 4])), [4, 4], '~'), [4, 4], 'ford');
    q = cleared({ ...q, objectives: [[4, 4]] }, [4, 4]);
    expect([signAt(q, [4, 4]), q.tokens, q.objectives, unitsAt(q, [4, 4])]).toEqual(['.', [], [], []]);
  });
  it('has its name in one language or in both', () => {
    const once = titled(p, 'name', 'fr', 'Le moulin');
    expect([once.name, textOf(once, 'name')]).toEqual(['Le moulin', { en: 'Le moulin', fr: 'Le moulin' }]);
    const both = titled({ ...p, name_en: 'Mill', name_fr: 'Moulin' } as PlanDoc, 'name', 'en', 'The mill');
    expect([both.name_en, both.name_fr, both.name]).toEqual(['The mill', 'Moulin', undefined]);
    expect(titled(once, 'name', 'fr', '').name).toBeUndefined();
  });
  it('is nobody’s when it is copied', () => {
    expect(copied({ ...p, id: 'bp01', confidence: 'designed' })).toEqual(p);
  });
  it('lets a commander go who leads no such unit', () => {
    const led = retyped(stock, host([0, 0]), { commander: 'maege' });
    expect(led.commander).toBe('maege');
    expect(retyped(stock, led, { rank: 'red' }).commander).toBe('maege');
    expect(retyped(stock, led, { unit: 'dogs' })).toEqual({ unit: 'dogs', rank: 'green', at: [0, 0] });
  });
});

describe('what is drawn of a plan', () => {
  let p = addUnit(painted(blank('battles'), [1, 0], '~'), 'stark', host([2, 2], { commander: 'maege' }));
  p = addUnit(p, 'stark', host([3, 2], { commander: 'mance', rank: 'blue' }));
  p = addUnit(
    { ...p, objectives: [[1, 0]], special: [{ rule: 'strategy', hexes: [[5, 5]] }] },
    'lannister',
    host([4, 0], { unit: 'heavy' }),
  );
  it('is a field before the first round', () => {
    const v = viewOf(p, stock);
    expect(v.hexes).toEqual({ '1,0': { ground: 'river' } });
    expect(v.units['s2']).toEqual({ house: 'stark', type: 'host', rank: 'blue', hex: '3,2', figures: 4, commander: 'mance' });
    expect([v.objectives, v.secrets]).toEqual([{ '1,0': '' }, { '5,5': 'face_down' }]);
    const look = lookOf(p, stock);
    expect(look(v.units['l1']!).charge).toBe('heavy');
    expect(look(v.units['s1']!).initial).toBe('ma');
    expect(initials(p, stock)).toEqual({ maege: 'ma', mance: 'ma' });
  });
  it('is counted by type and rank', () => {
    expect(armyOf(p, stock, 'stark')).toMatchObject({ units: 2, figures: 8, rows: [{ ranks: [1, 1, 0] }] });
  });
});

describe('faults', () => {
  const p = withToken(addUnit(blank('battles'), 'stark', host([3, 4])), [1, 1], 'ford');
  it('lead to their hex', () => {
    expect(hexOf(p, 'stark.units.0.at')).toEqual([3, 4]);
    expect(hexOf(p, 'stark.units.0.commander')).toEqual([3, 4]);
    expect(hexOf(p, 'tokens.0')).toEqual([1, 1]);
    expect(hexOf(p, 'rounds')).toBeNull();
    expect(hexOf(p, 'stark.units.9.at')).toBeNull();
    expect(hexOf(p, '')).toBeNull();
  });
  it('say where they are, in both languages', () => {
    expect(partName(p, stock, 'stark.units.0.at')).toBe('Stark, host en, 3,4');
    expect(partName(p, stock, 'lannister')).toBe('Lannister');
    expect(partName(p, stock, 'scores.0.points')).toBe('Victory points, Line 1');
    setLang('fr');
    expect(partName(p, stock, 'tokens.0.at')).toBe('ford fr, 1,1');
    expect(partName(p, stock, 'rounds')).toBe('Rounds');
    expect(partName(p, stock, '')).toBe('Le plan');
  });
  it('are in a part, or in a part of it', () => {
    expect([isIn('a.1.b', 'a.1'), isIn('a.10', 'a.1'), isIn('a.1', 'a.1'), isIn(undefined, 'a')]).toEqual([true, false, true, false]);
  });
});

it('has the same words in both languages', () => {
  const keys = (o: object): string[] =>
    Object.entries(o).flatMap(([k, v]) => (typeof v === 'object' ? keys(v as object).map((x) => `${k}/${x}`) : [k]));
  expect(keys(dictionaries.fr)).toEqual(keys(dictionaries.en));
});
