import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

/** A server of this tree, with the page that was built, on a port and data of its own. */
export interface Served {
  base: string;
  /** The folder in which it keeps everything. */
  data: string;
  end(): Promise<void>;
}

/** Starts a server at a port that is free, and waits until it says which. */
export async function serve(program = inject('program'), ...more: string[]): Promise<Served> {
  const dir = mkdtempSync(join(tmpdir(), 'gonfalon-smoke-'));
  const child = spawn(program, ['serve', '--addr', '127.0.0.1:0', '--data', join(dir, 'data'), ...more], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = async () => {
    // it writes until it is gone
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    rmSync(dir, { recursive: true, force: true });
  };
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text;
    const base = /at (https?:\S+)\n/.exec(said)?.[1];
    if (!base) continue;
    child.stdout.resume(); // nobody reads on
    return { base, data: join(dir, 'data'), end };
  }
  await end();
  throw new Error(`the server did not come up: ${said}`);
}

export const shots = 'shots';

export async function browse(): Promise<Browser> {
  mkdirSync(shots, { recursive: true });
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/** A server and a browser before it. */
export interface House {
  base: string;
  data: string;
  browser: Browser;
}

/** Gives the tests of a file a server and a browser, which are there once the tests run: of this tree, or another program. */
export function withServer(program = () => inject('program')): House {
  const house = {} as House;
  let server: Served | undefined;
  beforeAll(async () => {
    server = await serve(program());
    house.base = server.base;
    house.data = server.data;
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
