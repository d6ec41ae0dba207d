import { read, type Route } from './route';

const state = $state<{ route: Route; visits: number }>({ route: read(new URL(location.href)), visits: 0 });

export const route = (): Route => state.route;

/** Counts changes of page, for what must happen on arrival. */
export const visits = (): number => state.visits;

function arrive(): void {
  const next = read(new URL(location.href));
  const samePage = next.at === state.route.at;
  state.route = next;
  if (!samePage) state.visits++;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  arrive();
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);

/** Links inside the page do not leave it. */
addEventListener('click', (e) => {
  if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
  const a = (e.target as Element | null)?.closest?.('a');
  if (!a || a.target || a.hasAttribute('download') || a.origin !== location.origin) return;
  const href = a.getAttribute('href') ?? '';
  if (href.startsWith('#') || a.pathname.startsWith('/api/')) return;
  e.preventDefault();
  go(a.pathname + a.search + a.hash);
});
