// Units, places and terrain in words.
import type { Lang } from '../lib/i18n.svelte';
import { worded } from '../lib/typeset';
import { bearing, gap, turnOf, type Aspect } from '../tabletop/geometry';
import { length } from '../tabletop/lengths';
import type { Light, Mark } from '../tabletop/shown';
import { apart, corners, moved, round } from '../tabletop/step';
import type { At, Figure, Pose } from '../tabletop/types';
import type { Facts, Named, Roster } from './ask';
import { glyph } from './dock/glyph';
import { boxed } from './terrain';
import type { Face, Piece, Unit, View } from './types';
import { boardWords } from './words/board';

/** What is drawn of a unit of which the engine has not told yet. */
type Known = Pick<Facts, 'en' | 'fr' | 'width' | 'depth' | 'type' | 'hero' | 'size'> & Partial<Facts>;

const plain = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' ');

export function factsOf(roster: Roster | null, id: string): Known {
  return roster?.units[id] ?? { en: plain(id), fr: plain(id), width: 50, depth: 50, type: 'Inf', hero: false, size: '' };
}

const numbers = new WeakMap<Roster, Map<string, number>>();

/** The number of a unit among those of its side that are called the same; 0 if it is the only one. */
function numberOf(roster: Roster, id: string): number {
  let known = numbers.get(roster);
  if (!known) {
    known = new Map();
    const alike: Record<string, string[]> = {};
    for (const [u, f] of Object.entries(roster.units)) (alike[`${f.seat} ${f.en}`] ??= []).push(u);
    for (const ids of Object.values(alike)) if (ids.length > 1) ids.sort().forEach((u, i) => known!.set(u, i + 1));
    numbers.set(roster, known);
  }
  return known.get(id) ?? 0;
}

export function unitName(roster: Roster | null, id: string, lang: Lang): string {
  const n = roster ? numberOf(roster, id) : 0;
  return n ? `${factsOf(roster, id)[lang]} ${n}` : factsOf(roster, id)[lang];
}

export const figureOf = (roster: Roster | null, id: string, lang: Lang): Figure => {
  const f = factsOf(roster, id);
  return { width: f.width, depth: f.depth, glyph: glyph(f), name: unitName(roster, id, lang) };
};

export const called = (n: Named | Facts | Known, lang: Lang): string => worded(n, lang);

/** Wounds, condition, order and combat, as far as there is something to tell. */
export function stateOf(view: View, roster: Roster | null, u: Unit, lang: Lang): string[] {
  const w = boardWords(lang);
  const out = [w.condition[u.state]];
  if (u.state === 'reserve' || u.state === 'routed') return out;
  out.push(u.wounds ? w.wounds(u.wounds) : w.noWounds);
  if (u.order) out.push(w.orders[u.order] ?? plain(u.order));
  // Whom a unit has charged is told until its next turn; they fight only while the charge goes on.
  const foe = u.target ? view.units[u.target] : undefined;
  if (foe && u.face && foe.state !== 'routed')
    out.push((u.did?.includes('charging') ? w.charges : w.charged)(unitName(roster, u.target!, lang), u.face));
  return out;
}

/** A unit as its button on the board is called. */
export function told(view: View, roster: Roster | null, id: string, lang: Lang, light?: Light, mark?: Mark): string {
  return `${unitName(roster, id, lang)}${boardWords(lang).colon}${toldOf(view, roster, id, lang, light, mark)}`;
}

/** What is told of a unit after its name. */
export function toldOf(view: View, roster: Roster | null, id: string, lang: Lang, light?: Light, mark?: Mark): string {
  const w = boardWords(lang);
  const u = view.units[id]!;
  const bits = [w.side[u.seat], ...stateOf(view, roster, u, lang)];
  if ((view.tokens ?? []).some((t) => t.carrier === id)) bits.push(w.carries);
  if (light) bits.push(w.light[light]);
  if (mark) bits.push(w[mark]);
  return bits.join(', ');
}

/** A place as the rulers and the log tell it, the same to both players. */
export function placeOf([x, y]: At, unit: 'in' | 'mm', lang: Lang): string {
  return boardWords(lang).place(length(x, unit, lang), length(y, unit, lang));
}

/** Which way something faces, to the eighth of a turn. */
export function facingIn(a: Aspect, facing: number, lang: Lang): string {
  const w = boardWords(lang);
  return w.faces(w.ways[Math.round(turnOf(a, facing) / 45) % 8]!);
}

/** A piece of terrain: its name, what it counts as, how high it is. */
export function pieceName(piece: Piece, roster: Roster | null, lang: Lang): { name: string; is: string } {
  const w = boardWords(lang);
  const known = boxed(piece, roster?.box ?? []);
  const is = [piece.type === 'hill' ? '' : w.ground[piece.type], piece.height ? w.height(piece.height) : ''].filter(Boolean).join(', ');
  return { name: known ? called(known, lang) : w.bare[piece.type], is };
}

/** The names of all pieces, numbered where several are called the same. */
export function pieceNames(pieces: readonly Piece[], roster: Roster | null, lang: Lang): string[] {
  const names = pieces.map((p) => pieceName(p, roster, lang).name);
  const count = (list: string[], name: string) => list.filter((n) => n === name).length;
  return names.map((n, i) => (count(names, n) > 1 ? `${n} ${count(names.slice(0, i + 1), n)}` : n));
}

/** The arc of a unit that a place lies in: lines at 45° from its corners. */
export function arcOf(pose: Pose, width: number, depth: number, at: At): Face {
  const turn = round(bearing(pose.at, at) - pose.facing) * (Math.PI / 180);
  const d = apart(pose.at, at);
  const [ahead, left] = [Math.cos(turn) * d, Math.sin(turn) * d];
  const [beyondFront, beyondSide] = [Math.abs(ahead) - depth / 2, Math.abs(left) - width / 2];
  if (beyondFront >= beyondSide) return ahead >= 0 ? 'front' : 'rear';
  return left > 0 ? 'left' : 'right';
}

/** How far another unit is from one, in which of its arcs it stands, and which side it turns to it; in words. */
export function relation(
  roster: Roster | null,
  of: { id: string; pose: Pose },
  to: { id: string; pose: Pose },
  unit: 'in' | 'mm',
  lang: Lang,
): string {
  const w = boardWords(lang);
  const [f, g] = [factsOf(roster, of.id), factsOf(roster, to.id)];
  const space = gap(corners(of.pose, f.width, f.depth), corners(to.pose, g.width, g.depth));
  const leader = moved(of.pose, f.depth / 2).at;
  return [
    space < 0.05 ? w.touching : w.away(length(space, unit, lang)),
    w.inArc[arcOf(of.pose, f.width, f.depth, to.pose.at)],
    w.turnsTo[arcOf(to.pose, g.width, g.depth, leader)],
  ].join(', ');
}
