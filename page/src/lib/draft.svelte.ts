import { Problem, Unreachable } from './api';
import { keep, recall } from './memory';
import type { Papers } from './papers';
import type { KeptPaper, Paper } from './types';

/** How a paper that is being changed stands to the one that is kept. */
export type Saved = 'kept' | 'waiting' | 'failed' | 'elsewhere' | 'gone';

const rewritten = (e: unknown) => e instanceof Problem && e.status === 409;

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
  /** Documents sent on the revision that we know, the newest last: one of them may have landed unheard. */
  private sent: D[] = [];
  /** What was sent when the page seemed about to go. */
  private parting: { doc: D; revision: number } | null = null;
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
    if (kept.yours) this.resume();
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }
  get canRedo(): boolean {
    return this.future.length > 0;
  }
  /** Does the verdict speak of the document as it is now? */
  get current(): boolean {
    return this.paper.document === this.doc || this.judged === this.doc;
  }

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
        const [doc, now] = await this.send(this.doc, keepalive);
        [this.written, this.revision, this.changed, this.trouble, this.sent] = [doc, now.revision, now.changed, null, []];
      }
      this.saved = 'kept';
      this.forget();
    } catch (e) {
      this.trouble = e;
      // What cannot be read is not kept; the judge has said why.
      this.saved = rewritten(e) ? 'elsewhere' : e instanceof Problem && e.status === 404 ? 'gone' : 'failed';
      if (this.saved === 'gone') this.forget();
      if (e instanceof Unreachable) this.later(5000);
    } finally {
      this.writing = false;
    }
  }

  /**
   * Sends a document, and returns which of ours is kept now. The server takes one on each
   * revision: if it has taken another since, that may be one of ours whose answer was lost.
   */
  private async send(doc: D, keepalive: boolean): Promise<[D, KeptPaper<D, S>]> {
    this.remember(doc);
    try {
      return [doc, await this.api.change(this.kept.id, doc, this.revision, keepalive)];
    } catch (e) {
      if (!rewritten(e)) throw e;
      const now = await this.api.look(this.kept.id);
      const landed = await this.landed(JSON.stringify(now.paper.document));
      if (!landed) throw e;
      return [landed, now];
    }
  }

  private remember(doc: D): void {
    // The first is the likeliest to have landed, and the newest is what is wanted.
    if (!this.sent.includes(doc)) this.sent = [...this.sent.slice(0, 7), doc];
  }

  /** The document of ours that the server reads as this text. */
  private async landed(text: string): Promise<D | null> {
    for (const doc of this.sent)
      try {
        if (JSON.stringify((await this.api.check(this.kept.game, doc)).document) === text) return doc;
      } catch (e) {
        if (!(e instanceof Problem)) throw e; // what cannot be read was not kept
      }
    return null;
  }

  /**
   * Keeps what is not kept yet, now: the page is about to go. A write under way does not
   * outlive it, so the newest is sent beside it; if the older one lands first, the newest is
   * refused, and nobody may be left to send it again: the browser remembers it until then.
   */
  flush(): void {
    if (!this.kept.yours || (this.saved !== 'waiting' && this.saved !== 'failed')) return;
    const { doc, revision, writing } = this;
    if (this.parting?.doc === doc && this.parting.revision === revision && writing) return;
    this.parting = { doc, revision };
    this.remember(doc);
    keep(this.place, JSON.stringify({ revision, sent: this.sent }));
    if (!writing) void this.write(true);
    else this.api.change(this.kept.id, doc, revision, true).catch(() => {}); // the write under way finds out
  }

  private get place(): string {
    return `unkept.${this.kept.id}`;
  }

  private forget(): void {
    if (this.parting) keep(this.place, null);
    this.parting = null;
  }

  /** Goes on with what the page did not hear to be kept before it went. */
  private resume(): void {
    const left = JSON.parse(recall(this.place) ?? 'null') as { revision: number; sent: D[] } | null;
    const doc = left?.sent.at(-1);
    if (!left || !doc) return;
    [this.revision, this.sent, this.parting] = [left.revision, left.sent, { doc, revision: left.revision }];
    this.set(doc);
  }

  /** Takes the paper as it was changed elsewhere; undo brings one's own back. */
  async takeTheirs(): Promise<void> {
    const now = await this.api.look(this.kept.id);
    this.revision = now.revision;
    this.written = now.paper.document;
    this.sent = [];
    this.saved = 'kept';
    this.trouble = null;
    this.forget();
    this.past = [...this.past, this.doc];
    this.doc = now.paper.document;
    void this.judge();
  }

  /** Keeps the paper as it is here, over what was changed elsewhere. */
  async keepOurs(): Promise<void> {
    this.revision = (await this.api.look(this.kept.id)).revision;
    this.sent = [];
    this.saved = 'waiting';
    await this.write();
  }
}
