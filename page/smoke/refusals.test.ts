import { describe, expect, it } from 'vitest';
import type { Lang } from '../src/lib/i18n.svelte';
import { en } from '../src/words/en';
import { fr } from '../src/words/fr';
import { violations } from './axe';
import { withServer } from './drive';
import { sides } from '../src/kings/types';
import { houses } from '../src/throne/types';
import { games, Stage, step, Theatre, written, type Game, type Position } from './staged';
import { shot, visit } from './visit';

// Whatever cannot be chosen is pressed, in thirty positions of each game: it answers at its place, with a rule or with what it is.

const house = withServer();
const count = 30;

/** Moments of one seat from all of a game, each with another question than the one before: its own decisions, and those of others. */
async function moments<G extends 'throne' | 'kings'>(g: Game<G>, seat: number): Promise<Position<G>[]> {
  const is = g.name === 'throne' ? houses[seat]! : sides[seat]!;
  const turns = g.lines.filter((l, i) => g.lines[i - 1]?.seat !== l.seat || g.lines[i - 1]?.action.kind !== l.action.kind);
  const list: Position<G>[] = [];
  let last = '-';
  for (const [i, l] of turns.entries()) {
    // so many are wanted of what is left
    if (list.length === count || (1.3 * i * count) / turns.length < list.length - 1) continue;
    const { document } = await step(house.base, g, l.n - 1);
    const who: readonly string[] = document.decision?.who ?? [];
    const kind = who.includes(is) ? document.decision!.kind : '';
    if (kind !== last) list.push({ kind, seat, n: l.n - 1, game: g, document });
    last = kind;
  }
  return list;
}

interface Press {
  /** What was pressed, as a screen reader calls it. */
  thing: string;
  /** What it was answered with; null if nothing was said. */
  said: { text: string; rule: string | null; words: string; ms: number } | null;
}

/** Within how many milliseconds presses are answered: half of them, all but one in twenty, and each, where the machine does much else. */
const limit = { half: 100, most: 500, each: 3000 };

/**
 * Runs in the page: presses all things of a kind where nothing lies over them; what is said goes before the next is pressed.
 * Of a rule that was not heard of before, the words are read where the focus shows them.
 */
async function pressEach({ what, heard }: { what: string; heard: string[] }): Promise<Press[]> {
  const list: Press[] = [];
  const pause = () => new Promise((done) => setTimeout(done));
  const until = async <T>(got: () => T | null | undefined): Promise<T | null> => {
    for (const end = performance.now() + 10_000; performance.now() < end; await pause()) {
      const found = got();
      if (found) return found;
    }
    return null;
  };
  for (let i = 0; i < document.querySelectorAll(what).length; i++) {
    const e = document.querySelectorAll(what)[i]!;
    const box = e.getBoundingClientRect();
    let on: Element | null = null;
    let at = { clientX: 0, clientY: 0 };
    for (let n = 1; n < 100 && !on; n++) {
      at = { clientX: box.x + (box.width * ((n * 5) % 11)) / 11, clientY: box.y + (box.height * ((n * 17) % 37)) / 37 };
      const there = document.elementFromPoint(at.clientX, at.clientY);
      if (there && e.contains(there)) on = there;
    }
    if (!on) continue;
    const thing = window.nameOf(e);
    const begun = performance.now();
    const how = { ...at, bubbles: true, cancelable: true, composed: true, isPrimary: true, detail: 1 };
    on.dispatchEvent(new PointerEvent('pointerdown', how));
    on.dispatchEvent(new PointerEvent('pointerup', how));
    on.dispatchEvent(new MouseEvent('click', how));
    const callout = await until(() => document.querySelector('.callout'));
    let said: Press['said'] = null;
    if (callout) {
      const link = callout.querySelector<HTMLElement>('.rule');
      said = {
        text: callout.querySelector('p')!.textContent.trim(),
        rule: link?.textContent.trim() ?? null,
        words: '',
        ms: performance.now() - begun,
      };
      if (link && !heard.includes(said.rule!)) {
        heard.push(said.rule!);
        link.focus();
        said.words = (await until(() => document.querySelector('.rulewords')))?.textContent.trim() ?? '';
      }
    }
    list.push({ thing, said });
    document.querySelector<HTMLElement>('.callout > .icon')?.click();
    await pause();
  }
  return list;
}

/** Taking back is a matter of the table: no rule of a game is about it. */
const undoes = ({ thing }: Press) => [en, fr].some((m) => [m.table.undo, m.table.undoAsk].includes(thing));

/** A whole sentence, and a rule of the ledger. */
const wellSaid = (p: Press, ledger: Map<string, string>) =>
  p.said !== null && /^\p{Lu}.{14,}[.!?»]$/su.test(p.said.text) && (undoes(p) ? p.said.rule === null : ledger.has(p.said.rule ?? ''));

/** The things of each kind. */
const things = {
  throne: { areas: '.throne-board [data-area][aria-disabled=true]', controls: '.dock [aria-disabled=true]' },
  kings: {
    units: '.tabletop [data-unit]:not([data-light=can], [data-light=target])',
    controls: '.dock [aria-disabled=true]',
    listed: '.rail-l [aria-disabled=true]',
  },
};

