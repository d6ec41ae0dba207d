// What the board has in its light, for the rolls of the armies beside it.
import type { Light } from './shown';

export interface Spot {
  chosen: string | null;
  target: string | null;
  lights: Record<string, Light>;
  /** Picks a unit on the board, and shows where it is; null where there is no board. */
  pick: ((unit: string) => void) | null;
}

const none: Spot = { chosen: null, target: null, lights: {}, pick: null };
let here = $state.raw(none);

export const spot = (): Spot => here;

/** Called by the board; what it returns is called when the board goes. */
export function light(s: Spot): () => void {
  here = s;
  return () => {
    if (here === s) here = none;
  };
}
