import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words } from '../src/kings/dock/words';
import { violations } from './axe';
import { withServer } from './drive';
import { flat } from './eyes';
import { Stage, Theatre, written } from './staged';
import { visit, type Seen } from './visit';

// What the table of kings does in positions that are written down: every kind of decision, what
// it says and where it says it; and axe there.

const house = withServer();

describe('kings from a written position', () => {
  const blue = (x: number, y: number, more = {}) => ({ seat: 'blue', at: [`${x}in`, `${y}in`], ...more });
  const red = (x: number, y: number, more = {}) => ({ seat: 'red', at: [`${x}in`, `${y}in`], ...more });
  const special = (rule: string, more = {}) => ({ stats: { special: { [rule]: 1 }, ...more } });
  const idle = blue(60, 4);
  const bolt = { unit: 'kingdoms_of_men/wizard', options: ['on_foot', 'lightning_bolt_3'] };
  const fights = {
    strong: blue(20, 20, { target: 'weak', stats: { attacks: 40, melee: 2 } }),
    weak: { seat: 'red', at: [508, 588], stats: { nerve: '1/2', defence: 2 } },
  };

  /** Is the middle of something on the screen, and under nothing? */
  const inView = (what: Locator) =>
    what.evaluate((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  async function lay(position: object, l: Seen = { lang: 'en' }, steps: Parameters<typeof written>[3] = [], seat = 0) {
    const { context, page, errors } = await visit(house, l);
    const theatre = new Theatre();
    await theatre.open(context);
    const stage = await Stage.lay('', await written('kings', seat, position, steps));
    theatre.now = stage;
    await page.goto(stage.path);
    await page.locator('.dock[aria-busy=false]').waitFor();
    if (await page.locator('.finis').count()) await page.keyboard.press('Escape'); // to the board
    // Until the engine has told what they are, units are called by their ids, and drawn as large as one another.
    const ids = Object.keys(stage.view.units).map((id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('_', ' '));
    await expect
      .poll(() =>
        page
          .locator('[data-unit]')
          .evaluateAll((all, ids) => all.filter((e) => ids.includes(window.nameOf(e).split(/\s?:/)[0]!)).length, ids),
      )
      .toBe(0);
    const dock = page.locator('.dock');
    const press = async (...what: string[]) => {
      for (const s of what) await dock.locator(s).or(page.locator('.steering').locator(s)).first().click();
    };
    const commit = async () => {
      const n = stage.acted.length;
      await dock.locator('[data-commit][aria-disabled=false]').click();
      await expect.poll(() => stage.acted.length).toBe(n + 1);
      return stage.acted[n]!;
    };
    return { context, page, dock, stage, theatre, press, commit, errors };
  }

  it('lets several units charge together', async () => {
    const { context, page, dock, stage, press, commit, errors } = await lay({
      units: { idle, a: blue(20, 12), b: blue(25, 12), far: blue(50, 6), foe: red(22.5, 20, { size: 'horde' }) },
    });
    await press('[data-unit-button=a]', '[data-order=charge]', '[data-charge=foe]');
    await page.locator('.ways').getByRole('row', { name: /With/ }).waitFor(); // only b reaches it too
    await page
      .locator('.ways')
      .getByRole('row', { name: /From the rear, not from here.*%.*%.*%/ })
      .waitFor();
    await expect.poll(() => dock.getByRole('checkbox').count()).toBe(1);
    await dock.getByRole('checkbox').check();
    expect(await commit()).toMatchObject({ kind: 'charge', unit: 'a', target: 'foe', with: ['b'] });
    expect([stage.view.units['a']?.target, stage.view.units['b']?.target]).toEqual(['foe', 'foe']);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('moves a Vanguard, pivots an Individual, and takes wounds over', async () => {
    const v = await lay({ phase: 'vanguard', units: { scouts: blue(20, 6, special('vanguard')), idle, foe: red(20, 42) } });
    await v.press('[data-order=advance]');
    expect(await v.commit()).toMatchObject({ kind: 'advance', unit: 'scouts' });
    await v.context.close();

    const p = await lay({ units: { idle, lord: blue(20, 10, bolt), foe: red(20, 42) } });
    await p.press('[data-unit-button=lord]', '[data-order=pivot]', '[data-steer=turn_left]');
    expect(await p.commit()).toMatchObject({ kind: 'pivot', unit: 'lord', turn: [30] });
    expect(p.stage.view.units['lord']?.facing).toBe(120);
    await p.context.close();

    const d = await lay({
      units: { idle, lord: blue(20, 10, { wounds: 2, ...special('soul_drain') }), hurt: blue(26, 10, { wounds: 5 }), foe: red(20, 42) },
    });
    await d.press('[data-unit-button=lord]', '[data-order=soul_drain]', '[data-drain=hurt]');
    await d.dock.getByRole('combobox', { name: 'How many' }).selectOption('3');
    expect(await d.commit()).toMatchObject({ kind: 'soul_drain', unit: 'lord', target: 'hurt', wounds: 3 });
    expect([d.stage.view.units['lord']?.wounds, d.stage.view.units['hurt']?.wounds]).toEqual([5, 2]);
    await d.context.close();
  });

  it('casts, regroups and redeploys', async () => {
    const c = await lay({ phase: 'shoot', units: { mage: blue(20, 10, bolt), foe: red(20, 20) } });
    await c.press('[data-shot=foe]');
    expect(await c.commit()).toMatchObject({ kind: 'cast', unit: 'mage', target: 'foe', spell: 'lightning_bolt' });
    await c.context.close();

    const r = await lay({ phase: 'melee', units: { ...fights, other: red(40, 40) } });
    await expect.poll(() => r.dock.getAttribute('data-decision')).toBe('regroup');
    await r.press('[data-order=regroup_back]');
    expect(await r.commit()).toMatchObject({ kind: 'regroup_back', unit: 'strong' });
    await r.context.close();

    const t = await lay({
      phase: 'deploy',
      units: { master: blue(20, 6, special('master_tactician')), last: { seat: 'blue' }, foe: red(20, 42) },
    });
    await t.press('[data-propose]');
    expect(await t.commit()).toMatchObject({ kind: 'deploy', unit: 'last' });
    await t.page.locator('.dock[data-decision=redeploy][aria-busy=false]').waitFor();
    await t.press('[data-unit-button=master]', '[data-propose]');
    expect(await t.commit()).toMatchObject({ kind: 'deploy', unit: 'master' });
    expect(t.stage.view.units['master']?.at).not.toEqual([508, 152.4]);
    await t.context.close();
  });

  for (const l of [{ lang: 'en' }, { lang: 'fr', phone: true }] as Seen[])
    it(`shows the odds of the combat that is chosen${l.phone ? ' on a phone' : ''}`, async () => {
      const { context, page, press, commit, errors } = await lay(
        { phase: 'melee', units: { ...fights, keen: blue(40, 20, { target: 'weary' }), weary: { seat: 'red', at: [1016, 588] } } },
        l,
      );
      const panel = page
        .locator('.card-odds:visible')
        .filter({ hasText: words(l.lang ?? 'en').ifSo['combat'] })
        .first();
      expect(await panel.count()).toBe(0);
      await press('[data-unit-button=weary]');
      await panel.waitFor();
      const weary = flat(await panel.innerText());
      await press('[data-unit-button=weak]');
      await expect.poll(async () => flat(await panel.innerText())).toMatch(/(Routs|Déroute) 97[.,]2/); // only a double one saves it
      expect(weary).not.toMatch(/97[.,]2/);
      expect(await commit()).toEqual({ kind: 'fight', target: 'weak' });
      expect(errors).toEqual([]);
      await context.close();
    });

  it('gives who presses the near edge the one that is near to him', async () => {
    const { context, dock, stage } = await lay(
      { phase: 'edge', active: 'red', units: { a: { seat: 'blue' }, b: { seat: 'red' } } },
      { lang: 'en' },
      [],
      1,
    );
    await dock.getByRole('button', { name: 'Near edge' }).click();
    await expect.poll(() => stage.acted).toEqual([{ kind: 'edge', edge: 'far' }]);
    await context.close();
  });

  it('does not scroll the page, however long the armies are', async () => {
    const army = (of: typeof blue, y: number) => Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${y}_${i}`, of(4 + i * 5, y)]));
    const { context, page, press } = await lay({ units: { ...army(blue, 8), ...army(red, 40) } });
    await page.setViewportSize({ width: 1280, height: 800 });
    const over = () => page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight);
    expect(await over()).toBeLessThanOrEqual(0);
    await press('[data-unit-button="8_0"]');
    expect(await over()).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('names each arc in it', async () => {
    const { context, page, press } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 40) } });
    await press('[data-unit-button=a]');
    await page.getByRole('button', { name: 'Arcs', exact: true }).click();
    const base = (await page.locator('[data-unit=a]').boundingBox())!;
    const [x, y] = [base.x + base.width / 2, base.y + base.height / 2];
    for (const [name, way] of Object.entries({ front: [0, -1], rear: [0, 1], 'left flank': [-1, 0], 'right flank': [1, 0] })) {
      const label = (await page
        .locator('.label.arc')
        .filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) })
        .boundingBox())!;
      const [dx, dy] = [label.x + label.width / 2 - x, label.y + label.height / 2 - y];
      const [ahead, aside] = [dx * way[0]! + dy * way[1]!, Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!)];
      expect([ahead > aside, ahead < 120], name).toEqual([true, true]);
    }
    await context.close();
  });

  it('warns of the price of a charge, and tells what each charger needs', async () => {
    const hedge = {
      type: 'obstacle',
      height: 1,
      corners: [
        ['16in', '16in'],
        ['22in', '16in'],
        ['22in', '16.5in'],
        ['16in', '16.5in'],
      ],
    };
    const { context, page, dock, press } = await lay({
      units: { idle, a: blue(20, 12), b: blue(25, 12, { stats: { melee: 3 } }), foe: red(22.5, 20, { size: 'horde' }) },
      terrain: [hedge],
    });
    await press('[data-unit-button=a]', '[data-order=charge]', '[data-charge=foe]');
    await page.locator('.checks .chip.or').filter({ hasText: 'hindered' }).waitFor();
    expect(await page.locator('.checks .chip.vert').filter({ hasText: 'hindered' }).count()).toBe(0);
    await dock.getByRole('checkbox').check();
    await expect.poll(async () => (await page.locator('.card-odds tbody tr').allInnerTexts()).map(flat)).toHaveLength(2);
    await expect
      .poll(
        async () =>
          new Set((await page.locator('.card-odds tbody tr').allInnerTexts()).map((t) => /\d\+ then \d\+/.exec(flat(t))?.[0])).size,
      )
      .toBe(2);
    await context.close();
  });

  it('says how a battle has ended, by what score, and leads to the replay', async () => {
    for (const phone of [false, true]) {
      const { context, page, dock } = await lay(
        { over: true, turn: 4, last: 4, units: { a: blue(20, 12), b: { seat: 'red', state: 'routed' }, c: red(30, 30) } },
        { lang: 'en', phone },
      );
      await expect.poll(async () => flat(await dock.innerText())).toMatch(/Blue \d+ Red \d+ .*Score = /);
      expect(await dock.locator('[data-replay]').getAttribute('href')).toMatch(/^\/replay\/staged-/);
      if (!phone) expect(await dock.locator('.in').evaluate((el) => el.scrollHeight - el.clientHeight)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `shots/kings-over${phone ? '-phone' : ''}.png` });
      await context.close();
    }
  });

  it('has a list of its own keys, and puts the tape away with Escape', async () => {
    const { context, page } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 42) } });
    await page.keyboard.press('?');
    await expect.poll(async () => flat(await page.locator('dl.keys').innerText())).toMatch(/M take the tape/);
    expect(await page.locator('dl.keys').innerText()).not.toMatch(/\b(area|map|token)\b/);
    await page.keyboard.press('Escape');
    await page.locator('dl.keys').waitFor({ state: 'hidden' });
    await page.keyboard.press('m');
    await page.locator('.dock .tape').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.dock .tape').waitFor({ state: 'detached' });
    await context.close();
  });

  it('asks about a piece of terrain by name, and marks it', async () => {
    const lays = [{ seat: 1, action: { kind: 'terrain', piece: 'wood', as: 'difficult', height: 4, at: [600, 600] } }];
    const { context, page, dock } = await lay(
      { phase: 'terrain', active: 'red', set_up: { terrain: 'players' }, units: { a: { seat: 'blue' }, b: { seat: 'red' } } },
      { lang: 'en' },
      lays,
    );
    await expect.poll(() => dock.getAttribute('data-decision')).toBe('agree');
    await expect.poll(async () => flat(await dock.innerText())).toMatch(/has laid a piece as .*height 4: do you agree\?.*Wood/);
    await expect.poll(() => page.locator('.area.laid').count()).toBe(1);
    await page.screenshot({ path: 'shots/kings-agree.png' });
    await context.close();
  });

  it('measures between bases, by two presses', async () => {
    const { context, page, dock } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 22) } });
    await page.getByRole('button', { name: 'Measure' }).click();
    for (const id of ['a', 'foe']) await page.locator(`[data-unit=${id}]`).click({ position: { x: 6, y: 6 } });
    await expect
      .poll(() => dock.getByRole('combobox').evaluateAll((list) => list.map((s) => (s as HTMLSelectElement).value)))
      .toEqual(['a', 'foe']);
    await expect.poll(async () => parseFloat(await dock.locator('.tape b').innerText())).toBeLessThan(11);
    await context.close();
  });

  it('shows the field of view with what is hidden in it, and still what an enemy threatens', async () => {
    const { context, page, press } = await lay({
      units: { idle, a: blue(20, 10), near: red(20, 20, { size: 'horde' }), far: red(20, 30) },
    });
    await press('[data-unit-button=a]');
    await page.getByRole('button', { name: 'Sight', exact: true }).click();
    await page.locator('.area.sight').waitFor();
    const dark = (await page.locator('.area.blind').boundingBox())!;
    const hidden = (await page.locator('[data-unit=far]').boundingBox())!;
    expect([dark.x < hidden.x, dark.x + dark.width > hidden.x + hidden.width, dark.y < hidden.y]).toEqual([true, true, true]);
    const base = (await page.locator('[data-unit=near]').boundingBox())!;
    await page.mouse.move(base.x + base.width / 2, base.y + base.height / 2);
    await page.locator('.area.threat').first().waitFor();
    await context.close();

    // what hides nobody now casts its shadow too, and the line ends at what is seen
    const wood = {
      type: 'difficult',
      height: 4,
      corners: [
        ['26in', '18in'],
        ['30in', '18in'],
        ['30in', '21in'],
        ['26in', '21in'],
      ],
    };
    const s = await lay({ units: { idle, a: blue(20, 10), half: red(29, 26) }, terrain: [wood] });
    await s.press('[data-unit-button=a]');
    await s.page.getByRole('button', { name: 'Sight', exact: true }).click();
    await expect.poll(async () => (await s.page.locator('.area.blind').getAttribute('d'))!.match(/M/g)).toHaveLength(2);
    const eye = (await s.page.locator('.eye').boundingBox())!;
    const half = (await s.page.locator('[data-unit=half]').boundingBox())!;
    expect(eye.x + eye.width / 2).toBeLessThan(half.x + half.width / 2);
    await s.page.screenshot({ path: 'shots/kings-sight.png' });
    await s.context.close();
  });

  it('commits what is steered with Enter, from the list of units too', async () => {
    const { context, page, dock, stage } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 42) } });
    await dock.locator('[data-unit-button=a]').focus();
    for (const key of ['Enter', 'ArrowUp']) await page.keyboard.press(key);
    await dock.locator('[data-commit][aria-disabled=false]').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.acted).toMatchObject([{ kind: 'advance', unit: 'a' }]);
    await context.close();

    const reserve = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => [`battle_regiment_${id}`, { seat: 'blue' }]),
    );
    const d = await lay({ phase: 'deploy', units: { ...reserve, foe: { seat: 'red' } } });
    await d.page.setViewportSize({ width: 1280, height: 800 });
    const hidden = await d.dock
      .locator('.list')
      .first()
      .evaluate((el) => el.scrollHeight - el.clientHeight);
    expect(hidden, 'no unit is hidden').toBe(0);
    await d.press('[data-unit-button=battle_regiment_b]', '[data-propose]');
    await d.dock.locator('[data-unit-button=battle_regiment_b]').focus();
    await d.dock.locator('[data-commit][aria-disabled=false]').waitFor();
    await d.page.keyboard.press('Enter');
    await expect.poll(() => d.stage.acted).toMatchObject([{ kind: 'deploy', unit: 'battle_regiment_b' }]);
    await d.context.close();
  });

  it('keeps what is refused in hand, and why, when Enter is pressed', async () => {
    const { context, page } = await lay({ units: { idle, a: blue(20, 10), friend: blue(20, 14), foe: red(20, 42) } });
    const [at, taken] = [(await page.locator('[data-unit=a]').boundingBox())!, (await page.locator('[data-unit=friend]').boundingBox())!];
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(taken.x + taken.width / 2 + 8, taken.y + taken.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.locator('.callout.no').waitFor();
    await page.locator('[data-unit=a]').focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    expect(await page.locator('.callout.no').count()).toBe(1);
    expect(await page.locator('[data-unit=a]').getAttribute('aria-pressed')).toBe('true');
    await context.close();
  });

  it('lists orders in words, and says that they are a selection', async () => {
    for (const lang of ['en', 'fr'] as const) {
      const { context, page } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 42) } }, { lang });
      await page.keyboard.press('v');
      const choices = page.locator('dialog .choices');
      await choices.getByText(lang === 'en' ? 'This is a selection' : 'Ceci est une sélection\u202f: bien').waitFor();
      const texts = await choices.locator('li').allInnerTexts();
      expect(texts.join()).toMatch(lang === 'en' ? /: Advance \d+\.\d″/ : /\u202f: En avant, \d+,\d″/);
      expect(texts.join()).not.toMatch(/-\d|·/);
      await page.screenshot({ path: `shots/kings-choices-${lang}.png` });
      await context.close();
    }
  });

  it('is zoomed by keys wherever the focus is', async () => {
    const { context, page, dock } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 42) } });
    const wide = async () => (await page.locator('[data-unit=foe]').boundingBox())!.width;
    const whole = await wide();
    await dock.locator('h2').focus();
    await page.keyboard.press('+');
    await expect.poll(wide).toBeGreaterThan(whole * 1.2);
    await page.keyboard.press('-');
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await expect.poll(async () => Math.abs((await wide()) - whole)).toBeLessThan(1);
    await page.keyboard.press('Control+=');
    await page.waitForTimeout(200);
    expect(Math.abs((await wide()) - whole)).toBeLessThan(1);
    await context.close();
  });

  it('shows all that a mage can do, and tells nothing of the shot of another', async () => {
    const { context, page, dock, press } = await lay({
      phase: 'shoot',
      units: { mage: blue(20, 10, bolt), second: blue(26, 10, bolt), foe: red(20, 20), behind: red(20, 2) },
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    if ((await dock.locator('[data-unit-button=mage]').getAttribute('aria-pressed')) !== 'true') await press('[data-unit-button=mage]');
    await press('[data-shot=foe]');
    await expect.poll(() => dock.locator('.vh[role=status]').first().innerText()).toMatch(/of 24/);
    const [key, inner] = [(await dock.locator('[data-pivot]').boundingBox())!, (await dock.boundingBox())!];
    expect(key.y + key.height).toBeLessThanOrEqual(inner.y + inner.height);
    await page.screenshot({ path: 'shots/kings-mage.png' });
    await press('[data-unit-button=second]');
    expect(await dock.locator('.vh[role=status]').first().innerText()).toBe('');
    await page.waitForTimeout(600);
    expect(await dock.locator('.vh[role=status]').first().innerText()).toBe(words('en').shootHow);
    await context.close();
  });

  it('draws no chance that is none', async () => {
    const { context, page, press } = await lay(
      { phase: 'shoot', units: { mage: blue(20, 10, bolt), foe: red(20, 20, { stats: { nerve: '20/25' } }) } },
      { lang: 'fr', phone: true },
    );
    await press('[data-shot=foe]');
    const bar = page.locator('.dock .stackbar').first();
    await bar.waitFor();
    await expect.poll(() => bar.getAttribute('aria-label')).toMatch(/0,0\u202f%/);
    await expect.poll(() => bar.locator('span').count()).toBeLessThan(3);
    await context.close();
  });

  it('has its buttons on the screen of a phone', async () => {
    const { context, dock, press } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 42) } }, { lang: 'fr', phone: true });
    const seen = () =>
      dock
        .locator('.go .btn')
        .evaluateAll((list) => list.every((b) => b.getBoundingClientRect().left >= 0 && b.getBoundingClientRect().right <= innerWidth));
    expect(await seen()).toBe(true);
    await press('[data-unit-button=a]');
    expect(await seen()).toBe(true);
    await context.close();
  });

  it('keeps the table large, and still while a unit is dragged', async () => {
    const { context, page } = await lay({ units: { idle, a: blue(20, 10), foe: red(20, 22) } });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForTimeout(300);
    const share = () =>
      page.evaluate(() => document.querySelector('.field-of-play')!.clientHeight / document.querySelector('.mid')!.clientHeight);
    const rest = await share();
    expect(rest).toBeGreaterThan(0.6);
    const at = (await page.locator('[data-unit=a]').boundingBox())!;
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    for (const y of [20, 60, 120]) {
      await page.mouse.move(at.x + at.width / 2, at.y - y, { steps: 3 });
      await page.waitForTimeout(100);
      expect(await share()).toBe(rest);
    }
    await page.mouse.up();
    await context.close();
  });

  for (const lang of ['en', 'fr'] as const)
    it(`lies still, and has its keys in view whatever it says, in ${lang}`, async () => {
      const hero = { unit: 'kingdoms_of_men/wizard', options: ['on_foot', 'lightning_bolt_3'] };
      const { context, page, dock, press } = await lay(
        { units: { a: blue(20, 5), lord: blue(10, 4, hero), b: blue(40, 5, { order: 'halt' }), foe: red(20, 22) } },
        { lang },
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.waitForTimeout(300);
      expect(new Set(await dock.locator('[data-unit-button]').evaluateAll((list) => list.map((b) => b.clientHeight))).size).toBe(1);
      expect(
        await dock
          .locator('[data-unit-button]')
          .first()
          .evaluate((b) => b.clientHeight),
      ).toBeLessThan(36);
      const small = (await page.locator('[data-unit=lord]').boundingBox())!;
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(22);
      const where = () => page.locator('[data-unit=foe]').boundingBox();
      const before = await where();
      const seen = async (when: string) => {
        expect(await inView(page.locator('.steering label').last()), when).toBe(true);
        expect(await where(), when).toEqual(before);
      };
      await press('[data-unit-button=a]');
      await page.waitForTimeout(500);
      await seen('a unit');
      await press('[data-order=counter_charge], [data-order=charge]');
      await press('[data-order=advance]');
      await page.keyboard.press('m');
      await dock.locator('.tape').waitFor();
      await seen('the tape');
      await page.screenshot({ path: `shots/kings-tape-${lang}.png` });
      await context.close();

      const passes = [{ seat: 1, action: { kind: 'done' } }];
      const t = await lay(
        { phase: 'terrain', set_up: { terrain: 'players' }, units: { a: { seat: 'blue' }, b: { seat: 'red' } } },
        { lang },
        passes,
      );
      await t.page.setViewportSize({ width: 1280, height: 800 });
      await t.press('[data-piece=wood]', '[data-propose]');
      expect(await inView(t.page.locator('.steering label').last())).toBe(true);
      await t.page.screenshot({ path: `shots/kings-terrain-${lang}.png` });
      await t.context.close();
    });

  for (const l of [{ lang: 'en' }, { lang: 'fr', dark: true, phone: true }] as Seen[])
    it(`passes axe while shooting, fighting and laying terrain${l.phone ? ' on a phone at night' : ''}`, async () => {
      const found: string[] = [];
      const second = { keen: blue(40, 20, { target: 'weary' }), weary: { seat: 'red', at: [1016, 588] } };
      const passes = [{ seat: 1, action: { kind: 'done' } }];
      const scenes: [string, object, string[], typeof passes?][] = [
        ['shoot', { phase: 'shoot', units: { mage: blue(20, 10, bolt), foe: red(20, 20) } }, ['[data-shot]']],
        ['combat', { phase: 'melee', units: { ...fights, ...second } }, ['[data-unit-button]']],
        [
          'terrain',
          { phase: 'terrain', set_up: { terrain: 'players' }, units: { a: { seat: 'blue' }, b: { seat: 'red' } } },
          ['[data-piece]'],
          passes,
        ],
      ];
      for (const [kind, position, presses, steps] of scenes) {
        const { context, page, dock, press } = await lay(position, l, steps);
        await expect.poll(() => dock.getAttribute('data-decision')).toBe(kind);
        await press(...presses);
        await page.waitForTimeout(200);
        for (const v of await violations(page)) found.push(`${kind}: ${v}`);
        await context.close();
      }
      expect(found).toEqual([]);
    });
});
