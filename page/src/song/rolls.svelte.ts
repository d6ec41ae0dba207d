// What never changes of the armies, for the panels beside the board and for replays.
import type { Roster } from './ask';
import { Judge } from './judge';
import type { View } from './types';

export class Rolls {
  /** Null until the engine has told it. */
  roster = $state.raw<Roster | null>(null);
  private readonly judge = new Judge(() => () => Promise.resolve(null));
  private latest = 0;

  async look(view: View | null): Promise<void> {
    if (!view?.units) return;
    this.judge.view = view;
    const n = ++this.latest;
    const roster = await this.judge.roster();
    if (roster && n === this.latest) this.roster = roster;
  }
}
