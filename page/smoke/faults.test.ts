import { request } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unmarked } from '../src/lib/marked';
import { houses } from '../src/throne/types';
import { words } from '../src/throne/words';
import { en } from '../src/words/en';
import { known, withServer } from './drive';
import { decisions, games, moments, Stage, step, Theatre, written, type Game, type Position } from './staged';
import { shot, visit } from './visit';

// What people stumbled over who tried the page, each for itself, in positions that are written down or taken from games of bots.

const house = withServer();
const w = words('en');

/** A browser before a stage. */
async function watch() {
  const visited = await visit(house, { viewport: { width: 1280, height: 800 } });
  afterAll(() => visited.context.close());
  const theatre = new Theatre();
  await theatre.open(visited.context);
  const lay = async (at: Position<'throne'> | Position<'kings'>, last = 0) => {
    const stage = await Stage.lay(house.base, at as Position, last);
    await theatre.show(visited.page, stage);
    await visited.page.locator('.dock[aria-busy=false]').waitFor();
    return stage;
  };
  return { ...visited, lay };
}

/** Opens the log where it is folded away. */
async function openLog(page: Page): Promise<void> {
  if (await page.getByRole('log').isVisible()) return;
  const names = { name: en.table.log, exact: true };
  await page.getByRole('button', names).or(page.getByRole('tab', names)).first().click();
  await page.getByRole('log').waitFor();
}

