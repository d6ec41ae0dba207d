import { Switch } from './setting.svelte';

/** Single letters as keys; they can be switched off (WCAG 2.1.4). */
export const letters = new Switch('letters', 'on');
export const letterKeys = (): boolean => letters.on;

let keyed = false;
globalThis.addEventListener?.('keydown', () => (keyed = true), true);
globalThis.addEventListener?.('pointerdown', () => (keyed = false), true);

/** Is the page read by the keyboard? The last that was touched was a key, and the focus is somewhere. */
export const byKeyboard = (): boolean => keyed && (globalThis.document?.activeElement?.matches('body *:focus-visible') ?? false);

/** Is a key meant for the page, and not for a field, a dialog or the browser? An open dialog has all keys, wherever the focus is. */
export const forPage = (e: KeyboardEvent): boolean =>
  !e.defaultPrevented &&
  !e.ctrlKey &&
  !e.metaKey &&
  !e.altKey &&
  !(e.target as Element).closest('input, textarea, select') &&
  !globalThis.document?.querySelector('dialog[open]');
