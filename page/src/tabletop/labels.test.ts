import { describe, expect, it } from 'vitest';
import { inside } from './geometry';
import {
  about,
  along,
  atRim,
  broken,
  fanned,
  meet,
  off,
  outlineOf,
  place as placeOn,
  solid,
  strokes,
  type Rect,
  type Text,
  type Wanted,
} from './labels';
import type { At } from './types';

const wide: Rect = { x: -1000, y: -1000, w: 2000, h: 2000 };
const long: Text = { lines: ['Heavy Pike Block'], w: 100, h: 14 };
const base = (x: number, y: number, w = 40, h = 30): At[] => outlineOf({ x, y, w, h });
const name = (id: string, outline: At[], more: Partial<Wanted> = {}): Wanted => ({ id, texts: [long], spots: about(outline), ...more });
const place = (wanted: Wanted[], taken: At[][], room: Rect) => placeOn(wanted, taken.map(solid), room);
const of = (id: string, placed: ReturnType<typeof place>) => placed.find((p) => p.of.id === id);

describe('names', () => {
  it('stand under their base if there is room, else above it, else beside it', () => {
    const [a, b, c] = [base(0, 0), base(-40, 31, 120), base(-40, -31, 120)];
    expect(of('a', place([name('a', a)], [a], wide))).toMatchObject({ x: -30, y: 33 });
    expect(of('a', place([name('a', a)], [a, b], wide))!.y).toBe(-17);
    expect(of('a', place([name('a', a)], [a, b, c], wide))).toMatchObject({ x: 45, y: 8 });
  });
  it('go where there is no room, those that come last first, and never meet', () => {
    const crowd = Array.from({ length: 60 }, (_, i) => base((i % 10) * 44, Math.floor(i / 10) * 38));
    const placed = place(
      crowd.map((o, i) => name(String(i), o)),
      crowd,
      wide,
    );
    expect(placed.length).toBeGreaterThan(5);
    expect(placed.length).toBeLessThan(60);
    expect(of('0', placed)).toBeDefined();
    for (const [i, p] of placed.entries())
      for (const q of [...placed.slice(i + 1), ...crowd.map((o) => ({ x: o[0]![0], y: o[0]![1], w: 40, h: 30 }))])
        expect(meet(p, q)).toBe(false);
  });
  it('stand nearer to their own base than to another, or are led to it by a line', () => {
    const [a, b] = [base(0, 0), base(0, 50)]; // between them a name could be of both
    const both = place([name('a', a, { base: a }), name('b', b, { base: b })], [a, b], wide);
    expect(of('a', both)!.y).toBe(-17);
    expect(of('b', both)!.y).toBe(83);
    expect(both.every((p) => !p.leader)).toBe(true);

    const ring = [base(-110, -40, 105, 110), base(45, -40, 105, 110), base(-5, -52, 50, 40), base(-5, 42, 50, 20)];
    const shut = place(
      [name('a', a, { base: a }), ...ring.map((r, i) => ({ ...name(String(i), r, { base: r }), spots: () => [] }))],
      [a, ...ring],
      wide,
    );
    expect(of('a', shut)).toBeUndefined(); // no line leads out of there
    const open = [a, ring[0]!, ring[1]!, ring[2]!, base(-5, 42, 10, 20)];
    const led = of(
      'a',
      place(
        open.map((r, i) => (i ? { ...name(String(i), r, { base: r }), spots: () => [] } : name('a', r, { base: r }))),
        open,
        wide,
      ),
    )!;
    expect(led.leader![1][1]).toBeCloseTo(30, 0); // from under the base
    expect(led.y).toBeGreaterThan(62);
  });
  it('of what is chosen are always there, where they hide the least, and on screen', () => {
    const a = base(0, 0);
    const wall = [outlineOf({ x: -500, y: -500, w: 1000, h: 535 })];
    expect(place([name('a', a)], [...wall, base(-500, 40, 1000, 500)], wide)).toEqual([]);
    expect(of('a', place([name('a', a, { must: true })], [...wall, base(-500, 40, 1000, 500)], wide))!.y).toBe(33); // half of it is seen
    expect(of('a', place([name('a', a, { must: true })], [], { x: 10, y: -20, w: 100, h: 20 }))).toMatchObject({ x: 10 });
  });
  it('of what is chosen lie over as little as can be', () => {
    const a = base(0, 0);
    const beside = [base(41, -9, 500, 39), base(-501, -9, 500, 39)];
    const shut = [a, ...beside, base(-500, 31, 1000, 500), base(-500, -510, 1000, 500)];
    expect(of('a', place([name('a', a, { must: true })], shut, wide))).toMatchObject({ x: -30, y: -17 }); // above, half hidden
  });
  it('stay near their base, if any place is near it', () => {
    const corner: At[] = [
      [0, 0],
      [200, 0],
      [0, 200],
    ];
    const small: Partial<Wanted> = { texts: [{ lines: ['c'], w: 20, h: 14 }] };
    expect(of('a', place([name('a', corner, small)], [corner], wide))).toMatchObject({ x: 90, y: -17 }); // under it is far off
    const thin: At[] = [
      [0, 0],
      [200, 200],
      [200, 201],
      [0, 1],
    ];
    expect(of('a', place([name('a', thin, small)], [thin], wide))).toMatchObject({ x: 90, y: 204 });
  });
  it('are wholly on screen', () => {
    const a = base(0, 0);
    expect(of('a', place([name('a', a)], [a], { x: -5, y: -5, w: 400, h: 300 }))).toMatchObject({ x: 45, y: 8 });
  });
  it('come near to a base that stands askew', () => {
    const askew: At[] = [
      [0, 0],
      [40, 40],
      [0, 80],
      [-40, 40],
    ];
    const corner = { id: 'c', texts: [{ lines: ['c'], w: 10, h: 10 }], spots: () => [{ x: 26, y: 4, w: 10, h: 10 }] };
    expect(place([corner], [askew], wide)).toHaveLength(1);
    expect(place([corner], [base(-40, 0, 80, 80)], wide)).toHaveLength(0);
  });
  it('are broken in two if that helps, never shortened', () => {
    expect(broken('Men-at-Arms (sword & shield)')).toEqual([['Men-at-Arms (sword & shield)'], ['Men-at-Arms', '(sword & shield)']]);
    expect(broken('Knights')).toEqual([['Knights']]);
    const a = base(0, 0);
    const texts = [
      { lines: ['one two'], w: 100, h: 14 },
      { lines: ['one', 'two'], w: 50, h: 28 },
    ];
    expect(of('a', place([name('a', a, { texts })], [a], { x: -8, y: -50, w: 56, h: 200 }))!.lines).toEqual(['one', 'two']);
  });
});

