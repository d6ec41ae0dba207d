import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { behind as behindBattles } from '../src/battles/behind';
import { behind as behindKings } from '../src/kings/dock/behind';
import { behind } from '../src/throne/behind';
import { known, withServer } from './drive';
import { asked as askedInBattles } from './field';
import { namesOnUnits, ordersOnUnits, unitsOnUnits } from './names';
import { Player } from './player';
import { decisions, games, moments, Stage, step, Theatre, written, type Position } from './staged';
import { shot, visit } from './visit';

// The board has at least half of the window, whatever is asked; and on a table nothing that is
// written or marked stands on a unit that it does not belong to.

const house = withServer();
const windows = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** French has the longer words and is held to every window; English to the smallest. */
const shown = [
  ['fr', windows],
  ['en', windows.slice(0, 1)],
] as const;
type Windows = (typeof shown)[number][1];

/** The share of the window that is the board's, in each of the windows where it is less than half, or where the page scrolls. */
async function tooSmall(page: Page, when: string, among: Windows): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of among) {
    await page.setViewportSize({ width, height });
    const { share, dock, over } = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { width, height } = document.querySelector('.board')!.getBoundingClientRect();
      return {
        share: (width * height) / (innerWidth * innerHeight),
        dock: document.querySelector('.dock')!.getBoundingClientRect().bottom - innerHeight,
        over: document.scrollingElement!.scrollHeight - innerHeight,
      };
    });
    if (share < 0.5 || dock > 0 || over > 0)
      found.push(`${when} at ${width} × ${height}: ${(share * 100).toFixed(1)} %, dock ${dock}, page ${over} px beyond the window`);
  }
  return found;
}

/** The picture of the board takes no room, and time to paint. */
const unpainted = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.head.append(Object.assign(document.createElement('style'), { textContent: '.board svg { opacity: 0 }' })),
    ),
  );

async function watch(seen: Parameters<typeof visit>[1] = {}) {
  const visited = await visit(house, { viewport: { width: 1280, height: 720 }, ...seen });
  const theatre = new Theatre();
  await theatre.open(visited.context);
  return { ...visited, theatre };
}

