import { describe, expect, it } from 'vitest';
import { Draft } from './draft.svelte';
import { marksOf } from './marks';
import { actionText } from './telling';
import type { Action, Unit, View } from './types';
import { viewOf } from './view';

const band = (house: 'stark' | 'lannister', hex: string, more: Partial<Unit> = {}): Unit =>
  ({ house, type: house === 'stark' ? 'winterfell_riders' : 'lannisport_guards', rank: 'blue', figures: 3, hex, ...more }) as Unit;

function field(kind: string, more: Partial<View> = {}): View {
  const post = (seat: number) => ({ seat, cards: 1, discard: [], orders: { blue: 2, morale: 1 }, command: 3, points: 0 });
  return viewOf({
    plan: 'bp01',
    round: 1,
    rounds: 5,
    phase: 'command',
    first: 'stark',
    momentum: 'stark',
    morale: 0,
    width: 13,
    height: 9,
    hexes: {},
    units: {
      s1: band('stark', '4,5', { commander: 'rickard_sun_of_winter' }),
      s2: band('stark', '5,5'),
      s3: band('stark', '6,5', { spent: true }),
      l1: band('lannister', '4,4'),
      l2: band('lannister', '5,4'),
    },
    houses: { stark: { ...post(0), hand: ['SB03'] }, lannister: post(1) },
    commanders: { rickard_sun_of_winter: { house: 'stark', unit: 's1', tokens: 0, limit: 2, capture: 2 } },
    decision: { kind, who: ['stark'] },
    ...more,
  });
}

function drafted(kind: string, options: Action[], more: Partial<View> = {}): Draft {
  const d = new Draft();
  d.take(field(kind, more), 'stark', true, options, false);
  return d;
}

const turn: Action[] = [
  { kind: 'use_token', token: 'blue', unit: 's1' },
  { kind: 'use_token', token: 'blue', unit: 's1', pair: true },
  { kind: 'use_token', token: 'blue', unit: 's2' },
  { kind: 'use_token', token: 'blue', unit: 's2', pair: true },
  { kind: 'raise_morale' },
  { kind: 'rally', unit: 's3' },
  { kind: 'play_card', card: 'SB03', commander: 'rickard_sun_of_winter', commands: [1] },
  { kind: 'play_card', card: 'SB03', commander: 'rickard_sun_of_winter', commands: [1, 2] },
  { kind: 'pass' },
];

it('lets another unit attack the same target', () => {
  const attack = (unit: string, target: string): Action => ({ kind: 'attack', unit, target });
  const d = drafted('attack', [attack('s1', 'l1'), attack('s1', 'l2'), attack('s2', 'l1'), attack('s2', 'l2'), { kind: 'done' }]);
  d.choose('unit', 's1');
  d.choose('target', 'l2');
  d.swapAttacker('s2');
  expect(d.action).toEqual(attack('s2', 'l2'));
});

describe('a turn', () => {
  it('is drafted token first, or unit first', () => {
    const d = drafted('turn', turn);
    expect(d.action).toBeNull();
    d.choose('token', 'blue');
    expect(d.units).toEqual(['s1', 's2']);
    expect(d.action).toBeNull();
    d.pick('5,5');
    expect(d.action).toEqual({ kind: 'use_token', token: 'blue', unit: 's2' });
    d.choose('pair', true);
    expect(d.action?.pair).toBe(true);
    while (d.cancel());
    d.pick('5,5');
    expect(d.action).toEqual({ kind: 'use_token', token: 'blue', unit: 's2' });
  });

  it('is drafted card first, or leader first, for all that can be paid', () => {
    const d = drafted('turn', turn);
    d.choose('card', 'SB03');
    expect(d.action?.commands).toEqual([1, 2]); // there is only one who can lead it
    d.chosen = {};
    d.pick('4,5');
    d.choose('card', 'SB03');
    expect(d.action).toMatchObject({ kind: 'play_card', commander: 'rickard_sun_of_winter', commands: [1, 2] });
    expect(d.pay(2)).toBe(true);
    expect(d.action?.commands).toEqual([1]);
    expect(d.pay(1)).toBe(false);
  });

  it('raises morale or rallies with a morale token, and passes only when that is said', () => {
    const d = drafted('turn', turn);
    d.choose('token', 'morale');
    expect(d.action).toEqual({ kind: 'raise_morale' });
    d.pick('6,5');
    expect(d.action).toEqual({ kind: 'rally', unit: 's3' });
    d.chosen = { kind: 'pass' };
    expect(d.action).toEqual({ kind: 'pass' });
  });

  it('lights what can be chosen, and refuses the rest', () => {
    const d = drafted('turn', turn);
    expect(marksOf(d).rings).toEqual({ '4,5': 'legal', '5,5': 'legal', '6,5': 'legal' });
    expect(d.pick('4,4')).toBe(false);
    expect(d.pick('0,0')).toBe(false);
  });
});

