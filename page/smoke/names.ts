import type { Page } from 'playwright-core';

/** Names of the map of throne that stand on units; that of an area that is chosen or pointed at is always there. */
export const namesOnUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const units = [...document.querySelectorAll('.throne-board [data-piece]')].map((e) => e.getBoundingClientRect());
    return [...document.querySelectorAll<SVGTextElement>('.throne-board .area-name')].flatMap((name) => {
      const area = document.querySelector(`[data-area="${name.dataset['name']}"]`)!;
      if (area.matches('[aria-pressed=true], :hover')) return [];
      const box = name.getBoundingClientRect();
      const air = (0.15 * box.height) / name.childElementCount; // above the letters of a line, and below
      const meets = (u: DOMRect) =>
        Math.min(box.right, u.right) - Math.max(box.left, u.left) > 1 &&
        Math.min(box.bottom - air, u.bottom) - Math.max(box.top + air, u.top) > 1;
      return units.some(meets) ? [`the name of ${name.dataset['name']} stands on a unit`] : [];
    });
  });

/** Orders of the map of throne that lie on units. */
export const ordersOnUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (of: string) => [...document.querySelectorAll(`.throne-board ${of}`)].map((e) => e.getBoundingClientRect());
    const units = boxes('[data-piece]');
    return boxes('[data-order-token]').flatMap((o) => {
      const [x, y, r] = [o.x + o.width / 2, o.y + o.height / 2, 0.4 * Math.min(o.width, o.height)];
      const meets = (u: DOMRect) => Math.hypot(Math.max(u.left - x, 0, x - u.right), Math.max(u.top - y, 0, y - u.bottom)) < r;
      return units.some(meets) ? [`an order lies on a unit at ${Math.round(x)}, ${Math.round(y)}`] : [];
    });
  });
