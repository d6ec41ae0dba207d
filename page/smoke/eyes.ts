import type { Page } from 'playwright-core';
import { words } from '../src/throne/words';
import type { Lang } from '../src/throne/types';

// What a player perceives: the decision that is asked, the things that can be pressed and
// how they are called. Roles and names are those that the browser tells assistive technology.

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

interface Known {
  ask: Record<string, string>;
  theirs: string[];
  map: string;
}

/** Looks at the board and the decision. */
export async function see(page: Page, lang: Lang): Promise<Scene | null> {
  const w = words(lang);
  const known: Known = { ask: w.ask, theirs: [...Object.values(w.theirs), w.theirsElse], map: w.map };
  return page.evaluate(async (k): Promise<Scene | null> => {
    await new Promise((r) => setTimeout(r, 0));
    const titles = [...Object.values(k.ask), ...k.theirs];
    const dock = [...document.querySelectorAll('section, [role=region]')].find(
      (e) => titles.some((t) => e.computedName.startsWith(t)) && e.computedRole === 'region',
    );
    const map = [...document.querySelectorAll('[role=group][aria-label]')].find((e) => e.computedName === k.map);
    if (!dock || !map) return null;
    window.seen = [];
    const shown = (e: Element) => e.checkVisibility({ visibilityProperty: true });
    const thing = (e: Element): Thing => {
      const groups: string[] = [];
      for (let p = e.parentElement; p && p !== dock; p = p.parentElement) {
        if (p instanceof HTMLFieldSetElement || p.hasAttribute('role')) {
          const g = p.computedName;
          if (g) groups.push(g);
        }
      }
      const pressed = e.getAttribute('aria-pressed');
      return {
        n: window.seen.push(e) - 1, role: e.computedRole, name: e.computedName.replace(/\s+/g, ' ').trim(),
        pressed: pressed === null ? null : pressed === 'true',
        off: (e as HTMLButtonElement).disabled === true || e.getAttribute('aria-disabled') === 'true',
        checked: (e as HTMLInputElement).checked === true, groups,
      };
    };
    const things = [...dock.querySelectorAll('button, input')].filter(shown).map(thing);
    const areas = [...map.querySelectorAll('[role=button]')].filter((e) => e.getAttribute('aria-disabled') !== 'true').map(thing);
    const title = dock.computedName;
    let kind: string | null = null;
    for (const [id, ask] of Object.entries(k.ask)) if (title.startsWith(ask)) kind = id;
    const text = (dock as HTMLElement).innerText;
    return { kind, title, text, busy: dock.getAttribute('aria-busy') === 'true', things, areas };
  }, known);
}

/** Where the focus is when the page has been drawn, in words; null if it is lost. */
export function focus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const at = document.activeElement;
    return !at || at === document.body || at === document.documentElement ? null : `${at.computedRole} ${at.computedName}`;
  });
}

/** The buttons of the board around the map, by name: zoom, own pieces, whole map. */
export async function boardButton(page: Page, name: string): Promise<number> {
  return page.evaluate((x) => {
    const b = [...document.querySelectorAll('button')].find((e) => e.computedName === x && e.checkVisibility());
    return b ? window.seen.push(b) - 1 : -1;
  }, name);
}
