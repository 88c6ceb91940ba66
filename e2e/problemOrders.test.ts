import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';
import { expect, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';

/** Orders; an opened one holds tables, whose rows have no such attribute. */
const rows = (page: Page) => page.getByRole('grid').locator('[role="row"]');
const reading = (page: Page) => page.getByRole('status', { name: 'Checking short SKUs' });
const allRead = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-label="Checking short SKUs"]')?.textContent === '' &&
      /Short: /.test(document.querySelector('[role="row"]')?.textContent ?? ''),
  );
const detailRequests = (page: Page) => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/get-order-detail/')) found.push(pathname);
  });
  return found;
};

/** Quantity by SKU, as the table "Back Order Items" of an opened order has them. */
async function backOrderItems(row: Locator): Promise<Map<string, number>> {
  const items = new Map<string, number>();
  const table = row.getByRole('table', { name: 'Back Order Items' });
  const showAll = row.getByRole('button', { name: /^Show all .*Back Order Items/ });
  if (await showAll.isVisible()) await showAll.click();
  for (const line of await table.getByRole('row').all()) {
    const text = await line.innerText();
    const sku = /SKU (\S+)/.exec(text)?.[1];
    const quantity = Number((await line.locator('[data-label="Quantity"]').allInnerTexts())[0]?.replaceAll(',', ''));
    if (sku) items.set(sku, (items.get(sku) ?? 0) + quantity);
  }
  return items;
}

test.describe('back orders', () => {
  test(
    'the rows name a short SKU and its number, equal to what the detail says',
    { tag: '@§4.18' },
    async ({ page, openApp }) => {
      await openApp('/app/dashboard-v0/backorders?period=last_7d');
      await expect(rows(page).first()).toBeVisible();
      await allRead(page);
      for (const index of [0, 1, 2]) {
        const row = rows(page).nth(index);
        const [, sku = '', units = ''] = /Short: (\S+) × (\d+(?:,\d{3})*)/.exec(await row.innerText()) ?? [];
        expect(Number(units.replaceAll(',', ''))).toBeGreaterThan(0);
        await row.getByRole('button', { name: /^Expand/ }).click();
        await expect(row.getByText('Total Items')).toBeVisible();
        expect((await backOrderItems(row)).get(sku)).toBe(Number(units.replaceAll(',', '')));
        await expect(
          row.getByRole('region', { name: 'Waiting for stock' }).getByText(`${sku} × ${units}`),
        ).toBeVisible();
        await row.getByRole('button', { name: /^Collapse/ }).click();
      }
    },
  );

  test('only what is on the screen is read; expanding is instant; scrolling reads the next ones', async ({
    page,
    openApp,
  }) => {
    const detailCalls = detailRequests(page);
    await openApp('/app/dashboard-v0/backorders?period=all');
    await expect(rows(page).first()).toBeVisible();
    await allRead(page);
    const total = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
    expect(total).toBeGreaterThan(40);
    expect(detailCalls.length).toBeLessThan(20);
    const before = detailCalls.length;

    // Whatever is asked now gets no answer.
    await page.route('**/get-order-detail/**', () => {});
    await rows(page)
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(rows(page).first().getByText('Total Items')).toBeVisible();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Collapse/ })
      .click();
    await page.unroute('**/get-order-detail/**');
    expect(new Set(detailCalls).size).toBe(before);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(
      (count) => [...document.querySelectorAll('[role="row"]')].at(-1)?.getAttribute('aria-rowindex') === String(count),
      total,
    );
    await allRead(page);
    expect(await rows(page).last().innerText()).toMatch(/Short: \S+ × \d/);
    expect(detailCalls.length).toBeLessThan(40);
  });

  test('nothing jumps when the notes come: the rows do not move', async ({ page, openApp }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/get-order-detail/**', async (route) => {
      await held;
      await route.continue();
    });
    await openApp('/app/dashboard-v0/backorders?period=last_7d');
    await expect(reading(page).getByText(/^Short SKUs: 0 of \d+ checked$/)).toBeVisible();
    const tops = () =>
      rows(page).evaluateAll((found) => found.map((row) => Math.round(row.getBoundingClientRect().top)));
    const before = await tops();
    release();
    await allRead(page);
    expect(await tops()).toEqual(before);
  });

  test('says when it is partial, and Retry reads the rest', async ({ page, openApp, pageErrors }) => {
    let isDown = true;
    await page.route('**/get-order-detail/**', (route) =>
      isDown ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    await openApp('/app/dashboard-v0/backorders?period=last_7d');
    await expect(reading(page).getByText(/^\d+ of \d+ couldn’t be checked$/)).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry checking short SKUs' }).click();
    await allRead(page);
    // The browser itself notes each 404.
    expect(pageErrors.splice(0).every((text) => text.includes('404'))).toBe(true);
  });
});

test.describe('errors', () => {
  test(
    'every row has its label and reason; a cause shows its orders alone without a new call',
    { tag: '@§2.88' },
    async ({ page, openApp }) => {
      await openApp('/app/dashboard-v0/errororders?period=last_30d');
      await expect(rows(page).first()).toBeVisible();
      for (const text of await rows(page).allInnerTexts())
        expect(text).toMatch(/(Workflows Error|Shipment Error|3PL API Error)/);
      const lists: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/list-order') lists.push(request.url());
      });
      const cause = page
        .getByRole('group', { name: /^By cause/ })
        .getByRole('button')
        .first();
      const count = /\d+$/.exec(await cause.innerText())?.[0];
      const message = (await cause.getAttribute('title'))?.split(': ')[1] ?? '';
      await cause.click();
      await expect(page.locator(`[role="grid"][aria-rowcount="${count}"]`)).toBeVisible();
      for (const text of await rows(page).allInnerTexts()) expect(text).toContain(message);
      expect(lists).toEqual([]);
    },
  );
});

for (const list of ['backorders', 'errororders'])
  test(`${list} at 320 and 1040 px: nothing scrolls sideways, and no accessibility violation`, async ({
    page,
    openApp,
  }) => {
    await openApp(`/app/dashboard-v0/${list}?period=last_7d`);
    await expect(rows(page).first()).toBeVisible();
    if (list === 'backorders') await allRead(page);
    for (const width of [320, 1040]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflowX(page)]).toEqual([width, 0]);
      expect([width, ...(await axeViolations(page))]).toEqual([width]);
    }
  });
