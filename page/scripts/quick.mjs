// How quickly the page answers, in milliseconds: from its address to Play now, from a press to the first step that is told, and which
// tasks hold its main thread for more than 50 ms while a table of 2,000 points is loaded and played. Where others are at work on the
// machine the time of the processor counts, which is told beside that of the clock. What is beyond its limit is told at the end, and
// the exit code is 1; the limits are those of two quiet cores, so the load of the machine is told as well:
//
//   make quick        or, in page, npm run quick
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { browse, quantile, serve, toOrders } from './table.mjs';

const rounds = 5;
const long = 50;
/** In milliseconds; of tasks in play, how many may be longer than `long`. */
const limits = { playNow: 1000, firstStep: 150, tasks: 0 };
const beyond = [];
const within = (what, is, limit) => {
  if (!(is <= limit)) beyond.push(`${what}: ${is.toFixed(0)}, not ${limit}`);
};
const load = () => loadavg()[0].toFixed(1);
console.log(`load before: ${load()}`);
const window = { width: 1920, height: 1080 };

const browser = await browse();
const { base, end } = await serve(process.argv[2] ?? '../bin/gonfalon');
const visit = () => browser.newContext({ baseURL: base, viewport: window });

/** From the address to a button that can be pressed. */
async function toPlayNow() {
  const context = await visit();
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!globalThis.readyAt && document.querySelector('.games .btn.primary:not(:disabled)')) globalThis.readyAt = performance.now();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/');
  await page.waitForFunction(() => globalThis.readyAt);
  const times = [await page.evaluate(() => globalThis.readyAt)];
  await page.reload(); // with what the browser has kept
  await page.waitForFunction(() => globalThis.readyAt);
  times.push(await page.evaluate(() => globalThis.readyAt));
  await context.close();
  return times;
}

/** The long tasks of the main thread of a page while something is done: by the clock and by the processor. */
async function tasks(page, act) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const main = new Set(
    traceEvents.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain').map((e) => `${e.pid} ${e.tid}`),
  );
  const all = traceEvents.filter((e) => e.name === 'ThreadControllerImpl::RunTask');
  return all
    .filter((e) => main.has(`${e.pid} ${e.tid}`) && e.dur > long * 1000)
    .map((e) => ({ clock: e.dur / 1000, busy: (e.tdur ?? 0) / 1000 }));
}

/** Tells long tasks; in play there may be none. */
function tell(what, found, play = true) {
  const busy = found.filter((t) => t.busy > long);
  if (play) within(`tasks over ${long} ms, ${what}`, busy.length, limits.tasks);
  const list = found.map((t) => `${t.clock.toFixed(0)} (${t.busy.toFixed(0)})`).join(', ');
  console.log(`${what}: ${busy.length} tasks over ${long} ms of the processor, ${found.length} by the clock${list && `: ${list}`}`);
}

const loads = [];
for (let i = 0; i < rounds; i++) loads.push(await toPlayNow());
for (const [i, what] of ['a first visit', 'a later visit'].entries()) {
  const median = quantile(
    loads.map((l) => l[i]),
    0.5,
  );
  console.log(`to Play now, ${what}: median ${median.toFixed(0)} ms`);
  within(`to Play now, ${what}`, median, limits.playNow);
}

const context = await visit();
const { id, view } = await toOrders(context.request);
const page = await context.newPage();
await page.addInitScript(() => localStorage.setItem('gonfalon.story', '{"tell":"always"}'));
tell(
  'loading the table and its engine',
  await tasks(page, async () => {
    await page.goto(`/m/${id}/0`);
    await page.locator('.dock[data-decision=order][aria-busy=false]').waitFor();
    await pause(4000);
  }),
  false,
);
const own = Object.keys(view.units).filter((u) => view.units[u].seat === 'blue' && view.units[u].at);
const middle = async (unit) => {
  const { x, y, width, height } = await page.locator(`[data-unit="${unit}"]`).boundingBox();
  return [x + width / 2, y + height / 2];
};
tell(
  'choosing units, and dragging one',
  await tasks(page, async () => {
    for (const unit of own.slice(0, 6)) {
      await page.mouse.click(...(await middle(unit)));
      await pause(500);
    }
    const [x, y] = await middle(own[5]);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i < 40; i++) {
      await page.mouse.move(x + 4 * i, y - 3 * i);
      await pause(20);
    }
    await page.mouse.up();
    await pause(500);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }),
);

/** Ends phases until the other side has played; milliseconds from the last press to the first step of the story. */
const endTurn = () =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const told = () => document.querySelector('.teller');
    for (let pressed = 0, begun = performance.now(); performance.now() - begun < 60_000; await frame()) {
      if (told()) return performance.now() - pressed;
      const end = document.querySelector('.dock[aria-busy=false] [data-act=done][aria-disabled=false]');
      if (!end || performance.now() - pressed < 700) continue;
      pressed = performance.now();
      end.click();
    }
    return NaN;
  });
const presses = [];
tell(
  'ending turns, and being told of those of the other side',
  await tasks(page, async () => {
    for (let i = 0; i < 3; i++) {
      presses.push(await endTurn());
      await pause(3000);
      await page.keyboard.press('Enter');
      await pause(500);
    }
  }),
);
console.log(`from a press to the first step: ${presses.map((t) => t.toFixed(0)).join(', ')} ms`);
within('from a press to the first step, the median', quantile(presses, 0.5), limits.firstStep);
console.log(`load after: ${load()}`);
await context.close();
await browser.close();
await end();
if (beyond.length) {
  console.log(`beyond the limits:\n  ${beyond.join('\n  ')}`);
  process.exitCode = 1;
} else console.log('all within the limits');
