// What the hand does on the table: it drags or turns a unit or a piece, or holds the tape.
import { bearing } from './geometry';
import type { Gestures } from './shown';
import { apart, round } from './step';
import type { At, Pose } from './types';

/** What a press takes hold of. */
export type Grip = { kind: 'move' | 'turn'; unit: string | null; pose: Pose } | { kind: 'measure' };

/** Pixels that a finger or a mouse may tremble before it drags. */
const tremble = { touch: 9, mouse: 4 };

export class Hand {
  /** Something follows the hand. */
  dragging = $state(false);
  private held: { grip: Grip; from: At; press: At; id: number; last: At } | null = null;
  /** A drag has just ended: the click that follows is no press. */
  private spent = false;

  constructor(
    private readonly place: (e: PointerEvent) => At,
    private readonly gestures: () => Gestures | undefined,
  ) {}

  down(e: PointerEvent, grip: Grip): void {
    const from = this.place(e);
    this.spent = false;
    this.held = { grip, from, press: [e.clientX, e.clientY], id: e.pointerId, last: from };
  }

  move(e: PointerEvent): void {
    const h = this.held;
    if (!h || e.pointerId !== h.id) return;
    if (!this.dragging && apart(h.press, [e.clientX, e.clientY]) < (e.pointerType === 'touch' ? tremble.touch : tremble.mouse)) return;
    if (!this.dragging) (e.currentTarget as Element).setPointerCapture(e.pointerId);
    this.dragging = true;
    h.last = this.place(e);
    this.tell();
  }

  up(e: PointerEvent): void {
    if (e.pointerId !== this.held?.id) return;
    this.letGo();
  }

  /** Carries something that lies beside the table onto it, until the pointer lets go of it. */
  carry(e: PointerEvent, over: (e: PointerEvent) => boolean, drag: (at: At) => void): void {
    if (e.button || !e.isPrimary) return;
    const press: At = [e.clientX, e.clientY];
    const ended = new AbortController();
    const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', then: (e: PointerEvent) => void) =>
      addEventListener(kind, (now) => now.pointerId === e.pointerId && then(now), { signal: ended.signal });
    listen('pointermove', (now) => {
      if ((!this.dragging && apart(press, [now.clientX, now.clientY]) < 6) || !over(now)) return;
      this.dragging = true;
      drag(this.place(now));
    });
    const end = () => {
      this.dragging = false;
      ended.abort();
    };
    listen('pointerup', end);
    listen('pointercancel', end);
  }

  /** Lets go where it is, such as when a second finger comes to zoom. */
  letGo(): void {
    if (this.dragging) this.spent = true;
    this.dragging = false;
    this.held = null;
  }

  /** Something else than a drag has ended by which the click that follows is no press. */
  spend(): void {
    this.spent = true;
  }

  /** Is this click the end of a drag? */
  ended(): boolean {
    const was = this.spent;
    this.spent = false;
    return was;
  }

  private tell(): void {
    const h = this.held;
    const g = this.gestures();
    if (!h || !g) return;
    if (h.grip.kind === 'measure') g.measure(h.from, h.last);
    else g.drag(h.grip.unit, dragged(h.grip.kind, h.grip.pose, h.from, h.last), h.grip.kind === 'turn');
  }
}

/** Where a thing is wished to be that was gripped at one place and pulled to another. */
export function dragged(kind: 'move' | 'turn', pose: Pose, from: At, to: At): Pose {
  if (kind === 'move') return { at: [pose.at[0] + to[0] - from[0], pose.at[1] + to[1] - from[1]], facing: pose.facing };
  return { at: pose.at, facing: round(pose.facing + bearing(pose.at, to) - bearing(pose.at, from)) };
}
