import { api } from '../lib/api';
import type { Look, Me, Sitter, Summary } from '../lib/types';

/** The seats of an account, as far as a summary tells: by name. */
function mineIn(s: Summary, me: Me | null): Sitter[] {
  return me ? s.seats.filter((x) => x.name === me.name && !x.free) : [];
}

/** When the time of one of the account's seats runs out. */
export function overdue(s: Summary, me: Me | null): string | null {
  return mineIn(s, me).map((x) => x.due).find(Boolean) ?? null;
}

/** Does one of the account's seats owe a decision? */
export const yourMove = (l: Look | undefined): boolean =>
  l?.status === 'playing' && !l.paused && (l.decision?.who.some((s) => l.yours.includes(s)) ?? false);

/** A summary does not tell whose decision it is: the first matches that are being played are looked at. */
export async function looks(list: Summary[], most = 12): Promise<Map<string, Look>> {
  const running = list.filter((s) => s.status === 'playing').slice(0, most);
  const found = await Promise.allSettled(running.map((s) => api.look(s.id, null)));
  return new Map(found.flatMap((f) => (f.status === 'fulfilled' ? [[f.value.id, f.value] as const] : [])));
}
