// How large something is, heard once the browser has laid it out. Asked where it appears, as `bind:offsetWidth` does, the
// browser would have to lay the whole page out there and then, and once more before it paints.
import type { Attachment } from 'svelte/attachments';

const heard = new WeakMap<Element, () => void>();
/** One for all: what is heard of a frame is changed at once. */
let watch: ResizeObserver | undefined;

/** Tells the size of an element with its border, in whole pixels: before it is first painted, and whenever it changes. */
export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    watch ??= new ResizeObserver((all) => {
      for (const { target } of all) heard.get(target)?.();
    });
    heard.set(element, () => tell(element.offsetWidth, element.offsetHeight));
    watch.observe(element, { box: 'border-box' });
    return () => watch?.unobserve(element);
  };
