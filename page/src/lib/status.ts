// How a match stands, in a few words: what is asked, who chooses, who has won.
import { m } from './i18n.svelte';
import { asked, seatName } from './names';
import { ended } from './outcome';
import type { Look } from './types';

export function statusOf(look: Look, mine: boolean): string {
  if (look.status === 'over') return ended(look.result ?? [], look.seats, (s) => seatName(look, s));
  const deciders = look.decision?.who ?? [];
  if (mine && look.decision) return asked(look.decision);
  if (look.window) return m().window.may(deciders.map((s) => seatName(look, s)).join(', '), deciders.length);
  if (deciders.length === 1) return m().table.choosing(seatName(look, deciders[0] ?? 0));
  return deciders.length ? m().table.choosingMany(deciders.length, look.seats.length) : '';
}
