import { describe, expect, it } from 'vitest';
import { map } from './geometry';
import { hasRoom, lying, nearRoom, orderPoints, orderScale, slot, spots } from './standing';
import type { View } from './types';

const view = (lannisport: object) => ({ areas: { lannisport } }) as unknown as View;
const lines = ['Lannisport'];

describe('the name of an area', () => {
  const { size } = map.areas['lannisport']!.label;
  it('stands beside its units while the map is large', () => {
    expect(hasRoom(spots(view({ footmen: 1, knights: 1 }), false, 1), 'lannisport', 1, lines, size)).toBe(true);
  });
  it('gives way to them where they are drawn larger than the map', () => {
    expect(hasRoom(spots(view({ footmen: 1 }), true, 2), 'lannisport', 2, lines, 1.6 * size)).toBe(false);
    expect(hasRoom(spots(view({}), true, 2), 'lannisport', 2, lines, 1.6 * size), 'nobody is there').toBe(true);
  });
  it('gives way to orders, with the number at their feet', () => {
    const { label, order } = map.areas['lannisport']!;
    expect(hasRoom(lying({ lannisport: [order.x, order.y] }, 1), 'lannisport', 1, lines, size)).toBe(true);
    expect(hasRoom(lying({ lannisport: [label.x, label.y - 20] }, 1), 'lannisport', 1, lines, size)).toBe(false);
  });
  it('moves to the nearest room where it is always there', () => {
    const crowd = spots(view({ footmen: 1 }), true, 2);
    const [x, y] = nearRoom(crowd, 'lannisport', 2, lines, 1.6 * size);
    expect(Math.hypot(x, y)).toBeGreaterThan(0);
    expect(hasRoom(crowd, 'lannisport', 2, lines, 1.6 * size, [x, y])).toBe(true);
    expect(nearRoom([], 'lannisport', 2, lines, 1.6 * size)).toEqual([0, 0]);
  });
  it('is where they are: side by side when they are large', () => {
    const [x, y] = map.areas['lannisport']!.slots[0]!;
    expect([slot('lannisport', 0, 2, 2), slot('lannisport', 1, 2, 2)]).toEqual([
      [x - 25, y],
      [x + 25, y],
    ]);
    expect(slot('lannisport', 1, 2, 1)).toEqual(map.areas['lannisport']!.slots[1]);
  });
});

describe('an order', () => {
  const areas = {
    lannisport: { house: 'lannister', footmen: 1, knights: 1, order: 'march+1' },
    stoney_sept: { house: 'lannister', footmen: 1, order: 'support' },
    riverrun: { house: 'lannister', footmen: 2, knights: 1, order: 'raid' },
    harrenhal: { house: 'stark', footmen: 1, siege: 1, order: 'defense+1' },
    seagard: { house: 'greyjoy', knights: 2, order: 'march' },
    the_reach: { house: 'tyrell', footmen: 1, knights: 1, order: 'support' },
    blackwater: { house: 'baratheon', footmen: 1, order: 'raid' },
    kings_landing: { house: 'baratheon', knights: 1, order: 'consolidate' },
  };
  const ids = Object.keys(areas);
  const where = (grow: number) => {
    const pieces = spots({ areas } as unknown as View, grow > 1.25, grow);
    return { pieces, lie: orderPoints(ids, pieces, grow) };
  };
  it('lies in its place while the map is large', () => {
    for (const [id, at] of Object.entries(where(1).lie)) expect(at, id).toEqual([map.areas[id]!.order.x, map.areas[id]!.order.y]);
  });
  it.each([1.4, 1.8, 2.2])('lies on no piece and on no other order where they are drawn %s times as large', (grow) => {
    const { pieces, lie } = where(grow);
    for (const id of ids) {
      const [x, y] = lie[id]!;
      const half = 17 * orderScale(id, grow);
      const on = pieces.filter(
        ({ at, half: [w, h] }) => Math.abs(x - at[0]) < half + w * grow - 0.001 && Math.abs(y - at[1]) < half + h * grow - 0.001,
      );
      expect(on, id).toEqual([]);
    }
  });
});
