// What of the field is on screen: all of it, if hexes stay large enough; else what is asked about, all of it if its hexes can be pressed,
// or one's own units and what is near to them.
import { Camera, type Box } from '../lib/camera.svelte';
import { boxOf, inField, neighbours, sizeOf, W, type Field, type HexId } from './hexes';
import { detail } from './shown';
import type { House, View } from './types';

/** Room for the house edges, and at the sides. */
export const rim = 17;
const side = 4;
/** The largest scale that is chosen for the reader. */
const near = 1.5;

/** The hexes that the first view shows if the whole field would be too small: one's own units, and the enemies within two hexes of them. */
export function stageOf(field: Field, units: View['units'], house: House | null): HexId[] {
  const own = new Set<HexId>();
  for (const unit of Object.values(units)) if (unit.hex && (house === null || unit.house === house)) own.add(unit.hex);
  const near = new Set<HexId>(own);
  for (let i = 0; i < 2; i++) for (const id of [...near]) for (const to of neighbours(field, id)) near.add(to);
  const foes = Object.values(units).flatMap((unit) => (unit.hex && near.has(unit.hex) ? [unit.hex] : []));
  return [...own, ...foes].filter((id) => inField(field, id));
}

export class FieldCamera extends Camera {
  constructor(
    private readonly field: () => Field,
    private readonly subject: () => HexId[],
    inset: () => { left: number; right: number; bottom: number },
  ) {
    super(() => ({ ...sizeOf(field()), margin: rim, most: 4, inset: { top: 0, ...inset() } }));
  }

  /** Does a hex keep a good size if all of the field is seen? */
  get fits(): boolean {
    const { width, height } = sizeOf(this.field());
    return this.scaleOf(width + 2 * side, height + 2 * rim) * W >= detail.whole;
  }

  /** The scale at which so much is seen. */
  private scaleOf(width: number, height: number): number {
    const [[x0, y0], [x1, y1]] = this.room();
    return Math.min((x1 - x0) / width, (y1 - y0) / height);
  }

  protected override open() {
    const box = this.fits ? null : this.box(this.subject(), 12);
    if (!box) return this.all();
    const k = this.scaleOf(box[2] - box[0], box[3] - box[1]);
    this.show(box, k * W < detail.pressed ? detail.whole / W : Math.min(k, near), near);
  }

  /** The whole field with its edges. */
  all = () => {
    const { width, height } = sizeOf(this.field());
    this.show([-side, -rim, width + side, height + rim], 0, 2);
  };

  private box(ids: HexId[], pad: number): Box | null {
    return boxOf(this.field(), ids, pad);
  }

  /** Goes to where something happens. */
  goTo(ids: HexId[]) {
    const box = this.box(ids, 40);
    if (box) this.fly(box, near);
  }

  reveal(id: HexId) {
    const box = this.box([id], 0);
    if (box) this.revealBox(box, 0);
  }
}
