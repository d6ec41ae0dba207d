import type { Page } from 'playwright-core';

// Three ways to reach what is on the screen: with a mouse, with a finger, with keys alone.
// Each only does what a person can do: points at what is not covered, or walks there with
// the keys that the page offers.

export type Mode = 'mouse' | 'touch' | 'keyboard';

export interface Hand {
  readonly mode: Mode;
  /** Presses the thing that was seen under this number. */
  press(n: number): Promise<void>;
}

/** What the page keeps of the last look (see eyes.ts). */
declare global {
  interface Window {
    seen: Element[];
    clicked: boolean;
  }
}

/** A place on the screen where a press reaches an element and nothing else; null if it is covered. */
async function spot(page: Page, n: number, block: 'nearest' | 'center'): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    async ({ i, block }) => {
      const el = window.seen[i];
      if (!el?.isConnected) return null;
      el.scrollIntoView({ block, inline: 'nearest' });
      // it must be at rest
      const was = el.getBoundingClientRect();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const r = el.getBoundingClientRect();
      if (r.x !== was.x || r.y !== was.y || r.width !== was.width || r.height !== was.height) return null;
      const [x0, y0, x1, y1] = [Math.max(r.left, 0), Math.max(r.top, 0), Math.min(r.right, innerWidth), Math.min(r.bottom, innerHeight)];
      if (x1 <= x0 || y1 <= y0) return null;
      // from the middle outwards
      const parts = el instanceof SVGElement ? 24 : 4;
      const spots: { x: number; y: number; far: number }[] = [];
      for (let a = 0; a <= parts; a++)
        for (let b = 0; b <= parts; b++) {
          const [u, v] = [(a + 0.5) / (parts + 1), (b + 0.5) / (parts + 1)];
          spots.push({ x: x0 + (x1 - x0) * u, y: y0 + (y1 - y0) * v, far: Math.hypot(u - 0.5, v - 0.5) });
        }
      spots.sort((a, b) => a.far - b.far);
      for (const s of spots) {
        const top = document.elementFromPoint(s.x, s.y);
        if (top && (top === el || el.contains(top))) return { x: s.x, y: s.y };
      }
      return null;
    },
    { i: n, block },
  );
}

/** Pulls up the drawer of the dock, if what is meant lies in it unseen. */
async function pullUp(page: Page, n: number): Promise<void> {
  const all = await page.evaluate((i) => {
    const [el, row] = [window.seen[i], window.seen[i]?.closest('.things:not(.open)')];
    const button = row?.parentElement?.querySelector('.all');
    if (!el || !row || !button) return null;
    const [r, box] = [el.getBoundingClientRect(), row.getBoundingClientRect()];
    if (r.top >= box.top - 1 && r.bottom <= box.bottom + 1) return null;
    const at = button.getBoundingClientRect();
    return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  }, n);
  if (all) await page.mouse.click(all.x, all.y);
}

async function within(page: Page, n: number): Promise<{ x: number; y: number }> {
  await pullUp(page, n);
  for (let i = 0; i < 40; i++) {
    // what a bar lies over is scrolled further
    const at = await spot(page, n, i < 3 ? 'nearest' : 'center');
    if (at) return at;
    await page.waitForTimeout(50);
  }
  throw new Unreached(`${await name(page, n)} cannot be pointed at: it is covered, or off the screen`);
}

const name = (page: Page, n: number) => page.evaluate((i) => (window.seen[i] ? window.nameOf(window.seen[i]) : `thing ${i}`), n);

export class Unreached extends Error {}

export class Mouse implements Hand {
  readonly mode = 'mouse';
  constructor(private readonly page: Page) {}
  async press(n: number): Promise<void> {
    const { x, y } = await within(this.page, n);
    await this.page.mouse.click(x, y);
  }
  /** Drags one thing onto another. */
  async drag(from: number, to: number): Promise<void> {
    const a = await within(this.page, from);
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    const b = await within(this.page, to);
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
    await this.page.mouse.move(b.x, b.y, { steps: 3 });
    await this.page.mouse.up();
  }
}

