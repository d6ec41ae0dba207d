// What counts in a battle, part by part: the engine's answer, here or from the server.
import { api } from '../lib/api';
import { askNow } from '../wasm/engine';
import { houses, type Action, type House, type Side, type View } from './types';

/** One part of the strength of a side, and the rule by which it counts. */
export interface Part {
  en: string;
  fr: string;
  n: number;
  rule: string;
  of: 'units' | 'order' | 'support' | 'card' | 'blade';
  /** Where support comes from. */
  area?: string;
}

export interface Sum {
  /** Where it is fought; missing where Houses do not fight. */
  area?: string;
  attacker: Part[];
  defender: Part[];
  /** Support orders next to it that nobody has decided on: what each would give, and to whom. */
  open: { area: string; house: House; n: number; sides: Side[] }[];
}

/** Of the battle at hand, or of the one that a March would bring; null if nobody can tell. */
export async function sumOf(view: View, house: House | null, action?: Action): Promise<Sum | null> {
  const seat = house ? houses.indexOf(house) : 0;
  const question = action ? { ask: 'attack', action } : { ask: 'sum' };
  return askNow<Sum>('throne', JSON.stringify(view), seat, question) ?? api.ask<Sum>('throne', { view, seat, question }).catch(() => null);
}
