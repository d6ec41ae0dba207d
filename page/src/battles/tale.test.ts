import { describe, expect, it } from 'vitest';
import type { Happened, Step } from '../lib/types';
import { hexesOf, lastWays, taleMarks } from './tale';
import type { View } from './types';

const step = (kind: string, places: string[], ways: [kind: string, from: string, ...to: string[]][]): Step =>
  ({
    id: '1.0',
    seat: 0,
    kind,
    weight: 3,
    places,
    helpers: [],
    touches: [],
    ways: ways.map(([by, from, ...to]) => ({ kind: by, from: `hex:${from}`, to: to.map((id) => `hex:${id}`) })),
    en: '',
    fr: '',
    events: [],
    n: 1,
  }) as unknown as Step;
const view = {
  units: { s1: { house: 'stark', hex: '3,3' }, l1: { house: 'lannister', hex: '3,5' } },
  commanders: { kevan: { unit: 'l1' } },
} as unknown as View;

const fight = step(
  'fight',
  ['unit:l1', 'hex:3,4', 'unit:s1', 'hex:3,3', 'hex:3,5'],
  [
    ['attacked', '3,3', '3,4'],
    ['countered', '3,4', '3,3'],
    ['retreated', '3,4', '3,5'],
  ],
);
const walk = step(
  'move',
  ['unit:s1', 'hex:1,1', 'hex:1,3', 'unit:s2', 'hex:2,1', 'hex:2,3'],
  [
    ['moved', '1,1', '1,2', '1,3'],
    ['moved', '2,1', '2,3'],
  ],
);

describe('a step on the field', () => {
  it('aims from the attacker at the target, and shows its way back when it is over', () => {
    const begun = taleMarks({ step: fight, beat: 0, beats: 5 }, view);
    expect(begun).toEqual({ rings: { '3,3': 'selected', '3,4': 'target' }, attack: { from: '3,3', to: '3,4' } });
    expect(taleMarks({ step: fight, beat: 4, beats: 5 }, view).trails).toEqual([{ path: ['3,4', '3,5'] }]);
  });

  it('turns the arrow round for the answer', () => {
    const told = [{ kind: 'countered', from: '3,4', at: '3,3' }] as unknown as Happened[];
    expect(taleMarks({ step: fight, told, beat: 4, beats: 5 }, view).attack).toEqual({ from: '3,4', to: '3,3', answer: true });
  });

  it('goes hex by hex where that was heard', () => {
    const told = [{ kind: 'moved', from: '1,1', way: ['1,2', '1,3'] }] as unknown as Happened[];
    expect(taleMarks({ step: walk, told, beat: 0, beats: 1 }, view)).toEqual({ rings: { '1,3': 'selected' }, path: ['1,1', '1,2', '1,3'] });
  });

  it('leaves ways and attacks marked', () => {
    expect(lastWays([walk, fight])).toEqual([
      { path: ['1,1', '1,2', '1,3'] },
      { path: ['2,1', '2,3'] },
      { path: ['3,3', '3,4'], attack: true },
      { path: ['3,4', '3,5'] },
    ]);
  });

  it('knows where units and commanders are', () => {
    expect(hexesOf(['card:SL1', 'commander:kevan', 'unit:s1', 'unit:gone', 'hex:3,5'], view)).toEqual(['3,5', '3,3']);
  });
});
