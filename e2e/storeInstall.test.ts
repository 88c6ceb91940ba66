import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type FrameLocator, test as base } from '@playwright/test';

const root = join(import.meta.dirname, '..');

/** Addresses of the simulated store and of the app. */
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
  'a fresh shop goes from its store’s admin to its first delivered order by onboarding alone, and takes its data along',
  { tag: '@journey' },
  async ({ page, installation: { store, app } }) => {
    const shopInfo = page.waitForRequest((request) => request.url().startsWith(`${app}/shopInfo`));
    await page.goto(`${store}/admin/apps`);
    await page.getByRole('link', { name: 'Install Fulfillment Hub' }).click();
    await expect(page.getByText('write_orders')).toBeVisible();
    await page.getByRole('button', { name: 'Install' }).click();

    // The app opens in the store's frame and signs in with a session token: three parts separated by dots.
    const frame = page.frameLocator('iframe[title="Fulfillment Hub"]');
    const first = await shopInfo;
    expect(first.headers().authorization).toMatch(/^Bearer \S+\.\S+\.\S+$/);
    expect((await first.response())?.status()).toBe(200);

    const { stepOf, doneOf, back, skip } = onboardingIn(frame);
    await expect(frame.getByText(/Your store is preparing its orders\.|of 20 orders loaded\./)).toBeVisible();
    await expect(stepOf('Install the app in your store').getByText(/^Done/)).toBeVisible();
    await doneOf('Load your store’s orders', /20 orders loaded\./);

    const plans = frame.getByRole('dialog', { name: 'Please upgrade your plan to unlock access to all features.' });
    await plans.getByRole('button', { name: 'Choose Growth' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(/\/app\/settings\/billing/);
    await page.goto(`${store}/admin/apps/fulfillment-hub`);

    // Go-live: orders from before the install may ship too.
    await expect(stepOf('Check what may ship').getByText(/will not be sent unless you choose them/)).toBeVisible();
    await stepOf('Check what may ship').getByRole('link', { name: 'Choose what may ship' }).click();
    await frame.getByLabel('Ship orders placed on or after').fill(dayBefore(30));
    await frame.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(frame.getByText(/^Saved/).first()).toBeVisible();
    await back();
    // The orders are released in the background.
    await expect(stepOf('Check what may ship').getByText(/^Done/)).toBeVisible();

    // Connects the warehouse and maps the locations that it serves.
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
    await expect(question.getByRole('checkbox', { name: 'Main warehouse' })).toBeChecked();
    await question.getByRole('checkbox', { name: 'Shop floor' }).uncheck();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('3PL Integrated.')).toBeVisible();

    // Reloading the page or the frame opens the same screen, signed in by the store.
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

    await back();
    await doneOf('Connect your warehouse (3PL)', /Shipbob is connected/);

    // Our own warehouse ships from the other location. The first location gets a cutoff in six hours.
    await expect(stepOf('Choose who ships from each location').getByText(/Shop floor has no 3PL yet/)).toBeVisible();
    await frame.getByRole('link', { name: 'Choose a 3PL for each location' }).click();
    await frame.getByRole('button', { name: 'Edit Shop floor' }).click();
    const shopFloor = frame.getByRole('group', { name: 'Shop floor', exact: true });
    await shopFloor.getByLabel('3PL', { exact: true }).selectOption({ label: 'Our own warehouse' });
    await shopFloor.getByRole('button', { name: 'Save Shop floor' }).click();
    await expect(frame.getByText('Saved Shop floor.')).toBeVisible();
    await back();
    await doneOf('Choose who ships from each location', /Each location has a 3PL/);
    await frame.getByRole('link', { name: 'Set cutoff times' }).click();
    await frame.getByRole('button', { name: 'Edit Main warehouse' }).click();
    const mainWarehouse = frame.getByRole('group', { name: 'Main warehouse', exact: true });
    await mainWarehouse.getByRole('textbox', { name: 'Cutoff times' }).fill(timeInSixHours());
    await mainWarehouse.getByRole('textbox', { name: 'Cutoff times' }).press('Enter');
    await mainWarehouse.getByRole('button', { name: 'Save Main warehouse' }).click();
    await expect(frame.getByText('Saved Main warehouse.')).toBeVisible();
    await back();
    await doneOf('Set your first cutoff', /Main warehouse: Cutoffs at/);

    await skip('Send a test order', 'The first order that your 3PL gets from this app is then a real one.');
    await skip('Map your shipping methods', 'Your 3PL chooses the service for each shipping method without one.');

    // Ships the first order.
    await expect(stepOf('Ship your first order').getByText(/Nothing has shipped yet/)).toBeVisible();
    await frame.getByRole('link', { name: 'See your open orders' }).click();
    const row = frame.getByRole('grid').getByRole('row').filter({ hasText: '#1020' });
    await row
      .getByRole('button', { name: /^Expand/ })
      .first()
      .click();
    const actions = frame.getByRole('group', { name: 'Actions', exact: true });
    await actions.getByRole('button', { name: 'Ship Now', exact: true }).click();
    await frame.getByRole('dialog').getByRole('button', { name: 'Ship Now', exact: true }).click();
    await expect(frame.getByText('#1020 was sent to the 3PL.')).toBeVisible();
    await back();
    await doneOf('Ship your first order', /1 order shipped so far\./);
    await frame.getByRole('button', { name: 'Finish', exact: true }).click();
    await expect(frame.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(frame.getByRole('link', { name: 'Onboarding' })).toHaveCount(0);

    // The warehouse delivers it, and the store shows its fulfillment.
    await frame.getByRole('button', { name: 'Expand Shipped Orders' }).click();
    const shipped = frame.getByRole('grid', { name: 'Shipped Orders' }).getByRole('row').filter({ hasText: '#1020' });
    await shipped
      .getByRole('button', { name: /^Expand/ })
      .first()
      .click();
    await expect(frame.getByText('Delivered', { exact: true }).first()).toBeVisible();
    await expect
      .poll(async () => {
        await page.goto(`${store}/admin/orders?number=1020`);
        await page.getByRole('link', { name: '#1020' }).click();
        return page.getByText(/^Fulfilled: 2 items from .*, tracking number: [A-Z0-9]{6,}$/).isVisible();
      })
      .toBe(true);
    await expect(page.getByRole('definition').filter({ hasText: 'Fulfilled' })).toBeVisible();

    // Downloads all data.
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

/** The steps of onboarding in the app's frame. */
function onboardingIn(frame: FrameLocator) {
  const stepOf = (title: string) =>
    frame.getByRole('listitem').filter({ has: frame.getByRole('heading', { level: 3, name: title }) });
  return {
    stepOf,
    /** Waits until a step is done and shows these words. */
    async doneOf(title: string, words: RegExp): Promise<void> {
      await expect(stepOf(title).getByText(words)).toBeVisible();
      await expect(stepOf(title).getByText(/^Done/)).toBeVisible();
    },
    /** Returns to onboarding from another screen. */
    back: () => frame.getByRole('link', { name: 'Onboarding', exact: true }).click(),
    /** Skips a step after checking that the dialog says what skipping means. */
    async skip(title: string, meaning: string): Promise<void> {
      await stepOf(title)
        .getByRole('button', { name: `Skip ${title}` })
        .click();
      const dialog = frame.getByRole('dialog', { name: `Skip “${title}”?` });
      await expect(dialog.getByText(meaning)).toBeVisible();
      await dialog.getByRole('button', { name: 'Skip this step' }).click();
      await expect(stepOf(title).getByText(/^Skipped/)).toBeVisible();
    },
  };
}

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

function timeInSixHours(): string {
  return new Date(Date.now() + 21_600_000).toISOString().slice('2026-11-30T'.length, '2026-11-30T10:00'.length);
}