export class Finger implements Hand {
  readonly mode = 'touch';
  constructor(private readonly page: Page) {}
  async press(n: number): Promise<void> {
    const { x, y } = await within(this.page, n);
    // a tap becomes a click a moment later
    await this.page.evaluate(() => {
      window.clicked = false;
      addEventListener(
        'click',
        () => {
          window.clicked = true;
        },
        { capture: true, once: true },
      );
    });
    await this.page.touchscreen.tap(x, y);
    for (const end = Date.now() + 30_000; !(await this.page.evaluate(() => window.clicked));) {
      if (Date.now() > end) throw new Unreached(`${await name(this.page, n)} was tapped, and nothing was clicked`);
      await this.page.waitForTimeout(5);
    }
  }
}

/** Where the keys must go: so many times Tab, then so many times another key. */
interface Way {
  tabs: number;
  then: { key: string; times: number } | null;
  there: boolean;
  type: string;
}

export class Keys implements Hand {
  readonly mode = 'keyboard';
  constructor(private readonly page: Page) {}

  async press(n: number): Promise<void> {
    const type = await this.reach(n);
    await this.page.keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
  }

  /** Goes to a field and writes. */
  async write(n: number, text: string): Promise<void> {
    await this.reach(n);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Walks to a thing by Tab, and by the keys of the map or a toolbar inside those. */
  async reach(n: number): Promise<string> {
    for (let i = 0; i < 12; i++) {
      const way = await this.way(n);
      if (way.there) return way.type;
      const key = way.tabs > 0 ? 'Tab' : 'Shift+Tab';
      for (let k = 0; k < Math.abs(way.tabs); k++) await this.page.keyboard.press(key);
      if (way.tabs === 0 && way.then) for (let k = 0; k < way.then.times; k++) await this.page.keyboard.press(way.then.key);
    }
    const at = await this.page.evaluate(() => document.activeElement && window.nameOf(document.activeElement));
    throw new Unreached(`${await name(this.page, n)} is not reached by keys; they lead to ${at}`);
  }

  private way(n: number): Promise<Way> {
    return this.page.evaluate((i): Way => {
      const el = window.seen[i] as HTMLElement | SVGElement | undefined;
      const none: Way = { tabs: 0, then: null, there: false, type: '' };
      if (!el?.isConnected) return none;
      const at = document.activeElement ?? document.body;
      if (at === el) return { ...none, there: true, type: el.getAttribute('type') ?? '' };
      // things of a map or a toolbar share one stop of the Tab key
      const whole = el.tabIndex < 0 ? el.closest('[role=toolbar], [role=tablist], svg[role=group]') : null;
      if (whole?.contains(at) && (at as HTMLElement | SVGElement).tabIndex >= 0 && at.getAttribute('role') !== 'toolbar') {
        const map = whole instanceof SVGElement;
        const all = [...whole.querySelectorAll<HTMLElement>(map ? '[role=button][aria-disabled=false]' : 'button')];
        const [from, to] = [all.indexOf(at as HTMLElement), all.indexOf(el as HTMLElement)];
        if (to < 0) return none;
        // the map goes from lit area to lit area with n and p; from a dark one n is the first
        const by = map && from < 0 ? to + 1 : to - from;
        return { ...none, then: { key: map ? (by > 0 ? 'n' : 'p') : by > 0 ? 'ArrowRight' : 'ArrowLeft', times: Math.abs(by) } };
      }
      const shown = (e: Element) => e.checkVisibility({ visibilityProperty: true, opacityProperty: false });
      const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
        (e) => e.tabIndex >= 0 && !(e as HTMLButtonElement).disabled && shown(e),
      );
      const stop = whole ? stops.find((e) => whole.contains(e)) : stops.find((e) => e === el);
      if (!stop) return none;
      const to = stops.indexOf(stop);
      const here = stops.indexOf(at as HTMLElement);
      if (here >= 0) return { ...none, tabs: to - here };
      // the focus rests on something that Tab does not stop at: count from there
      const after = stops.filter((e) => at.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_FOLLOWING).length;
      const first = stops.length - after;
      return { ...none, tabs: to >= first ? to - first + 1 : to - first };
    }, n);
  }
}
