import { describe, expect, it } from 'vitest';
import {
  allHexes,
  at,
  beside,
  boxOf,
  centre,
  corners,
  hexId,
  inField,
  middle,
  neighbours,
  outline,
  R,
  rings,
  rounded,
  ROW,
  rowLength,
  side,
  sizeOf,
  spot,
  towards,
  W,
  ways,
  wayTo,
  type Field,
  type HexId,
} from './hexes';

const field: Field = { width: 15, height: 11, turned: false };
const turned: Field = { ...field, turned: true };
const near = (a: readonly number[], b: readonly number[]) => {
  expect(a).toHaveLength(b.length);
  for (const [i, v] of a.entries()) expect(v).toBeCloseTo(b[i]!, 6);
};

describe('a field of hexes', () => {
  it('has its hexes where they are drawn', () => {
    near(centre(field, '0,0'), [W / 2, 34]);
    near(centre(field, '3,5'), [4 * W, 34 + 5 * 51]);
    near(centre(field, '14,10'), [14.5 * W, 34 + 510]);
    expect(ROW).toBe(51);
    near([sizeOf(field).width, sizeOf(field).height], [15 * W, 578]);
  });
  it('has one hex less in odd rows', () => {
    expect(allHexes(field)).toHaveLength(6 * 15 + 5 * 14);
    expect(rowLength(field, 1)).toBe(14);
    expect(inField(field, '14,0')).toBe(true);
    for (const id of ['14,1', '-1,1', '0,-1', '0,11', '15,0'] as HexId[]) expect(inField(field, id), id).toBe(false);
    expect(spot('12,7')).toEqual([12, 7]);
    expect(hexId(12, 7)).toBe('12,7');
  });
  it('has neighbours as the rules number them', () => {
    expect(ways.map((way) => beside(field, '3,4', way))).toEqual(['3,3', '4,4', '3,5', '2,5', '2,4', '2,3']);
    expect(ways.map((way) => beside(field, '3,5', way))).toEqual(['4,4', '4,5', '4,6', '3,6', '2,5', '3,4']);
    expect(neighbours(field, '0,0')).toEqual(['1,0', '0,1']);
    expect(wayTo(field, '3,5', '4,6')).toBe('se');
    expect(wayTo(field, '3,5', '5,5')).toBeUndefined();
  });
  it.each([field, turned])('has neighbours beyond the sides that are drawn', (of) => {
    for (const id of allHexes(of))
      for (const way of ways) {
        const [a, b] = side(of, id, way);
        const next = beside(of, id, way);
        near(middle(a, b), middle(centre(of, id), centre(of, next)));
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(R, 6);
        expect(wayTo(of, next, id)).toBe(ways[(ways.indexOf(way) + 3) % 6]);
      }
  });
  it('is read from the far edge to the near one', () => {
    expect(allHexes(field)[0]).toBe('0,0');
    expect(allHexes(turned)[0]).toBe('14,10');
  });
});

describe('a field that is looked at from the north', () => {
  it('stands where it is after half a turn', () => {
    const { width, height } = sizeOf(field);
    for (const id of allHexes(field)) {
      const [x, y] = centre(field, id);
      near(centre(turned, id), [width - x, height - y]);
    }
    near(centre(turned, '14,10'), centre(field, '0,0'));
  });
  it('has the same neighbours, on the other sides', () => {
    for (const id of allHexes(field)) expect(neighbours(turned, id).sort()).toEqual(neighbours(field, id).sort());
    expect(beside(turned, '3,5', 'ne')).toBe(beside(field, '3,5', 'sw'));
  });
  it('turns a field with an even number of rows as well', () => {
    const even: Field = { width: 7, height: 6, turned: true };
    near(centre(even, '0,0'), [6.5 * W, sizeOf(even).height - 34]);
    expect(beside(even, '0,0', 'w')).toBe('1,0');
  });
});

