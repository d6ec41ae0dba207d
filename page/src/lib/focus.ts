/**
 * Keeps the focus inside a board: what had it may be gone with its decision, or be switched
 * off while an action is on its way. The focus then rests on what is asked.
 */
export function holdFocus(root: HTMLElement): () => void {
  let within = false;
  const enter = () => {
    within = true;
  };
  const leave = (e: FocusEvent) => {
    if (e.relatedTarget instanceof Node && !root.contains(e.relatedTarget)) within = false;
  };
  const changes = new MutationObserver(() => {
    const at = document.activeElement;
    if (within && (!at || at === document.body || at.matches(':disabled')))
      root.querySelector<HTMLElement>('.dock h2')?.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', leave);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', leave);
    changes.disconnect();
  };
}

/**
 * Brings the focus to what is asked, once that is there: whoever comes to a table has left a button that is gone.
 * Who has put it somewhere else meanwhile keeps it there.
 */
export function focusQuestion(root: HTMLElement): () => void {
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();

  function look(): void {
    const question = root.querySelector<HTMLElement>('.dock h2, .recap h2');
    if (!question) return;
    changes.disconnect();
    const at = document.activeElement;
    if (!at || at === document.body || at.id === 'main') question.focus({ preventScroll: true });
  }
}
