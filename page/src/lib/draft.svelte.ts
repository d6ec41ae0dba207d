import { Problem, Unreachable } from './api';
import type { Papers } from './papers';
import type { KeptPaper, Paper } from './types';

/** How a paper that is being changed stands to the one that is kept. */
export type Saved = 'kept' | 'waiting' | 'failed' | 'elsewhere' | 'gone';

/**
 * An army list or a layout while it is being written: every change is judged at once and
 * kept a moment later, and can be taken back.
 */
export class PaperDraft<D extends object, S> {
  doc: D = $state.raw() as D;
  /** What the rules say about the latest document that could be read. */
  paper: Paper<D, S> = $state.raw() as Paper<D, S>;
  /** Why the document could not be judged. */
  wrong: unknown = $state.raw(null);
  saved: Saved = $state('kept');
  /** Why it could not be kept. */
  trouble: unknown = $state.raw(null);
  changed = $state('');
  private past: D[] = $state.raw([]);
  private future: D[] = $state.raw([]);

  private judged: D;
  private written: D;
  private revision: number;
  private lastStep = '';
  private judging = false;
  private writing = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly api: Pick<Papers<D, S, unknown>, 'check' | 'change' | 'look'>,
    readonly kept: KeptPaper<D, S>,
    private readonly pause = 400,
  ) {
    this.paper = kept.paper;
    this.doc = this.judged = this.written = kept.paper.document;
    this.revision = kept.revision;
    this.changed = kept.changed;
  }

  get canUndo(): boolean { return this.past.length > 0; }
  get canRedo(): boolean { return this.future.length > 0; }
  /** Does the verdict speak of the document as it is now? */
  get current(): boolean { return this.paper.document === this.doc || this.judged === this.doc; }

  /** Changes the document. Changes of one step in a row, such as letters of a name, are undone at once. */
  set(doc: D, step = ''): void {
    if (!step || step !== this.lastStep) this.past = [...this.past.slice(-199), this.doc];
    this.lastStep = step;
    this.future = [];
    this.take(doc);
  }

  undo(): void {
    const doc = this.past.at(-1);
    if (!doc) return;
    this.future = [...this.future, this.doc];
    this.past = this.past.slice(0, -1);
    this.lastStep = '';
    this.take(doc);
  }

  redo(): void {
    const doc = this.future.at(-1);
    if (!doc) return;
    this.past = [...this.past, this.doc];
    this.future = this.future.slice(0, -1);
    this.take(doc);
  }

  private take(doc: D): void {
    this.doc = doc;
    void this.judge();
    if (this.saved === 'elsewhere' || this.saved === 'gone') return;
    this.saved = 'waiting';
    this.later(this.pause);
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.write(), ms);
  }

  private async judge(): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    while (this.judged !== this.doc) {
      const doc = this.doc;
      try {
        const paper = await this.api.check(this.kept.game, doc);
        [this.judged, this.paper, this.wrong] = [doc, paper, null];
      } catch (e) {
        [this.judged, this.wrong] = [doc, e];
      }
    }
    this.judging = false;
  }

  private async write(keepalive = false): Promise<void> {
    clearTimeout(this.timer);
    if (this.writing || !this.kept.yours) return;
    this.writing = true;
    try {
      while (this.written !== this.doc) {
        const doc = this.doc;
        const now = await this.api.change(this.kept.id, doc, this.revision, keepalive);
        [this.written, this.revision, this.changed, this.trouble] = [doc, now.revision, now.changed, null];
      }
      this.saved = 'kept';
    } catch (e) {
      this.trouble = e;
      // What cannot be read is not kept; the judge has said why.
      this.saved = e instanceof Problem && e.status === 409 ? 'elsewhere' : e instanceof Problem && e.status === 404 ? 'gone' : 'failed';
      if (e instanceof Unreachable) this.later(5000);
    } finally {
      this.writing = false;
    }
  }

  /** Keeps what is not kept yet, now: the page is about to go. */
  flush(): void {
    if (this.saved === 'waiting' || this.saved === 'failed') void this.write(true);
  }

  /** Takes the paper as it was changed elsewhere; undo brings one's own back. */
  async takeTheirs(): Promise<void> {
    const now = await this.api.look(this.kept.id);
    this.revision = now.revision;
    this.written = now.paper.document;
    this.saved = 'kept';
    this.trouble = null;
    this.past = [...this.past, this.doc];
    this.doc = now.paper.document;
    void this.judge();
  }

  /** Keeps the paper as it is here, over what was changed elsewhere. */
  async keepOurs(): Promise<void> {
    this.revision = (await this.api.look(this.kept.id)).revision;
    this.saved = 'waiting';
    await this.write();
  }
}
