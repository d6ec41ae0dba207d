import { api, Problem } from './api';
import { m } from './i18n.svelte';
import type { Me } from './types';

export const me = $state<{ now: Me | null }>({ now: null });

let asking: Promise<Me> | null = null;

/** The account of this browser; a guest's is made when there is none. */
export function ensureMe(): Promise<Me> {
  if (me.now) return Promise.resolve(me.now);
  asking ??= (async () => {
    try {
      return await api.me();
    } catch (e) {
      if (e instanceof Problem && (e.status === 404 || e.status === 401)) return await api.rename(m().account.guest);
      throw e;
    }
  })().then(
    (found) => {
      me.now = found;
      return found;
    },
    (e) => {
      asking = null;
      throw e;
    },
  );
  return asking;
}
