import type { Page } from 'playwright-core';

/** Names of lands on the map of throne that stand on units, or on orders with the number at their feet. */
export const namesOnUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (of: string) => [...document.querySelectorAll(`.throne-board ${of}`)].map((e) => e.getBoundingClientRect());
    const disc = (o: DOMRect) => new DOMRect(o.x + 0.1 * o.width, o.y + 0.1 * o.height, 0.8 * o.width, 0.8 * o.height);
    const marks = {
      'a unit': boxes('[data-piece]'),
      'an order': boxes('[data-order-token] use').map(disc),
      'a number': boxes('[data-order-token] rect'),
    };
    return [...document.querySelectorAll<SVGTextElement>('.throne-board .area-name')].flatMap((name) => {
      const box = name.getBoundingClientRect();
      const air = (0.15 * box.height) / name.childElementCount; // above the letters of a line, and below
      const meets = (u: DOMRect) =>
        Math.min(box.right, u.right) - Math.max(box.left, u.left) > 1 &&
        Math.min(box.bottom - air, u.bottom) - Math.max(box.top + air, u.top) > 1;
      return Object.entries(marks).flatMap(([what, all]) =>
        all.some(meets) ? [`the name of ${name.dataset['name']} stands on ${what}`] : [],
      );
    });
  });

/** Orders of the map of throne that lie on units, with the numbers at their feet. */
export const ordersOnUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (of: string) => [...document.querySelectorAll(`.throne-board ${of}`)].map((e) => e.getBoundingClientRect());
    const units = boxes('[data-piece]');
    const orders = boxes('[data-order-token] use').map((o) => {
      const [x, y, r] = [o.x + o.width / 2, o.y + o.height / 2, 0.4 * o.width];
      return { x, y, on: (u: DOMRect) => Math.hypot(Math.max(u.left - x, 0, x - u.right), Math.max(u.top - y, 0, y - u.bottom)) < r };
    });
    const numbers = boxes('[data-order-token] rect').map((o) => ({
      x: o.x,
      y: o.y,
      on: (u: DOMRect) =>
        Math.min(o.right, u.right) - Math.max(o.left, u.left) > 1 && Math.min(o.bottom, u.bottom) - Math.max(o.top, u.top) > 1,
    }));
    return [...orders, ...numbers].flatMap(({ x, y, on }) =>
      units.some(on) ? [`an order lies on a unit at ${Math.round(x)}, ${Math.round(y)}`] : [],
    );
  });

/** Pieces of the map of throne, there or foreseen, that lie more than by a rim under another. */
export const unitsOnUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.throne-board [data-piece]')].map((e) => e.getBoundingClientRect());
    const by = (a: DOMRect, b: DOMRect) =>
      Math.min(
        (Math.min(a.right, b.right) - Math.max(a.left, b.left)) / Math.min(a.width, b.width),
        (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) / Math.min(a.height, b.height),
      );
    return boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => (by(a, b) > 0.3 ? [`a unit lies on another at ${Math.round(b.x)}, ${Math.round(b.y)}`] : [])),
    );
  });
