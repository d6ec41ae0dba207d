// A rule in words, beside what names it: while the pointer rests on that, or the focus is there.
import type { Attachment } from 'svelte/attachments';

class RuleWords {
  now = $state.raw<{ rule: string; of: Element } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(rule: string, of: Element): void {
    clearTimeout(this.timer);
    if (this.now?.of !== of) this.now = { rule, of };
  }

  soon(rule: string, of: Element): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(rule, of), 300);
  }

  /** Stays a moment, so that the pointer can go to the words. */
  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), 200);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }
}

export const ruleWords = new RuleWords();

/** Says the rule of an element in words; the press that first shows them does nothing else, the next one opens the rule. */
export const inWords =
  (rule: string, open?: (e: MouseEvent) => void): Attachment<HTMLElement> =>
  (node) => {
    let shown = false;
    const ended = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, then: (e: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(kind, then, { signal: ended.signal });
    on('pointerenter', (e) => {
      if (e.pointerType === 'mouse') ruleWords.soon(rule, node);
    });
    on('pointerleave', () => {
      if (document.activeElement !== node) ruleWords.leave();
    });
    on('pointerdown', () => (shown = ruleWords.now?.of === node));
    on('focus', () => ruleWords.show(rule, node));
    on('blur', () => ruleWords.leave());
    on('click', (e) => {
      if (shown || e.detail === 0) {
        ruleWords.close();
        open?.(e);
      } else {
        e.preventDefault();
        ruleWords.show(rule, node);
      }
    });
    return () => {
      ended.abort();
      if (ruleWords.now?.of === node) ruleWords.close();
    };
  };
