import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { withServer } from './drive';
import { visit } from './visit';

const house = withServer();

describe('a replay', () => {
  it('tells what was said at its match', async () => {
    const { context, page } = await visit(house);
    const call = async (path: string, data: object) => {
      const answer = await context.request.post(`/api${path}`, { headers: { 'Idempotency-Key': crypto.randomUUID() }, data });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return answer.json() as Promise<{ id: string; seat: number }>;
    };
    await call('/me', { name: 'Ann' });
    const { id, seat } = await call('/play', { game: 'throne', seats: 3, bot: 'random' });
    await call(`/matches/${id}/messages`, { seat, text: 'Hail, all of you.' });
    await call(`/matches/${id}/messages`, { seat, to: (seat + 1) % 3, text: 'To you alone.' });
    await call(`/matches/${id}/concede`, { seat });
    await expect
      .poll(async () => ((await (await page.request.get(`/api/matches/${id}`)).json()) as { status: string }).status, { interval: 300 })
      .toBe('over');
    await page.goto(`/replay/${id}?n=40`);
    const talk = page.getByRole('region', { name: en.replay.talk });
    await talk.getByText('Hail, all of you.').waitFor();
    await talk.getByText('To you alone.').waitFor(); // her own letter

    const { page: other } = await visit(house);
    await other.goto(`/replay/${id}?n=40`);
    await other.getByRole('region', { name: en.replay.talk }).getByText('Hail, all of you.').waitFor();
    expect(await other.getByText('To you alone.').count()).toBe(0); // the table did not agree to open letters
  });
});