describe('the board', () => {
  const kinds = Object.keys(behind);
  let asked: Map<string, Position>;
  beforeAll(async () => {
    asked = await decisions(house.base, kinds);
  }, 180_000);

  for (const [lang, among] of shown)
    it(`has half of the window in every decision of throne, in ${lang}`, async () => {
      const { page, context, theatre, errors } = await watch({ lang });
      await unpainted(page);
      const player = new Player(page, lang, 'mouse');
      const found: string[] = [];
      for (const kind of kinds) {
        await theatre.show(page, await Stage.lay(house.base, asked.get(kind)!, 12));
        await player.ready();
        found.push(...(await tooSmall(page, kind, among)), ...(await ordersOnUnits(page)));
        await page.keyboard.press('0'); // all of the map
        found.push(...(await ordersOnUnits(page)), ...(await namesOnUnits(page)));
        await player.begin(kind);
        found.push(...(await tooSmall(page, `${kind}, begun`, among)), ...(await namesOnUnits(page)));
      }
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });

  it('shows whole who would march, and what stands around: in every March of a round, on the whole map and framed', async () => {
    const [game] = await games(house.base, 1);
    const { page, context, theatre } = await watch();
    const found: string[] = [];
    let seen = 0;
    const marches = game!.lines.filter((l) => l.action.kind === 'march');
    for (const l of marches.slice(marches.length / 2).slice(0, 12)) {
      const { document } = await step(house.base, game!, l.n - 1);
      const stage = await Stage.lay(house.base, { kind: 'march', seat: l.seat, n: l.n - 1, game: game!, document });
      await theatre.show(page, stage);
      await page.locator('.dock[data-decision=march][aria-busy=false]').waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const area = (id: string) => page.locator(`[data-area=${id}]`);
      const from = String(l.action['area']);
      if ((await area(from).getAttribute('aria-pressed')) === 'false') await area(from).dispatchEvent('click');
      const goals = await page.$$eval('[data-area][aria-disabled=false][aria-pressed=false]', (all) =>
        all.map((e) => (e as SVGElement).dataset['area']!),
      );
      for (const to of goals) {
        await area(to).dispatchEvent('click');
        if (!(await page.locator('.throne-board .ghost[data-piece]').count())) continue;
        seen++;
        for (const key of ['0', 'F']) {
          await page.keyboard.press(key);
          const amiss = [...(await ordersOnUnits(page)), ...(await unitsOnUnits(page))];
          if (amiss.length) await shot(page, `march-${from}-${to}-${key}`);
          found.push(...amiss.map((what) => `${from} to ${to}, ${key}: ${what}`));
        }
        await area(to).dispatchEvent('click'); // they stay
      }
    }
    expect(found).toEqual([]);
    expect(seen).toBeGreaterThan(20);
    await context.close();
  });

  const blue = (x: number, y: number, more = {}) => ({ seat: 'blue', at: [`${x}in`, `${y}in`], ...more });
  const red = (x: number, y: number, more = {}) => ({ seat: 'red', at: [`${x}in`, `${y}in`], ...more });
  const line = (of: typeof blue, y: number) => Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${y}_${i}`, of(4 + i * 5, y)]));
  const reserve = Object.fromEntries([...'abcdefghijkl'].map((id) => [`regiment_${id}`, { seat: 'blue' }]));
  const special = (rule: string) => ({ stats: { special: { [rule]: 1 } } });
  const bolt = { unit: 'kingdoms_of_men/wizard', options: ['on_foot', 'lightning_bolt_3'] };
  const both = { a: { seat: 'blue' }, b: { seat: 'red' } };
  const lays = { kind: 'terrain', piece: 'wood', as: 'difficult', height: 4, at: [600, 600] };
  const fight = {
    strong: blue(20, 20, { target: 'weak', stats: { attacks: 40, melee: 2 } }),
    weak: { seat: 'red', at: [508, 588], stats: { nerve: '1/2', defence: 2 } },
  };
  const second = { keen: blue(40, 20, { target: 'weary' }), weary: { seat: 'red', at: [1016, 588] } };
  const charging = { a: blue(20, 12), b: blue(25, 12), far: blue(50, 6), foe: red(22.5, 20, { size: 'horde' }), other: red(40, 30) };
  const volley = (id: string, x: number) => ({
    [id]: blue(x, 12, { stats: { attacks: 30, shooting: 2, weapons: [{ weapon: 'bow' }] } }),
    [`foe_${id}`]: red(x, 29, { stats: { defence: 2, nerve: '20/22' } }),
  });
  /** Positions, what is pressed in them one after the other, and what was done before. */
  const scenes: Record<string, { at: object; seat?: number; presses?: string[]; did?: Parameters<typeof written>[3] }> = {
    edge: { at: { phase: 'edge', active: 'red', units: both }, seat: 1 },
    terrain: {
      at: { phase: 'terrain', set_up: { terrain: 'players' }, units: both },
      presses: ['[data-piece=wood]', '[data-propose]'],
      did: [{ seat: 1, action: { kind: 'done' } }],
    },
    agree: {
      at: { phase: 'terrain', active: 'red', set_up: { terrain: 'players' }, units: both },
      did: [{ seat: 1, action: lays }],
    },
    deploy: {
      at: { phase: 'deploy', units: { ...reserve, foe: { seat: 'red' } } },
      presses: ['[data-unit-button=regiment_b]', '[data-propose]'],
    },
    vanguard: {
      at: { phase: 'vanguard', units: { scouts: blue(20, 6, special('vanguard')), foe: red(20, 42) } },
      presses: ['[data-order=advance]'],
    },
    order: { at: { units: { ...line(blue, 8), ...line(red, 40) } }, presses: ['[data-unit-button="8_3"]', '[data-order=advance]'] },
    charge: { at: { units: charging }, presses: ['[data-unit-button=a]', '[data-order=charge]', '[data-charge=foe]'] },
    shoot: {
      at: { phase: 'shoot', units: { mage: blue(20, 10, bolt), second: blue(26, 10, bolt), foe: red(20, 20), behind: red(20, 2) } },
      presses: ['[data-shot=foe]'],
    },
    token: { at: { phase: 'tokens', scenario: 'loot', units: both }, seat: 1 },
    redeploy: {
      at: { phase: 'deploy', scenario: 'pillage', units: { a: blue(10, 6, special('master_tactician')), b: red(10, 42) } },
      presses: ['[data-unit-button=a]'],
    },
    vanguard_first: { at: { phase: 'vanguard', units: { a: blue(10, 8, special('vanguard')), b: red(10, 40, special('vanguard')) } } },
    first_turn: { at: { phase: 'vanguard', units: { a: blue(10, 8), b: red(10, 40) } } },
    test: {
      at: { phase: 'shoot', units: { ...volley('a', 8), ...volley('b', 26) } },
      did: [
        { seat: 0, action: { kind: 'shoot', unit: 'a', target: 'foe_a' } },
        { seat: 0, action: { kind: 'shoot', unit: 'b', target: 'foe_b' } },
      ],
    },
    combat: { at: { phase: 'melee', units: { ...fight, ...second } }, presses: ['[data-unit-button=weak]'] },
    regroup: { at: { phase: 'melee', units: { ...fight, other: red(40, 40) } }, presses: ['[data-order=regroup_back]'] },
    over: { at: { over: true, turn: 4, last: 4, units: { a: blue(20, 12), b: { seat: 'red', state: 'routed' }, c: red(30, 30) } } },
  };

  it('is measured in every kind of decision of kings', () => {
    expect(Object.keys(behindKings).filter((kind) => !(kind in scenes))).toEqual([]);
  });

  for (const [lang, among] of shown)
    it(`has half of the window in every decision of kings, in ${lang}`, async () => {
      const { page, context, theatre, errors } = await watch({ lang });
      await unpainted(page);
      const found: string[] = [];
      for (const [kind, { at, seat = 0, presses = [], did = [] }] of Object.entries(scenes)) {
        await theatre.show(page, await Stage.lay('', await written('kings', seat, at, did)));
        if (kind === 'over') {
          // the end comes first, and the board behind it
          await page.locator('.finis').waitFor();
          await page.keyboard.press('Escape');
        }
        const dock = page.locator('.dock[aria-busy=false]');
        await dock.waitFor();
        expect(await dock.getAttribute('data-decision')).toBe(kind === 'charge' ? 'order' : kind);
        found.push(...(await tooSmall(page, kind, among)));
        for (const press of presses) {
          await dock.locator(press).first().click();
          found.push(...(await tooSmall(page, `${kind}, ${press}`, among)));
        }
      }
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });

  /** What is pressed on the field or in the dock of battles, one after the other. */
  const begun: Record<string, string[]> = {
    turn: ['.dock [data-lead], .dock [data-token]', '[data-hex][aria-disabled=false][aria-pressed=false]'],
    move: ['[data-hex][aria-disabled=false]', '[data-hex][aria-disabled=false][aria-pressed=false]'],
    attack: ['[data-hex][aria-disabled=false]', '[data-hex][aria-disabled=false][aria-pressed=false]'],
    keep: ['.dock [data-card], .dock [data-token]'],
    muster: ['.dock [data-muster]'],
  };

  for (const [lang, among] of shown)
    it(`has half of the window in every decision of battles, in ${lang}`, async () => {
      const { page, context, theatre, errors } = await watch({ lang });
      await unpainted(page);
      const found: string[] = [];
      for (const kind of Object.keys(behindBattles)) {
        await theatre.show(page, await Stage.lay('', await askedInBattles(kind)));
        await page.locator(`.dock[data-decision=${kind}][aria-busy=false]`).waitFor();
        found.push(...(await tooSmall(page, kind, among)));
        for (const press of begun[kind] ?? []) {
          await page.locator(press).first().click();
          found.push(...(await tooSmall(page, `${kind}, ${press}`, among)));
        }
      }
      expect(found).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });

  for (const name of ['throne', 'kings'] as const)
    it(`has half of the window while the story of ${name} is told`, async () => {
      const [game] = await games(house.base, 1, name);
      const { page, context, errors } = await visit(house, { told: true, lang: 'fr', viewport: { width: 1280, height: 720 } });
      await page.goto('/rules');
      await known(context);
      const call = async <T>(path: string, data: object): Promise<T> => {
        const answer = await context.request.post(`/api${path}`, { headers: { 'Idempotency-Key': crypto.randomUUID() }, data });
        expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
        return (await answer.json()) as T;
      };
      // a march before a battle of others, or the last act before the enemy's turn, late enough for units to have met
      const fights = (l: { n: number }) =>
        (name === 'throne' ? ['card', 'support'] : ['shoot', 'combat']).includes(game!.lines[l.n]?.action.kind ?? '');
      const mine = game!.lines.find(
        (l, i, all) =>
          i > all.length / 2 && all[i + 1]?.seat !== l.seat && (name === 'throne' ? l.action.kind === 'march' && !fights(l) : l.seat === 0),
      )!;
      const { id } = await call<{ id: string }>(`/logs/${game!.id}/on`, { n: mine.n - 1, sit: [mine.seat] });
      const look = async () =>
        (await (await context.request.get(`/api/matches/${id}?seat=${mine.seat}`)).json()) as {
          n: number;
          seq: number;
          decision?: { who: number[] };
        };
      const { n, seq } = await look();
      await call(`/matches/${id}/actions`, { seat: mine.seat, n: n + 1, seq, action: mine.action });
      await expect.poll(async () => (await look()).decision?.who).toContain(mine.seat);
      await page.goto(`/m/${id}/${mine.seat}`);
      await page.locator('.dock').first().waitFor();
      const found: string[] = [];
      const teller = page.locator('.teller[data-story=others]');
      await expect
        .poll(async () => {
          if (!(await teller.count())) await page.keyboard.press('Home');
          return teller.count();
        })
        .toBe(1);
      await page.keyboard.press('Space');
      let cards = 0;
      for (let i = 1; i <= 8 && (await teller.count()); i++) {
        await page.waitForTimeout(150);
        cards += await page.locator('[data-act]').count();
        found.push(...(await tooSmall(page, `step ${i} of ${name}`, windows)), ...(await namesOnUnits(page)));
        await page.keyboard.press('ArrowRight');
      }
      expect(found).toEqual([]);
      expect(cards, 'what was thrown or turned over was shown').toBeGreaterThan(0);
      expect(errors).toEqual([]);
      await context.close();
    });

  it('is folded round by [ and ], which is remembered; what would take its half lies over it', async () => {
    const { page, context, theatre } = await watch();
    theatre.now = await Stage.lay('', await written('kings', 0, scenes['order']!.at));
    await page.goto(theatre.now.path);
    await page.locator('.dock[aria-busy=false]').waitFor();
    const wide = async () => (await page.locator('.board').boundingBox())!.width;
    const shut = await wide();
    await page.keyboard.press(']');
    await page.locator('.rail-r').waitFor();
    expect(await wide(), 'over the board').toBe(shut);
    await page.keyboard.press('Escape');
    await page.locator('.rail-r').waitFor({ state: 'detached' });
    await page.keyboard.press('[');
    await page.locator('.rail-l').waitFor();
    expect(shut - (await wide()), 'beside the board').toBe(188);
    await page.reload();
    await page.locator('.rail-l').waitFor();
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.locator('.rail-r').waitFor();
    await page.keyboard.press(']');
    await page.locator('.rail-r').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(wide).toBe(shut - 188);
    await page.keyboard.press('[');
    await page.locator('.rail-l').waitFor({ state: 'detached' });
    expect(await wide()).toBe(shut);
    await context.close();
  });
});

describe('what is written on a table', () => {
  let asked: Position<'kings'>;
  beforeAll(async () => {
    const from = await games(house.base, 1, 'kings', { blue: 'the_golden_horn', red: 'the_swarm_below' });
    asked = (await moments(house.base, from, ['order'], 3, (p) => p.seat === 0)).get('order')!;
  }, 180_000);

  /** Labels and badges that lie on a unit that is not theirs, by what they say. */
  const astray = (page: Page) =>
    page.evaluate(() => {
      const corners = (e: SVGGraphicsElement) => {
        const { x, y, width, height } = e.getBBox();
        const m = e.getScreenCTM()!;
        return [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ].map(([a, b]) => new DOMPoint(a, b).matrixTransform(m));
      };
      type Shape = ReturnType<typeof corners>;
      /** Do two convex outlines share more than half a pixel? */
      const meet = (a: Shape, b: Shape) =>
        [a, b].every((of) =>
          of.every((p, i) => {
            const q = of[(i + 1) % of.length]!;
            const [nx, ny] = [q.y - p.y, p.x - q.x];
            const long = Math.hypot(nx, ny) || 1;
            const along = (s: Shape) => s.map((c) => (c.x * nx + c.y * ny) / long);
            const [s, t] = [along(a), along(b)];
            return Math.min(Math.max(...s) - Math.min(...t), Math.max(...t) - Math.min(...s)) > 0.5;
          }),
        );
      const units = [...document.querySelectorAll<SVGGElement>('[data-base]')].map((g) => ({
        id: g.dataset['base']!,
        shape: corners(g.querySelector('rect[rx]')!),
      }));
      const marks = [
        ...[...document.querySelectorAll<SVGGElement>('[data-label]')].map((e) => ({ of: e.dataset['label']!, e })),
        ...[...document.querySelectorAll<SVGGElement>('[data-badges]')].flatMap((g) =>
          [...g.querySelectorAll<SVGGElement>('.badge')].map((e) => ({ of: g.dataset['badges']!, e })),
        ),
      ];
      return {
        marks: marks.length,
        astray: marks.flatMap(({ of, e }) =>
          units
            .filter((u) => u.id !== of && meet(corners(e), u.shape))
            .map((u) => `${e.textContent?.trim() || 'a badge'} of ${of} on ${u.id}`),
        ),
      };
    });

  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1920, 1080],
  ] as const)
    it(`stands on no other unit at ${width} px, and names the one that is chosen or pointed at`, async () => {
      const { page, context, theatre } = await watch({ phone: width < 640, viewport: { width, height } });
      const stage = (theatre.now = await Stage.lay(house.base, asked));
      await page.goto(stage.path);
      await page.locator('.dock[aria-busy=false]').waitFor();
      await page.locator('[data-label]').first().waitFor();
      await page.waitForTimeout(600);
      const rest = await astray(page);
      expect(rest.marks).toBeGreaterThan(8);
      expect(rest.astray).toEqual([]);

      const own = page.locator('.dock [data-unit-button]');
      for (let i = 0; i < (await own.count()); i += 3) {
        const unit = (await own.nth(i).getAttribute('data-unit-button'))!;
        await own.nth(i).click();
        await page.locator(`[data-label="${unit}"]`).waitFor();
        await page.waitForTimeout(200);
        expect((await astray(page)).astray, `${unit} is chosen`).toEqual([]);
        await page.keyboard.press('Escape');
      }
      if (width > 640)
        for (const unit of Object.keys(stage.view.units)
          .filter((id) => stage.view.units[id]!.at)
          .slice(0, 40)) {
          const box = (await page.locator(`[data-unit="${unit}"]`).boundingBox())!;
          await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
          await page.waitForTimeout(60);
          const found = await astray(page);
          expect(found.astray, `${unit} is pointed at`).toEqual([]);
        }
      await shot(page, `layout-names-${width}`);
      await context.close();
    });

  it('stays where it is while a unit is dragged', async () => {
    const { page, context, theatre } = await watch();
    const stage = (theatre.now = await Stage.lay(house.base, asked));
    await page.goto(stage.path);
    await page.locator('.dock[aria-busy=false]').waitFor();
    const unit = (await page.locator('.dock [data-unit-button]').first().getAttribute('data-unit-button'))!;
    await page.locator(`.dock [data-unit-button="${unit}"]`).click();
    await page.locator(`[data-label="${unit}"]`).waitFor();
    await page.waitForTimeout(600);
    const names = () =>
      page.evaluate(() => [...document.querySelectorAll('.name, .strong')].map((e) => `${e.textContent} ${e.getAttribute('transform')}`));
    const before = await names();
    expect(before.length).toBeGreaterThan(4);
    const box = (await page.locator(`[data-unit="${unit}"]`).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 1; i <= 8; i++) {
      await page.mouse.move(x + i * 9, y - i * 7, { steps: 2 });
      await page.waitForTimeout(40);
      expect(await names(), `after ${i} steps`).toEqual(before);
    }
    await page.mouse.up();
    await context.close();
  });
});
