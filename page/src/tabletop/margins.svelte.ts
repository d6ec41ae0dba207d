// What of the screen a table leaves to what lies on it or beside it.
import { untrack } from 'svelte';
import type { Camera } from '../lib/camera.svelte';
import type { Rect } from './labels';
import { side as rulerSide, top as rulerTop } from './Rulers.svelte';

/** How wide the column is that stands at the right of a table. */
export const column = 316;

interface Beside {
  /** Something stands in the column. */
  apart: boolean;
  /** The tools stand in a rail. */
  railed: boolean;
  covered: { left: number; right: number };
  /** The hand moves something. */
  dragging: boolean;
}

export class Margins {
  toolbar = $state({ w: 0, h: 0 });
  legend = $state({ w: 0, h: 0 });

  constructor(
    private readonly camera: () => Camera,
    private readonly beside: () => Beside,
  ) {}

  /** The sheet that holds the dock on a small screen lies over the edge of the table. */
  private readonly overlap = $derived.by(() => (this.camera().width < 560 ? 10 : 0));
  /** The legend is in a strip under the table, so that it covers no units. */
  readonly legendBelow = $derived.by(() => this.camera().width > 520 && !this.beside().apart);

  /** Kept free at the edges; the strip of the legend always, so that the table lies still. */
  readonly inset = $derived.by(() => {
    const { apart, railed, covered } = this.beside();
    return {
      left: rulerSide + covered.left,
      top: rulerTop,
      right: covered.right + (apart ? column : railed ? 4 : this.toolbar.w + 10),
      bottom: this.overlap + (this.legendBelow ? 42 : 0),
    };
  });

  /** What the rulers leave free, the tools and the legend on it, in pixels of the sheet. */
  readonly room = $derived.by((): Rect => {
    const { at, width, height } = this.camera();
    return { x: rulerSide + 2 - at.x, y: rulerTop + 2 - at.y, w: width - rulerSide - 4, h: height - rulerTop - 4 - this.overlap };
  });

  /** While the hand moves things the legend comes and goes, and names stay where they are. */
  private readonly legendStill = $derived.by(() => {
    const size = () => ({ w: this.legend.w, h: this.legend.h });
    return this.beside().dragging ? untrack(size) : size();
  });

  /** What lies on the room. */
  readonly panels = $derived.by((): Rect[] => {
    const { room, toolbar, legendStill: legend } = this;
    return [
      this.beside().apart
        ? { x: room.x + room.w - column, y: room.y, w: column, h: room.h }
        : { x: room.x + room.w - toolbar.w - 12, y: room.y, w: toolbar.w + 12, h: toolbar.h + 12 },
      { x: room.x, y: room.y + room.h - legend.h - 12, w: legend.w + 14, h: legend.h + 12 },
    ];
  });
}
