import { describe, expect, it } from 'vitest';
import { begin, settled } from '../begun';
import { lineOf, titleOf } from './asks';
import { commitOf, othersOf } from './offers';

const asked = (draft: ReturnType<typeof begin>['draft'], more = {}) => ({
  draft,
  ask: 'Give your orders',
  lang: 'en' as const,
  names: { blue: 'Ada' },
  ended: null,
  ...more,
});

describe('the dock', () => {
  it('asks for an order, then says where it leads and what commits it', async () => {
    const { draft } = begin('order');
    expect(lineOf(asked(draft), false)).toBe('1 of 2 without an order. Choose a unit here or on the table.');
    expect(lineOf(asked(draft), true)).toMatch(/^1 unit has no order and would halt/);
    expect(commitOf(draft, 'en')).toEqual({ text: 'Order', action: null });
    draft.drag('axes', { at: [600, 280], facing: 90 });
    await settled();
    expect(titleOf(asked(draft))).toBe('Give your orders: Axes');
    expect(lineOf(asked(draft), false)).toMatch(/^Advance.*3\.1″ of 3\.9″/);
    expect(commitOf(draft, 'en')).toMatchObject({ text: 'Advance', action: { kind: 'advance', unit: 'axes' } });
  });
  it('asks whether to charge, and with whom', () => {
    const { draft } = begin('order');
    draft.choose('axes');
    draft.aim('orcs', ['bows']);
    expect(titleOf(asked(draft))).toBe('Charge Orcs with Axes and Bows?');
    expect(lineOf(asked(draft), false)).toBe('');
  });
  it('says who decides, and who has won', () => {
    const { draft } = begin('order');
    draft.take(draft.view!, 'red', false, [], false);
    expect([titleOf(asked(draft)), commitOf(draft, 'en'), othersOf(draft, 'en')]).toEqual(['Ada to decide', null, []]);
    const over = (winner: 'blue' | 'red' | null) => lineOf(asked(draft, { ended: { winner, replay: '' } }), false);
    expect([over('blue'), over('red'), over(null)]).toEqual(['Ada wins.', 'Red wins.', 'It is a draw.']);
  });
  it('has the edges as they are seen, and the time only where it is played for time', () => {
    const edge = (side: 'blue' | 'red') => {
      const { draft } = begin('edge');
      draft.take(draft.view!, side, true, [], false);
      return othersOf(draft, 'en').map((o) => [o.text, o.action.edge]);
    };
    expect(edge('blue')).toEqual([
      ['Near edge', 'near'],
      ['Far edge', 'far'],
    ]);
    expect(edge('red')).toEqual([
      ['Near edge', 'far'],
      ['Far edge', 'near'],
    ]);
    expect(othersOf(begin('order').draft, 'en')).toEqual([]);
    expect(othersOf(begin('order', [], { options: { length: 'time' } }).draft, 'en').map((o) => o.action)).toEqual([{ kind: 'time' }]);
  });
});
