// The positions of a match, as they are shown while its story is told.

/** After n actions, or in the midst of the last of them, before one of its events. */
export interface Spot {
  n: number;
  before?: number;
}

/** The position that shows a step done. */
export const spotOf = ({ n, before }: Spot): Spot => (before === undefined ? { n } : { n, before });

const most = 60;

/** Positions are asked for once, and before they are wanted. */
export class Positions {
  private readonly asked = new Map<string, Promise<unknown>>();
  private readonly here = new Map<string, unknown>();

  constructor(private readonly fetch: (spot: Spot) => Promise<unknown>) {}

  /** What is there already; undefined if it has to be waited for, or cannot be known. */
  at(spot: Spot): unknown {
    return this.here.get(name(spot));
  }

  /** The position; undefined where it cannot be known. */
  async get(spot: Spot): Promise<unknown> {
    const key = name(spot);
    let coming = this.asked.get(key);
    if (!coming) {
      coming = this.fetch(spot);
      this.asked.set(key, coming);
      coming.then(
        (view) => {
          if (this.asked.get(key) === coming) this.keep(key, view);
        },
        () => this.asked.delete(key),
      );
    }
    return coming.catch(() => undefined);
  }

  /** Actions were taken back: the same numbers are other positions. */
  clear(): void {
    this.asked.clear();
    this.here.clear();
  }

  private keep(key: string, view: unknown): void {
    this.here.set(key, view);
    if (this.here.size <= most) return;
    const oldest = this.here.keys().next().value!;
    this.here.delete(oldest);
    this.asked.delete(oldest);
  }
}

const name = ({ n, before }: Spot): string => `${n}.${before ?? ''}`;
