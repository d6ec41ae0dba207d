import { describe, expect, it } from 'vitest';
import { map } from './geometry';
import { hasRoom, slot, spots } from './standing';
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
  it('is where they are: side by side when they are large', () => {
    const [x, y] = map.areas['lannisport']!.slots[0]!;
    expect([slot('lannisport', 0, 2, 2), slot('lannisport', 1, 2, 2)]).toEqual([
      [x - 25, y],
      [x + 25, y],
    ]);
    expect(slot('lannisport', 1, 2, 1)).toEqual(map.areas['lannisport']!.slots[1]);
  });
});
