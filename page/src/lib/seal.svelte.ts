import { verify, type Verdict } from '../wasm/engine';
import type { LogText } from './gonf';
import { findingOf, replayOf, sightOf, type Finding, type Sight } from './promise';
import { sha256 } from './sha';

/**
 * The seal of a finished match: the seed is held against the promise in the log, and that
 * against the promise which this browser saw while the match was open; the engine replays the whole log here.
 */
export class Seal {
  /** The promise of the seed that was revealed; null where it cannot be computed. */
  computed = $state<string | null | undefined>(undefined);
  verdict = $state.raw<Verdict | { error: string } | null | undefined>(undefined);
  readonly sight: Sight;
  readonly finding: Finding = $derived.by(() =>
    findingOf({ sight: this.sight, commitment: this.log.commitment, hash: this.computed, replay: replayOf(this.verdict) }),
  );

  constructor(
    readonly log: LogText,
    file: string,
    from: 'matches' | 'logs',
    id: string,
  ) {
    this.sight = sightOf(from, id, log.commitment);
    void (log.seed ? sha256(log.seed) : Promise.resolve(null)).then(
      (c) => (this.computed = c),
      () => (this.computed = null),
    );
    void verify(log.game, file).then(
      (v) => (this.verdict = v),
      () => (this.verdict = null),
    );
  }

  /** Something is wrong. */
  get bad(): boolean {
    return this.finding === 'exchanged' || this.finding === 'seed' || this.finding === 'wrong';
  }
  get icon(): string {
    if (this.bad) return 'warn';
    return this.finding === 'promised' ? 'verified' : this.finding === 'sound' ? 'check' : 'lock';
  }
}
