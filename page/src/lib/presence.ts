// Where the persons of the seats are, in words, and who of them is absent.
import { m } from './i18n.svelte';
import { span } from './time.svelte';
import type { Look, Presence, Present, Seat, Sitter } from './types';

/** Where the person of a seat is; null where nobody says, as of a bot. */
export const whereIs = (present: Present | null, seat: Seat): Presence | null => present?.seats.find((p) => p.seat === seat) ?? null;

/** The same in words, with how long ago he turned away or left. */
export function whereText(p: Presence, now: number): string {
  const t = m().together;
  if (p.is === 'here') return t.here;
  const ms = p.since ? now - new Date(p.since).getTime() : 0;
  return t[p.is](p.since ? (ms < 60_000 ? t.moment : span(ms)) : '');
}

/** How long somebody must be away: as the server counts it, which has the last word. */
const patience = 5 * 60_000;
const slowFrom = 3600;

/** May the table give a seat to somebody else? */
export function absent(look: Look, present: Present | null, s: Sitter, now: number): boolean {
  const is = whereIs(present, s.seat);
  if (look.status !== 'playing' || !is || s.offered) return false;
  if (s.bot) return true;
  if (is.is === 'here') return false;
  if (s.due && new Date(s.due).getTime() <= now) return true;
  const { deadline = 0, bank = 0 } = look.plan.clock ?? {};
  const long = !bank && deadline >= slowFrom ? deadline * 1000 : patience;
  return is.since !== undefined && now - new Date(is.since).getTime() >= long;
}
