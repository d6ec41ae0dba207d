import { describe, expect, it } from 'vitest';
import { spell, trim } from './action';
import { Draft } from './draft.svelte';
import type { Action, View } from './types';

const view = {
  players: 5,
  turn: 1,
  tracks: { iron_throne: [], fiefdoms: [], kings_court: [] },
  markers: {},
  houses: { stark: { hand: [], discard: [] } },
  decks: {},
  wildlings: 0,
  decision: { kind: 'march', who: ['stark'] },
  areas: {
    winterfell: { house: 'stark', footmen: 2, knights: 1, order: 'march+0' },
    karhold: { house: 'stark', footmen: 1 },
    moat_cailin: { house: 'greyjoy', footmen: 1 },
  },
} as unknown as View;

function draft(kind: string, options: Action[]): Draft {
  const d = new Draft();
  d.take({ ...view, decision: { kind, who: ['stark'] } }, 'stark', true, options, false);
  return d;
}

describe('a draft', () => {
  it('lets old choices go while the next are fetched, and keeps what was chosen', () => {
    const d = draft('raid', [
      { kind: 'raid', area: 'winterfell' },
      { kind: 'raid', area: 'karhold' },
    ]);
    d.pick('karhold');
    expect(d.area).toBe('karhold');
    d.wait(d.view!, 'stark');
    expect(d.options).toEqual([]);
    expect(d.waiting).toBe(true);
    d.take(
      d.view!,
      'stark',
      true,
      [
        { kind: 'raid', area: 'winterfell' },
        { kind: 'raid', area: 'karhold' },
      ],
      true,
    );
    expect(d.waiting).toBe(false);
    expect(d.area).toBe('karhold');
  });

  it('spells an action alike whatever its order and its zeros', () => {
    const a: Action = {
      kind: 'march',
      area: 'x',
      moves: [
        { to: 'b', footmen: 1, knights: 0 },
        { to: 'a', knights: 2 },
      ],
    };
    const b: Action = { kind: 'march', area: 'x', moves: [{ to: 'a', knights: 2 }, { to: 'b', footmen: 1 }, { to: 'c' }] };
    expect(spell(a)).toBe(spell(b));
    expect(spell({ ...a, token: true })).not.toBe(spell(b));
    expect(trim(b).moves).toHaveLength(2);
    expect(trim({ kind: 'raid', area: 'x', targets: [] })).toEqual({ kind: 'raid', area: 'x' });
  });

  it('lights where a march may go and sends the largest legal share', () => {
    const d = draft('march', [
      { kind: 'march', area: 'winterfell' },
      { kind: 'march', area: 'winterfell', moves: [{ to: 'karhold', footmen: 1 }] },
      { kind: 'march', area: 'winterfell', moves: [{ to: 'moat_cailin', footmen: 2, knights: 1 }] },
    ]);
    expect(d.area).toBe('winterfell');
    expect(d.lights).toEqual({ winterfell: 'selected', karhold: 'legal', moat_cailin: 'legal' });
    d.pick('moat_cailin');
    expect(d.action).toEqual({ kind: 'march', area: 'winterfell', moves: [{ to: 'moat_cailin', footmen: 2, knights: 1 }] });
    expect(d.legal(d.action!)).toBe(true);
    expect(d.arrows).toEqual([{ from: 'winterfell', to: 'moat_cailin', kind: 'attack' }]);
    d.step('moat_cailin', 'footmen', -1);
    expect(d.left).toEqual({ footmen: 1, knights: 0, ships: 0 });
    expect(d.legal(d.action!)).toBe(false);
    expect(d.cancel()).toBe(true);
    expect(d.action).toEqual({ kind: 'march', area: 'winterfell' });
    expect(d.pick('the_arbor')).toBe(false);
  });

  it('takes up to the targets that are listed for a raid', () => {
    const d = draft('raid', [
      { kind: 'raid', area: 'winterfell' },
      { kind: 'raid', area: 'winterfell', targets: ['moat_cailin'] },
      { kind: 'raid', area: 'winterfell', targets: ['karhold', 'moat_cailin'] },
    ]);
    d.pick('moat_cailin');
    d.pick('karhold');
    expect(d.legal(d.action!)).toBe(true);
    d.pick('moat_cailin');
    expect(d.action?.targets).toEqual(['karhold']);
    expect(d.legal(d.action!)).toBe(false);
  });

  it('chooses an order for an area, area first or token first', () => {
    const options: Action[] = [
      { kind: 'order', area: 'karhold', order: 'support' },
      { kind: 'withdraw', area: 'winterfell' },
      { kind: 'ready' },
    ];
    const d = draft('orders', options);
    expect(d.lights).toEqual({ karhold: 'legal' });
    d.pick('karhold');
    d.tried = 'support';
    expect(d.action).toEqual({ kind: 'order', area: 'karhold', order: 'support' });
    expect(d.ghosts.karhold?.order).toBe('support');
    expect([d.ordered, d.unordered]).toEqual([['winterfell'], ['karhold']]);
  });

  it('goes through what can be removed in an area', () => {
    const options: Action[] = [
      { kind: 'remove', area: 'winterfell', unit: 'footman' },
      { kind: 'remove', area: 'winterfell', unit: 'knight' },
    ];
    const d = draft('casualty', options);
    d.pick('winterfell');
    expect(d.choice?.unit).toBe('footman');
    d.pick('winterfell');
    expect(d.action).toEqual(options[1]);
  });

  it('bids no more than the engine lists, whatever was bid before', () => {
    const bids = (most: number): Action[] => Array.from({ length: most + 1 }, (_, n) => ({ kind: 'bid', n }));
    const at = (track: number, power: number, kind = 'bid') =>
      ({
        ...view,
        decision: { kind, who: ['stark'] },
        houses: { stark: { hand: [], discard: [], power } },
        stack: [{ procedure: 'clash', step: 1, at: track }],
      }) as unknown as View;
    const d = new Draft();
    d.take(at(0, 3), 'stark', true, bids(3), false);
    d.n = 7;
    expect([d.n, d.most]).toEqual([3, 3]);
    d.n = 2;
    // Another has bid meanwhile: the auction is the same.
    d.take(at(0, 3), 'stark', true, bids(3), true);
    expect(d.action).toEqual({ kind: 'bid', n: 2 });
    // The next track, with less Power.
    expect(d.bidsOn(at(1, 1))).toBe(false);
    d.take(at(1, 1), 'stark', true, bids(1), true);
    expect(d.action).toEqual({ kind: 'bid', n: 0 });
    d.n = 2;
    expect(d.action).toEqual({ kind: 'bid', n: 1 });
    expect(d.legal(d.action!)).toBe(true);
    // The list shrinks under the number.
    d.options = bids(0);
    expect(d.action).toEqual({ kind: 'bid', n: 0 });
    for (const wrong of [-1, Number.NaN, 0.5]) {
      d.n = wrong;
      expect(d.n).toBe(0);
    }
  });

  it('waits while another decides', () => {
    const d = new Draft();
    d.take(view, 'greyjoy', false, [], false);
    expect([d.kind, d.action, d.pick('winterfell')]).toEqual([null, null, false]);
  });
});

it('keeps the area that the page itself chose when that is pressed, and lets go of it the second time', () => {
  const d = draft('march', [{ kind: 'march', area: 'winterfell' }]);
  expect(d.area).toBe('winterfell');
  d.pick('winterfell');
  expect(d.area).toBe('winterfell');
  d.pick('winterfell');
  expect(d.area).toBeNull();
  const o = draft('orders', [{ kind: 'order', area: 'karhold', order: 'support' }]);
  o.goOn('karhold');
  o.pick('karhold');
  expect(o.area).toBe('karhold');
});
