// What the ground of a field is drawn with: shapes of hills, woods and rivers, roads with their bends, trees and tufts.
import {
  allHexes,
  at,
  beside,
  centre,
  hexId,
  inField,
  middle,
  n,
  rounded,
  rowLength,
  ways,
  type Field,
  type HexId,
  type Point,
} from './hexes';
import { tileOf, type Ground, type TerrainToken, type View } from './types';

const wooded: Ground[] = ['forest', 'forest_road', 'forest_river'];
const wet: Ground[] = ['river', 'forest_river'];
const bridges: TerrainToken[] = ['wooden_bridge', 'stone_bridge'];

export interface Land {
  hills: string;
  woods: string;
  river: string;
  /** The hexes of the river. */
  wet: HexId[];
  villages: HexId[];
  fords: HexId[];
  roads: string;
  bridges: { id: HexId; token: TerrainToken; d: string }[];
  trees: { x: number; y: number; kind: 1 | 2 }[];
  tufts: string;
  /** Tokens that stand upright. */
  standing: { id: HexId; token: TerrainToken }[];
}

/** A number from 0 to 1 that is always the same for a hex: no two hexes look quite alike, and none changes. */
function chance(id: HexId, k: number): number {
  let h = 2166136261 ^ k;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

const copses: Point[] = [
  [8.7, -14.9],
  [-8.1, -14.5],
  [19.2, -4.8],
  [-19.3, -2.2],
  [9.5, 1.4],
  [-5.2, 1.6],
  [21, 8.2],
  [-17.3, 14],
  [-0.1, 15.4],
  [8.6, 24],
  [-7.3, 25.4],
];

export function landOf(field: Field, hexes: View['hexes']): Land {
  const all = allHexes(field);
  const groundOf = (id: HexId) => tileOf(hexes, id).ground;
  const isRoad = (id: HexId) => ['road', 'forest_road'].includes(groundOf(id)) || bridges.includes(tileOf(hexes, id).token ?? 'tent');
  const of = (grounds: Ground[]) => all.filter((id) => grounds.includes(groundOf(id)));

  // Beside the field nobody stands; woods run on into the half hexes, and rivers out of sight.
  const out = new Map<HexId, { like: HexId; far: boolean }>();
  for (let r = 0; r < field.height; r++) {
    const [first, end] = [0, rowLength(field, r)];
    for (let i = 1; i <= 14; i++) {
      const far = i > 1 || r % 2 === 0;
      out.set(hexId(first - i, r), { like: hexId(first, r), far });
      out.set(hexId(end - 1 + i, r), { like: hexId(end - 1, r), far });
    }
  }
  const running = (grounds: Ground[], far: boolean) => [
    ...of(grounds),
    ...[...out].filter(([, o]) => (far || !o.far) && grounds.includes(groundOf(o.like))).map(([id]) => id),
  ];

  /** The way of a road through a hex, from side to side; out of the field where it ends at an edge. */
  function road(id: HexId): string {
    const c = centre(field, id);
    const onto = (is: (to: HexId) => boolean) => ways.filter((way) => inField(field, beside(field, id, way)) && is(beside(field, id, way)));
    const joins = onto((to) => isRoad(to) || groundOf(to) === 'building');
    if (joins.length === 1) joins.push(...onto((to) => tileOf(hexes, to).token === 'ford').slice(0, 1)); // a road ends in the ford
    const mids = joins.map((way) => middle(c, centre(field, beside(field, id, way))));
    const across = ([x, y]: Point, far: number): Point => [c[0] - (x - c[0]) * far, c[1] - (y - c[1]) * far];
    if (mids.length === 1) {
      const away = ways[(ways.indexOf(joins[0]!) + 3) % 6]!;
      const leaves = !inField(field, beside(field, id, away));
      mids.push(across(mids[0]!, leaves ? 2.6 : 1));
    }
    if (!mids.length) {
      const [a, b] = [beside(field, id, 'nw'), beside(field, id, 'se')].map((to) => middle(c, centre(field, to)));
      mids.push(a!, b!);
    }
    if (mids.length === 2) return `M${at(mids[0]!)}Q${at(c)} ${at(mids[1]!)}`;
    return mids.map((m) => `M${at(m)}L${at(c)}`).join('');
  }

  const trees: Land['trees'] = [];
  for (const id of running(wooded, false)) {
    const [x, y] = centre(field, id);
    const ground = inField(field, id) ? groundOf(id) : groundOf(out.get(id)!.like);
    copses.forEach(([dx, dy], i) => {
      if (ground !== 'forest' && Math.abs(dx) < 12) return; // the road or the river goes between them
      if (chance(id, i) < 0.04) return;
      trees.push({
        x: n(x + dx + (chance(id, 20 + i) - 0.5) * 4),
        y: n(y + dy + (chance(id, 40 + i) - 0.5) * 4),
        kind: chance(id, 60 + (i >> 2)) < 0.5 ? 1 : 2,
      });
    });
  }
  trees.sort((a, b) => a.y - b.y);

  let tufts = '';
  for (const id of all) {
    if (groundOf(id) !== 'plains' || tileOf(hexes, id).token) continue;
    const [x, y] = centre(field, id);
    const many = 1 + Math.floor(chance(id, 80) * 2);
    for (let i = 0; i < many; i++) {
      const turn = (chance(id, 81 + i) + i / 2) * 2 * Math.PI;
      const [tx, ty] = [x + Math.cos(turn) * 17, y + Math.sin(turn) * 21];
      for (const [dx, d] of [
        [-2.4, 'q.4-2.4-.4-3.8'],
        [0, 'v-4.8'],
        [2.4, 'q-.4-2.4.4-3.8'],
      ] as const)
        tufts += `M${n(tx + dx)} ${n(ty)}${d}`;
    }
  }

  const tokens = all.flatMap((id) => (hexes[id]?.token ? [{ id, token: hexes[id].token }] : []));
  return {
    hills: rounded(field, of(['hills'])),
    woods: rounded(field, running(['forest', 'forest_road'], false)),
    river: rounded(field, running(wet, true)),
    wet: of(wet),
    villages: of(['building']),
    fords: tokens.filter((t) => t.token === 'ford').map((t) => t.id),
    roads: all.filter(isRoad).map(road).join(''),
    bridges: tokens.filter((t) => bridges.includes(t.token)).map((t) => ({ ...t, d: road(t.id) })),
    trees,
    tufts,
    standing: tokens.filter((t) => t.token === 'palisade' || t.token === 'tent' || t.token === 'siege_tower'),
  };
}
