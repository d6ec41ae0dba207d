// How much of the main thread one move of the pointer costs while a unit is dragged over a table of 2,000 points, on a page
// of 1920 × 1080, in time of the processor. Programs are measured in turns, so that a busy machine is as busy for all of them:
//
//   node scripts/drag.mjs ../bin/gonfalon /tmp/before/gonfalon
import { setTimeout as pause } from 'node:timers/promises';
import { browse, quantile, serve, toOrders } from './table.mjs';

const rounds = 3;
const moves = 60;
const between = 60; // milliseconds from one move to the next: all that it sets off is over by then

/** Milliseconds of the main thread for each move of a drag. */
async function drag(page, cdp, box) {
  const busy = async () => (await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'TaskDuration').value * 1000;
  const measure = async (act) => {
    const before = await busy();
    await act();
    await pause(between);
    return (await busy()) - before;
  };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Not by page.mouse, which runs scripts of its own in the page while a button is down.
  const mouse = (type, x, y, more = {}) => cdp.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, ...more });
  const to = (i) => mouse('mouseMoved', x + 60 * Math.sin(i / 7), y - 2 * i, { buttons: 1 });
  const still = [];
  for (let i = 0; i < 20; i++) still.push(await measure(async () => {}));
  await mouse('mouseMoved', x, y, { button: 'none' });
  await mouse('mousePressed', x, y);
  for (let i = 1; i < 10; i++) await measure(() => to(i)); // the first of them choose the unit, and warm everything up
  const costs = [];
  for (let i = 10; i < 10 + moves; i++) costs.push((await measure(() => to(i))) - quantile(still, 0.5));
  await mouse('mouseReleased', x + 60 * Math.sin((9 + moves) / 7), y - 2 * (9 + moves));
  await page.keyboard.press('Escape');
  await pause(500);
  return costs;
}

const browser = await browse();
const tables = [];
for (const program of process.argv.slice(2)) {
  const { base, end } = await serve(program);
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1920, height: 1080 }, reducedMotion: 'reduce' });
  const { id, view } = await toOrders(context.request);
  const page = await context.newPage();
  await page.goto(`/m/${id}/0`);
  await page.locator('.dock[data-decision=order][aria-busy=false]').waitFor();
  await pause(5000); // the engine comes
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const units = Object.entries(view.units).filter(([, u]) => u.seat === 'blue' && u.at);
  tables.push({ program, end, page, cdp, unit: units[Math.floor(units.length / 2)][0], units: Object.keys(view.units).length, costs: [] });
}
for (let i = 0; i < rounds; i++)
  for (const t of tables) {
    await t.page.bringToFront();
    t.costs.push(...(await drag(t.page, t.cdp, await t.page.locator(`[data-unit="${t.unit}"]`).boundingBox())));
  }
for (const { program, units, costs } of tables)
  console.log(
    `${program}: ${units} units, ${costs.length} moves, median ${quantile(costs, 0.5).toFixed(1)} ms, 95 of 100 within ${quantile(costs, 0.95).toFixed(1)} ms`,
  );
await browser.close();
for (const t of tables) await t.end();
