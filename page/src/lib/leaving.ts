/**
 * Calls f when the page may be about to go: it is left, or hidden, which is the last that a
 * phone tells. Returns what to call when the part of the page that asked goes: it ends this,
 * and calls f once more.
 */
export function whenLeaving(f: () => void): () => void {
  const hidden = () => {
    if (document.hidden) f();
  };
  addEventListener('pagehide', f);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    removeEventListener('pagehide', f);
    document.removeEventListener('visibilitychange', hidden);
    f();
  };
}
