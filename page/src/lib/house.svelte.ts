// How the server is run just now: whether anything can be changed, and whether we administer it.
import { api, heeds } from './api';
import type { House } from './types';

export const house = $state<{ now: House }>({ now: {} });

/** How often it is asked again: sooner while the server is read-only, which most wait to end. */
const often = 10_000;
const seldom = 60_000;

let timer: ReturnType<typeof setTimeout> | null = null;

export async function lookAtHouse(): Promise<void> {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  try {
    house.now = await api.house();
  } catch {
    // the next time will do
  }
  timer ??= setTimeout(() => void lookAtHouse(), house.now.readOnly ? often : seldom);
}

heeds.readOnly = () => {
  if (!house.now.readOnly) void lookAtHouse();
};