describe('outlines', () => {
  const some: HexId[] = ['3,3', '4,3', '4,4', '8,8'];
  it('are closed, of whole sides, one ring for what hangs together', () => {
    const found = rings(field, some);
    expect(found.map((ring) => ring.length).sort((a, b) => a - b)).toEqual([6, 12]);
    for (const ring of found)
      for (const [i, a] of ring.entries()) {
        const b = ring[(i + 1) % ring.length]!;
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeCloseTo(R, 6);
      }
    expect(outline(field, some).match(/M/g)).toHaveLength(2);
    expect(outline(field, some).match(/Z/g)).toHaveLength(2);
  });
  it('have a ring for a hole', () => {
    const about = neighbours(field, '5,5');
    expect(
      rings(field, about)
        .map((ring) => ring.length)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });
  it('cross each side of round ground at its middle', () => {
    const path = rounded(field, some);
    const mids = rings(field, some).flatMap((ring) => ring.map((a, i) => at(middle(a, ring[(i + 1) % ring.length]!))));
    for (const mid of mids) expect(path).toContain(mid);
    expect(path.match(/Q/g)).toHaveLength(mids.length);
    for (const part of path.split('Z').filter(Boolean)) {
      const first = /^M([-\d.]+ [-\d.]+)/.exec(part)![1]!;
      expect(part.endsWith(first), 'it ends where it began').toBe(true);
    }
  });
  it('of a hex are its corners', () => {
    const found = rings(field, ['0,0'])[0]!.map(at);
    expect(found.sort()).toEqual(corners(centre(field, '0,0')).map(at).sort());
    expect(outline(field, [])).toBe('');
  });
  it.each([field, turned])('fit into their box', (of) => {
    const box = boxOf(of, some)!;
    const points = rings(of, some).flat();
    near(box, [
      Math.min(...points.map((p) => p[0])),
      Math.min(...points.map((p) => p[1])),
      Math.max(...points.map((p) => p[0])),
      Math.max(...points.map((p) => p[1])),
    ]);
    expect(boxOf(of, [])).toBeNull();
  });
});

describe('arrow keys', () => {
  const press = (of: Field, from: HexId, ...keys: string[]): HexId => {
    let now = { id: from, lean: 'right' as 'left' | 'right' };
    for (const key of keys) now = towards(of, now.id, `Arrow${key}`, now.lean);
    return now.id;
  };
  it('go along the row and stop at its end', () => {
    expect(press(field, '3,4', 'Right')).toBe('4,4');
    expect(press(field, '3,4', 'Left')).toBe('2,4');
    expect(press(field, '0,4', 'Left')).toBe('0,4');
    expect(press(field, '13,5', 'Right')).toBe('13,5');
  });
  it('go to the next row, leaning the way the last arrow went', () => {
    expect(press(field, '3,4', 'Right', 'Up')).toBe('4,3');
    expect(press(field, '3,4', 'Left', 'Up')).toBe('1,3');
    expect(press(field, '3,4', 'Left', 'Down', 'Down')).toBe('1,6');
    expect(press(field, '3,4', 'Right', 'Down', 'Up')).toBe('5,4');
  });
  it('lean the other way where there is no hex, and stop at the edges', () => {
    expect(press(field, '14,0', 'Right', 'Down')).toBe('13,1');
    expect(press(field, '0,0', 'Left', 'Down')).toBe('0,1');
    expect(press(field, '5,0', 'Up')).toBe('5,0');
    expect(press(field, '5,10', 'Down')).toBe('5,10');
    // what the edge has bent, goes on as it was meant
    expect(press(field, '0,0', 'Left', 'Down', 'Down')).toBe('0,2');
  });
  it('go as it is drawn for who sits in the north', () => {
    expect(press(turned, '3,4', 'Left')).toBe('4,4');
    expect(press(turned, '3,4', 'Right', 'Up')).toBe('1,5');
    for (const key of ['Left', 'Right', 'Up', 'Down']) {
      const [from, to] = [centre(turned, '6,5'), centre(turned, press(turned, '6,5', key))];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (key === 'Left' || key === 'Right') expect([Math.sign(dx), Math.round(dy)]).toEqual([key === 'Left' ? -1 : 1, 0]);
      else expect(Math.sign(dy)).toBe(key === 'Up' ? -1 : 1);
    }
  });
  it('reach every hex', () => {
    const seen = new Set<HexId>(['0,0']);
    for (const id of seen)
      for (const key of ['Left', 'Right', 'Up', 'Down'])
        for (const lean of ['left', 'right'] as const) seen.add(towards(field, id, `Arrow${key}`, lean).id);
    expect(seen.size).toBe(allHexes(field).length);
  });
});
