import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browse, serve, type House, type Served } from './drive';
import { visit } from './visit';

// The page over TLS, within what the headers of the server let a page do.

declare global {
  interface Window {
    broken: string[];
  }
}

const house = {} as House;
let served: Served | undefined;
let dir = '';
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'gonfalon-tls-'));
  const root = execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8' }).trim();
  execFileSync('go', ['run', join(root, 'src/crypto/tls/generate_cert.go'), '--host', '127.0.0.1', '--ecdsa-curve', 'P256'], { cwd: dir });
  served = await serve(inject('program'), '--tls-cert', join(dir, 'cert.pem'), '--tls-key', join(dir, 'key.pem'));
  house.base = served.base;
  house.browser = await browse();
}, 180_000);
afterAll(async () => {
  await (house.browser as Browser | undefined)?.close();
  await served?.end();
  rmSync(dir, { recursive: true, force: true });
});

/** Sits down before a page that notes what it was not let do. */
async function watched() {
  const visited = await visit(house, { ignoreHTTPSErrors: true });
  await visited.context.addInitScript(() => {
    window.broken = [];
    addEventListener('securitypolicyviolation', (e) => window.broken.push(`${e.effectiveDirective} ${e.blockedURI}`));
  });
  return visited;
}
const broken = (page: Page) => page.evaluate(() => window.broken);

describe('the page over TLS', () => {
  it('does all that it does within its policy, engines too', async () => {
    expect(house.base).toMatch(/^https:/);
    const { context, page, errors } = await watched();
    let engines = 0;
    page.on('response', (r) => {
      if (r.url().endsWith('.wasm') && r.ok()) engines++;
    });
    for (const path of ['/', '/mine', '/settings', '/rules']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      expect(await broken(page), path).toEqual([]);
    }
    const games = (await (await context.request.get('/api/games')).json()) as { name: string }[];
    for (const { name } of games) {
      const started = await context.request.post('/api/play', { data: { game: name, bot: 'random' } });
      expect(started.ok(), await started.text()).toBe(true);
      const { id, seat } = (await started.json()) as { id: string; seat: number };
      await page.goto(`/m/${id}/${seat}`);
      await page.locator('main.game').waitFor();
      await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {}); // a stream stays open
      expect(await broken(page), name).toEqual([]);
    }
    await expect.poll(() => engines).toBeGreaterThan(0);
    const cookies = await context.cookies();
    expect(cookies.map((c) => [c.name, c.secure, c.httpOnly])).toEqual([['__Host-gonfalon', true, true]]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is not let do what others would have it do', async () => {
    const { context, page } = await watched();
    await page.goto('/');
    await page.getByRole('heading').first().waitFor();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.taken = true';
      document.head.append(script);
      const img = document.createElement('img');
      img.src = 'https://192.0.2.1/seen.png';
      document.body.append(img);
      const frame = document.createElement('iframe');
      frame.src = 'https://192.0.2.1/';
      document.body.append(frame);
      void fetch('https://192.0.2.1/').catch(() => {});
    });
    await expect
      .poll(async () => (await broken(page)).map((v) => v.split(' ')[0]).toSorted())
      .toEqual(['connect-src', 'frame-src', 'img-src', 'script-src-elem']);
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);

    // Nor may it be shown within another page.
    await page.route('**/frame-it', (r) =>
      r.fulfill({ contentType: 'text/html', headers: {}, body: `<iframe src="${house.base}/"></iframe>` }),
    );
    await page.goto('/frame-it');
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await page.frames()[1]!.locator('#page').count()).toBe(0);
    await context.close();
  });
});