/** The list of units stands beside the table only where there is room. */
const windows = { throne: { width: 1280, height: 800 }, kings: { width: 1920, height: 1080 } };

describe('what cannot be chosen', () => {
  for (const [name, lang] of [
    ['throne', 'fr'],
    ['kings', 'en'],
  ] as const) {
    it(`says why in thirty positions of ${name}`, async () => {
      const seat = name === 'throne' ? 1 : 0;
      const [game] = await games(house.base, 1, name);
      const { page, context, errors } = await visit(house, { lang, viewport: windows[name] });
      const theatre = new Theatre();
      await theatre.open(context);
      const rules = (await (await fetch(`${house.base}/api/rules/${name}`)).json()) as ({ id: string } & Record<Lang, string>)[];
      const ledger = new Map(rules.map((r) => [r.id, r[lang]]));
      const times: number[] = [];
      const kinds = new Set<string>();
      const presses: Record<string, number> = {};
      const positions: Record<string, number> = {};
      const words = new Map<string, string>();
      const all = await moments(game!, seat);
      expect(all.length).toBe(count);
      for (const p of all) {
        const stage = await Stage.lay(house.base, p as Position);
        if (theatre.now) theatre.next(stage);
        else {
          theatre.now = stage;
          await page.goto(stage.path);
        }
        kinds.add(p.kind);
        await page.locator(`.dock[data-decision="${p.kind}"][aria-busy=false]`).waitFor();
        await page.keyboard.press('0');
        for (const [kind, what] of Object.entries(things[name])) {
          const there = await page.locator(what).count();
          const pressed = await page.evaluate(pressEach, { what, heard: [...words.keys()] });
          expect(
            pressed.filter((x) => !wellSaid(x, ledger)),
            `${kind} of ${p.kind} ${p.n}`,
          ).toEqual([]);
          if (there) expect(pressed.length, `${kind} of ${p.kind} ${p.n}, of ${there}`).toBeGreaterThan(0);
          if (pressed.length) positions[kind] = (positions[kind] ?? 0) + 1;
          presses[kind] = (presses[kind] ?? 0) + pressed.length;
          times.push(...pressed.map((x) => x.said!.ms));
          for (const { said } of pressed) if (said?.words) words.set(said.rule!, said.words);
        }
      }
      // each rule that was named stands in words beside its name
      const flat = (t: string) => t.replace(/\s+/g, ' ').replaceAll('’', "'");
      for (const [rule, said] of words) expect(flat(said), rule).toContain(flat(ledger.get(rule)!));
      expect(kinds.size).toBeGreaterThan(3);
      for (const kind of Object.keys(things[name])) expect(presses[kind], kind).toBeGreaterThan(5);
      // the board has something to press in every position, but before an army stands on it
      expect(positions[Object.keys(things[name])[0]!]).toBeGreaterThan(count - 5);
      expect(times.length).toBeGreaterThan(250);
      expect(words.size).toBeGreaterThan(8);
      expect(times.sort((a, b) => a - b)[times.length >> 1]).toBeLessThan(limit.half);
      expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(limit.most);
      expect(times.at(-1), 'the slowest answer').toBeLessThan(limit.each);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await shot(page, `refusals-${name}`);
      await context.close();
    });
  }
});

describe('an answer', () => {
  it('points at what was pressed, says its rule in words, and goes', async () => {
    const { page, context } = await visit(house, { viewport: { width: 1280, height: 800 } });
    const theatre = new Theatre();
    await theatre.open(context);
    const areas = { lannisport: { house: 'lannister', footmen: 1 }, the_golden_sound: { house: 'lannister', ships: 1 } };
    theatre.now = await Stage.lay('', await written('throne', houses.indexOf('lannister'), { phase: 'planning', areas }));
    await page.goto(theatre.now.path);
    await page.locator('.dock[data-decision=orders][aria-busy=false]').waitFor();
    await page.keyboard.press('0');
    await page.locator('[data-area=winterfell]').click({ force: true });
    const said = page.locator('.callout[role=alert]');
    await said.getByText('You have no unit in Winterfell').waitFor();
    await said.getByRole('link').hover();
    await page.getByRole('tooltip').getByText('Rulebook').waitFor();
    await shot(page, 'refusals-words');
    await said.getByRole('link').click();
    await page.locator('.rail-r li[aria-current]').waitFor();
    await page.keyboard.press('Escape');
    await said.waitFor({ state: 'detached' });

    await page.locator('[data-area=the_golden_sound]').click({ force: true });
    const token = page.locator('.tok-order').filter({ hasText: 'Land' }).first();
    await token.click({ force: true });
    await said.getByText('The Golden Sound is a sea; Consolidate Power goes on land only.').waitFor();
    const [box, of] = [(await said.boundingBox())!, (await token.boundingBox())!];
    expect(box.y + box.height).toBeLessThanOrEqual(of.y);
    expect(box.x).toBeLessThan(of.x + of.width);
    expect(box.x + box.width).toBeGreaterThan(of.x);
    expect(theatre.now.acted).toEqual([]);
    await context.close();
  });
});
