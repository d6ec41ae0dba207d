import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { AttackOdds, Rival, Toll } from './ask';
import AttackPanel from './AttackPanel.svelte';
import type { Unit, View } from './types';

const toll = (destroyed: number, back: number): Toll => ({
  destroyed,
  captured: 0,
  back,
  holds: 1 - destroyed - back,
  lost: [1 - destroyed, destroyed],
  mean: destroyed,
  steps: [1 - back, back],
  blocked: 0,
  stands: 0,
});
const why = (en: string, change: number) => ({ en, fr: en, change, rule: 'battles.combat.dice-by-rank' });
const roll = (dice: number, of: string) => ({ dice, why: [why(of, dice)], faces: [], ignores: 0 });
const odds: AttackOdds = {
  ...roll(3, 'blue rank'),
  kind: 'melee',
  unit: 's1',
  target: 'l1',
  from: '4,5',
  at: '4,4',
  flank: false,
  assumes: [],
  on_target: toll(0.35, 0.317),
  on_attacker: toll(0, 0),
  way_back: [],
  morale: [],
  follow: { chance: 0.667, advance: [], pursue: ['4,4'], again: true },
  answer: { ...roll(2, 'green rank'), ...toll(0.1, 0.2), chance: 0.333, unit: 'l1' },
};
const unit = (house: 'stark' | 'lannister', type: string) => ({ house, type, rank: 'blue', figures: 3, hex: '4,5' }) as Unit;
const view = {
  units: { s1: unit('stark', 'winterfell_riders'), s2: unit('stark', 'northmen_archers'), l1: unit('lannister', 'lannisport_guards') },
} as unknown as View;
const rival = { by: 's2', target: 'l1', distance: 2, dice: 3, destroyed: 0.316, captured: 0, back: 0.277, holds: 0.407, answer: 0, own: 0 };

/** What is read of the panel. */
const read = (of: Partial<AttackOdds>, rivals: Rival[] = []): string =>
  render(AttackPanel, { props: { view, odds: { ...odds, ...of }, rivals, lang: 'en' } })
    .body.replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('tells of an attack its dice, what may follow, and the dice of the answer', () => {
  const text = read({});
  expect(text).toMatch(/blue rank 3 .*Attack dice 3/);
  expect(text).toMatch(/Gone: pursue, attack again 66\.7/);
  expect(text).toMatch(/it answers 33\.3.*green rank 2 .*Attack dice 2.*Figures lost, of 1 90 0 10 1/);
});

it('tells of War Dogs the dice of each first die', () => {
  const text = read({ ...roll(0, ''), kind: 'war_dogs', why: [], by_face: [{ face: 'blue', chance: 0.25, ...roll(3, 'blue rank') }] });
  expect(text).toMatch(/blue rank 3 dice/);
  expect(text).not.toMatch(/Attack dice 0/);
});

it('tells how it would end if another unit attacked first', () => {
  expect(read({})).not.toContain('Other attackers');
  expect(read({}, [rival])).toMatch(/Other attackers.*Archers.* 31\.6 27\.7 40\.7/);
});
