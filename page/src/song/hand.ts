// The tactics cards that a seat holds.
import type { Roster } from './ask';
import { factionOf } from './describe';
import type { Draft } from './draft.svelte';
import { onZone, ownerOf } from './units';

export interface Held {
  id: string;
  card: Roster['cards'][string];
  n: number;
  faction: string;
  /** The seat holds the zone of its bonus. */
  holds: boolean;
}

/** The name of a card that an action gives by its number: in the deck of the seat, and after those the siege cards. */
export function cardIn({ side, roster }: Knows, card: string | number | undefined): string {
  if (typeof card !== 'number' && !/^\d+$/.test(card ?? '')) return card ?? '';
  const deck = (side && roster?.decks[side]) ?? [];
  return deck[Number(card)] ?? String(card);
}

type Knows = Pick<Draft, 'view' | 'side' | 'roster'>;

/** The cards in the hand of the seat that looks, by kinds. */
export function handOf({ view, side, roster }: Knows): Held[] {
  if (!view || !side) return [];
  return Object.entries(view.players[side]?.hand ?? {}).flatMap(([id, n]) => {
    const card = roster?.cards[id];
    if (!card || !n) return [];
    const ncu = card.says.bonus ? onZone(view, card.says.bonus.zone) : null;
    return [{ id, card, n, faction: factionOf(view, side), holds: ncu !== null && ownerOf(view, ncu) === side }];
  });
}
