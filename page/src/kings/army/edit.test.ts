import { describe, expect, it } from 'vitest';
import { add, agree, blank, choose, duplicate, fresh, forget, priceOf, rearm, remove, resize, sizeOf, straysOf } from './edit';
import type { Unit } from './types';

const profile = {
  type: 'Inf',
  points: 100,
  speed: 5,
  melee: 4,
  shooting: 0,
  defence: 4,
  attacks: '12',
  nerve: [13, 15],
  base: [100, 80],
  height: 1,
} as const;
const unit: Unit = {
  id: 'men',
  en: 'Men',
  fr: 'Hommes',
  type: 'Inf',
  group: 'infantry',
  sizes: [
    { ...profile, nerve: [13, 15], base: [100, 80], size: 'regiment' },
    { ...profile, nerve: [20, 22], base: [200, 80], size: 'horde' },
  ],
  options: [
    { id: 'bow', en: 'Bow', fr: 'Arc', points: { regiment: 10, horde: 20 }, choice: 0 },
    { id: 'gun', en: 'Gun', fr: 'Fusil', points: { regiment: 15 }, choice: 0 },
    { id: 'dogs', en: 'Dogs', fr: 'Chiens', points: { regiment: 5, horde: 5 } },
  ],
  choices: [{ least: 1, most: 1 }],
};
const list = add(blank('men', 1000, 'Mine'), fresh(blank('men', 1000, ''), 'men', unit, 'regiment'));
const options = unit.options!;

describe('an army list', () => {
  it('gets a unit with what it must choose', () => {
    expect(list.units).toEqual([{ unit: 'men', size: 'regiment', options: ['bow'] }]);
    expect(fresh(list, 'elves', unit, 'single')).toEqual({ army: 'elves', unit: 'men' });
  });
  it('gets what it must choose as cheap as can be, for the price that is told', () => {
    const mage: Unit = {
      ...unit,
      sizes: [{ ...unit.sizes[0]!, size: 'single', points: 50 }],
      choices: [{ least: 1, most: 1 }, { least: 1 }],
      options: [
        { id: 'horse', en: '', fr: '', points: { single: 15 }, choice: 0 },
        { id: 'foot', en: '', fr: '', points: { single: 0 }, choice: 0 },
        { id: 'legend', en: '', fr: '', points: { single: 0 }, choice: 1, needs: 'king' },
        { id: 'bolt', en: '', fr: '', points: { single: 25 }, choice: 1 },
        { id: 'wind', en: '', fr: '', points: { single: 5 }, choice: 1 },
      ],
    };
    expect(fresh(list, 'men', mage, 'single').options).toEqual(['foot', 'wind']);
    expect(priceOf(mage, 'single')).toBe(55);
    expect(priceOf(unit, 'horde')).toBe(120);
  });
  it('takes one option of a choice, and others freely', () => {
    const gun = choose(list, 0, unit, options[1]!, true);
    expect(gun.units[0]?.options).toEqual(['gun']);
    const both = choose(gun, 0, unit, options[2]!, true);
    expect(both.units[0]?.options).toEqual(['gun', 'dogs']);
    expect(choose(both, 0, unit, options[2]!, false)).toEqual(gun);
  });
  it('drops options that a size cannot have', () => {
    const gun = choose(list, 0, unit, options[1]!, true);
    expect(resize(gun, 0, unit, 'horde').units[0]).toEqual({ unit: 'men', size: 'horde' });
  });
  it('takes a size for a unit that has none, in the place of a word that nobody knows', () => {
    const l = {
      ...list,
      units: [
        { unit: 'men', options: ['hoard', 'dogs'] },
        { unit: 'men', size: 'horde', options: ['hoard'] },
      ],
    };
    expect(l.units.map((e) => sizeOf(unit, e))).toEqual(['', 'horde']);
    expect(straysOf(unit, l.units[0]!)).toEqual(['hoard']);
    expect(resize(l, 0, unit, 'horde').units[0]).toEqual({ unit: 'men', size: 'horde', options: ['dogs'] });
    expect(resize(l, 1, unit, 'regiment').units[1]).toEqual({ unit: 'men', size: 'regiment', options: ['hoard'] });
    expect(forget(l, 1, 'hoard').units[1]).toEqual({ unit: 'men', size: 'horde' });
    expect(sizeOf({ ...unit, sizes: unit.sizes.slice(0, 1) }, { unit: 'men' })).toBe('regiment');
  });
  it('duplicates without the artefact, which is there once', () => {
    const l = { ...list, units: [{ unit: 'men', artefact: 'blade' }, { unit: 'dog' }] };
    expect(duplicate(l, 0).units).toEqual([{ unit: 'men', artefact: 'blade' }, { unit: 'men' }, { unit: 'dog' }]);
  });
  it('loses a unit', () => {
    const l = { ...list, units: ['a', 'b', 'c'].map((u) => ({ unit: u })) };
    expect(remove(l, 1).units).toEqual([{ unit: 'a' }, { unit: 'c' }]);
  });
  it('changes its army: its units go, allies come home', () => {
    const l = { ...list, units: [{ unit: 'a' }, { army: 'elves', unit: 'b' }, { army: 'orcs', unit: 'c' }] };
    expect(rearm(l, 'elves').units).toEqual([{ unit: 'b' }, { army: 'orcs', unit: 'c' }]);
  });
  it('has agreements, or has not', () => {
    expect(agree(agree(list, 'any_troops', true), 'any_troops', false)).not.toHaveProperty('agreed');
  });
});
