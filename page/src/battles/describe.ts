// A hex in words: its ground, what lies there, who stands there and against whom.
import { tileOf, type HexId, type House, type Lang, type Unit, type View } from './types';
import { words } from './words';

/** How the printed things are called in the chosen language. */
export interface Names {
  unit(type: string): string;
  commander(id: string): string;
  strength(type: string): number;
}

/** A unit by its commander or its type. */
export const unitName = (unit: Unit, names: Names): string =>
  unit.commander ? `${names.commander(unit.commander)}, ${names.unit(unit.type)}` : names.unit(unit.type);

/** A unit with all that can be seen of it, from the place of a House. */
export function describeUnit(view: View, unit: Unit, lang: Lang, names: Names, me: House | null): string {
  const w = words(lang);
  const parts = [w.unit(unitName(unit, names), w.rank[unit.rank], unit.figures, names.strength(unit.type))];
  parts.push(me === null ? w.house[unit.house] : unit.house === me ? w.yours : w.theirs);
  parts.push(unit.spent ? w.spent : w.ready);
  if (unit.commander && view.commanders[unit.commander]?.committed) parts.push(w.committed);
  const other = unit.engaged === undefined ? undefined : view.units[unit.engaged];
  if (other?.hex) parts.push(w.engagedWith(names.unit(other.type), other.hex));
  return parts.join(', ');
}

/** What is marked of a hex, and said after it. */
export function describeHex(view: View, id: HexId, lang: Lang, names: Names, me: House | null, marked: string[] = []): string {
  const w = words(lang);
  const tile = tileOf(view.hexes, id);
  const place: string[] = [id, tile.token ? w.token[tile.token] : w.ground[tile.ground]];
  if (tile.token === 'wooden_bridge' || tile.token === 'stone_bridge') place.push(w.countsAsRoad);
  if (tile.fire) place.push(w.fire(tile.fire));
  if (tile.devastated) place.push(w.devastated);
  const held = view.objectives[id];
  if (held !== undefined) place.push(w.objective, held ? w.heldBy(w.house[held]) : w.free);
  const secret = view.secrets?.[id];
  if (secret) place.push(w.secret[secret]);
  const unit = Object.values(view.units).find((u) => u.hex === id);
  return [place.join(', '), ...(unit ? [describeUnit(view, unit, lang, names, me)] : []), ...marked].map((said) => `${said}.`).join(' ');
}
