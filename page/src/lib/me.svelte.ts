import { api } from './api';
import { catalogues, m } from './i18n.svelte';
import type { Me } from './types';

export const me = $state<{ now: Me | null }>({ now: null });

/** The name of the account as it is shown to its owner: a guest who has chosen none is one in the language that is read. */
export function myName(): string {
  const name = me.now?.name;
  return name === undefined || Object.values(catalogues).some((c) => c.account.guest === name) ? m().account.guest : name;
}

let asking: Promise<Me> | null = null;

/** The account of this browser; a guest's is made when there is none. */
export function ensureMe(): Promise<Me> {
  if (me.now) return Promise.resolve(me.now);
  asking ??= api.me(m().account.guest).then(
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
