// The papers of a game on one page: what they are made of, those that come with the game, one's own.
import { newKey } from './api';
import { ensureMe } from './me.svelte';
import { fail, say } from './notice.svelte';
import type { Papers } from './papers';
import { to } from './route';
import { go } from './router.svelte';
import type { KeptPaper, Paper } from './types';

export class Folder<D, S, Stock> {
  stock = $state.raw<Stock | null>(null);
  ready = $state.raw<Paper<D, S>[]>([]);
  /** One's own, the newest first; null until they are known. */
  mine = $state.raw<KeptPaper<D, S>[] | null>(null);
  /** Why they have not come. */
  trouble = $state('');
  /** What was thrown away last. */
  dropped = $state.raw<KeptPaper<D, S> | null>(null);
  private busy = '';

  constructor(
    private readonly papers: Papers<D, S, Stock>,
    private readonly game: string,
    private readonly kind: string,
  ) {
    void this.load();
  }

  load = async () => {
    const { papers, game } = this;
    this.trouble = '';
    try {
      [this.stock, this.ready] = await Promise.all([papers.stock(game), papers.ready(game)]);
      await ensureMe();
      this.mine = (await papers.mine()).filter((k) => k.game === game).reverse();
    } catch (e) {
      this.trouble = say(e);
    }
  };

  /** Keeps a paper and opens it; a second press is the same paper. */
  begin = async (document: D | string) => {
    await ensureMe();
    this.busy ||= newKey();
    const kept = await this.papers.keep(this.game, document, this.busy);
    this.busy = '';
    go(to.papers(this.game, this.kind, kept.id));
  };
  start = (document: D | string) => void this.begin(document).catch(fail);

  drop = async (kept: KeptPaper<D, S>) => {
    try {
      await this.papers.drop(kept);
      this.dropped = kept;
      this.mine = (this.mine ?? []).filter((x) => x.id !== kept.id);
    } catch (e) {
      fail(e);
    }
  };

  bringBack = async (kept: KeptPaper<D, S>) => {
    try {
      const back = await this.papers.keep(this.game, kept.paper.document);
      this.mine = [back, ...(this.mine ?? [])];
      this.dropped = null;
    } catch (e) {
      fail(e);
    }
  };
}
