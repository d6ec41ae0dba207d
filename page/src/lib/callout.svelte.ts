// What a press is answered with where it does nothing else: said at the thing that was pressed.
import { play } from './sound';
import type { Refusal } from './types';

/** What an answer offers to do instead. */
export interface Offer {
  text: string;
  does: () => void;
}

interface Note {
  /** What was pressed. */
  name?: string;
  text: string;
  offer?: Offer | undefined;
  /** The rule behind it; left out, that of the decision which is asked; null is none of the game. */
  rule?: string | null | undefined;
}

export type Answer = { refused: Refusal; offer?: Offer | undefined } | (Note & { refused: null });

/** Something in the window that an answer can point at. */
export interface Spot {
  /** Where it is now; where it was last if it is gone. */
  box(): { x: number; y: number; width: number; height: number };
}

const pressable = 'a, button, summary, label, input, select, [role=button], [aria-disabled]';

/** An element; of a large thing that is drawn, the place in it that was pressed, else its middle. */
export function spotOf(element: Element, at?: { x: number; y: number }): Spot {
  const { id } = element;
  const now = () => (id ? (document.getElementById(id) ?? element) : element).getBoundingClientRect();
  let last = now();
  const large = element instanceof SVGElement && Math.max(last.width, last.height) > 120;
  const share = (press: number | undefined, from: number, size: number) => (press === undefined || !size ? 0.5 : (press - from) / size);
  const [fx, fy] = [share(at?.x, last.x, last.width), share(at?.y, last.y, last.height)];
  return {
    box() {
      const seen = now();
      if (seen.width || seen.height) last = seen;
      return large ? { x: last.x + fx * last.width, y: last.y + fy * last.height, width: 0, height: 0 } : last;
    },
  };
}

/** How long a note stays, how soon a press must be answered, and within what time bare ground is pressed twice. */
const stays = 6000;
const soon = 90;
const twice = 2000;

class Callouts {
  now = $state.raw<Answer | null>(null);
  at = $state.raw<Spot | null>(null);
  /** A button or a finger is down: what follows it is not spoken of yet. */
  held = $state(false);
  private pressed: Spot | null = null;
  /** The rule behind the decision that is asked. */
  private asked: () => string | undefined = () => undefined;
  private answered = false;
  private grounded = -twice;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something is forbidden; it stays until it is obeyed, dismissed or replaced. */
  refuse(refused: Refusal, at?: Spot | null, offer?: Offer): void {
    this.show({ refused, offer }, at);
    play('refusal');
  }

  /** Something is known, and there is nothing to choose. */
  note(note: Note, at?: Spot | null): void {
    this.show({ refused: null, ...note, rule: note.rule === undefined ? this.asked() : note.rule }, at);
    this.timer = setTimeout(() => this.close(), stays);
  }

  /** Asks why something is forbidden; what is known of it is said if there is no such rule, or until the answer comes. */
  async seek(why: Promise<Refusal | null>, known: () => Note, offer?: Offer): Promise<void> {
    const at = this.pressed;
    this.answered = true;
    const late = setTimeout(() => this.note(known(), at), soon);
    const refused = await why.catch(() => null);
    clearTimeout(late);
    if (refused) this.refuse(refused, at, offer);
    else this.note(known(), at);
  }

  /** Bare ground was pressed; the second time what is asked is said again. */
  ground(question: string): void {
    const again = performance.now() - this.grounded < twice;
    this.grounded = performance.now();
    if (again && question) this.note({ text: question });
  }

  private show(answer: Answer, at?: Spot | null): void {
    clearTimeout(this.timer);
    this.answered = true;
    this.now = answer;
    this.at = at ?? this.pressed;
  }

  /** What was refused is no longer wanted. */
  obeyed(refused: Refusal): void {
    if (this.now?.refused === refused) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.now = null;
  }

  /** Watches what is pressed at a table, where a control that cannot be used says at least what is asked, and by which rule. */
  watch(idle: () => Note, rule: () => string | undefined = () => undefined): () => void {
    this.asked = rule;
    const ended = new AbortController();
    const on = <K extends keyof WindowEventMap>(kind: K, then: (e: WindowEventMap[K]) => void, capture = true) =>
      addEventListener(kind, then, { capture, signal: ended.signal });
    on('pointerdown', (e) => {
      this.held = true;
      this.begin(e.target as Element, { x: e.clientX, y: e.clientY });
    });
    for (const up of ['pointerup', 'pointercancel'] as const) on(up, () => (this.held = false));
    on('keydown', (e) => {
      if (e.key === 'Escape') this.close();
      else if (e.key === 'Enter' || e.key === ' ') this.begin(e.target as Element);
    });
    on('click', (e) => this.end(e.target as Element, idle), false);
    return () => {
      ended.abort();
      this.asked = () => undefined;
      this.close();
    };
  }

  private begin(target: Element, at?: { x: number; y: number }): void {
    if (target.closest('.callout, .rulewords')) return;
    this.answered = false;
    if (this.now && !this.now.refused) this.close();
    const thing = target.closest(pressable);
    this.pressed = thing ? spotOf(thing, at) : at ? { box: () => ({ ...at, width: 0, height: 0 }) } : null;
  }

  /** The press has done what it does. */
  private end(target: Element, idle: () => Note): void {
    if (this.answered || target.closest('.callout, .rulewords')) return;
    const off = target.closest('[aria-disabled=true]');
    if (off) this.note(idle());
    else if (target.closest('main')) this.close();
  }
}

export const callouts = new Callouts();
