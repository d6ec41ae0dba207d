/**
 * Asks a question again and again while a player drags: only the newest counts, and a new one
 * waits until the one before is answered.
 */
export class Latest<Q, A> {
  private next: { q: Q } | null = null;
  private running = false;
  private era = 0;

  constructor(
    private readonly ask: (q: Q) => Promise<A>,
    private readonly answer: (q: Q, a: A) => void,
  ) {}

  put(q: Q): void {
    this.next = { q };
    if (!this.running) void this.run();
  }

  /** What was asked is no longer wanted. */
  drop(): void {
    this.next = null;
    this.era++;
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      while (this.next) {
        const { q } = this.next;
        const era = this.era;
        this.next = null;
        const a = await this.ask(q);
        if (era === this.era) this.answer(q, a);
      }
    } finally {
      this.running = false;
    }
  }
}
