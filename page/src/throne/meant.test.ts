import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.svelte';
import { insteadOf, meant } from './meant';

const draft = (d: object) =>
  ({ area: null, held: null, options: [], moves: [], left: { footmen: 1, knights: 0, ships: 0 }, ...d }) as unknown as Draft;

describe('a press on an area', () => {
  it('stands for an action in every decision about areas', () => {
    expect(meant(draft({ kind: 'orders', held: 'raid' }), 'pyke')).toEqual({ kind: 'order', area: 'pyke', order: 'raid' });
    expect(meant(draft({ kind: 'march' }), 'pyke')).toEqual({ kind: 'march', area: 'pyke' });
    expect(meant(draft({ kind: 'march', area: 'seagard' }), 'pyke')).toEqual({
      kind: 'march',
      area: 'seagard',
      moves: [{ to: 'pyke', footmen: 1 }],
    });
    expect(meant(draft({ kind: 'raid', area: 'seagard' }), 'pyke')).toEqual({ kind: 'raid', area: 'seagard', targets: ['pyke'] });
    expect(meant(draft({ kind: 'casualty', options: [{ kind: 'remove', area: 'seagard', unit: 'knight' }] }), 'pyke')).toEqual({
      kind: 'remove',
      area: 'pyke',
      unit: 'knight',
    });
  });
  it('stands for nothing where no area is asked about', () => {
    expect(meant(draft({ kind: 'bid', options: [{ kind: 'bid', n: 0 }] }), 'pyke')).toBeNull();
  });
});

it('offers a token of the same kind, else a Support', () => {
  const on = (...orders: string[]) => orders.map((order) => ({ kind: 'order', area: 'pyke', order }));
  const tried = { kind: 'order', area: 'pyke', order: 'consolidate' };
  expect(insteadOf(tried, on('march+0', 'support', 'consolidate+1'))).toBe('consolidate+1');
  expect(insteadOf(tried, on('march+0', 'support'))).toBe('support');
  expect(insteadOf(tried, on('march+0'))).toBe('march+0');
  expect(insteadOf(tried, [])).toBeUndefined();
});
