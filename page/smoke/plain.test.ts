import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { withServer } from './drive';
import { focus } from './eyes';
import { shot, visit, type Seen } from './visit';

// A game that the page knows nothing of. It is one of the server's under another name, so that none of its parts are found.

const house = withServer();
const strange = 'toy_war';

async function meet(seen: Seen) {
  const visited = await visit(house, seen);
  const [first] = (await (await visited.context.request.get('/api/games')).json()) as { name: string }[];
  const [known, other] = [`"game":"${first!.name}"`, `"game":"${strange}"`];
  const told = (text: string) => text.replaceAll(known, other);
  const asked = (text: string) => text.replaceAll(other, known);
  await visited.page.route('**/api/**', async (route) => {
    const sent = route.request().postData();
    const answer = await route.fetch(sent === null ? {} : { postData: asked(sent) });
    const text = told(await answer.text()).replace(`"name":"${first!.name}"`, `"name":"${strange}"`);
    await route.fulfill({ response: answer, body: text });
  });
  await visited.page.routeWebSocket('**/api/**', (page) => {
    const server = page.connectToServer();
    server.onMessage((m) => page.send(told(String(m))));
  });
  return visited;
}

describe('a game without parts', () => {
  const ways: [string, Seen, RegExp, RegExp][] = [
    ['on a desk', {}, /Play now: Toy war/, /^The position in words$/],
    ['on a phone, in French, in the dark', { phone: true, lang: 'fr', dark: true }, /: Toy war/, /^La position en mots$/],
  ];
  for (const [way, seen, play, position] of ways)
    it(`is played through its choices and its position in words, ${way}`, async () => {
      const { page, context, errors } = await meet(seen);
      await page.goto('/');
      const button = page.getByRole('button', { name: play }).first();
      await button.waitFor();
      await shot(page, `plain-home-${seen.lang ?? 'en'}`);
      await button.click();
      await page.waitForURL(/\/m\/[^/]+\/\d$/);
      await page.getByRole('heading', { name: position }).waitFor();
      const choices = page.locator('.dock .choices button');
      for (let i = 0; i < 3; i++) {
        await choices.first().waitFor();
        const before = await choices.allInnerTexts();
        await choices.first().focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => choices.allInnerTexts()).not.toEqual(before);
        expect(await focus(page)).not.toBeNull();
      }
      await shot(page, `plain-table-${seen.lang ?? 'en'}`);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    });
});
