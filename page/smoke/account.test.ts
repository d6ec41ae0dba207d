import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en } from '../src/words/en';
import { violations } from './axe';
import { known, withServer } from './drive';
import { shot, visit } from './visit';

// An account can be taken back: who has got into it is put out, and it can go altogether.

const house = withServer();
const w = en.account;

async function openAccount(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${w.label}`) }).click();
  await page.getByRole('dialog', { name: w.label }).waitFor();
}

describe('the account', () => {
  it('signs other browsers out, and has a new code', async () => {
    const mine = await visit(house);
    await openAccount(mine.page);
    const code = mine.page.getByRole('dialog').locator('code').first();
    const first = (await code.textContent()) ?? '';
    const other = await visit(house);
    const took = await other.context.request.post('/api/me/recover', { data: { recovery: first } });
    expect(took.status()).toBe(200);

    await mine.page.getByText(w.sessions).click();
    const rows = mine.page.getByRole('dialog').getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await violations(mine.page)).toEqual([]);
    await shot(mine.page, 'account');
    await mine.page.getByRole('button', { name: w.signOutAll }).click();
    await mine.page.getByText(w.signedOut).waitFor();
    expect(await rows.count()).toBe(1);
    expect((await other.context.request.get('/api/me')).status()).toBe(404);

    await mine.page.getByRole('button', { name: w.newRecovery }).click();
    await mine.page.getByText(w.newRecoveryDone).waitFor();
    expect(await code.textContent()).not.toBe(first);
    expect((await other.context.request.post('/api/me/recover', { data: { recovery: first } })).status()).toBe(403);
    expect(mine.errors).toEqual([]);
  });

  it('makes tokens for a while, and revokes them', async () => {
    const { page, errors } = await visit(house);
    await openAccount(page);
    await page.getByText(w.tokens).click();
    await page.getByLabel(w.tokenNote).fill('Screen');
    await page.getByLabel(w.tokenScope).selectOption(w.scopes.watch);
    await page.getByLabel(w.tokenDays).selectOption(w.days[30]);
    await page.getByRole('button', { name: w.tokenGo }).click();
    await page.getByText(w.tokenOnce).waitFor();
    const row = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Screen' });
    expect(await row.textContent()).toContain(w.scopes.watch);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: w.revokeOf('Screen') }).click();
    await row.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('is taken over with a passkey', async () => {
    const mine = await visit(house, { baseURL: house.base.replace('127.0.0.1', 'localhost') });
    const keys = await mine.context.newCDPSession(mine.page);
    await keys.send('WebAuthn.enable');
    await keys.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    await openAccount(mine.page);
    const account = async () => ((await (await mine.context.request.get('/api/me')).json()) as { account: string }).account;
    const first = await account();
    await mine.page.getByText(w.passkeys, { exact: true }).click();
    await mine.page.getByRole('button', { name: w.passkeyMake }).click();
    await mine.page.getByText(w.passkeyMade).waitFor();
    expect(await mine.page.getByRole('dialog').getByRole('listitem').count()).toBe(1);
    expect(await violations(mine.page)).toEqual([]);
    await shot(mine.page, 'passkeys');
    await mine.page.getByRole('button', { name: w.passkeyMake }).click();
    await mine.page.getByText(w.passkeyThere).waitFor();

    // The cookie is lost: a stranger opens the page, and has the account again.
    await mine.context.clearCookies();
    await openAccount(mine.page);
    await known(mine.context);
    await expect.poll(account).not.toBe(first);
    await mine.page.getByText(w.recover, { exact: true }).click();
    const begunAnew = mine.page.waitForEvent('load');
    await mine.page.getByRole('button', { name: w.passkeySignIn }).click();
    await expect.poll(account).toBe(first);
    await begunAnew;

    await openAccount(mine.page);
    await mine.page.getByText(w.passkeys, { exact: true }).click();
    await mine.page.getByRole('button', { name: new RegExp(`^${w.passkeyRemoveOf('')}`) }).click();
    await mine.page.getByRole('dialog').getByRole('listitem').waitFor({ state: 'detached' });
    expect(mine.errors).toEqual([]);
  });

  it('goes, once its name is typed', async () => {
    const { page, context, errors } = await visit(house);
    await openAccount(page);
    await page.getByLabel(w.name, { exact: true }).fill('Maud');
    await page.getByRole('button', { name: w.save }).click();
    await page.getByText(w.saved).waitFor();
    await page.getByText(w.goodbye).click();
    const go = page.getByRole('button', { name: w.deleteGo });
    expect(await go.isDisabled()).toBe(true);
    await page.getByLabel(w.deleteSure('Maud')).fill('Maud');
    const was = (await (await context.request.get('/api/me')).json()) as { account: string };
    await go.click();
    await known(context);
    await expect
      .poll(async () => ((await (await context.request.get('/api/me')).json()) as { account: string }).account)
      .not.toBe(was.account);
    expect(errors).toEqual([]);
  });
});