describe('on the map', () => {
  it('a second press on the area that the page went on to does not let it go', async () => {
    const { page, lay } = await watch();
    const areas = {
      lannisport: { house: 'lannister', footmen: 1 },
      stoney_sept: { house: 'lannister', footmen: 1 },
      the_golden_sound: { house: 'lannister', ships: 1 },
    };
    const stage = await lay(await written('throne', houses.indexOf('lannister'), { phase: 'planning', areas }));
    await page.keyboard.press('0');
    await page.locator('[data-area=lannisport]').click({ force: true });
    await page.locator('.tok-order:not([aria-disabled=true])').first().click();
    await expect.poll(() => stage.acted.length).toBe(1);
    const chosen = page.locator('[data-area][aria-pressed=true]');
    await expect.poll(() => chosen.getAttribute('data-area')).not.toBe('lannisport');
    const next = (await chosen.getAttribute('data-area'))!;
    await chosen.click({ force: true });
    await page.waitForTimeout(150);
    expect(await chosen.getAttribute('data-area'), 'it is what was meant').toBe(next);
    await chosen.click({ force: true });
    await expect.poll(() => chosen.count(), { message: 'a press that is meant so lets it go' }).toBe(0);
  });

  it('an order is exchanged by one press, and stays where the other may not lie; all tokens are in one row', async () => {
    const { page, lay } = await watch();
    await page.setViewportSize({ width: 1280, height: 720 });
    const areas = {
      lannisport: { house: 'lannister', footmen: 1, order: 'march+0' },
      the_golden_sound: { house: 'lannister', ships: 1, order: 'raid' },
    };
    const stage = await lay(await written('throne', houses.indexOf('lannister'), { phase: 'planning', areas }));
    const choose = async (area: string) => {
      await page.locator(`[data-area=${area}]`).dispatchEvent('click');
      await page.locator('.dock').getByRole('button', { name: w.withdraw }).waitFor();
    };
    const tokens = page.locator('.tok-order');
    const token = (name: string) => page.getByRole('button', { name, exact: true }).and(tokens).first();
    await choose('the_golden_sound');
    const land = page
      .getByRole('button', { name: `${w.orders.consolidate} ${w.landOnly}, ${w.notHere}`, exact: true })
      .and(tokens)
      .first();
    await land.click({ force: true });
    await page.locator('.callout[role=alert]').getByText('Consolidate Power goes on land only').waitFor();
    expect(stage.acted, 'the Raid stays').toEqual([]);
    const tops = await tokens.evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().top)));
    expect(new Set(tops).size, tops.join()).toBe(1);
    await choose('lannisport');
    await token(`${w.orders.defense} +1`).click();
    await expect
      .poll(() => stage.acted)
      .toEqual([
        { kind: 'withdraw', area: 'lannisport' },
        { kind: 'order', area: 'lannisport', order: 'defense+1' },
      ]);
  });

  it('all seven House cards are seen whole, whichever is chosen', async () => {
    const { page, lay } = await watch();
    await page.setViewportSize({ width: 1280, height: 720 });
    const areas = { riverrun: { house: 'greyjoy', footmen: 1, order: 'march+0' }, seagard: { house: 'stark', footmen: 1 } };
    const attack = { kind: 'march', area: 'riverrun', moves: [{ to: 'seagard', footmen: 1 }] };
    const seat = houses.indexOf('greyjoy');
    await lay(await written('throne', seat, { phase: 'marches', next: 'greyjoy', areas }, [{ seat, action: attack }]));
    const cards = page.locator('.dock button.hcard');
    const dock = (await page.locator('.dock').boundingBox())!;
    for (let i = 0; i < 7; i++) {
      await cards.nth(i).click();
      for (const card of await cards.all()) {
        const box = (await card.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(dock.y + dock.height);
      }
      const cut = await cards.evaluateAll((all) =>
        all.flatMap((e) => {
          const [card, name] = [e, e.querySelector('.nm')!].map((of) => of.getBoundingClientRect());
          const whole = name!.top >= card!.top && name!.bottom <= card!.bottom && e.querySelector('.nm')!.scrollWidth <= name!.width + 1;
          return whole ? [] : [e.textContent];
        }),
      );
      expect(cut).toEqual([]);
    }
    expect(await cards.count()).toBe(7);
    await shot(page, 'faults-hand');
  });

  it('an attack that is drafted counts the Support orders that are still open', async () => {
    const { page, lay } = await watch();
    const areas = {
      the_reach: { house: 'tyrell', knights: 2, order: 'march+1' },
      kings_landing: { house: 'tyrell', knights: 1, order: 'support' },
      blackwater: { house: 'lannister', footmen: 1, order: 'march-1' },
      stoney_sept: { house: 'lannister', knights: 1, footmen: 1, order: 'support' },
      harrenhal: { house: 'baratheon', knights: 1, order: 'support' },
      castle_black: { house: 'stark', footmen: 1, order: 'support' },
    };
    await lay(await written('throne', houses.indexOf('tyrell'), { phase: 'marches', next: 'tyrell', areas }));
    await page.keyboard.press('0');
    for (const area of ['the_reach', 'blackwater']) {
      const on = page.locator(`[data-area=${area}]`);
      if ((await on.getAttribute('aria-pressed')) !== 'true') await on.click({ force: true });
    }
    const open = w.openSupport('').trim().split(':')[0]!;
    await expect.poll(async () => (await page.locator('.dock').innerText()).includes(open)).toBe(true);
    const said = (await page.locator('.dock').innerText()).replace(/\s+/g, ' ');
    for (const each of [
      w.opens("King's Landing", 'Tyrell', 2, 'attacker'),
      w.opens('Stoney Sept', 'Lannister', 3, 'defender'),
      w.opens('Harrenhal', 'Baratheon', 2, 'both'),
    ])
      expect(said.replaceAll('’', "'")).toContain(each);
    expect(said).not.toContain('Castle Black');
    await shot(page, 'faults-open-supports');
  });

  it('questions of a clash and of ties name track and reason, and mustering has prices', async () => {
    const asked = await decisions(house.base, ['bid', 'rank', 'highest_bidder', 'lowest_bidder', 'muster']);
    const { page, lay } = await watch();
    const question = async (kind: string) => {
      await lay(asked.get(kind)!);
      await page.locator(`.dock[data-decision=${kind}]`).waitFor();
      return (await page.locator('.dock h2').first().innerText()).replace(/\s+/g, ' ');
    };
    const track = "Iron Throne|Fiefdoms|King[’']s Court";
    expect(await question('bid')).toMatch(new RegExp(`Bid for the (${track}) track, \\d of 3`));
    expect(await question('rank')).toMatch(new RegExp(`(${track}): .* (both|all) bid \\d+; who (stands first|takes place \\d)`));
    expect(await question('highest_bidder')).toMatch(/bid \d+, most for the Wall: who may take a card back/);
    expect(await question('lowest_bidder')).toMatch(/bid \d+, least for the Wall: who loses \d points of units/);
    expect(await question('muster')).toMatch(/\d points? left/);
    const area = asked.get('muster')!.did?.['area'];
    if (typeof area === 'string') await page.locator(`[data-area=${area}]`).click({ force: true });
    const prices = page.locator('.dock .price');
    await prices.first().waitFor();
    for (const p of await prices.allInnerTexts()) expect(p.replace(/\s+/g, ' ')).toMatch(/^[12] points?$/);
    await shot(page, 'faults-muster');
  });

  it('who declines is told with what, in the log and on the button', async () => {
    const [game] = await games(house.base, 1);
    const { page, lay } = await watch();
    const kinds = ['raven', 'blade', 'promote', 'take_card', 'lift_order', 'discard_card'];
    const found = await moments(house.base, [game!], kinds, 1, (p) => p.did?.kind === 'pass');
    expect(found.size).toBeGreaterThan(0);
    for (const [kind, p] of found) {
      await lay(p);
      await page.locator(`.dock[data-decision=${kind}]`).getByRole('button', { name: w.declines[kind]! }).first().waitFor();
      const { told } = await step(house.base, game!, p.n + 1);
      const sentence = told!.map((t) => unmarked(t.en)).find((t) => / declines /.test(t))!;
      expect(sentence, kind).toMatch(/ declines to \w+/);
      await lay({ ...p, n: p.n + 1 }, 1);
      await openLog(page);
      await page.getByRole('log').getByText(sentence).first().waitFor({ state: 'attached' });
    }
  });
});

