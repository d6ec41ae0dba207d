// What a board shows in the rails beside it.
import type { Snippet } from 'svelte';
import type { Beside } from '../lib/board';

export class Shelf {
  tools = $state.raw<Snippet | null>(null);
  map = $state.raw<Snippet | null>(null);
  panel = $state.raw<Snippet | null>(null);

  /** For a board beside rails of which the right one is open or folded. */
  for(open: boolean): Beside {
    const put = (where: 'tools' | 'map' | 'panel') => (content: Snippet) => {
      this[where] = content;
      return () => {
        if (this[where] === content) this[where] = null;
      };
    };
    return { tools: put('tools'), map: put('map'), panel: open ? put('panel') : null };
  }
}
