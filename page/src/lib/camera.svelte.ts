// What of a board is on screen, and the ways to change that.
import { select } from 'd3-selection';
import { zoom as makeZoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import { untrack } from 'svelte';
import { still } from './motion';

/** A part of the board: left, top, right, bottom. */
export type Box = [number, number, number, number];

/** The board, and how it may be seen. */
export interface Sheet {
  width: number;
  height: number;
  /** How far one may look beyond its edges. */
  margin: number;
  /** The largest scale. */
  most: number;
  /** What is shown when the reader has not moved the board; all of it if there is nothing. */
  home?: () => { box: Box; least: number; most: number } | null;
  /** Pixels at the edges of the screen that something else covers. */
  inset?: { left: number; top: number; right: number; bottom: number };
  /** Is this press ours, or does it take hold of something on the board? */
  ours?: (e: Event) => boolean;
}

const bare = { left: 0, top: 0, right: 0, bottom: 0 };

const flightTime = 420;

/** With a margin of 12 % on each side. */
function widened([x0, y0, x1, y1]: Box): Box {
  const [dx, dy] = [0.12 * (x1 - x0), 0.12 * (y1 - y0)];
  return [x0 - dx, y0 - dy, x1 + dx, y1 + dy];
}

export class Camera {
  /** What the hand and the wheel move the board by. */
  element = $state<Element>();
  width = $state(0);
  height = $state(0);
  at = $state({ k: 1, x: 0, y: 0 });
  /** The mouse moves the board. A press alone does not say so: another cursor is worked out anew for all that is drawn. */
  held = $state(false);
  protected moved = $state(false); // by the reader's own hand
  /** Called when the reader moves the board, and when he lets it follow again. */
  onhand: ((moved: boolean) => void) | null = null;
  private flight = 0;
  private behaviour: ZoomBehavior<Element, unknown> | undefined;
  private seen: { width: number; height: number } | null = null;

  constructor(private readonly sheet: () => Sheet) {}

  /** The scale at which all of the board is seen. */
  get fitAll(): number {
    const { width, height, margin } = this.sheet();
    const [[x0, y0], [x1, y1]] = this.room();
    return this.width && this.height ? Math.min((x1 - x0) / (width + 2 * margin), (y1 - y0) / (height + 2 * margin)) : 0.4;
  }

  /** The part of the screen that nothing covers. */
  protected room(): [[number, number], [number, number]] {
    const { left, top, right, bottom } = this.sheet().inset ?? bare;
    return [
      [left, top],
      [Math.max(this.width - right, left + 1), Math.max(this.height - bottom, top + 1)],
    ];
  }

  /** Listens to hand and wheel; to be called again when the room changes. */
  attach(): (() => void) | undefined {
    const { element, width, height, fitAll } = this;
    if (!element || !width || !height) return;
    const sheet = this.sheet();
    const s = select(element);
    const behaviour = makeZoom<Element, unknown>()
      .scaleExtent([Math.min(fitAll, 1), sheet.most])
      .extent(this.room())
      .translateExtent([
        [-sheet.margin, -sheet.margin],
        [sheet.width + sheet.margin, sheet.height + sheet.margin],
      ])
      .clickDistance(4)
      .filter((e: Event) => {
        const m = e as MouseEvent;
        return (!m.ctrlKey || e.type === 'wheel') && !m.button && (e.type === 'wheel' || (sheet.ours?.(e) ?? true));
      })
      .on('zoom', (e: D3ZoomEvent<Element, unknown>) => {
        if (e.sourceEvent) this.byReader();
        if ((e.sourceEvent as Event | null)?.type === 'mousemove') this.held = true;
        this.at = { k: e.transform.k, x: e.transform.x, y: e.transform.y };
      })
      .on('end', () => {
        this.held = false;
      });
    this.behaviour = behaviour;
    s.call(behaviour).on('dblclick.zoom', null);
    untrack(() => {
      const { seen, at } = this;
      if (!seen) this.open();
      else {
        // The room has changed: what was in the middle stays there.
        s.call(behaviour.translateTo, (seen.width / 2 - at.x) / at.k, (seen.height / 2 - at.y) / at.k);
        this.resized();
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

  private byReader() {
    this.moved = true;
    this.land();
    this.onhand?.(true);
  }

  private land() {
    cancelAnimationFrame(this.flight);
  }

  /** Has the reader moved the board? */
  get byHand(): boolean {
    return this.moved;
  }

  /** Shows what is asked about, and from then on whatever is asked next. */
  follow = () => {
    this.moved = false;
    this.onhand?.(false);
    this.open();
  };

  /** The first view. */
  protected open() {
    const home = this.sheet().home?.();
    if (home) this.show(home.box, home.least, home.most);
    else this.showAll();
  }

  /** The room has changed. */
  protected resized() {
    if (!this.moved) this.open();
  }

  show(box: Box, least = 0, most = 1.7) {
    const to = this.framed(box, least, most);
    this.land();
    if (to && this.element && this.behaviour) select(this.element).call(this.behaviour.transform, to);
  }

  /** Goes to a part of the board, quickly; stays where all of it is seen already, and not much smaller. */
  fly(box: Box, most = 1.7) {
    const to = this.framed(widened(box), 0, most);
    const { element, behaviour, at } = this;
    if (!to || !element || !behaviour || (this.holds(box) && at.k >= 0.6 * to.k)) return;
    this.land();
    const move = (t: number) => {
      const k = at.k + (to.k - at.k) * t;
      const x = at.x + (to.x - at.x) * t;
      const y = at.y + (to.y - at.y) * t;
      select(element).call(behaviour.transform, t === 1 ? to : zoomIdentity.translate(x, y).scale(k));
    };
    if (still()) return move(1);
    const begun = performance.now();
    const frame = (time: number) => {
      const t = Math.min(1, Math.max(0, (time - begun) / flightTime));
      move(1 - (1 - t) ** 3);
      if (t < 1) this.flight = requestAnimationFrame(frame);
    };
    this.flight = requestAnimationFrame(frame);
  }

  /** Is all of a part of the board on screen? */
  private holds([x0, y0, x1, y1]: Box): boolean {
    const { k, x, y } = this.at;
    const [[l, t], [r, b]] = this.room();
    return x0 * k + x >= l && x1 * k + x <= r && y0 * k + y >= t && y1 * k + y <= b;
  }

  /** How the board lies when a part of it fills the screen. */
  private framed([x0, y0, x1, y1]: Box, least: number, most: number) {
    const { behaviour, width, height } = this;
    if (!behaviour || !width || !height) return null;
    const room = this.room();
    const [[l, t], [r, b]] = room;
    const k = Math.max(Math.min(this.fitAll, 1), least, Math.min(most, (r - l) / (x1 - x0), (b - t) / (y1 - y0)));
    const to = zoomIdentity
      .translate((l + r) / 2, (t + b) / 2)
      .scale(k)
      .translate(-(x0 + x1) / 2, -(y0 + y1) / 2);
    return behaviour.constrain()(to, room, behaviour.translateExtent());
  }

  showAll = () => {
    const { width, height, margin } = this.sheet();
    const m = margin * (2 / 3);
    this.show([-m, -m, width + m, height + m]);
  };

  /** Moves the board so that a part of it is seen, not too near to the edge. What stands within a rim already stays where it is. */
  revealBox([x0, y0, x1, y1]: Box, rim = Number.POSITIVE_INFINITY) {
    const { at, width, height } = this;
    const [[l, t], [r, b]] = this.room();
    const px = (v: number) => v * at.k + at.x;
    const py = (v: number) => v * at.k + at.y;
    if (px(x0) >= l + rim && px(x1) <= r - rim && py(y0) >= t + rim && py(y1) <= b - rim) return;
    const m = Math.min(90, width / 6, height / 6);
    const dx = px(x0) < l + m ? l + m - px(x0) : px(x1) > r - m ? r - m - px(x1) : 0;
    const dy = py(y0) < t + m ? t + m - py(y0) : py(y1) > b - m ? b - m - py(y1) : 0;
    if (dx || dy) this.shift(dx, dy);
  }

  /** Moves the board by so many pixels. */
  pan(dx: number, dy: number) {
    this.byReader();
    this.shift(dx, dy);
  }

  private shift(dx: number, dy: number) {
    if (this.element && this.behaviour) select(this.element).call(this.behaviour.translateBy, dx / this.at.k, dy / this.at.k);
  }

  /** Puts a point of the board into the middle. */
  centre(x: number, y: number) {
    this.byReader();
    if (this.element && this.behaviour) select(this.element).call(this.behaviour.translateTo, x, y);
  }

  scale(by: number) {
    this.byReader();
    if (this.element && this.behaviour) select(this.element).call(this.behaviour.scaleBy, by);
  }
}
