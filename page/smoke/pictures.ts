import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Look } from '../src/lib/types';
import { en } from '../src/words/en';
import type { Odds } from '../src/kings/ask';
import { viewOf } from '../src/battles/view';
import { borders } from '../src/throne/data';
import { houses, size } from '../src/throne/types';
import { words as throneWords } from '../src/throne/words';
import { Captain } from './captain';
import { browse, serve } from './drive';
import { senses } from './eyes';
import { General } from './general';
import { Player } from './player';
import { straight } from './visit';
import { ask, games, inCase, moments, Stage, Theatre, type Position } from './staged';

// Pictures of the main screens for the documents: `npm run pictures`. The positions are the
// same each time, from games that bots play from a seed; only the story is that of a match which is played for it.

const folder = '../docs/pictures';
const sizes = [
  { width: 390, height: 844, scale: 2 },
  { width: 1280, height: 800, scale: 1 },
  { width: 1920, height: 1080, scale: 1 },
];

/** Own areas with units, and how many of them have an order. */
function placed(p: Position): { all: number; done: number } {
  const house = houses[p.seat];
  const own = Object.values(p.document.areas).filter((a) => a.house === house && size(a) > 0);
  return { all: own.length, done: own.filter((a) => a.order).length };
}

/** Who shoots, charges or attacks, and whom. */
const aimed = (p: Position<'kings' | 'battles'>) => ({ unit: String(p.did!['unit']), target: String(p.did!['target']) });

/** Which card is played, and who leads it. */
const led = (p: Position<'battles'>) => ({ card: String(p.did!['card']), commander: String(p.did!['commander']) });

const the = <P>(found: Map<string, P>, kind: string): P =>
  found.get(kind) ?? expect.fail(`no game has a picture of ${kind}: play more of them`);

/** Moments of kings with much to see: armies half deployed; a charge with a turn in it, and a shot past cover, of which nobody knows what will come. */
async function kingsMoments(base: string): Promise<Record<'deploy' | 'charge' | 'shoot', Position<'kings'>>> {
  const blue = 'the_golden_horn';
  const ogres = await games(base, 24, 'kings', { blue, red: 'the_hungry_company' });
  const fiends = await games(base, 24, 'kings', { blue, red: 'the_seventh_circle' });
  const standing = (p: Position<'kings'>) => Object.values(p.document.units).filter((u) => u.at && u.state !== 'routed');
  const busy = (p: Position<'kings'>) => standing(p).length >= 20 && standing(p).filter((u) => u.wounds > 0).length >= 3;
  const amid = (p: Position<'kings'>, id: string) => Math.abs(p.document.units[id]!.at![0] / p.document.table[0] - 0.5) < 0.3;
  const likely = (o?: Odds) => (o ? Math.max(o.steady, o.wavers, o.routs) : 1);
  const deploy = await moments(base, ogres, ['deploy'], 0, (p) => standing(p).length >= 15 && p.seat === 0);
  const charge = await moments(base, ogres, ['order'], 3, async (p) => {
    if (!busy(p) || p.seat !== 0) return false;
    const { unit, target } = aimed(p);
    if (!amid(p, unit) || !amid(p, target)) return false;
    const { units } = await ask(p, { ask: 'roster' });
    const c = await ask(p, { ask: 'charge', unit, target });
    return (
      c.distance > 200 &&
      Math.min(units[unit]!.width, units[target]!.width) >= 100 &&
      (c.ways[0]?.turns.length ?? 0) > 0 &&
      likely(c.odds) < 0.7
    );
  });
  const shoot = await moments(base, fiends, ['shoot'], 3, async (p) => {
    if (!busy(p)) return false;
    const { units } = await ask(p, { ask: 'roster' });
    const s = await ask(p, { ask: 'shot', ...aimed(p), weapon: Number(p.did!['weapon'] ?? 0) });
    return units[aimed(p).unit]!.type !== 'WarEngine' && s.cover.share >= 0.5 && s.distance > 200 && likely(s.odds) < 0.8;
  });
  return { deploy: the(deploy, 'deploy'), charge: the(charge, 'order'), shoot: the(shoot, 'shoot') };
}