describe('on the table', () => {
  const blue = (x: number, y: number, more = {}) => ({ seat: 'blue', at: [`${x}in`, `${y}in`], ...more });
  const red = (x: number, y: number, more = {}) => ({ seat: 'red', at: [`${x}in`, `${y}in`], ...more });
  let at: Awaited<ReturnType<typeof watch>>;
  beforeAll(async () => {
    at = await watch();
  });
  async function lay(position: object) {
    const stage = await at.lay(await written('kings', 0, position));
    await at.page.locator('[data-badges]').first().waitFor({ state: 'attached' });
    return stage as unknown as Stage<'kings'>;
  }
  const middle = async (page: Page, what: string): Promise<[number, number]> => {
    const b = (await page.locator(what).first().boundingBox())!;
    return [b.x + b.width / 2, b.y + b.height / 2];
  };

  it('the odds say why each number is what it is, and what is lost', async () => {
    const { page } = at;
    const special = { stats: { melee: 4, attacks: 12, special: { thunderous_charge: 2 } } };
    const reasons = async (state: string) => {
      await lay({ units: { riders: blue(20, 14, { ...special, state }), foe: red(20, 22, { stats: { defence: 5 } }) } });
      for (const press of ['[data-unit-button=riders]', '[data-order=charge]', '[data-charge=foe]'])
        await page.locator(`.dock ${press}`).click();
      const panel = page.locator('.card-odds:visible').first();
      await panel.locator('summary', { hasText: 'Why these numbers' }).click();
      const text = (await panel.locator('dl').first().innerText()).replace(/\s+/g, ' ');
      return { text, rules: await panel.locator('dl a, dl button').evaluateAll((all) => all.map((e) => e.outerHTML).join(' ')) };
    };
    const fresh = await reasons('steady');
    expect(fresh.text).toMatch(/12 attacks.*4\+ to hit.*3\+ to wound/i);
    expect(fresh.text).toMatch(/Thunderous Charge/);
    expect(fresh.rules).toContain('kings.special.thunderous-charge-plus-n');
    await shot(page, 'faults-reasons');
    const shaken = await reasons('disordered');
    expect(shaken.text).toMatch(/5\+ to wound/i);
    expect(shaken.rules).toContain('kings.special.thunderous-charge-lost-if-disordered');
  });

  it('the wounds of many dice are in bars that can be read', async () => {
    const { page } = at;
    await lay({
      phase: 'melee',
      units: {
        strong: blue(20, 20, { target: 'weak', stats: { attacks: 60, melee: 2 } }),
        weak: { seat: 'red', at: [508, 588], stats: { nerve: '40/50', defence: 2 } },
        keen: blue(40, 20, { target: 'weary' }),
        weary: { seat: 'red', at: [1016, 588] },
      },
    });
    await page.locator('.dock [data-unit-button=weak]').click();
    const axis = page.locator('.hist + .axis').first();
    await axis.waitFor();
    const bars = await axis.evaluate((e) =>
      [...e.children].map((s) => ({
        text: s.textContent,
        fits: s.scrollWidth <= s.clientWidth + 1,
        size: parseFloat(getComputedStyle(s).fontSize),
      })),
    );
    expect(Number(bars.at(-1)!.text.split('–').at(-1))).toBeGreaterThan(40);
    expect(bars.length).toBeLessThanOrEqual(9);
    expect(bars.filter((b) => !b.fits || b.size < 11)).toEqual([]);
    const colours = await page
      .locator('.hist')
      .first()
      .evaluate((e) => [...e.children].map((bar) => getComputedStyle(bar).backgroundImage + getComputedStyle(bar).backgroundColor));
    expect(new Set(colours).size, 'fewer than can be expected, and the others').toBe(2);
    await shot(page, 'faults-histogram');
  });

  it('a unit is put in line with its neighbour, and several are turned together', async () => {
    const { page } = at;
    // a stands an inch behind its place in the line
    const units = { idle: blue(60, 4), a: { seat: 'blue', at: [559.4, 279.4] }, b: { seat: 'blue', at: [660.4, 304.8] }, foe: red(20, 42) };
    let stage = await lay({ units });
    await page.locator('.dock [data-unit-button=a]').click();
    await page.locator('[data-align]').click();
    await page.locator('.dock [data-commit][aria-disabled=false]').click();
    await expect.poll(() => stage.acted).toMatchObject([{ kind: 'advance', unit: 'a' }]);
    const stands = (id: string) => stage.view.units[id]!.at!;
    expect(stands('a')[1], 'their fronts are one line').toBeCloseTo(stands('b')[1], 1);
    const apart = Math.abs(stands('a')[0] - stands('b')[0]);
    expect(apart, 'side by side').toBeLessThan(6 * 25.4);

    stage = await lay({ units: { ...units, a: blue(20, 12), b: blue(30, 12) } });
    const facing = (id: string) => stage.view.units[id]!.facing;
    const [was, of] = [facing('a'), facing('b')];
    await page.locator('[data-unit=a]').click();
    await page.locator('[data-unit=b]').click({ modifiers: ['Shift'] });
    await page.keyboard.press('.');
    await expect.poll(() => page.locator('[data-ghost]').count()).toBe(2);
    await page.locator('.dock [data-commit][aria-disabled=false]').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.acted.map((a) => a['unit']).sort()).toEqual(['a', 'b']);
    expect(facing('a')).not.toBe(was);
    expect(facing('b')).not.toBe(of);
    expect(facing('a')).toBe(facing('b'));
  });

  it('who could charge a unit is seen while it is dragged', async () => {
    const { page } = at;
    await lay({ units: { idle: blue(60, 4), a: blue(20, 12), foe: red(20, 29) } });
    const [x, y] = await middle(page, '[data-unit=a]');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 50, { steps: 5 });
    await page.locator('[data-menace=foe]').waitFor(); // the button is still held
    await shot(page, 'faults-menace');
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-menace]').count()).toBe(0);
    expect(at.errors).toEqual([]);
  });
});

