import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

/** A server of this tree, with the page that was built, on a port and data of its own. */
export interface Served {
  base: string;
  end(): Promise<void>;
}

async function freePort(): Promise<number> {
  return new Promise((done, no) => {
    const s = createServer();
    s.once('error', no);
    s.listen(0, '127.0.0.1', () => {
      const at = s.address();
      s.close(() => (at && typeof at === 'object' ? done(at.port) : no(new Error('no port'))));
    });
  });
}

export async function serve(): Promise<Served> {
  const dir = mkdtempSync(join(tmpdir(), 'gonfalon-smoke-'));
  const base = `http://127.0.0.1:${await freePort()}`;
  const child: ChildProcess = spawn(inject('program'), ['serve', '--addr', base.slice(7), '--data', join(dir, 'data')], { stdio: 'ignore' });
  const end = async () => {
    // it writes until it is gone
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(dir, { recursive: true, force: true });
  };
  for (let i = 0; i < 100; i++) {
    try {
      if ((await fetch(`${base}/healthz`)).ok) return { base, end };
    } catch {
      // not yet
    }
    await new Promise((r) => setTimeout(r, 100));
  }
  await end();
  throw new Error('the server did not come up');
}

export const shots = 'shots';

export async function browse(): Promise<Browser> {
  mkdirSync(shots, { recursive: true });
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** A server and a browser before it. */
export interface House {
  base: string;
  browser: Browser;
}

/** Gives the tests of a file a server and a browser, which are there once the tests run. */
export function withServer(): House {
  const house = {} as House;
  let server: Served | undefined;
  beforeAll(async () => {
    server = await serve();
    house.base = server.base;
    house.browser = await browse();
  }, 180_000);
  afterAll(async () => {
    await house.browser?.close();
    await server?.end();
  });
  return house;
}

/** Waits until the page has an account: before that, the server answers nobody. */
export async function known(context: BrowserContext): Promise<void> {
  await expect.poll(async () => (await context.request.get('/api/me')).status()).toBe(200);
}
