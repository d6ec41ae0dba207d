// What the player is about to do: chosen on the board or in the dock, and not yet sent. What is
// legal comes from the engine's answers and from nowhere else.
import type { Drafted } from '../lib/desk.svelte';
import type { BoardTools, Light } from '../tabletop/shown';
import type { Roster } from './ask';
import type { Counsel } from './judge';
import type { Action, Side, View } from './types';
import { ownerOf } from './units';

export class Draft implements Drafted<View, Side, Action> {
  view = $state.raw<View | null>(null);
  side = $state<Side | null>(null);
  /** The kind of decision that is ours to take; null while we wait. */
  kind = $state<string | null>(null);
  options = $state.raw<Action[]>([]);
  waiting = $state(false);
  roster = $state.raw<Roster | null>(null);
  /** The unit that is looked at. */
  inspected = $state<string | null>(null);
  tools = $state<BoardTools>({ measuring: false, several: false, unit: 'in' });

  constructor(readonly counsel: Counsel) {}

  take(view: View, side: Side | null, mine: boolean, options: Action[]) {
    this.view = view;
    this.side = side;
    this.kind = mine && view.decision ? view.decision.kind : null;
    this.options = options;
    this.waiting = false;
  }

  wait(view: View, side: Side | null) {
    this.view = view;
    this.side = side;
    this.options = [];
    this.waiting = true;
  }

  mine(unit: string): boolean {
    return this.side !== null && this.view !== null && ownerOf(this.view, unit) === this.side;
  }

  /** The units that something may be done with. */
  readonly lights = $derived.by((): Record<string, Light> => {
    const lights: Record<string, Light> = {};
    for (const o of this.options) if (o.unit) lights[o.unit] = 'can';
    for (const o of this.options) if (o.target) lights[o.target] = 'target';
    return lights;
  });

  pick(unit: string | null): boolean {
    this.inspected = this.inspected === unit ? null : unit;
    return false;
  }

  /** Lets go of the last thing chosen. Tells whether there was one. */
  cancel(): boolean {
    if (!this.inspected) return false;
    this.inspected = null;
    return true;
  }
}
