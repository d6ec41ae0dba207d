/** Calls back after half a frame, and not while one is drawn: what follows of news and the drawing of it are two tasks, and a press finds its turn between them. */
function soon(f: () => void): () => void {
  const timer = setTimeout(f, 8);
  return () => clearTimeout(timer);
}

/**
 * Gather collects what a stream brings and hands it on together, about once a frame: all
 * that happened in its order, and only the newest state. Where drawing it takes long, the
 * next comes later, so that the page has time for its reader.
 */
export class Gather<U, L extends { seq: number }> {
  private updates: U[] = [];
  private look: L | null = null;
  private cancel: (() => void) | null = null;
  private closed = false;

  constructor(
    private readonly give: (updates: U[], look: L | null) => void | Promise<void>,
    private readonly frame: (f: () => void) => () => void = soon,
    private readonly now: () => number = () => performance.now(),
    private readonly most = 300,
  ) {}

  update(u: U): void {
    this.updates.push(u);
    this.plan();
  }

  show(l: L): void {
    if (!this.look || l.seq >= this.look.seq) this.look = l;
    this.plan();
  }

  /** Forgets what was not handed on. */
  clear(): void {
    this.updates = [];
    this.look = null;
  }

  close(): void {
    this.closed = true;
    this.cancel?.();
    this.clear();
  }

  private plan(): void {
    if (!this.closed) this.cancel ??= this.frame(() => void this.hand());
  }

  private async hand(): Promise<void> {
    const { updates, look } = this;
    this.clear();
    const began = this.now();
    if (updates.length || look) await this.give(updates, look);
    const rest = Math.min(this.most, 2 * (this.now() - began));
    const next = () => {
      this.cancel = null;
      if (this.updates.length || this.look) this.plan();
    };
    if (this.closed) return;
    if (rest < 16) return next();
    const timer = setTimeout(next, rest);
    this.cancel = () => clearTimeout(timer);
  }
}
