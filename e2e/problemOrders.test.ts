import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';

let page: Page;
let pageErrors: string[];

const open = openBrowser({}, (given) => {
  ({ page, pageErrors } = given);
});

/** Orders; an opened one holds tables, whose rows have no such attribute. */
const rows = () => page.getByRole('grid').locator('[role="row"]');
const reading = () => page.getByRole('status', { name: 'Reading of the short SKUs' });
const allRead = () =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-label="Reading of the short SKUs"]')?.textContent === '' &&
      /Short: /.test(document.querySelector('[role="row"]')?.textContent ?? ''),
  );
const detailRequests = () => {
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

describe('back orders', () => {
  test('the rows name a short SKU and its number, equal to what the detail says', async () => {
    await open('/app/dashboard-v0/backorders?period=last_7d');
    await rows().first().waitFor();
    await allRead();
    for (const index of [0, 1, 2]) {
      const row = rows().nth(index);
      const [, sku = '', units = ''] = /Short: (\S+) × (\d+(?:,\d{3})*)/.exec(await row.innerText()) ?? [];
      expect(Number(units.replaceAll(',', ''))).toBeGreaterThan(0);
      await row.getByRole('button', { name: /^Expand/ }).click();
      await row.getByText('Total Items').waitFor();
      expect((await backOrderItems(row)).get(sku)).toBe(Number(units.replaceAll(',', '')));
      await row.getByRole('region', { name: 'Waiting for stock' }).getByText(`${sku} × ${units}`).waitFor();
      await row.getByRole('button', { name: /^Collapse/ }).click();
    }
  });

  test('only what is on the screen is read; expanding is instant; scrolling reads the next ones', async () => {
    const detailCalls = detailRequests();
    await open('/app/dashboard-v0/backorders?period=all');
    await rows().first().waitFor();
    await allRead();
    const total = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
    expect(total).toBeGreaterThan(40);
    expect(detailCalls.length).toBeLessThan(20);
    const before = detailCalls.length;

    // Whatever is asked now gets no answer.
    await page.route('**/get-order-detail/**', () => {});
    await rows()
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await rows().first().getByText('Total Items').waitFor();
    await rows()
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
    await allRead();
    expect(await rows().last().innerText()).toMatch(/Short: \S+ × \d/);
    expect(detailCalls.length).toBeLessThan(40);
  });

  test('nothing jumps when the notes come: the rows stand where they stood', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/get-order-detail/**', async (route) => {
      await held;
      await route.continue();
    });
    await open('/app/dashboard-v0/backorders?period=last_7d');
    await reading()
      .getByText(/^Short SKUs: 0 of \d+ read$/)
      .waitFor();
    const tops = () => rows().evaluateAll((found) => found.map((row) => Math.round(row.getBoundingClientRect().top)));
    const before = await tops();
    release();
    await allRead();
    expect(await tops()).toEqual(before);
  });

  test('says when it is partial, and Retry reads the rest', async () => {
    let isDown = true;
    await page.route('**/get-order-detail/**', (route) =>
      isDown ? route.fulfill({ status: 404, json: {} }) : route.continue(),
    );
    await open('/app/dashboard-v0/backorders?period=last_7d');
    await reading()
      .getByText(/^\d+ of \d+ could not be read$/)
      .waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Retry reading the short SKUs' }).click();
    await allRead();
    // The browser itself notes each 404.
    expect(pageErrors.splice(0).every((text) => text.includes('404'))).toBe(true);
  });
});

describe('errors', () => {
  test('every row has its label and reason; a cause shows its orders alone without a new call', async () => {
    await open('/app/dashboard-v0/errororders?period=last_30d');
    await rows().first().waitFor();
    for (const text of await rows().allInnerTexts())
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
    await page.locator(`[role="grid"][aria-rowcount="${count}"]`).waitFor();
    for (const text of await rows().allInnerTexts()) expect(text).toContain(message);
    expect(lists).toEqual([]);
  });
});

test.each(['backorders', 'errororders'])(
  '%s at 320 and 1040 px: nothing scrolls sideways, and no accessibility violation',
  async (list) => {
    await open(`/app/dashboard-v0/${list}?period=last_7d`);
    await rows().first().waitFor();
    if (list === 'backorders') await allRead();
    for (const width of [320, 1040]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)]).toEqual([
        width,
        0,
      ]);
      const { violations } = await new AxeBuilder({ page }).disableRules(['region']).analyze();
      expect([width, ...violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([width]);
    }
  },
);