/** Moments of battles with much to see: a card that orders many, a long way, and an attack that may end in any way and be answered. */
async function battlesMoments(base: string): Promise<Record<'command' | 'move' | 'attack', Position<'battles'>>> {
  const from = await games(base, 24, 'battles', { plan: 'bp05' });
  const standing = (p: Position<'battles'>) => Object.values(p.document.units).filter((u) => u.hex);
  const busy = (p: Position<'battles'>) => standing(p).length >= 11 && standing(p).filter((u) => u.engaged).length >= 2;
  const command = await moments(base, from, ['turn'], 2, async (p) => {
    const { card, commander } = led(p);
    const { hand, orders } = viewOf(p.document).houses.stark;
    const tokens = Object.values(orders).filter((n) => n > 0).length;
    if (!busy(p) || p.seat !== 0 || (hand?.length ?? 0) < 3 || tokens < 2) return false;
    const { leaders } = await ask<'battles', 'leaders'>(p, { ask: 'leaders', card });
    return (leaders.find((l) => l.commander === commander)?.units ?? []).length >= 3;
  });
  const move = await moments(base, from, ['move'], 2, async (p) => {
    const { unit } = aimed(p);
    if (!busy(p) || p.seat !== 0 || standing(p).filter((u) => u.ordered).length < 2) return false;
    const { hexes } = await ask<'battles', 'reach'>(p, { ask: 'reach', unit });
    const end = hexes.find((h) => h.hex === String(p.did!['hex']));
    return hexes.length >= 6 && (end?.way.length ?? 0) >= 2 && (end?.targets ?? []).length > 0;
  });
  const attack = await moments(base, from, ['attack'], 2, async (p) => {
    if (!busy(p) || p.document.units[aimed(p).target]!.figures < 2) return false;
    const { odds } = await ask<'battles', 'attack'>(p, { ask: 'attack', ...aimed(p) });
    if (!odds?.answer || odds.why.length < 2) return false;
    const { destroyed, back, holds } = odds.on_target;
    return Math.max(destroyed, back, holds) < 0.9 && back > 0.05;
  });
  return { command: the(command, 'turn'), move: the(move, 'move'), attack: the(attack, 'attack') };
}

/** Plays at a table with bots until they have fought since one's own last action: a match and a seat with a story. */
async function storied(context: BrowserContext): Promise<{ id: string; seat: number }> {
  const { request } = context;
  const post = async (path: string, data: object) =>
    (await (await request.post(path, { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })).json()) as {
      id: string;
      seat: number;
    };
  const { id, seat } = await post('/api/play', { game: 'throne', seats: 3, bot: 'greedy', name: 'Maud' });
  const page = await context.newPage();
  await page.addInitScript(told);
  await page.goto(`/m/${id}/${seat}`);
  for (let acts = 0; acts < 300;) {
    const look = (await (await request.get(`/api/matches/${id}?seat=${seat}`)).json()) as Look;
    await page.waitForTimeout(200);
    if (!look.decision?.who.includes(seat)) continue;
    if (await page.locator('.teller .ticks .big').count()) {
      await page.close();
      return { id, seat };
    }
    await page.keyboard.press('Enter'); // to the decision
    const asked = await request.get(`/api/matches/${id}/options?seat=${seat}`);
    const { n, options } = (await asked.json()) as { n: number; options: { kind: string }[] };
    const action = options.find((o) => o.kind === 'ready') ?? options[acts++ % options.length]!;
    await post(`/api/matches/${id}/actions`, { seat, n, seq: look.seq, action });
  }
  return expect.fail('the bots never fought while nothing was asked');
}

/** Runs in the page, before it: is told what the others do. */
const told = () => localStorage.setItem('gonfalon.story', '{}');

