// What never changes of the armies, and how a match stands, for the panels beside the board and for replays.
import type { Roster, Score } from './ask';
import { Judge } from './judge';
import type { View } from './types';

export class Rolls {
  /** Null until the engine has told it. */
  roster = $state.raw<Roster | null>(null);
  score = $state.raw<Score | null>(null);
  private readonly judge = new Judge(() => () => Promise.resolve(null));
  private latest = 0;
  private reckoned = 0;

  /** A new position: its roster is asked for, where something of it may have changed. */
  async look(view: View | null): Promise<void> {
    if (!view?.units) return;
    this.judge.view = view;
    const n = ++this.latest;
    const roster = await this.judge.roster();
    if (roster && n === this.latest) this.roster = roster;
  }

  /** What would be scored if the round ended now. */
  async reckon(view: View | null): Promise<void> {
    const n = ++this.reckoned;
    if (!view?.round) {
      this.score = null;
      return;
    }
    this.judge.view = view;
    const score = await this.judge.ask({ ask: 'score' });
    if (n === this.reckoned) this.score = score;
  }
}
