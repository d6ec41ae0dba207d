import { describe, expect, it } from 'vitest';
import { stageOf } from './camera';
import { describeHex, type Names } from './describe';
import { at, centre, middle, type Field, type HexId } from './hexes';
import { breaks, sideOf, spaces, zoneOf } from './morale';
import { landOf } from './terrain';
import type { Tile, Unit, View } from './types';

const field: Field = { width: 7, height: 5, turned: false };
const hexes = (of: Record<string, Tile | Tile['ground']>): View['hexes'] =>
  Object.fromEntries(Object.entries(of).map(([id, t]) => [id, typeof t === 'string' ? { ground: t } : t])) as View['hexes'];
const between = (of: Field, a: HexId, b: HexId) => at(middle(centre(of, a), centre(of, b)));

describe('the ground', () => {
  it('bends roads from side to side, and forks where three meet', () => {
    const road = landOf(field, hexes({ '2,0': 'road', '2,1': 'road', '2,2': 'road', '3,1': 'building' }));
    // through 2,1 to the two roads and the building: three spokes to the middle
    const mid = at(centre(field, '2,1'));
    for (const to of ['2,0', '2,2', '3,1'] as HexId[]) expect(road.roads).toContain(`M${between(field, '2,1', to)}L${mid}`);
    // out of the field over the northern edge
    expect(road.roads).toMatch(new RegExp(`M${between(field, '2,0', '2,1')}Q${at(centre(field, '2,0'))} [\\d.]+ -`));
    expect(road.villages).toEqual(['3,1']);
  });
  it('takes bridges for roads and fords for none', () => {
    const land = landOf(
      field,
      hexes({ '2,1': 'road', '2,2': { ground: 'river', token: 'stone_bridge' }, '4,2': { ground: 'river', token: 'ford' }, '2,3': 'road' }),
    );
    expect(land.bridges).toEqual([
      {
        id: '2,2',
        token: 'stone_bridge',
        d: `M${between(field, '2,2', '2,1')}Q${at(centre(field, '2,2'))} ${between(field, '2,2', '2,3')}`,
      },
    ]);
    expect(land.fords).toEqual(['4,2']);
    expect(land.wet).toEqual(['2,2', '4,2']);
  });
  it('runs rivers out of the field, and woods into the half hexes', () => {
    const river = landOf(field, hexes(Object.fromEntries([0, 1, 2, 3, 4, 5].map((c) => [`${c},1`, 'river' as const]))));
    const xs = [...river.river.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map((m) => Number(m[1]));
    expect(Math.min(...xs)).toBeLessThan(-400);
    expect(Math.max(...xs)).toBeGreaterThan(800);
    expect(landOf(field, hexes({ '0,1': 'forest' })).trees.some((t) => t.x < 0)).toBe(true);
    expect(landOf(field, hexes({ '0,0': 'forest' })).trees.some((t) => t.x < 0)).toBe(false);
  });
  it('looks the same each time, and from both sides', () => {
    const of = hexes({ '1,1': 'forest', '3,3': 'hills' });
    expect(landOf(field, of)).toEqual(landOf(field, of));
    const turned = { ...field, turned: true };
    const [one, other] = [landOf(field, of), landOf(turned, of)];
    expect(other.trees).toHaveLength(one.trees.length);
  });
});

describe('the morale track', () => {
  it('has eleven spaces on each side and stands as the field stands', () => {
    const line = spaces({ stark: true, lannister: false }, 'stark');
    expect(line).toHaveLength(23);
    expect(line.map((s) => s.at)).toEqual(Array.from({ length: 23 }, (_, i) => i - 11));
    expect(line.filter((s) => s.rout).map((s) => s.at)).toEqual([11]);
    expect(spaces({ stark: true, lannister: false }, 'lannister')[0]).toMatchObject({ at: 11, house: 'stark', rout: true });
  });
  it('knows its zones and breaks', () => {
    expect([3, 4, 6, 7, 9, 10, 11].map(zoneOf)).toEqual(['grey', 'green', 'green', 'yellow', 'yellow', 'red', 'red']);
    expect(spaces({ stark: true, lannister: true }, 'stark').flatMap((s) => (s.breaks ? [s.at] : []))).toEqual([-10, -7, -4, 4, 7, 10]);
    expect(breaks.map(zoneOf)).toEqual(['green', 'yellow', 'red']);
    expect([sideOf(3).house, sideOf(-3).house, sideOf(0).house]).toEqual(['stark', 'lannister', null]);
  });
});

const unit = (of: Partial<Unit>): Unit => ({ house: 'stark', type: 'war_host', rank: 'blue', figures: 4, ...of });
const view = {
  hexes: hexes({ '3,3': { ground: 'river', token: 'stone_bridge' }, '1,1': { ground: 'building', fire: 2 } }),
  objectives: { '3,3': 'stark', '1,1': '' },
  secrets: { '5,0': 'face_down' },
  commanders: { maege: { house: 'stark', unit: 's1', tokens: 0, limit: 1, capture: 2 } },
  units: {
    s1: unit({ hex: '3,3', commander: 'maege', spent: true, engaged: 'l1', token: 'stark' }),
    l1: unit({ house: 'lannister', type: 'guards', hex: '3,2', engaged: 's1', token: 'stark', figures: 2 }),
    l2: unit({ house: 'lannister', type: 'guards', hex: '0,0' }),
    s2: unit({ fate: 'eliminated', figures: 0 }),
  },
} as unknown as View;
const names: Names = {
  unit: (type) => ({ war_host: 'War Host', guards: 'Guards' })[type] ?? type,
  commander: () => 'Maege Mormont',
  strength: () => 4,
};

describe('a hex in words', () => {
  it('tells ground, objective, unit and enemy', () => {
    expect(describeHex(view, '3,3', 'en', names, 'stark')).toBe(
      '3,3, stone bridge, counts as road, objective, held by Stark. Maege Mormont, War Host, blue rank, 4 of 4, yours, spent, engaged with Guards at 3,2.',
    );
    expect(describeHex(view, '3,2', 'fr', names, 'stark')).toBe(
      '3,2, plaine. Guards, rang bleu, 2 sur 4, à l’adversaire, activable, engagée avec War Host en 3,3.',
    );
    expect(describeHex(view, '1,1', 'en', names, null)).toBe('1,1, building, fire, level 2, objective, free.');
    expect(describeHex(view, '5,0', 'fr', names, null, ['peut être choisie'])).toBe(
      '5,0, plaine, pion Stratégie, face cachée. peut être choisie.',
    );
  });
});

describe('the first view', () => {
  it('shows one’s own units and the enemies near them', () => {
    expect(stageOf(field, view.units, 'stark')).toEqual(['3,3', '3,3', '3,2']);
    expect(stageOf(field, view.units, null)).toContain('0,0');
  });
});
