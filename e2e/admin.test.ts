import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { demoOrdersCsv } from './demoOrders.ts';
import { expect, test as base } from './fixtures.ts';
import { type RunningServer, startServer } from './startServer.ts';

const adminToken = 'a-token-of-24-characters-or-more';
const root = join(import.meta.dirname, '..');

const test = base.extend<object, { adminServer: RunningServer }>({
  /** The demo on its own data directory, with a few orders and two dead letters. */
  adminServer: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'admin-'));
      const orders = join(directory, 'orders.csv');
      const data = join(directory, 'data');
      await writeFile(orders, demoOrdersCsv({ count: 40, unitPrice: 2.55, country: 'United Kingdom' }));
      const fill = ['apps/server/src/testing/fillAdminDemo.ts', data, orders];
      await promisify(execFile)(process.execPath, fill, { cwd: root });
      const server = await startServer(['--demo', '--speed', '0'], { DATA_DIR: data, ADMIN_TOKEN: adminToken });
      await use(server);
      await server.stop();
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: async ({ adminServer }, use) => use(adminServer),
});

async function signIn(page: Page, token: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Admin token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const goTo = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true }).click();

const shopOf = ({ address }: RunningServer) => new URL(address).searchParams.get('shop') ?? '';

/** The newest entry with these words. */
const auditRow = (page: Page, words: RegExp) => page.getByRole('row').filter({ hasText: words }).first();

test('the operator gives a shop a discount, and the audit list names who did', async ({ page, server }) => {
  const shop = shopOf(server);
  await signIn(page, adminToken);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await goTo(page, 'Shops');
  await page.getByRole('link', { name: shop }).click();
  const form = page.getByRole('form', { name: 'Discount' });
  await form.getByLabel('Percent off').fill('120');
  await form.getByLabel('Reason').fill('First year');
  await form.getByRole('button', { name: 'Save discount' }).click();
  await expect(form.getByRole('status')).toHaveText(/100/);
  await form.getByLabel('Percent off').fill('20');
  await form.getByRole('button', { name: 'Save discount' }).click();
  await expect(form.getByRole('status')).toHaveText('Discount saved.');

  await goTo(page, 'Discounts');
  await expect(page.getByRole('row').filter({ hasText: shop })).toContainText('20%');
  await goTo(page, 'Audit list');
  const entry = auditRow(page, /^Set the discount of/);
  await expect(entry).toContainText(`Set the discount of ${shop} to 20%: First year`);
  await expect(entry).toContainText(/token [\da-f]{8} from 127\.0\.0\.1/);
});

test('one dead letter is retried successfully, another is discarded, and the audit list has both', async ({ page }) => {
  await signIn(page, adminToken);
  await goTo(page, 'Dead letters');
  const byCause = page.getByRole('table', { name: '2 dead letters by cause' });
  await byCause
    .getByRole('row')
    .filter({ hasText: 'the rules could not be read' })
    .getByRole('button', { name: /^Retry 1/ })
    .click();
  await expect(page.getByText('Put 1 dead letter back into the queue. So far: 1 done.')).toBeVisible();

  const left = page.getByRole('table', { name: '1 dead letter by cause' });
  await left.getByRole('button', { name: /^Discard 1…/ }).click();
  const why = page.getByRole('form', { name: 'Discard 1 dead letter' });
  await why.getByRole('button', { name: 'Discard 1 dead letter' }).click();
  await expect(why.getByRole('status')).toHaveText('Say why you discard it: the audit list keeps the reason.');
  await why.getByLabel(/^Why do you discard/).fill('The hold ended long ago');
  await why.getByRole('button', { name: 'Discard 1 dead letter' }).click();
  await expect(page.getByText('Discarded 1 dead letter.')).toBeVisible();
  await expect(page.getByText('No dead letters: every job was done, or is still tried.')).toBeVisible();

  await goTo(page, 'Audit list');
  await expect(auditRow(page, /^Retried/)).toContainText(
    'Retried 1 dead letter (order-received: Error: the rules could not be read)',
  );
  await expect(auditRow(page, /^Discarded/)).toContainText(
    'Discarded 1 dead letter (hold-ends: Error: the clock stood still): The hold ended long ago',
  );
});

test.describe('without a valid token', () => {
  test.use({ expectedConsoleErrors: /401/ });

  test('a wrong token and a shop’s token open nothing, and the audit list names the attempts', async ({
    page,
    server,
    openApp,
  }) => {
    const shopInfo = page.waitForResponse((response) => response.url().includes('/shopInfo?'));
    await openApp('/app/dashboard');
    const shopToken = (await shopInfo).headers()['authorization'] ?? '';
    expect(shopToken).not.toBe('');
    const discount = { domain: shopOf(server), percent: 100, ends_at: null, note: 'Free', base_version: 0 };
    // Four failed attempts per token, eight in total: ten would lock the address out.
    for (const wrong of ['a-guess-of-24-characters-or-more', shopToken]) {
      await signIn(page, wrong);
      await expect(page.getByRole('alert')).toContainText('That token isn’t right.');
      await page.goto('/admin/store');
      await expect(page).toHaveURL(/\/admin\/login$/);
      await expect(page.getByRole('table')).toHaveCount(0);
      const headers = { Authorization: wrong };
      for (const reply of [
        await page.request.get('/hub/admin/shops', { headers }),
        await page.request.get('/hub/admin/audit', { headers }),
        await page.request.post('/hub/admin/discounts', { headers, data: discount }),
      ]) {
        expect(reply.status()).toBe(401);
        expect(await reply.json()).toMatchObject({ message: 'This admin token is not right.' });
      }
    }

    await signIn(page, adminToken);
    await goTo(page, 'Audit list');
    const attempts = page.getByRole('row').filter({ hasText: 'wrong token from 127.0.0.1' });
    await expect(attempts).toHaveCount(8);
    await expect(attempts.filter({ hasText: 'Was refused: save a discount' })).toHaveCount(2);
    await expect(page.getByRole('row').filter({ hasText: 'to 100%' })).toHaveCount(0);
  });
});
