import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Where a server of its own listens: the simulated store, and the app. */
interface Installation {
  store: string;
  app: string;
}

const test = base.extend<{ installation: Installation }>({
  installation: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'store-install-'));
    const server = spawn(process.execPath, ['apps/server/src/testing/storeInstallServer.ts', join(directory, 'data')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await use(await installationOf(server));
    server.kill('SIGTERM');
    await ended;
    await rm(directory, { recursive: true, force: true });
  },
});

function installationOf(server: ChildProcess): Promise<Installation> {
  return new Promise((resolve, reject) => {
    let printed = '';
    let problems = '';
    server.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('\n')) resolve(JSON.parse(printed.split('\n')[0] ?? '') as Installation);
    });
    server.stderr?.on('data', (chunk) => (problems += String(chunk)));
    server.once('exit', () => reject(new Error(`The server ended before it was ready:\n${problems}`)));
  });
}

test(
  'a shop installs the app from its store, sees its orders, connects a warehouse, ships one that the store shows, and takes its data along',
  { tag: '@journey' },
  async ({ page, installation: { store, app } }) => {
    const shopInfo = page.waitForRequest((request) => request.url().startsWith(`${app}/shopInfo`));
    await page.goto(`${store}/admin/apps`);
    await page.getByRole('link', { name: 'Install Fulfillment Hub' }).click();
    await expect(page.getByText('write_orders')).toBeVisible();
    await page.getByRole('button', { name: 'Install' }).click();

    // The app opens in its frame; a session token of the store signs in, of three parts behind dots.
    const frame = page.frameLocator('iframe[title="Fulfillment Hub"]');
    const first = await shopInfo;
    expect(first.headers().authorization).toMatch(/^Bearer \S+\.\S+\.\S+$/);
    expect((await first.response())?.status()).toBe(200);

    await expect(frame.getByText(/Your store is preparing its orders\.|of 20 orders loaded\./)).toBeVisible();
    await expect(frame.getByText(/^All 20 orders loaded\./)).toBeVisible();

    const plans = frame.getByRole('dialog', { name: 'Please upgrade your plan to unlock access to all features.' });
    await plans.getByRole('button', { name: 'Choose Growth' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(/\/app\/settings\/billing/);
    await page.goto(`${store}/admin/apps/fulfillment-hub`);
    await frame.getByRole('link', { name: 'Connect a provider' }).click();
    const card = frame.getByRole('listitem', { name: 'Shipbob', exact: true });
    await card.getByRole('button', { name: 'View Settings' }).click();
    await card.getByLabel('Access token', { exact: true }).fill('demo-shipbob');
    await card.getByLabel('Channel ID').fill('102938');
    await card.getByRole('button', { name: 'Test Connection' }).click();
    await expect(card.getByText(/Last test: connected/)).toBeVisible();
    await card.getByRole('switch', { name: 'Status' }).click();
    await card.getByRole('button', { name: 'Save' }).click();
    const question = frame.getByRole('dialog', { name: 'Which locations does Shipbob serve?' });
    await expect(question.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('3PL Integrated.')).toBeVisible();

    // A reload of the page or of the frame opens the same screen again, signed in by the store.
    expect(new URL(page.url()).pathname).toMatch(/^\/admin\/apps\/fulfillment-hub\/integration/);
    for (const reload of [
      () => page.reload(),
      () => page.frame({ name: 'app-iframe' })?.evaluate(() => window.location.reload()),
    ]) {
      const asksAgain = page.waitForRequest((request) => request.url().startsWith(`${app}/shopInfo`));
      await reload();
      expect((await asksAgain).headers().authorization).toMatch(/^Bearer \S+\.\S+\.\S+$/);
      await expect(card).toBeVisible();
    }

    await frame.getByRole('link', { name: 'Dashboard', exact: true }).click();
    // Orders from before the installation wait until a person chooses them.
    await frame.getByRole('button', { name: 'Expand Hold Orders' }).click();
    const row = frame.getByRole('grid', { name: 'Hold Orders' }).getByRole('row').filter({ hasText: '#1020' });
    await expect(row.getByText('From before this app ships your orders').first()).toBeVisible();
    await row.getByRole('checkbox').check();
    await frame.getByRole('button', { name: 'Move to Open', exact: true }).click();
    await frame.getByRole('dialog').getByRole('button', { name: 'Move 1 order to open' }).click();
    // Open Orders is read again once the move is done; an order that was opened before may close.
    await expect(frame.getByText(/moved to open/).first()).toBeVisible();
    await frame.getByRole('button', { name: 'Collapse Hold Orders' }).click();
    await frame.getByRole('button', { name: 'Expand Open Orders' }).click();
    await frame
      .getByRole('grid', { name: 'Open Orders' })
      .getByRole('row')
      .filter({ hasText: '#1020' })
      .getByRole('button', { name: /^Expand/ })
      .first()
      .click();
    const actions = frame.getByRole('group', { name: 'Actions', exact: true });
    await actions.getByRole('button', { name: 'Ship Now', exact: true }).click();
    await frame.getByRole('dialog').getByRole('button', { name: 'Ship Now', exact: true }).click();
    await expect(frame.getByText('#1020 was sent to the 3PL.')).toBeVisible();

    // The warehouse ships it, and the store has its fulfillment.
    await expect
      .poll(async () => {
        await page.goto(`${store}/admin/orders/1020`);
        return page.getByText(/^Fulfilled: 2 items from .*, tracking number: [A-Z0-9]{6,}$/).isVisible();
      })
      .toBe(true);
    await expect(page.getByRole('definition').filter({ hasText: 'Fulfilled' })).toBeVisible();

    // All of it can be taken along.
    await page.goto(`${store}/admin/apps/fulfillment-hub`);
    await frame.getByRole('link', { name: 'Settings', exact: true }).click();
    await frame.getByRole('button', { name: 'Export all data' }).click();
    await expect(frame.getByText(/^Ready: [\d,]+ records\. Kept until /)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await frame.getByRole('button', { name: /^Download/ }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/-all-data-\d{4}-\d{2}-\d{2}\.jsonl$/);
    const records = (await readFile(await download.path(), 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.stringify(JSON.parse(line)));
    expect(records.filter((record) => record.includes('"#1020"'))).not.toEqual([]);
    expect(records.filter((record) => record.includes('demo-shipbob'))).toEqual([]);
  },
);
