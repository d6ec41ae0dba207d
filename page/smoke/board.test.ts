import { beforeAll, describe, expect, it } from 'vitest';
import { spell } from '../src/throne/action';
import { behind } from '../src/throne/behind';
import { violations } from './axe';
import { withServer } from './drive';
import { focus } from './eyes';
import { Player } from './player';
import { decisions, Stage, Theatre, type Position } from './staged';
import { visit, type Seen, type Visit } from './visit';

// The board in every kind of decision: each is answered by mouse, by touch and by keys, and
// axe looks at it in both themes.

const kinds = Object.keys(behind);

const house = withServer();
let asked: Map<string, Position>;

beforeAll(async () => {
  asked = await decisions(house.base, kinds);
}, 180_000);

/** A browser before a stage, on which one position after the other is laid. */
async function watch(seen: Seen): Promise<Visit & { theatre: Theatre }> {
  const visited = await visit(house, { ...seen, ...(seen.phone ? {} : { viewport: { width: 1280, height: 800 } }) });
  const theatre = new Theatre();
  await theatre.open(visited.context);
  return { ...visited, theatre };
}

describe('every decision', () => {
  it('comes up in the games that were played', () => {
    expect(kinds.filter((k) => !asked.has(k))).toEqual([]);
  });

  for (const [mode, lang] of [
    ['mouse', 'en'],
    ['touch', 'fr'],
    ['keyboard', 'en'],
  ] as const) {
    it(`is answered by ${mode}`, async () => {
      const { page, context, theatre, errors } = await watch({ lang, phone: mode === 'touch' });
      const player = new Player(page, lang, mode, mode);
      for (const kind of kinds) {
        const stage = await Stage.lay(house.base, asked.get(kind)!);
        try {
          await theatre.show(page, stage);
          const scene = await player.ready();
          expect(scene.kind).toBe(kind);
          const may = stage.options.map(spell);
          await player.answer(scene);
          expect(stage.acted.length).toBeGreaterThan(0);
          expect(may).toContain(spell(stage.acted[0]!));
          if (mode === 'keyboard') expect(await focus(page), 'the focus').not.toBeNull();
          expect(errors).toEqual([]);
        } catch (e) {
          await page.screenshot({ path: `shots/decision-${kind}-${mode}.png` }).catch(() => {});
          throw new Error(`${kind} by ${mode} in ${lang}: ${e instanceof Error ? e.message : String(e)}`, { cause: e });
        }
      }
      await context.close();
    });
  }

  for (const [dark, phone] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ] as const) {
    it(`passes axe ${dark ? 'at night' : 'by day'}${phone ? ' on a phone' : ''}`, async () => {
      const lang = dark ? 'fr' : 'en';
      const { page, context, theatre } = await watch({ lang, dark, phone });
      const player = new Player(page, lang, phone ? 'touch' : 'mouse');
      const found: string[] = [];
      for (const kind of phone
        ? ['orders', 'card']
        : ['orders', 'card', 'march', 'bid', 'muster', 'support', 'raid', 'take_card', 'wildling_losses']) {
        const stage = (theatre.now = await Stage.lay(house.base, asked.get(kind)!, 20));
        await page.goto(stage.path);
        await player.ready();
        await player.begin(kind); // so that more of the decision is seen
        await page.waitForTimeout(200);
        for (const v of await violations(page)) found.push(`${kind}: ${v}`);
      }
      await context.close();
      expect(found).toEqual([]);
    });
  }
});
