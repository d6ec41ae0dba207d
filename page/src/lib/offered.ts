/**
 * What the page itself has chosen, such as the next in a row. Who then presses it means it: that
 * press keeps it, and only the next lets go of it.
 */
export class Offered {
  private what: string | null = null;

  offer<T extends string | null>(what: T): T {
    this.what = what;
    return what;
  }

  /** What is chosen once something was pressed. */
  pressed(what: string, chosen: string | null): string | null {
    const kept = this.what === what;
    this.what = null;
    return chosen === what && !kept ? null : what;
  }
}
