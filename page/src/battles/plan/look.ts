// How a plan is drawn: as a field before the first round.
import type { UnitLook } from '../shown';
import type { Ground, HexId, House, Unit, View } from '../types';
import { houses } from '../types';
import { height, toId, unitsOf, width } from './edit';
import type { PlanDoc, Stock, UnitStock } from './types';

export type PlanView = Pick<View, 'width' | 'height' | 'hexes' | 'objectives' | 'secrets' | 'units' | 'commanders'>;

/** The glyph of a type of unit. */
export function chargeOf(u: UnitStock | undefined): string {
  const has = (id: string) => u?.keywords.some((k) => k.id === id);
  if (has('war_dogs')) return 'hounds';
  if (has('heavy_armour')) return 'heavy';
  return u?.class === 'ranged' ? 'archers' : (u?.class ?? 'infantry');
}

/** The letter of each commander of a plan, two if another has the same. */
export function initials(p: PlanDoc, stock: Stock): Record<string, string> {
  const all = houses.flatMap((h) => unitsOf(p, h).flatMap((u) => (u.commander ? [u.commander] : [])));
  const name = (id: string) => stock.commanders.find((c) => c.id === id)?.en ?? id;
  return Object.fromEntries(all.map((id) => [id, name(id).slice(0, all.some((o) => o !== id && name(o)[0] === name(id)[0]) ? 2 : 1)]));
}

export function viewOf(p: PlanDoc, stock: Stock): PlanView {
  const hexes: View['hexes'] = {};
  p.rows.forEach((row, r) =>
    [...row].forEach((sign, c) => {
      const ground = stock.grounds.find((g) => g.sign === sign)?.id as Ground | undefined;
      if (ground && ground !== 'plains') hexes[toId([c, r])] = { ground };
    }),
  );
  for (const t of p.tokens ?? []) hexes[toId(t.at)] = { ...(hexes[toId(t.at)] ?? { ground: 'plains' }), token: t.token };
  const units: View['units'] = {};
  for (const house of houses)
    unitsOf(p, house).forEach((u, i) => {
      const figures = stock.units.find((x) => x.id === u.unit)?.strength ?? 1;
      const unit: Unit = { house, type: u.unit, rank: u.rank, hex: toId(u.at), figures };
      if (u.commander) unit.commander = u.commander;
      units[`${house[0]}${i + 1}`] = unit;
    });
  const hidden = p.special?.find((s) => s.rule === 'strategy')?.hexes ?? [];
  return {
    width: width(p),
    height: height(p),
    hexes,
    objectives: Object.fromEntries((p.objectives ?? []).map((o) => [toId(o), ''])) as View['objectives'],
    secrets: Object.fromEntries(hidden.map((o) => [toId(o), 'face_down'])) as Record<HexId, 'face_down'>,
    units,
    commanders: {},
  };
}

export function lookOf(p: PlanDoc, stock: Stock): (u: Unit) => UnitLook {
  const letters = initials(p, stock);
  return (u) => {
    const type = stock.units.find((x) => x.id === u.type);
    const initial = u.commander ? letters[u.commander] : undefined;
    return { charge: chargeOf(type), strength: type?.strength ?? 1, ...(initial ? { initial } : {}) };
  };
}

export interface Row {
  unit: UnitStock;
  ranks: [green: number, blue: number, red: number];
}

/** The army of a House: how many units of each type and rank. */
export function armyOf(p: PlanDoc, stock: Stock, house: House): { rows: Row[]; units: number; figures: number } {
  const all = unitsOf(p, house);
  const rows = stock.units
    .filter((u) => all.some((x) => x.unit === u.id))
    .map((unit) => ({
      unit,
      ranks: stock.ranks.map((r) => all.filter((x) => x.unit === unit.id && x.rank === r.id).length) as Row['ranks'],
    }));
  const figures = all.reduce((n, x) => n + (stock.units.find((u) => u.id === x.unit)?.strength ?? 0), 0);
  return { rows, units: all.length, figures };
}
