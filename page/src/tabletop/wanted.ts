// What is to be written on the table, the most important first.
import type { NamedPiece } from './drawn';
import { about, along, atRim, broken, fanned, off, type Wanted } from './labels';
import { written, type Hand } from './lettering';
import type { Area, Light, Line, Mark, Shown } from './shown';
import type { At } from './types';

export interface Label extends Wanted {
  hand: Hand;
  css?: string;
  /** The line under a name that says who goes with a unit. */
  beside?: string;
}

/** A unit on the sheet: its base, with the tip of the arrow at its front. */
export interface Named {
  id: string;
  name: string;
  beside?: string;
  outline: At[];
  mark?: Mark | undefined;
  light?: Light | undefined;
}

interface Scene {
  pieces: readonly NamedPiece[];
  shown: Pick<Shown, 'areas' | 'notes'>;
  lines: readonly Line[];
  units: readonly Named[];
  hovered: string | null;
  /** All are named; else only what is pointed at or marked. */
  named: boolean;
  /** From the table to the sheet, and the scale. */
  px: (p: At) => At;
  k: number;
  /** Is any of it on screen? */
  seen: (points: readonly At[]) => boolean;
}

/** From this scale on terrain is named, and what it counts as; the sides of a target; and who goes with units. */
const from = { terrain: 0.36, ground: 0.45, sides: 0.5, beside: 0.55 };

export function wanted({ pieces, shown, lines, units, hovered, named, px, k, seen }: Scene): Label[] {
  const rank = (u: Named) => (u.mark ? 0 : u.id === hovered ? 1 : u.light === 'can' || u.light === 'target' ? 2 : 3);
  const names = (r: number): Label[] =>
    units
      .filter((u) => rank(u) === r && seen(u.outline))
      .map((u) => {
        const hand = u.mark ? 'strong' : 'name';
        const names = broken(u.name);
        const { beside } = u;
        return {
          id: u.id,
          hand,
          ...(beside ? { beside } : {}),
          texts: [...(beside && k > from.beside ? names.map((l) => [...l, beside]) : []), ...names].map((l) => written(l, hand)),
          spots: about(u.outline),
          must: r < 2,
          base: u.outline,
        };
      });
  const sides = (k < from.sides ? [] : shown.notes).map((n, i): Label => ({
    id: `side ${i}`,
    hand: 'note',
    texts: [written([n.text], 'note')],
    spots: off(px(n.at), px(n.of)),
  }));
  // How far an area reaches is told at its rim, wherever there is room once all units are named.
  const reaches = new Set<Area['kind']>(['reach', 'range', 'threat']);
  const areas = (far: boolean) =>
    shown.areas.flatMap((a, i): Label[] =>
      a.label && reaches.has(a.kind) === far
        ? [
            {
              id: `area ${i}`,
              hand: 'word',
              css: a.ok === false ? 'bad' : a.kind,
              texts: [written([a.label], 'word')],
              spots: a.side ? fanned(px(a.side.at), px(a.side.of), a.corners.map(px)) : atRim(a.corners.map(px)),
            },
          ]
        : [],
    );
  const told = new Set(shown.areas.map((a) => a.corners)); // a piece that is marked has its name already
  const terrain = (!named || k < from.terrain ? [] : pieces).flatMap(({ corners, name, is }, i): Label[] => {
    if (told.has(corners)) return [];
    const texts = k > from.ground && is ? [`${name} · ${is}`, name] : [name];
    return [{ id: `piece ${i}`, hand: 'ground', texts: texts.map((t) => written([t], 'ground')), spots: about(corners.map(px)) }];
  });
  return [
    ...names(0),
    ...lengths(lines, px, seen),
    ...names(1),
    ...sides,
    ...areas(false),
    ...(named ? [...names(2), ...names(3)] : []),
    ...areas(true),
    ...terrain,
  ];
}

/** How long lines are, written along them. */
export const lengths = (lines: readonly Line[], px: Scene['px'], seen: Scene['seen']): Label[] =>
  lines.flatMap((l, i): Label[] => {
    const points = l.points.map(px);
    return l.label && seen(points)
      ? [{ id: `line ${i}`, hand: 'plate', texts: [written([l.label], 'plate')], spots: along(points), must: true }]
      : [];
  });
