// What of the table is brought before the eyes: a unit that is chosen, and who it aims at.
import type { Box, Camera } from '../lib/camera.svelte';
import { around, toSheet, type Aspect } from './geometry';
import { inch } from './step';
import type { At } from './types';

/** What of the table around a unit is shown with it, and around two of which one aims. */
const about = { one: 10 * inch, two: 2 * inch };
const readable = 0.36;
const rim = 8; // whose base is seen with so many pixels to spare does not move the table

export class Framing {
  constructor(
    private readonly camera: Camera,
    private readonly aspect: () => Aspect,
    /** The corners of a unit's base on the table, if it stands there. */
    private readonly base: (id: string) => At[] | null,
  ) {}

  /** On a small screen a unit of the whole table is too small for a finger. */
  private get small(): boolean {
    return this.camera.width < 520;
  }

  private box(...ids: string[]): Box | null {
    const bases = ids.map(this.base);
    return bases.every((b) => b !== null) ? around(bases.flat().map((p) => toSheet(this.aspect(), p))) : null;
  }

  /** A unit from near by, where all of the table would be too small. */
  closeUp(id: string): { box: Box; least: number; most: number } | null {
    const box = this.small ? this.box(id) : null;
    return box && { box: wider(box, about.one), least: readable, most: 0.6 };
  }

  reveal(id: string): void {
    const { camera } = this;
    const box = this.box(id);
    if (!box) return;
    const close = camera.byHand || camera.at.k >= readable ? null : this.closeUp(id);
    if (close) camera.show(close.box, close.least, close.most);
    else camera.revealBox(box, rim);
  }

  /** Where something happens. */
  stage(ids: string[]): { box: Box; least: number; most: number } | null {
    const box = this.box(...ids);
    return box && { box: wider(box, about.two), least: 0, most: this.small ? 0.6 : 1.2 };
  }

  /** Goes there. */
  goTo(ids: string[]): void {
    const stage = this.stage(ids);
    if (stage) this.camera.fly(stage.box, stage.most);
  }

  /** Who is aimed at is seen together with who aims. */
  revealBoth(from: string, target: string): void {
    const { camera } = this;
    const box = this.box(from, target);
    if (!box) return;
    if (camera.byHand || !this.small) camera.revealBox(box, rim);
    else camera.show(wider(box, about.two), 0, 0.6);
  }
}

const wider = ([x0, y0, x1, y1]: Box, by: number): Box => [x0 - by, y0 - by, x1 + by, y1 + by];
