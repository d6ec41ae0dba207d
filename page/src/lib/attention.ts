/** How long nobody must touch anything to be away. */
const idle = 5 * 60_000;

/** Tells when whoever looks at the page turns to something else, and when he is back. Returns how to stop that. */
export function watchAttention(turn: (away: boolean) => void): () => void {
  let away = false;
  let timer = setTimeout(() => set(true), idle);
  const set = (to: boolean) => {
    if (to !== away) turn((away = to));
  };
  const touched = () => {
    clearTimeout(timer);
    timer = setTimeout(() => set(true), idle);
    set(document.hidden);
  };
  const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
  for (const s of signs) addEventListener(s, touched, { passive: true });
  document.addEventListener('visibilitychange', touched);
  return () => {
    clearTimeout(timer);
    for (const s of signs) removeEventListener(s, touched);
    document.removeEventListener('visibilitychange', touched);
  };
}
