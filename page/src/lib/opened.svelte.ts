// A paper that is opened in its editor: by its owner to be changed, by others to be read.
import { onDestroy } from 'svelte';
import { Problem } from './api';
import { PaperDraft } from './draft.svelte';
import { whenLeaving } from './leaving';
import { ensureMe } from './me.svelte';
import { say } from './notice.svelte';
import type { Papers } from './papers';

export class Opened<D extends object, S, Stock> {
  stock = $state.raw<Stock | null>(null);
  draft = $state.raw<PaperDraft<D, S> | null>(null);
  /** There is no such paper. */
  lost = $state(false);
  /** Why it could not be loaded. */
  trouble = $state('');

  /** To be called where a component begins: what is not kept is kept when that goes. */
  constructor(
    private readonly papers: Papers<D, S, Stock>,
    private readonly game: string,
    private readonly id: string,
  ) {
    void this.load();
    onDestroy(whenLeaving(() => this.draft?.flush()));
  }

  load = async (): Promise<void> => {
    this.trouble = '';
    try {
      await ensureMe();
      const [stock, kept] = await Promise.all([this.papers.stock(this.game), this.papers.look(this.id)]);
      [this.stock, this.draft] = [stock, new PaperDraft(this.papers, kept)];
    } catch (e) {
      if (e instanceof Problem && e.status === 404) this.lost = true;
      else this.trouble = say(e);
    }
  };
}