describe('the plate of a line', () => {
  const plate = (points: At[]): Wanted => ({ id: 'p', texts: [{ lines: ['10.8″'], w: 60, h: 26 }], spots: along(points), must: true });
  it('stands beside its middle: above what lies, left of what stands, never on it', () => {
    const lies = of(
      'p',
      place(
        [
          plate([
            [0, 0],
            [200, 0],
          ]),
        ],
        [],
        wide,
      ),
    )!;
    expect([lies.x + lies.w / 2, lies.y + lies.h]).toEqual([100, -10]);
    const stands = of(
      'p',
      place(
        [
          plate([
            [0, 0],
            [0, 200],
          ]),
        ],
        [],
        wide,
      ),
    )!;
    expect([stands.x + stands.w, stands.y + stands.h / 2]).toEqual([-10, 100]);
  });
  it('covers no unit while there is room along the line', () => {
    const units = [base(60, -60, 80, 50), base(60, 5, 80, 50)];
    const p = of(
      'p',
      place(
        [
          plate([
            [0, 0],
            [200, 0],
          ]),
        ],
        units,
        wide,
      ),
    )!;
    for (const u of units) expect(meet(p, { x: u[0]![0], y: u[0]![1], w: 80, h: 50 })).toBe(false);
  });
  it('leaves its line free, and so do names', () => {
    const line: At[] = [
      [-60, 40],
      [100, 40],
    ];
    const a = base(0, 0);
    expect(of('a', place([name('a', a)], [a, ...strokes(line)], wide))!.y).toBe(-17);
    expect(of('p', place([plate(line)], strokes(line), wide))!.y).toBe(4);
  });
  it('stands by a line that has no length', () => {
    expect(
      place(
        [
          plate([
            [4, 4],
            [4, 4],
          ]),
        ],
        [],
        wide,
      ),
    ).toHaveLength(1);
  });
});

describe('words', () => {
  it('of an area stand outside it, at its upper right', () => {
    const [at] = atRim([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ])(40, 14);
    expect(at!.x).toBeGreaterThan(90);
    expect(at!.y + at!.h).toBeLessThan(10);
    expect(meet(at!, { x: 0, y: 0, w: 100, h: 100 })).toBe(false);
  });
  it('of an arc stand in it, near to the side that it begins at, and on the table', () => {
    const arc: At[] = [
      [-20, 20],
      [20, 20],
      [300, 300],
      [-300, 300],
    ];
    const near = [...fanned([0, 20], [0, 0], arc)(40, 14)];
    expect(near[0]).toEqual({ x: -20, y: 28, w: 40, h: 14 });
    const low: At[] = [
      [-20, 20],
      [20, 20],
      [45, 45],
      [-45, 45],
    ]; // the table ends there
    for (const r of fanned([0, 20], [0, 0], low)(40, 14)) for (const c of outlineOf(r)) expect(inside(c, low)).toBe(true);
    expect(
      fanned(
        [0, 20],
        [0, 0],
        [
          [-20, 20],
          [20, 20],
          [22, 22],
          [-22, 22],
        ],
      )(40, 14),
    ).toEqual([]);
  });
  it('of a side stand off it', () => {
    expect([...off([0, 20], [0, 0])(40, 14)][0]).toEqual({ x: -20, y: 25, w: 40, h: 14 });
    expect([...off([-30, 0], [0, 0])(40, 14)][0]).toEqual({ x: -75, y: -7, w: 40, h: 14 });
  });
});
