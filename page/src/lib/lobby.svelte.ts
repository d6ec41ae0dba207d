import { api } from './api';
import type { Summary } from './types';

/** How many tables are shown at first, and more at a time. */
const page = 8;

/** The open tables, as many as were asked for. */
export class Lobby {
  /** In the order of the server; null until they are known. */
  tables = $state.raw<Summary[] | null>(null);
  /** There are others after these. */
  more = $state(false);
  busy = $state(false);
  private game = '';

  /** Shows the first of them, those of a game before others. */
  async load(game: string) {
    this.game = game;
    this.take([], await api.lobby(game, 0, page + 1));
  }

  async next() {
    if (this.busy || !this.tables) return;
    this.busy = true;
    try {
      const shown = this.tables;
      this.take(shown, await api.lobby(this.game, shown.length, page + 1));
    } finally {
      this.busy = false;
    }
  }

  /** One is asked for in excess, to know whether there are more. Some may have moved down meanwhile. */
  private take(shown: Summary[], found: Summary[]) {
    this.more = found.length > page;
    this.tables = [...shown, ...found.slice(0, page).filter((s) => shown.every((x) => x.id !== s.id))];
  }
}
