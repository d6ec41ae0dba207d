// What presses on the table do: take hold of something, pick a unit, point at a place, or draw a box about several units.
import { gripAt } from './grips';
import type { Grip, Hand } from './hand.svelte';
import type { Handle } from './handles';
import type { BoardTools, Gestures, Shown } from './shown';
import { apart } from './step';
import type { At, Pose } from './types';

/** What is on the table as a press finds it. */
export interface Pressed {
  shown: Shown;
  gestures: Gestures | undefined;
  tools: BoardTools;
  handle: Handle | null;
  poseOf: (unit: string) => Pose | undefined;
  /** The place of the table under a point of the window. */
  tableAt: (x: number, y: number) => At;
  /** The units, and where others are to stand, that can be gathered. */
  spots: () => { unit: string; at: At }[];
}

export class Presses {
  /** The box that is being drawn, from corner to corner, in pixels of the window. */
  box = $state.raw<[At, At] | null>(null);
  private from: { at: At; id: number } | null = null;

  constructor(
    private readonly on: () => Pressed,
    private readonly hand: Hand,
    private readonly picked: (unit: string) => void,
  ) {}

  /** What a press takes hold of. */
  gripOf(target: Element | null, several: boolean): Grip | null {
    const { gestures, tools, shown, handle, poseOf } = this.on();
    if (!gestures || (several && !tools.measuring)) return null;
    return tools.measuring ? { kind: 'measure' } : gripAt(target, shown, handle, poseOf);
  }

  /** Does a press begin a box, or add one more unit? */
  several(e: { shiftKey: boolean }): boolean {
    const { gestures, tools } = this.on();
    return gestures !== undefined && !tools.measuring && (e.shiftKey || tools.several);
  }

  down(e: PointerEvent): void {
    if (e.button || !e.isPrimary) return;
    if (this.several(e)) this.from = { at: [e.clientX, e.clientY], id: e.pointerId };
    const grip = this.gripOf(e.target as Element, this.several(e));
    if (grip) this.hand.down(e, grip);
  }

  move(e: PointerEvent): void {
    this.hand.move(e);
    if (this.from?.id !== e.pointerId) return;
    const to: At = [e.clientX, e.clientY];
    if (!this.box && apart(this.from.at, to) < 6) return;
    if (!this.box) (e.currentTarget as Element).setPointerCapture(e.pointerId);
    this.box = [this.from.at, to];
  }

  up(e: PointerEvent): void {
    this.hand.up(e);
    if (this.from?.id !== e.pointerId) return;
    const { gestures, tableAt, spots } = this.on();
    if (this.box) {
      const [a, b] = this.box.map((p) => tableAt(...p)) as [At, At];
      const within = (at: At) => at.every((v, i) => v >= Math.min(a[i]!, b[i]!) && v <= Math.max(a[i]!, b[i]!));
      gestures?.gather(spots().flatMap((s) => (within(s.at) ? [s.unit] : [])));
      this.hand.spend();
    }
    this.letGo();
  }

  letGo(): void {
    this.hand.letGo();
    this.from = null;
    this.box = null;
  }

  click(e: MouseEvent): void {
    const { gestures, tools, shown, tableAt } = this.on();
    if (this.hand.ended() || !gestures) return;
    const here = tableAt(e.clientX, e.clientY);
    if (tools.measuring) return gestures.measure(null, here);
    const target = beneath(e);
    const id = named(target, 'data-unit') ?? (shown.group ? named(target, 'data-ghost') : null);
    if (id) {
      this.picked(id);
      gestures.pick(id, this.several(e));
    } else if (!target.closest('[data-ghost], [data-turn], [data-piece]') && !this.several(e)) gestures.point(here);
  }
}

/** The unit that something drawn names: as one that stands, or where one is to stand. */
const named = (target: Element, by: 'data-unit' | 'data-ghost'): string | null => target.closest(`[${by}]`)?.getAttribute(by) ?? null;

/** What was pressed. A handle is for dragging: a press on it goes to the unit that lies beneath it. */
function beneath(e: MouseEvent): Element {
  const target = e.target as Element;
  if (!target.closest('[data-turn]')) return target;
  return document.elementsFromPoint(e.clientX, e.clientY).find((x) => x.closest('[data-unit]')) ?? target;
}
