import { describe, expect, it } from 'vitest';
import { areas, borders, rivers } from './data';
import { areaIds, map } from './geometry';

// Two areas touch on the drawn map where an arc belongs to the outlines of both.
function touching(): Map<string, number[]> {
  const users = new Map<number, Set<string>>();
  for (const [id, a] of Object.entries(map.areas)) {
    for (const i of a.rings.flat()) {
      const arc = i < 0 ? -i - 1 : i;
      users.set(arc, (users.get(arc) ?? new Set()).add(id));
    }
  }
  const found = new Map<string, number[]>();
  for (const [arc, ids] of users) {
    expect(ids.size, `arc ${arc} belongs to ${[...ids].join(', ')}`).toBeLessThanOrEqual(2);
    if (ids.size === 2) {
      const pair = [...ids].sort().join(' – ');
      found.set(pair, [...(found.get(pair) ?? []), arc]);
    }
  }
  return found;
}

const pair = (b: { a: string; b: string }) => [b.a, b.b].sort().join(' – ');

describe('the drawn map', () => {
  it('has the areas of the rules', () => {
    expect([...areaIds].sort()).toEqual([...areas.keys()].sort());
    for (const [id, a] of areas) expect(map.areas[id]?.kind, id).toBe(a.kind);
  });

  it('draws a border exactly where the rules have one, or a river', () => {
    expect(borders).toHaveLength(111);
    expect(rivers).toHaveLength(3);
    expect([...touching().keys()].sort()).toEqual([...borders.map(pair), ...rivers.map(pair)].sort());
  });

  it('draws rivers where the rules say that there is no way across, and bridges where there is', () => {
    const kind = (arcs: number[]) => new Set(arcs.map((i) => map.arc_kinds[i]));
    const drawn = touching();
    for (const r of rivers) expect(kind(drawn.get(pair(r)) ?? []), pair(r)).toEqual(new Set(['river']));
    for (const b of borders) expect(kind(drawn.get(pair(b)) ?? []).has('river'), pair(b)).toBe(false);
    const bridged = map.borders.filter((b) => b.bridge).map(pair);
    expect(bridged).toHaveLength(map.bridges.length);
    for (const p of bridged) expect(borders.map(pair)).toContain(p);
  });

  it('keeps its own list of borders true', () => {
    expect(
      map.borders
        .filter((b) => b.adjacent)
        .map(pair)
        .sort(),
    ).toEqual(borders.map(pair).sort());
    expect(
      map.borders
        .filter((b) => !b.adjacent)
        .map(pair)
        .sort(),
    ).toEqual(rivers.map(pair).sort());
  });

  it('prints the symbols of the rules', () => {
    for (const [id, a] of areas) {
      const items = map.areas[id]?.icons?.items ?? [];
      const n = (type: string) => items.filter((i) => i.type === type).length;
      expect([n('barrel'), n('crown'), n('castle'), n('stronghold')], id).toEqual([
        a.supply ?? 0,
        a.crowns ?? 0,
        a.fortification === 'city' ? 1 : 0,
        a.fortification === 'fortress' ? 1 : 0,
      ]);
    }
  });

  it('closes every outline', () => {
    for (const [id, a] of Object.entries(map.areas)) {
      for (const ring of a.rings) {
        const ends = ring.map((i) => {
          const p = i < 0 ? [...map.arcs[-i - 1]!].reverse() : map.arcs[i]!;
          return [p[0]!, p.at(-1)!] as const;
        });
        ends.forEach(([, end], i) => expect(end, `${id}, arc ${ring[i]}`).toEqual(ends[(i + 1) % ends.length]![0]));
      }
    }
  });
});
