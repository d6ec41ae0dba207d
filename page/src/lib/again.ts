import { Problem } from './api';
import { backoff } from './stream';

/** What was asked for is no longer wanted: the position is another. */
export class Passed extends Error {}

/** An answer that will not become another by asking again. */
const final = (e: unknown) => e instanceof Problem && [400, 401, 403, 404].includes(e.status);

/**
 * Again asks until it is answered: after a failure it waits, longer each time, or until it is
 * woken, as when the connection is back.
 */
export class Again {
  private sleepers = new Set<() => void>();

  constructor(private readonly wait: (attempt: number) => number = backoff) {}

  /** Whoever waits asks at once. */
  wake(): void {
    for (const up of [...this.sleepers]) up();
  }

  async ask<T>(f: () => Promise<T>, wanted: () => boolean, failed: (e: unknown) => void = () => {}): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await f();
      } catch (e) {
        if (final(e)) throw e;
        if (wanted()) failed(e);
      }
      if (wanted()) await this.sleep(this.wait(attempt));
      if (!wanted()) throw new Passed();
    }
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      const up = () => {
        clearTimeout(timer);
        this.sleepers.delete(up);
        done();
      };
      const timer = setTimeout(up, ms);
      this.sleepers.add(up);
    });
  }
}
