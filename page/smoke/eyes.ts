import type { Page } from 'playwright-core';

// What a player perceives: the decision that is asked, the things that can be pressed and
// how they are called: their roles and accessible names.

declare global {
  interface Window {
    /** The engines in the browser, by their games. */
    engines: Record<string, { ask(view: string, seat: number, question: string): string }>;
    /** The accessible name of an element, and its role. */
    nameOf(e: Element): string;
    roleOf(e: Element): string;
  }
}

/** Runs in the page, before it: how things are called. (The browser's own computedName makes it build its tree for assistive technology each time, which is slow.) */
export function senses(): void {
  // The page is told of each engine that has come; so are we.
  window.engines = {};
  let told: ((game: string, api: Window['engines'][string]) => void) | undefined;
  Object.defineProperty(window, 'gonfalonReady', {
    set: (tell: typeof told) => (told = tell),
    get: () => (game: string, api: Window['engines'][string]) => {
      window.engines[game] = api;
      told?.(game, api);
    },
  });
  const one = (s: string) => s.replace(/\s+/g, ' ').trim();
  const text = (e: Element): string => {
    let out = '';
    for (const c of e.childNodes) {
      if (c instanceof Text) out += c.data;
      else if (c instanceof Element && c.getAttribute('aria-hidden') !== 'true') out += c.getAttribute('aria-label') ?? text(c);
    }
    return out;
  };
  window.nameOf = (e) => {
    const by = e.getAttribute('aria-labelledby');
    if (by)
      return one(
        by
          .split(' ')
          .map((id) => {
            const x = document.getElementById(id);
            return x ? text(x) : '';
          })
          .join(' '),
      );
    const label = e.getAttribute('aria-label');
    if (label) return one(label);
    if (e instanceof HTMLFieldSetElement) {
      const l = e.querySelector('legend');
      return l ? one(text(l)) : '';
    }
    if (e instanceof HTMLInputElement || e instanceof HTMLSelectElement) return one([...(e.labels ?? [])].map(text).join(' '));
    return e.matches('button, a, summary, h1, h2, h3, [role=button], [role=tab]') ? one(text(e)) : '';
  };
  window.roleOf = (e) => {
    const role = e.getAttribute('role');
    if (role) return role;
    if (e instanceof HTMLInputElement)
      return ({ number: 'spinbutton', range: 'slider', checkbox: 'checkbox' } as Record<string, string>)[e.type] ?? 'textbox';
    return e.localName === 'section' ? 'region' : e.localName;
  };
}

/** Words without the finer spaces of the French, as names are compared. */
export function flat<T>(of: T): T {
  if (typeof of === 'string') return of.replace(/\s+/g, ' ') as T;
  if (typeof of === 'function') return ((...args: unknown[]) => flat((of as (...a: unknown[]) => unknown)(...args))) as T;
  if (Array.isArray(of)) return of.map(flat) as T;
  if (typeof of === 'object' && of !== null) return Object.fromEntries(Object.entries(of).map(([k, v]) => [k, flat(v)])) as T;
  return of;
}

export interface Thing {
  /** Its number, by which a hand presses it. */
  n: number;
  role: string;
  name: string;
  /** Pressed or not; null for what is no switch. */
  pressed: boolean | null;
  off: boolean;
  checked: boolean;
  /** The names of the groups that it is in. */
  groups: string[];
}

export interface Scene {
  /** The kind of decision that is ours; null while others decide; `over` at the end. */
  kind: string | null;
  title: string;
  text: string;
  busy: boolean;
  things: Thing[];
  areas: Thing[];
}

/** Looks at the board, which has a name, and the decision. */
export async function see(page: Page, board: string): Promise<Scene | null> {
  return page.evaluate(async (name): Promise<Scene | null> => {
    await new Promise((r) => setTimeout(r, 0));
    const verdict = document.querySelector('#h-verdict');
    if (verdict) return { kind: 'over', title: verdict.textContent, text: '', busy: false, things: [], areas: [] };
    const dock = document.querySelector('section[data-decision]');
    const map = [...document.querySelectorAll('[role=group][aria-label]')].find((e) => window.nameOf(e) === name);
    if (!dock || !map) return null;
    window.seen = [];
    const shown = (e: Element) => e.checkVisibility({ visibilityProperty: true });
    const thing = (e: Element): Thing => {
      const groups: string[] = [];
      for (let p = e.parentElement; p && p !== dock; p = p.parentElement) {
        if (p instanceof HTMLFieldSetElement || p.hasAttribute('role')) {
          const g = window.nameOf(p);
          if (g) groups.push(g);
        }
      }
      const pressed = e.getAttribute('aria-pressed');
      return {
        n: window.seen.push(e) - 1,
        role: window.roleOf(e),
        name: window.nameOf(e),
        pressed: pressed === null ? null : pressed === 'true',
        off: (e as HTMLButtonElement).disabled === true || e.getAttribute('aria-disabled') === 'true',
        checked: (e as HTMLInputElement).checked === true,
        groups,
      };
    };
    // The heads of a table that comes when the engine has answered only repeat the cards; what pulls up a drawer chooses nothing.
    const things = [...dock.querySelectorAll('button:not([aria-expanded]), input')].filter((e) => shown(e) && !e.closest('th')).map(thing);
    const areas = [...map.querySelectorAll('[role=button]')].filter((e) => e.getAttribute('aria-disabled') !== 'true').map(thing);
    const title = window.nameOf(dock);
    const kind = dock.getAttribute('data-decision') || null;
    const text = (dock as HTMLElement).innerText.replace(/\s+/g, ' ');
    return { kind, title, text, busy: dock.getAttribute('aria-busy') === 'true', things, areas };
  }, board);
}

/** Where the focus is when the page has been drawn, in words; null if it is lost. */
export function focus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const at = document.activeElement;
    return !at || at === document.body || at === document.documentElement ? null : `${window.roleOf(at)} ${window.nameOf(at)}`;
  });
}

/** The buttons of the board around the map, by name: zoom, own pieces, whole map. */
export async function boardButton(page: Page, name: string): Promise<number> {
  return page.evaluate((x) => {
    const b = [...document.querySelectorAll('button')].find((e) => window.nameOf(e) === x && e.checkVisibility());
    return b ? window.seen.push(b) - 1 : -1;
  }, name);
}
