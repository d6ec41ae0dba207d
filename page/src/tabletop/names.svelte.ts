// The names and lengths on a table, as they stand while the hand moves something and while it rests.
import { typeReady } from './lettering';
import type { Placed } from './labels';
import type { Label } from './wanted';
import { following, staying, written, type Moving, type Sheet } from './written';

const nothing: Moving = { ghosts: [], lines: [], handle: null };

export class Names {
  private typed = $state.raw({});
  private stood: { k: number; chosen: string | null; names: Placed<Label>[] } | null = null;

  constructor(
    private readonly sheet: () => Sheet,
    private readonly moving: () => Moving,
    private readonly dragging: () => boolean,
  ) {
    void typeReady().then(() => (this.typed = {}));
  }

  /** While the hand moves something names stay where they are, whatever passes over them. */
  readonly names = $derived.by(() => {
    void this.typed;
    const sheet = this.sheet();
    const { k, shown } = sheet;
    const dragging = this.dragging();
    if (dragging && this.stood?.k === k && this.stood.chosen === shown.chosen) return this.stood.names;
    this.stood = { k, chosen: shown.chosen, names: written(sheet, dragging ? nothing : this.moving()) };
    return this.stood.names;
  });

  private readonly stays = $derived.by(() => staying(this.sheet(), this.names));
  /** What is written of what follows the hand. */
  readonly lengths = $derived.by(() => (this.dragging() ? following(this.sheet(), this.moving(), this.stays) : []));
}
