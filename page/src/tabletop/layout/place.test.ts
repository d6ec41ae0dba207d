import { describe, expect, it } from 'vitest';
import { blank, laid, lies, mm, named, onTable, shifted, spun, withPiece } from './place';
import type { Stock } from './types';

const stock: Stock = {
  grounds: {} as Stock['grounds'],
  highest: 12,
  most: 24,
  tables: [{ points: 1500, size: [1219.2, 1219.2] }],
  box: [
    {
      id: 'wall',
      en: 'Wall',
      fr: 'Mur',
      type: 'obstacle',
      height: 1,
      types: ['obstacle'],
      corners: [
        [-50, -10],
        [50, -10],
        [50, 10],
        [-50, 10],
      ],
    },
  ],
};
const table = named(blank('field', stock), 'Field');
const wall = laid(table, stock.box[0]!);

describe('a piece of a layout', () => {
  it('is laid in the middle, the next one beside it', () => {
    expect(wall).toEqual({ piece: 'wall', at: [609.6, 609.6] });
    const next = laid({ ...table, pieces: [wall] }, stock.box[0]!);
    expect(Math.hypot(mm(next.at![0]) - 609.6, mm(next.at![1]) - 609.6)).toBeGreaterThan(30);
  });
  it('stays on the table when it is moved and turned', () => {
    expect(shifted(stock, table, wall, [-5000, 5000]).at).toEqual([50, 1209.2]);
    const edge = shifted(stock, table, wall, [0, 5000]);
    expect(spun(stock, table, edge, 90).at).toEqual([609.6, 1169.2]);
    expect(spun(stock, table, wall, -15).turn).toBe(345);
  });
  it('lies as it is turned, and counts as what it is said to', () => {
    const p = lies(stock, { ...wall, turn: 90, type: 'impassable' });
    expect(p.type).toBe('impassable');
    expect(p.height).toBe(1);
    expect(p.corners[0]!.map(Math.round)).toEqual([620, 560]);
  });
  it('may have an outline of its own, in inches', () => {
    const own = {
      type: 'difficult' as const,
      height: 0,
      corners: [
        ['0in', '0in'],
        ['2in', '0in'],
        ['2in', '2in'],
      ] as [string, string][],
    };
    expect(shifted(stock, table, own, [10, 0]).corners).toEqual([
      [10, 0],
      [60.8, 0],
      [60.8, 50.8],
    ]);
  });
});

describe('a layout', () => {
  it('keeps its pieces on a smaller table', () => {
    const far = withPiece({ ...table, pieces: [wall] }, 0, { piece: 'wall', at: [1100, 600] });
    expect(onTable(stock, far, [600, 600]).pieces[0]!.at).toEqual([550, 590]);
  });
  it('has both names or none', () => {
    expect(named(table, '')).not.toHaveProperty('name_en');
    expect(named(table, 'x')).toMatchObject({ name_en: 'x', name_fr: 'x' });
  });
});
