// What moves does so once, shortly, and not at all for those who want stillness.
import { motion } from './display.svelte';

let hurried = 0;

/** Much happens at once: for a moment nothing moves. */
export function hurry(ms = 500): void {
  hurried = performance.now() + ms;
}

export const hurrying = (): boolean => performance.now() < hurried;

export const still = (): boolean =>
  typeof matchMedia === 'undefined' || hurrying() || motion.value === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const ease = 'cubic-bezier(.2, .7, .2, 1)';

export function animate(el: Element | undefined | null, frames: Keyframe[], ms: number): void {
  if (el && !still()) el.animate(frames, { duration: ms, easing: ease });
}

/** A number or a card that changes shows that it has. */
export function turnOver(node: Element, value: unknown) {
  let last = value;
  return {
    update(next: unknown) {
      if (next === last) return;
      last = next;
      animate(
        node,
        [
          { transform: 'rotateX(90deg)', opacity: 0.2 },
          { transform: 'none', opacity: 1 },
        ],
        260,
      );
    },
  };
}

/** A card that is laid open. */
export function flipIn(node: Element) {
  animate(node, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], 300);
}
