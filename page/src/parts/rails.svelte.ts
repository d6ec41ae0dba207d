// The rails beside a board: which are open, and what the right one shows.
import { tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { keep, recall } from '../lib/memory';
import { columns, covered, usual, type Opened } from '../lib/share';
import type { Tab } from './tabs';

/** What can be brought before the eyes. */
export type Pane = 'board' | 'seats' | Tab;

const shut: Opened = { left: false, right: false };

/** What was opened and folded on this page, by the kind of window; the settings show it too. */
const byHand = $state<Record<string, Opened>>({});

export class Rails {
  tab = $state<Tab>('log');
  private readonly small = new MediaQuery('max-width: 639px');
  private readonly size = $derived({ width: innerWidth.current ?? 1280, height: innerHeight.current ?? 720 });
  private readonly usual = $derived(this.small.current ? shut : usual(this.size));
  /** Windows in which the same rails are usually open are of one kind. */
  private readonly kind = $derived(this.small.current ? 'small' : `${this.usual.left ? 'left' : ''}${this.usual.right ? 'right' : ''}`);
  readonly open = $derived(byHand[this.kind] ?? remembered(this.kind) ?? this.usual);
  /** Those that stand beside the board. */
  readonly beside = $derived(this.phone ? shut : columns(this.size, this.open));
  /** Pixels of the board under the others. */
  readonly covered = $derived(this.phone ? { left: 0, right: 0 } : covered(this.size, this.open));

  /** On a phone the board, the seats and the rest take turns. */
  get phone(): boolean {
    return this.small.current;
  }

  /** What is open on a phone. */
  get pane(): Pane {
    return this.open.left ? 'seats' : this.open.right ? this.tab : 'board';
  }

  /** Is a tab before the eyes? */
  shows(tab: Tab): boolean {
    return this.open.right && this.tab === tab;
  }

  show(pane: Pane): void {
    const { left, right } = this.phone ? shut : this.open;
    if (pane === 'board') this.set({ left, right });
    else if (pane === 'seats') this.set({ left: true, right });
    else {
      this.tab = pane;
      this.set({ left, right: true });
    }
    if (pane !== 'board') focus(pane === 'seats' ? 'rail-l' : `tab-${pane}`);
  }

  toggle(side: keyof Opened): void {
    if (this.open[side]) this.fold(side);
    else this.show(side === 'left' ? 'seats' : this.tab);
  }

  fold(side: keyof Opened): void {
    this.set({ ...this.open, [side]: false });
    focus(side === 'left' ? 'open-l' : `tab-${this.tab}`);
  }

  /** Opens a rail beside the board, or folds it; for who looks at something else. */
  put(side: keyof Opened, open: boolean): void {
    this.set({ ...this.open, [side]: open });
  }

  /** Would a rail stand beside the board? Where there is little room it lies over it. */
  fits(side: keyof Opened): boolean {
    return !this.phone && columns(this.size, { ...this.open, [side]: true })[side];
  }

  /** Folds what lies over the board; false if nothing does. */
  clear(): boolean {
    const over = (['left', 'right'] as const).filter((side) => this.open[side] && !this.beside[side]);
    for (const side of over) this.fold(side);
    return over.length > 0;
  }

  /** Brings the board before the eyes, where something takes its place. */
  uncover(): void {
    if (this.phone) this.set(shut);
  }

  private set(open: Opened): void {
    byHand[this.kind] = open;
    if (!this.phone) remember(this.kind, this.beside); // what lies over the board is soon put away again
  }
}

const name = (kind: string) => `rails.${kind}`;
const remember = (kind: string, { left, right }: Opened) => keep(name(kind), `${left ? 'left' : ''} ${right ? 'right' : ''}`);
function remembered(kind: string): Opened | null {
  const kept = kind === 'small' ? null : recall(name(kind));
  return kept === null ? null : { left: kept.includes('left'), right: kept.includes('right') };
}

const focus = (id: string) => void tick().then(() => document.getElementById(id)?.focus());