describe('an engine', () => {
  it('comes packed to who takes nothing but brotli, or zstd', async () => {
    const html = await (await fetch(house.base)).text();
    const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(html)![1]!;
    const name = /assets\/kings-[\w-]+\.wasm|kings-[\w-]+\.wasm/.exec(await engineName(script))![0].replace(/^.*\//, '');
    const size = (accept: string) =>
      new Promise<{ coding: string | undefined; bytes: number }>((done, fail) =>
        request(`${house.base}/assets/${name}`, { headers: { 'Accept-Encoding': accept } }, (r) => {
          let bytes = 0;
          r.on('data', (d: Buffer) => (bytes += d.length));
          r.on('end', () => done({ coding: r.headers['content-encoding'], bytes }));
        })
          .on('error', fail)
          .end(),
      );
    const plain = await size('identity');
    expect(plain.coding).toBeUndefined();
    for (const coding of ['br', 'zstd']) {
      const packed = await size(coding);
      expect(packed.coding).toBe(coding);
      expect(packed.bytes, coding).toBeLessThan(plain.bytes / 2);
    }
  });
  /** The script that names the engines may be another than the first. */
  async function engineName(first: string): Promise<string> {
    const seen = new Set<string>();
    const queue = [first];
    for (let path = queue.shift(); path; path = queue.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const text = await (await fetch(house.base + path)).text();
      if (/kings-[\w-]+\.wasm/.test(text)) return text;
      queue.push(...[...text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w-]+\.js)["'`]/g)].map((m) => `/assets/${m[1]}`));
    }
    throw new Error('no script names the engine of kings');
  }
});

describe('at a table', () => {
  /** Somebody with an account, and what he asks of the server. */
  async function person(more: Parameters<typeof visit>[1] = {}) {
    const visited = await visit(house, { viewport: { width: 1280, height: 800 }, ...more });
    afterAll(() => visited.context.close());
    await visited.page.goto('/rules');
    await known(visited.context);
    const call = async <T>(path: string, data: object): Promise<T> => {
      const answer = await visited.context.request.post(`/api${path}`, { headers: { 'Idempotency-Key': crypto.randomUUID() }, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as T;
    };
    const look = async (id: string, seat: number) =>
      (await (await visited.context.request.get(`/api/matches/${id}?seat=${seat}`)).json()) as {
        n: number;
        seq: number;
        status: string;
        invites: string[];
        decision?: { who: number[] };
      };
    const act = async (id: string, seat: number, action: object) => {
      const { n, seq } = await look(id, seat);
      await call(`/matches/${id}/actions`, { seat, n: n + 1, seq, action });
    };
    return { ...visited, call, look, act };
  }

  it('taking back what costs another a decision says so before', async () => {
    const [game] = await games(house.base, 1);
    // two raids in a row by two Houses: the second is asked because of the first
    const i = game!.lines.findIndex(
      (l, i, all) => l.action.kind === 'raid' && all[i + 1]?.action.kind === 'raid' && all[i + 1]!.seat !== l.seat,
    );
    expect(i).toBeGreaterThan(0);
    const [first, second] = [game!.lines[i]!, game!.lines[i + 1]!];
    const ann = await person();
    const bob = await person();
    const { id } = await ann.call<{ id: string }>(`/logs/${game!.id}/on`, { n: first.n - 1, sit: [first.seat], invite: true });
    const { invites } = await ann.look(id, first.seat);
    await bob.call(`/matches/${id}/seats`, { seat: second.seat, invite: invites[second.seat] });
    await ann.call(`/matches/${id}/fill`, { bot: 'greedy' });
    await ann.act(id, first.seat, first.action);
    await ann.page.goto(`/m/${id}/${first.seat}`);
    await ann.page
      .getByRole('button', { name: /^(Undo|Ask to undo)/ })
      .first()
      .click();
    const ask = ann.page.getByRole('dialog');
    await ask.getByText(en.together.undoCosts('X', 1).split('X').at(-1)!.trim()).waitFor();
    expect((await ann.look(id, first.seat)).decision?.who, 'nothing is taken back yet').toEqual([second.seat]);
    await shot(ann.page, 'faults-undo');
    await ask.locator('.btn.primary').click();
    await ask.waitFor({ state: 'detached' });
  });

  let of: { throne: Game; kings: Game<'kings'> };
  beforeAll(async () => {
    of = { throne: (await games(house.base, 1))[0]!, kings: (await games(house.base, 1, 'kings'))[0]! };
  });

  it.each(['throne', 'kings'] as const)(
    'last moves stay marked after a reload, and lines of the log lead to their steps: %s',
    async (name) => {
      const game = of[name];
      const ann = await person();
      // in the second half of the game: a march that others come after, or the last act before the enemy's turn
      const i = game.lines.findIndex(
        (l, i, all) =>
          i > all.length / 2 &&
          all[i + 1]?.seat !== l.seat &&
          (name === 'throne' ? l.action.kind === 'march' && all[i + 1]?.action.kind === 'march' : l.seat === 0),
      );
      const { seat, n, action } = game.lines[i]!;
      const { id } = await ann.call<{ id: string }>(`/logs/${game.id}/on`, { n: n - 1, sit: [seat] });
      await expect.poll(async () => (await ann.look(id, seat)).decision?.who).toContain(seat);
      await ann.act(id, seat, action);
      await expect.poll(async () => (await ann.look(id, seat)).decision?.who).toContain(seat);
      const { page } = ann;
      await page.goto(`/m/${id}/${seat}`);
      const marks = page.locator(name === 'throne' ? '[data-last]' : '[data-trace]');
      const which = () => marks.evaluateAll((all) => all.map((e) => e.getAttribute('data-last') ?? e.getAttribute('data-trace')).sort());
      await expect.poll(() => marks.count()).toBeGreaterThan(0);
      const before = await which();
      await page.reload();
      await expect.poll(which).toEqual(before);

      await openLog(page);
      const line = page.getByRole('log').locator('a.step').first();
      const address = (await line.getAttribute('href'))!;
      const says = page.locator('.teller h2');
      await line.click();
      await says.waitFor();
      const sentence = await says.textContent();
      await page.getByRole('log').locator('li[aria-current=step]').first().waitFor();
      await shot(page, `faults-log-${name}`);
      await page.locator('.teller .btn.primary').click();
      await page.locator('.dock[data-decision]').waitFor();

      // its address leads there from anywhere, while the match is played
      await page.goto(address);
      await page.waitForURL(`**/m/${id}/${seat}?step=*`);
      await expect.poll(() => says.textContent()).toBe(sentence);
      expect(ann.errors).toEqual([]);
    },
  );
});