/** A moment of song with much to see: both armies met, tokens on some, zones held, a hand of cards. */
async function songMoment(base: string): Promise<Position<'song'>> {
  const from = await games(base, 4, 'song');
  const found = await moments(base, from, ['activate'], 3, (p) => {
    const units = Object.values(p.document.units).filter((u) => u.fate === 'table');
    const held = Object.values(p.document.ncus ?? {}).filter((n) => n.zone).length;
    const { seat } = p;
    const hand = Object.keys(p.document.players[seat === 0 ? 'a' : 'b']?.hand ?? {}).length;
    return units.length >= 9 && units.filter((u) => u.wounds > 0).length >= 2 && held >= 2 && hand >= 2;
  });
  return the(found, 'activate');
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  await session.detach();
}

it('the main screens', { timeout: 900_000 }, async () => {
  const server = await serve();
  const browser = await browse();
  try {
    mkdirSync(folder, { recursive: true });
    for (const f of readdirSync(folder)) if (f.endsWith('.webp')) rmSync(join(folder, f));
    const battles = await battlesMoments(server.base);
    const from = await games(server.base, 24);
    const orders = (
      await moments(server.base, from, ['orders'], 5, (p) => {
        const o = placed(p);
        return o.all >= 7 && o.done === 2 && p.seat >= 2;
      })
    ).get('orders')!;
    const battle = (
      await moments(server.base, from, ['card'], 4, (p) => {
        const b = p.document.battle!;
        const hand = (h?: string) => p.document.houses[h as 'stark']?.hand?.length ?? 0;
        const near = borders.some((x) => (x.a === b.area && x.b === b.from) || (x.b === b.area && x.a === b.from));
        const even = Math.abs((b.strength?.attacker ?? 9) - (b.strength?.defender ?? 0)) <= 1;
        return (
          near &&
          even &&
          p.document.decision!.who.length === 2 &&
          hand(b.attacker) >= 4 &&
          hand(b.defender) >= 4 &&
          (b.support.attacker?.length ?? 0) + (b.support.defender?.length ?? 0) > 0 &&
          size(b) >= 2
        );
      })
    ).get('card')!;

    const kings = await kingsMoments(server.base);
    const song = await songMoment(server.base);

    // an account with games in several states
    let state: Awaited<ReturnType<BrowserContext['storageState']>> | undefined;
    let lobby = '';
    let army = '';
    let plan = '';
    let story = { id: '', seat: 0 };

    for (const { width, height, scale } of sizes) {
      for (const dark of [false, true]) {
        const phone = width < 640;
        const context = await browser.newContext({
          baseURL: server.base,
          viewport: { width, height },
          deviceScaleFactor: scale,
          locale: 'en-GB',
          colorScheme: dark ? 'dark' : 'light',
          reducedMotion: 'reduce',
          hasTouch: phone,
          isMobile: phone,
          storageState: state,
        });
        await context.addInitScript(senses);
        await context.addInitScript(straight);
        const page = await context.newPage();
        const theatre = new Theatre();
        await theatre.open(context);
        const name = (what: string) => `${what}-${width}-${dark ? 'dark' : 'light'}`;
        await page.goto('/');
        await page.getByRole('button', { name: 'Play now: Throne', disabled: false }).waitFor();
        if (!state) {
          await page.waitForLoadState('networkidle');
          lobby = await page.evaluate(async () => {
            const post = async (path: string, body: unknown) =>
              (await (
                await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
              ).json()) as { id: string };
            await post('/api/me', { name: 'Maud' });
            await post('/api/play', { game: 'throne', seats: 5, seat: 4, name: 'Maud' });
            await post('/api/play', { game: 'throne', seats: 3, seat: 1, name: 'Maud' });
            const bots = (n: number) => Array.from({ length: n }, () => ({ bot: 'greedy' }));
            await post('/api/matches', {
              game: 'throne',
              options: {},
              seats: bots(3),
              open: false,
              clock: {},
              absent: 'wait',
              letters: false,
              sit: [],
              name: 'Maud',
            });
            const t = await post('/api/matches', {
              game: 'throne',
              options: {},
              seats: [{}, {}, {}, {}, { bot: 'greedy' }],
              open: true,
              clock: { deadline: 86400 },
              absent: 'bot',
              letters: true,
              sit: [2],
              name: 'Maud',
            });
            return t.id;
          });
          const list = readFileSync('../kings/data/lists/basilea_2000.txt', 'utf8').replace('Brew of Strength', 'Brew of Haste');
          const keep = (path: string, body: object) =>
            page.evaluate(
              async ([path, body]) => {
                const kept = await fetch(path!, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: body! });
                return ((await kept.json()) as { id: string }).id;
              },
              [path, JSON.stringify(body)],
            );
          army = await keep('/api/lists', { game: 'kings', document: list });
          // a unit that cannot stand where it is
          const fords = readFileSync('../battles/data/plans/bp01.toml', 'utf8').replace('at = [5, 6]', 'at = [5, 4]');
          plan = await keep('/api/plans', { game: 'battles', document: fords });
          story = await storied(context);
          state = await context.storageState();
          await page.reload();
        }
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('home'));

        await page.getByRole('button', { name: 'Create a table: Throne', disabled: false }).click();
        await page.getByRole('dialog').waitFor();
        await take(page, name('create'));

        await page.goto(`/m/${lobby}/2`);
        await page.getByRole('heading', { name: en.table.lobby }).waitFor();
        await take(page, name('lobby'));

        const player = new Player(page, 'en', phone ? 'touch' : 'mouse', 'picture');
        for (const [what, at] of [
          ['orders', orders],
          ['battle', battle],
        ] as const) {
          theatre.now = await Stage.lay(server.base, at, 40);
          await page.goto(theatre.now.path);
          await player.ready();
          await page.waitForTimeout(300);
          await player.begin(at.kind);
          if (what === 'battle' && !phone) {
            await page.locator('summary', { hasText: throneWords('en').whatIf }).click();
            await page.getByRole('table').filter({ hasText: '✓' }).first().waitFor();
          }
          await take(page, name(what));
        }

        const general = new General(page, 'staged', phone ? 'touch' : 'mouse', 0);
        await theatre.show(page, await Stage.lay(server.base, song, 12));
        await page.locator('[data-base]').first().waitFor();
        await page.waitForTimeout(1500); // until the engine has told of the armies
        await take(page, name('song'));

        for (const [what, at] of Object.entries(kings)) {
          theatre.now = await Stage.lay(server.base, at, 40);
          await page.goto(theatre.now.path);
          await general.ready();
          await page.waitForTimeout(300);
          if (what === 'deploy') await general.press(general.dock.locator('[data-propose]'));
          else {
            const { unit, target } = aimed(at);
            const own = general.dock.locator(`[data-unit-button="${unit}"]`);
            if ((await own.getAttribute('aria-pressed')) !== 'true') await general.press(own);
            if (what === 'charge') await general.press(general.dock.locator('[data-order=charge]'));
            await general.press(general.dock.locator(`[data-${what === 'charge' ? 'charge' : 'shot'}="${target}"]`));
            await general.dock.evaluate((d) => {
              for (const e of [d, ...d.querySelectorAll('*')]) e.scrollTop = 0;
            });
          }
          await take(page, name(`kings-${what}`));
        }

        const captain = new Captain(page, 'staged', phone ? 'touch' : 'mouse');
        for (const [what, at] of Object.entries(battles)) {
          theatre.now = await Stage.lay(server.base, at, 40);
          await page.goto(theatre.now.path);
          await captain.ready();
          await page.waitForTimeout(300);
          if (what === 'command') {
            const { card, commander } = led(at);
            await captain.press(captain.dock.locator(`[data-lead="${card} ${commander}"]`));
          } else {
            const { unit, target } = aimed(at);
            const stands = (name: string) => at.document.units[name]!.hex!;
            for (const id of [stands(unit), what === 'move' ? String(at.did!['hex']) : stands(target)]) {
              const hex = page.locator(`[data-hex="${id}"]`);
              if ((await hex.getAttribute('aria-pressed')) !== 'true') await captain.press(hex);
            }
          }
          await captain.dock.evaluate((d) => {
            for (const e of [d, ...d.querySelectorAll('*')]) e.scrollTop = 0;
          });
          await take(page, name(`battles-${what}`));
        }

        theatre.now = await Stage.lay('', await inCase('battles', 'skirmish/a-whole-set-up', 34));
        await page.goto(theatre.now.path);
        await captain.ready();
        await captain.press(captain.dock.locator('[data-unit-button]').first());
        await take(page, name('battles-skirmish'));

        await page.goto('/battles/plans');
        await page.locator('.map.panel svg').first().waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('battles-setup'));

        await page.goto(`/battles/plans/${plan}`);
        await page.locator('#faults').getByText('No unit can stand in [5, 4]').waitFor();
        await page.waitForLoadState('networkidle');
        await page.locator('[data-hex="4,7"]').click();
        await page.evaluate((phone) => {
          scrollTo(0, 0);
          if (phone) document.querySelector('.field-pane')!.scrollIntoView({ block: 'start' });
        }, phone);
        await take(page, name('battles-plan'));

        await page.goto(`/kings/armies/${army}`);
        await page.getByRole('region', { name: 'Against the rules' }).waitFor();
        await page.waitForLoadState('networkidle');
        if (phone) await page.getByRole('link', { name: 'kings.artefact.unique-per-army' }).scrollIntoViewIfNeeded();
        await take(page, name('kings-army'));

        await page.goto(`/log/${battle.game.id}?n=${battle.n + 1}`);
        await page.getByRole('slider').waitFor();
        await page.getByRole('group', { name: 'Map of Westeros' }).waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('replay'));

        await page.getByRole('button', { name: en.end.title }).click();
        await page.locator('.finis tbody tr').first().waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('end'));

        await page.goto('/rules/throne');
        await page.getByRole('searchbox').first().fill('supply army');
        await page.waitForTimeout(300);
        await take(page, name('rules'));

        await page.goto('/mine');
        await page.getByRole('heading', { name: en.mine.title }).waitFor();
        await page.waitForLoadState('networkidle');
        await take(page, name('mine'));

        await page.goto('/settings');
        await page.getByRole('heading', { level: 1 }).waitFor();
        await take(page, name('settings'));

        // told from his own last action on, a step of weight at its end; then summed up, a day later
        await page.addInitScript(told);
        const table = `/m/${story.id}/${story.seat}`;
        await page.goto(table);
        await page.getByRole('button', { name: en.story.pause }).click();
        for (let i = 0; i < 40 && !(await page.locator('[data-act]').count()); i++) {
          await page.keyboard.press('ArrowRight');
          await page.waitForTimeout(400);
        }
        await take(page, name('story'));
        await page.evaluate(
          ([key, value]) => localStorage.setItem(key!, value!),
          [`gonfalon.seen.${story.id}.${story.seat}`, `0 0 ${Date.now() - 24 * 3600_000}`],
        );
        await page.reload();
        const recap = page.getByRole('region', { name: en.recap.title });
        await recap.locator('.picture > svg:not(.ic)').first().waitFor();
        await take(page, name('recap'));
        await context.close();
      }
    }
    const all = readdirSync(folder).filter((f) => f.endsWith('.webp'));
    const bytes = all.reduce((n, f) => n + statSync(join(folder, f)).size, 0);
    console.log(`${all.length} pictures, ${Math.round(bytes / 1024)} KiB`);
    expect(all.length).toBe(22 * sizes.length * 2);
    expect(bytes).toBeLessThan(12 << 20);
  } finally {
    await browser.close();
    await server.end();
  }
});
