// What of the map is on screen: one's own areas, those of a fight, those that can be chosen.
import { Camera, type Box } from '../lib/camera.svelte';
import { map, type Point } from './geometry';

/** The smallest box around what matters of some areas. */
export function box(ids: string[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const id of ids) {
    const a = map.areas[id]!;
    for (const [x, y] of [a.anchor, [a.label.x, a.label.y], [a.order.x, a.order.y], a.slots[0] ?? a.anchor] as Point[]) {
      x0 = Math.min(x0, x);
      y0 = Math.min(y0, y);
      x1 = Math.max(x1, x);
      y1 = Math.max(y1, y);
    }
  }
  return [x0, y0, x1, y1];
}

/** What the first view and the button for it show: one's own areas, or those of a fight. */
export interface Subject {
  ids: string[];
  /** Those that can be chosen: all of them must be seen. */
  choices: string[];
  fight: boolean;
}

/** A part of the map, and between which scales it is shown. */
export interface Frame {
  box: Box;
  least: number;
  most: number;
}

/** Pixels between an area that can be chosen and the edge. */
const rim = 36;

/** What of the map to show in so much room; null for all of it. */
export function frame({ ids, choices, fight }: Subject, width: number, height: number): Frame | null {
  const all = [...new Set([...ids, ...choices])];
  if (!all.length) return null;
  const pad = fight ? 105 : 95;
  const most = fight ? 1.3 : 1.35;
  const around = (of: string[], p = pad): Frame['box'] => {
    const [x0, y0, x1, y1] = box(of);
    return [x0 - p, y0 - p, x1 + p, y1 + p];
  };
  const fits = ([x0, y0, x1, y1]: Frame['box'], k: number) => Math.min(width / (x1 - x0), height / (y1 - y0)) >= k;
  // On a small screen rather a part that can be read than all of it.
  const least = width < 520 ? 0.62 : 0.45;
  const wide = around(all);
  if (fits(wide, least)) return { box: wide, least: fight && !choices.length ? 0.8 : least, most };
  // But what can be chosen is seen, however small.
  if (choices.length) {
    const must = fight ? all : choices;
    const [x0, y0, x1, y1] = around(must, 0);
    const k = Math.min(Math.max(width - 2 * rim, 1) / (x1 - x0 || 1), Math.max(height - 2 * rim, 1) / (y1 - y0 || 1));
    return { box: around(must, Math.max(pad, rim / k)), least: 0, most };
  }
  if (fight) return { box: wide, least: 0.8, most };
  const mean = ids
    .map((id) => map.areas[id]!.order)
    .reduce((s, o) => ({ x: s.x + o.x / ids.length, y: s.y + o.y / ids.length }), { x: 0, y: 0 });
  const far = (id: string) => Math.hypot(map.areas[id]!.order.x - mean.x, map.areas[id]!.order.y - mean.y);
  const mid = map.areas[[...ids].sort((a, b) => far(a) - far(b))[0]!]!.order;
  return { box: [mid.x - 1, mid.y - 1, mid.x + 1, mid.y + 1], least, most: least };
}

const sheet = { width: map.canvas.width, height: map.canvas.height, margin: 30, most: 4 };

export class MapCamera extends Camera {
  constructor(
    private readonly subject: () => Subject,
    inset: () => { left: number; right: number; bottom: number },
  ) {
    super(() => ({ ...sheet, inset: { top: 0, ...inset() } }));
  }

  private get frame(): Frame | null {
    const [[x0, y0], [x1, y1]] = this.room();
    return frame(this.subject(), x1 - x0, y1 - y0);
  }

  protected override open() {
    const f = this.frame;
    if (f) this.show(f.box, f.least, f.most);
    else this.showAll();
  }

  protected override resized() {
    if (!this.moved) this.open();
    else this.showChoices();
  }

  /** Something is asked: it is looked at, unless the reader looks elsewhere. */
  ask() {
    if (this.moved) this.showChoices();
    else this.open();
  }

  /** Sees to it that what can be chosen is on screen, and large: all of it, or some where the reader has moved the map. */
  showChoices() {
    const { choices } = this.subject();
    const seen = (id: string) => this.sees(id);
    if (!choices.length) return;
    if (this.moved ? !choices.some(seen) : !choices.every(seen) || this.far()) this.open();
  }

  /** Is the map much smaller than it could be? */
  private far(): boolean {
    const f = this.frame;
    if (!f) return false;
    const [[l, t], [r, b]] = this.room();
    const [x0, y0, x1, y1] = f.box;
    return this.at.k < 0.6 * Math.min(f.most, (r - l) / (x1 - x0), (b - t) / (y1 - y0));
  }

  /** Goes to where something happens. */
  goTo(ids: string[]) {
    if (!ids.length) return;
    const [x0, y0, x1, y1] = box(ids);
    const pad = 70;
    this.fly([x0 - pad, y0 - pad, x1 + pad, y1 + pad], 1.35);
  }

  /** Moves the map so that an area is seen. */
  reveal(id: string) {
    this.revealBox(box([id]));
  }

  /** Is the middle of an area on screen? */
  sees(id: string): boolean {
    const o = map.areas[id]!.order;
    const [x, y] = [o.x * this.at.k + this.at.x, o.y * this.at.k + this.at.y];
    const [[l, t], [r, b]] = this.room();
    return x > l + 22 && y > t + 22 && x < r - 22 && y < b - 22;
  }
}
