// What is said of something that cannot be chosen, for want of a rule that forbids it.
import { m, sentence } from './i18n.svelte';
import { asked, owes } from './names';
import { statusOf } from './status';
import type { Look, Seat } from './types';

/** That there is nothing to choose, and what the seat is asked; or who is, where it must wait. */
export function idle(look: Look, seat: Seat | null): string {
  const { decision } = look;
  if (decision && owes(look, seat)) return `${m().refusal.nothing} ${m().refusal.asked(asked(decision))}`;
  const waits = statusOf(look, false);
  return waits ? `${sentence(waits)} ${m().refusal.nothing}` : m().refusal.nothing;
}
