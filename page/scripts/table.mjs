// What the measures of the page have in common: a server of a program, and a table of 2,000 points on it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const options = { blue: 'the_swarm_below', red: 'the_golden_horn', scenario: 'kill', terrain: 'river_meadow' };

export const browse = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });

/** A server on data of its own. */
export async function serve(program) {
  const dir = mkdtempSync(join(tmpdir(), 'gonfalon-measure-'));
  const child = spawn(program, ['serve', '--addr', '127.0.0.1:0', '--data', join(dir, 'data')], { stdio: ['ignore', 'pipe', 'ignore'] });
  const gone = new Promise((done) => child.once('exit', done));
  const end = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(dir, { recursive: true, force: true });
  };
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    said += text;
    const base = /at (http:\S+)\n/.exec(said)?.[1];
    if (!base) continue;
    child.stdout.resume();
    return { base, end };
  }
  await end();
  throw new Error(`${program} does not serve: ${said}`);
}

/** Calls the API as somebody who has an account. */
export const caller = (request) => async (method, path, data) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID().replaceAll('-', '') };
  const answer = await request[method](`/api${path}`, data ? { data, headers } : {});
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
};

/** Sits down against a bot, and does the first thing that is offered until orders are given. */
export async function toOrders(request) {
  const call = caller(request);
  await call('post', '/me', { name: 'Ada' });
  const game = (await call('get', '/games')).find((g) => Object.keys(options).every((name) => g.options.some((o) => o.name === name)));
  const { id } = await call('post', '/matches', { game: game.name, options, seats: [{}, { bot: 'greedy' }] });
  await call('post', `/matches/${id}/seats`, { seat: 0, name: 'Ada' });
  for (let i = 0; i < 2000; i++) {
    const look = await call('get', `/matches/${id}?seat=0`);
    if (!look.decision?.who.includes(0)) await pause(20);
    else if (look.decision.kind === 'order') return { id, view: look.view };
    else {
      const { n, options } = await call('get', `/matches/${id}/options?seat=0`);
      await call('post', `/matches/${id}/actions`, { seat: 0, n, seq: look.seq, action: options[0] });
    }
  }
  throw new Error('no order is ever asked for');
}

export const quantile = (list, q) => [...list].sort((a, b) => a - b)[Math.floor(list.length * q)];
