import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { demoOrdersCsv } from './demoOrders.ts';
import { expect, type OpenApp, test as base } from './fixtures.ts';
import { type RunningServer, startServer } from './startServer.ts';

interface Demo {
  server: RunningServer;
  /** Starts the server again on the same data and port after a kill. */
  restart(): Promise<void>;
}

const test = base.extend<{ other: Page }, { demo: Demo }>({
  /** A demo on its own data directory, with a few orders instead of the sample data. */
  demo: [
    async ({}, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'live-'));
      const orders = join(directory, 'orders.csv');
      await writeFile(orders, fewOrders);
      const start = (port: string) =>
        startServer(['--demo', '--speed', '0', '--orders', orders], { DATA_DIR: join(directory, 'data'), PORT: port });
      const server = await start('0');
      let current = server;
      await use({
        server,
        restart: async () => {
          current = await start(new URL(server.address).port);
        },
      });
      await current.stop();
      await rm(directory, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: async ({ demo }, use) => use(demo.server),
  /** A page in a second browser context, with its own cookies and storage. */
  other: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await use(await context.newPage());
    await context.close();
  },
});

/** Enough orders to have some in each stage. */
const fewOrders = demoOrdersCsv({ count: 40, unitPrice: 2.55, country: 'United Kingdom' });

const openOrders = '/app/dashboard-v0/openorders?period=all';

const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const rowOf = (page: Page, name: string) => rows(page).filter({ has: page.getByRole('link', { name }) });
const asOf = (page: Page) => page.getByText(/^As of /);

async function openList(openApp: OpenApp, page: Page): Promise<void> {
  await openApp(openOrders, page);
  await expect(rows(page).first()).toBeVisible();
}

const nameIn = async (row: Locator) => (await row.getByRole('link').first().innerText()).replace(/\s.*/s, '');

/** Opens an order of the list, puts it on hold and waits for the reply. */
async function hold(page: Page, name: string): Promise<void> {
  const done = page.waitForResponse((response) => response.url().endsWith('/hold-order'));
  await confirmHold(page, name);
  expect((await done).ok()).toBe(true);
}

async function confirmHold(page: Page, name: string): Promise<void> {
  await expand(page, name);
  await page.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name: 'Hold Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hold Order' }).click();
}

async function expand(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Expand/ })
    .click();
}

test(
  'two browsers: each shows what the other does within a minute, without any input',
  { tag: '@journey' },
  async ({ page, other, openApp }) => {
    await page.clock.install();
    await Promise.all([openList(openApp, page), openList(openApp, other)]);
    const [before, navigations] = [await asOf(page).innerText(), countNavigations(page)];
    const name = await nameIn(rows(page).first());
    // The time of the last update has a precision of seconds.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);

    await hold(other, name);
    // A page without the stream refetches each minute. This page's clock stays below that, so only the stream can update it.
    await expect
      .poll(async () => {
        await page.clock.runFor(250);
        return rowOf(page, name).isVisible();
      })
      .toBe(false);
    await expect(asOf(page)).not.toHaveText(before);
    expect(navigations()).toBe(0);
  },
);

function countNavigations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test.describe('without the stream of changes', () => {
  test.use({ expectedConsoleErrors: /ERR_FAILED/ });

  test('focusing the window loads another browser’s changes', async ({ page, other, openApp }) => {
    let cut = 0;
    await page.route('**/hub/events', async (route) => {
      cut += 1;
      await route.abort();
    });
    await Promise.all([openList(openApp, page), openList(openApp, other)]);
    await expect.poll(() => cut).toBeGreaterThan(0);
    const name = await nameIn(rows(page).first());

    await hold(other, name);
    await expect(rowOf(page, name)).toBeVisible();
    // Chromium in a test always has the focus, so the event is dispatched by hand.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(rowOf(page, name)).toBeHidden();
  });
});

test.describe('a server that is killed in the middle of work', () => {
  test.use({ expectedConsoleErrors: /ERR_/ });

  test(
    'keeps what was done, does the rest once, and the other browser reconnects without input',
    { tag: ['@hazard:lost-change', '@hazard:done-twice'] },
    async ({ page, other, openApp, demo }) => {
      await Promise.all([openList(openApp, page), openList(openApp, other)]);
      const name = await nameIn(rows(page).nth(0));
      const next = await nameIn(rows(page).nth(1));
      await hold(other, name);
      // The page that sent the request may get the update after the others.
      await Promise.all([page, other].map((each) => expect(rowOf(each, name)).toBeHidden()));
      // The server holds the next order and dies before it replies.
      await other.route('**/hold-order', async (route) => {
        await route.fetch();
        await demo.server.kill();
        await route.abort();
        await other.unroute('**/hold-order');
      });
      await confirmHold(other, next);
      const toast = other.getByRole('alert').filter({ hasText: 'We don’t know whether it was done' });
      await expect(toast).toBeVisible();

      await demo.restart();
      await toast.getByRole('button', { name: 'Retry' }).click();
      await expect(other.getByText(`${next} is on hold.`)).toBeVisible();
      await expect(rowOf(page, next)).toBeHidden();

      await openApp('/app/dashboard-v0/holdorders?period=all', other);
      for (const held of [name, next]) {
        await expand(other, held);
        await expect(rowOf(other, held).getByText('Hold Order clicked by Robin Carter')).toHaveCount(1);
      }
    },
  );
});
