// Where a fault of a plan is, in words.
import { lang, told } from '../../lib/i18n.svelte';
import type { Told } from '../../lib/types';
import { words } from '../words';
import type { House } from '../types';
import { hexOf, toId, unitsOf } from './edit';
import type { PlacedUnit, PlanDoc, Stock } from './types';
import { w } from './words';

const named = (list: (Told & { id: string })[], id: string): string => {
  const x = list.find((t) => t.id === id);
  return x ? told(x) : id;
};

export const groundName = (stock: Stock, sign: string): string => {
  const g = stock.grounds.find((x) => x.sign === sign);
  return g ? told(g) : sign;
};
export const tokenName = (stock: Stock, id: string): string => named(stock.tokens, id);
export const commanderName = (stock: Stock, id: string): string => named(stock.commanders, id);
export const rankName = (stock: Stock, id: string): string => named(stock.ranks, id);
export const unitName = (stock: Stock, id: string): string => named(stock.units, id);
export const houseName = (id: House): string => words(lang()).house[id];

/** A unit of a plan: its commander, its type, its rank. */
export const unitText = (stock: Stock, u: PlacedUnit): string =>
  [u.commander ? commanderName(stock, u.commander) : '', unitName(stock, u.unit), words(lang()).rank[u.rank] ?? '']
    .filter(Boolean)
    .join(', ');

/** The part of a plan that a fault is in, as people call it. */
export function partName(p: PlanDoc, stock: Stock, part: string): string {
  const [first = '', second = '', third = ''] = part.split('.');
  const hex = hexOf(p, part);
  const at = hex ? toId(hex) : '';
  if (first === 'stark' || first === 'lannister') {
    const unit = second === 'units' ? unitsOf(p, first)[Number(third)] : undefined;
    return [houseName(first), unit ? unitName(stock, unit.unit) : second === 'units' ? '' : (w().part[second] ?? ''), at]
      .filter(Boolean)
      .join(', ');
  }
  if (first === 'special' && second) {
    const rule = p.special?.[Number(second)]?.rule ?? '';
    return [named(stock.specials, rule), at].filter(Boolean).join(', ');
  }
  if (first === 'scores' && second) return `${w().victory}, ${w().line(Number(second) + 1)}`;
  if (first === 'instant' && second) return w().instantOf(Number(second) + 1);
  if (first === 'tokens' && second) return [tokenName(stock, p.tokens?.[Number(second)]?.token ?? ''), at].filter(Boolean).join(', ');
  const key = first.replace(/_(en|fr)$/, '');
  return [w().part[key] ?? w().wholePlan, at].filter(Boolean).join(', ');
}
