// The measuring tape: from what to what, and how far that is.
import { Latest } from './latest';
import type { Measured, Thing } from './types';

export class Tape {
  from = $state.raw<Thing | null>(null);
  to = $state.raw<Thing | null>(null);
  measured = $state.raw<Measured | null>(null);
  private readonly asked;

  constructor(measure: (from: Thing, to: Thing) => Promise<Measured | null>) {
    this.asked = new Latest(
      ({ from, to }: { from: Thing; to: Thing }) => measure(from, to),
      (_, m) => {
        this.measured = m;
      },
    );
  }

  lay(from: Thing | null, to: Thing | null) {
    this.from = from;
    this.to = to;
    if (from !== null && to !== null) return this.asked.put({ from, to });
    this.measured = null;
    this.asked.drop();
  }

  /** One of two things was pressed: the first is what it is measured from. */
  press(thing: Thing) {
    if (this.from !== null && this.to === null) this.lay(this.from, thing);
    else this.lay(thing, null);
  }

  /** Rolls it up. Tells whether it was laid. */
  unroll(): boolean {
    const laid = this.from !== null || this.to !== null;
    this.lay(null, null);
    return laid;
  }
}
