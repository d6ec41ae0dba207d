import type { Saved } from '../../lib/draft.svelte';

/** What is said of a paper, whatever is written on it. */
export interface PaperWords {
  notFound: string;
  toAll: string;
  undo: string;
  redo: string;
  share: string;
  shared: string;
  shareFailed: string;
  saved: Record<Saved, string>;
  notYours: string;
  keepCopy: string;
  elsewhere: string;
  takeTheirs: string;
  keepOurs: string;
  gone: string;
}