describe('moves and attacks', () => {
  const ordered = {
    units: { ...field('move').units, s2: band('stark', '5,5', { ordered: true }) },
    turn: { house: 'stark', first: 's2' },
  } as unknown as Partial<View>;
  it('begin with the unit that can act, and show its way', () => {
    const d = drafted(
      'move',
      [{ kind: 'move', unit: 's2', hex: '6,6' }, { kind: 'move', unit: 's2', hex: '5,6' }, { kind: 'done' }],
      ordered,
    );
    expect(d.chosen).toEqual({ unit: 's2' });
    expect(d.hexes).toEqual(['6,6', '5,6']);
    d.pick('5,6');
    expect(d.action).toEqual({ kind: 'move', unit: 's2', hex: '5,6' });
    const seen = { ways: { '5,6': { cost: 1, attack: true, path: ['5,5', '5,6'] }, '6,6': { cost: 2, attack: false } } } as const;
    const marks = marksOf(d, { ways: { '5,6': { ...seen.ways['5,6'], path: ['5,5', '5,6'] }, '6,6': seen.ways['6,6'] } });
    expect(marks.reach).toEqual({ '5,6': { cost: 1, attack: true }, '6,6': { cost: 2, attack: false } });
    expect(marks.path).toEqual(['5,5', '5,6']);
    expect(marks.ghost).toEqual({ unit: 's2', hex: '5,6' });
  });

  it('are on an enemy that is pressed; a single one is meant at once', () => {
    const two: Action[] = [{ kind: 'attack', unit: 's2', target: 'l1' }, { kind: 'attack', unit: 's2', target: 'l2' }, { kind: 'done' }];
    const d = drafted('attack', two, ordered);
    expect(d.action).toBeNull();
    expect(marksOf(d).rings).toMatchObject({ '4,4': 'prey', '5,4': 'prey', '5,5': 'selected' });
    d.pick('4,4');
    expect(marksOf(d).attack).toEqual({ from: '5,5', to: '4,4' });
    expect(drafted('attack', two.slice(1), ordered).target).toBe('l2');
  });

  it('break away only by a unit that is engaged, and never by themselves', () => {
    const d = drafted('move', [{ kind: 'leave', unit: 's2' }, { kind: 'shed', unit: 's1' }, { kind: 'done' }], ordered);
    expect(d.action).toEqual({ kind: 'leave', unit: 's2' });
    d.pick('4,5');
    expect(d.action).toBeNull();
    d.choose('kind', 'shed');
    expect(d.action).toEqual({ kind: 'shed', unit: 's1' });
  });
});

describe('what is said of actions', () => {
  it('names units, hexes and decisions', () => {
    const view = field('counter');
    expect(actionText({ kind: 'attack', unit: 's1', target: 'l1' }, 'en', view)).toBe('Rickard attacks Lannisport Guards 4,4');
    expect(actionText({ kind: 'strike' }, 'fr', view)).toBe('Riposter');
    expect(actionText({ kind: 'decline' }, 'en', view)).toBe('Do not answer');
  });
});
