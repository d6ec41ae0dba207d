// What of the map is on screen, and the ways to change that.
import { select } from 'd3-selection';
import { zoom as makeZoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { untrack } from 'svelte';
import { map, type Point } from './geometry';

const { width: mapWidth, height: mapHeight } = map.canvas;

/** The smallest box around what matters of some areas. */
export function box(ids: string[]): [number, number, number, number] {
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
  box: [number, number, number, number];
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
  const mean = ids.map((id) => map.areas[id]!.order).reduce((s, o) => ({ x: s.x + o.x / ids.length, y: s.y + o.y / ids.length }), { x: 0, y: 0 });
  const far = (id: string) => Math.hypot(map.areas[id]!.order.x - mean.x, map.areas[id]!.order.y - mean.y);
  const mid = map.areas[[...ids].sort((a, b) => far(a) - far(b))[0]!]!.order;
  return { box: [mid.x - 1, mid.y - 1, mid.x + 1, mid.y + 1], least, most: least };
}

export class Camera {
  svg = $state<SVGSVGElement>();
  width = $state(0);
  height = $state(0);
  at = $state({ k: 1, x: 0, y: 0 });
  readonly fitAll = $derived(this.width && this.height ? Math.min(this.width / (mapWidth + 60), this.height / (mapHeight + 60)) : 0.4);
  private behaviour: ZoomBehavior<SVGSVGElement, unknown> | undefined;
  private moved = false; // by the reader's own hand
  private seen: { width: number; height: number } | null = null;

  constructor(private readonly subject: () => Subject) {}

  /** Listens to hand and wheel; to be called again when the room changes. */
  attach(): (() => void) | undefined {
    const { svg, width, height, fitAll } = this;
    if (!svg || !width || !height) return;
    const s = select(svg);
    const behaviour = makeZoom<SVGSVGElement, unknown>()
      .scaleExtent([Math.min(fitAll, 1), 4])
      .extent([[0, 0], [width, height]])
      .translateExtent([[-30, -30], [mapWidth + 30, mapHeight + 30]])
      .filter((e: Event) => {
        const m = e as MouseEvent;
        return (!m.ctrlKey || e.type === 'wheel') && !m.button;
      })
      .on('zoom', (e: D3ZoomEvent<SVGSVGElement, unknown>) => {
        if (e.sourceEvent) this.moved = true;
        this.at = { k: e.transform.k, x: e.transform.x, y: e.transform.y };
      });
    this.behaviour = behaviour;
    s.call(behaviour).on('dblclick.zoom', null);
    untrack(() => {
      const { seen, at } = this;
      if (!seen || this.subject().fight) this.showOwn();
      // The room has changed: what was in the middle stays there.
      else {
        s.call(behaviour.translateTo, (seen.width / 2 - at.x) / at.k, (seen.height / 2 - at.y) / at.k);
        if (!this.moved) this.showChoices();
      }
      this.seen = { width, height };
    });
    return () => {
      s.on('.zoom', null);
    };
  }

  get ready(): boolean {
    return this.seen !== null;
  }

  private show(x0: number, y0: number, x1: number, y1: number, least = 0, most = 1.7) {
    const { svg, behaviour, width, height } = this;
    if (!svg || !behaviour || !width || !height) return;
    const k = Math.max(Math.min(this.fitAll, 1), least, Math.min(most, width / (x1 - x0), height / (y1 - y0)));
    const t = zoomIdentity.translate(width / 2, height / 2).scale(k).translate(-(x0 + x1) / 2, -(y0 + y1) / 2);
    select(svg).call(behaviour.transform, behaviour.constrain()(t, [[0, 0], [width, height]], behaviour.translateExtent()));
  }

  showAll = () => this.show(-20, -20, mapWidth + 20, mapHeight + 20);

  showOwn = () => {
    const f = frame(this.subject(), this.width, this.height);
    if (f) this.show(...f.box, f.least, f.most);
    else this.showAll();
  };

  /** Sees to it that what can be chosen is on screen: all of it, or some where the reader has moved the map. */
  showChoices() {
    const { choices } = this.subject();
    const seen = (id: string) => this.sees(id);
    if (choices.length && !(this.moved ? choices.some(seen) : choices.every(seen))) this.showOwn();
  }

  /** Moves the map so that an area is seen. */
  reveal(id: string) {
    const { at, width, height } = this;
    const [x0, y0, x1, y1] = box([id]);
    const px = (v: number) => v * at.k + at.x;
    const py = (v: number) => v * at.k + at.y;
    const m = Math.min(90, width / 6, height / 6);
    const dx = px(x0) < m ? m - px(x0) : px(x1) > width - m ? width - m - px(x1) : 0;
    const dy = py(y0) < m ? m - py(y0) : py(y1) > height - m ? height - m - py(y1) : 0;
    if (dx || dy) this.shift(dx, dy);
  }

  /** Is the middle of an area on screen? */
  sees(id: string): boolean {
    const o = map.areas[id]!.order;
    const [x, y] = [o.x * this.at.k + this.at.x, o.y * this.at.k + this.at.y];
    return x > 22 && y > 22 && x < this.width - 22 && y < this.height - 30; // the sheet lies a little over the map
  }

  /** Moves the map by so many pixels. */
  pan(dx: number, dy: number) {
    this.moved = true;
    this.shift(dx, dy);
  }

  private shift(dx: number, dy: number) {
    if (this.svg && this.behaviour) select(this.svg).call(this.behaviour.translateBy, dx / this.at.k, dy / this.at.k);
  }

  /** Puts a point of the map into the middle. */
  centre(x: number, y: number) {
    this.moved = true;
    if (this.svg && this.behaviour) select(this.svg).call(this.behaviour.translateTo, x, y);
  }

  scale(by: number) {
    this.moved = true;
    if (this.svg && this.behaviour) select(this.svg).call(this.behaviour.scaleBy, by);
  }
}
