import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';
import { expandSection } from './expandSection.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const stages = (page: Page) => page.getByRole('region', { name: 'Orders by stage' });

/** Waits for the number on a summary card and returns it. */
async function figure(page: Page, title: string): Promise<number> {
  const tile = summary(page).getByRole('listitem').filter({ hasText: title });
  await expect(tile.getByText(/^[\d,]+$/)).toBeVisible();
  return Number((await tile.innerText()).replace(title, '').replaceAll(',', '').trim());
}

/** Runs an action and waits for the reply to the request that it causes; returns the request's URL. */
async function answered(page: Page, path: string, action: () => Promise<unknown>): Promise<URL> {
  const [response] = await Promise.all([
    page.waitForResponse((reply) => new URL(reply.url()).pathname.startsWith(path)),
    action(),
  ]);
  expect(response.status()).toBe(200);
  return new URL(response.url());
}

test.describe('a merchant opens the printed address and sees real orders', () => {
  test(
    'six summary cards, eight stages with counts, the zone in words and the Sandbox badge',
    { tag: ['@journey', '@§1.7'] },
    async ({ page, openApp }) => {
      await openApp('/app/dashboard');
      expect(await figure(page, 'Total Orders')).toBeGreaterThan(100);
      const titles = await stages(page).getByRole('heading', { level: 2 }).allInnerTexts();
      expect(titles).toEqual([
        'All Orders',
        'Open Orders',
        'Orders In Fulfillment',
        'Shipped Orders',
        'Errors',
        'Hold Orders',
        'Back Orders',
        'Needs User Review',
      ]);
      await expect(page.getByText('London time')).toBeVisible();
      await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle('Dashboard · Fulfillment Hub');
    },
  );

  test(
    'period: All counts the whole year, is in the address, and survives a reload and Back',
    { tag: '@§2.62' },
    async ({ page, openApp }) => {
      await openApp('/app/dashboard');
      const lastDay = await figure(page, 'Total Orders');
      await answered(page, '/stats', () => page.getByLabel('Period').selectOption('All'));
      await expect(summary(page).getByText('25,900')).toBeVisible();
      expect(new URL(page.url()).searchParams.get('period')).toBe('all');

      await page.reload();
      await expect(summary(page).getByText('25,900')).toBeVisible();
      await expect(page.getByLabel('Period')).toHaveValue('all');

      await page.goBack();
      await expect(summary(page).getByText(String(lastDay), { exact: true }).first()).toBeVisible();
      await expect(page.getByLabel('Period')).toHaveValue('last_24h');
    },
  );

  test('search by SKU finds the orders that hold it', { tag: ['@§1.4', '@§2.61'] }, async ({ page, openApp }) => {
    await openApp('/app/dashboard?period=all&by=sku_wise&search=85123A');
    await expandSection(page.getByRole('button', { name: 'Expand All Orders' }));
    const rows = page.getByRole('grid', { name: 'All Orders' }).getByRole('row');
    await expect(rows.first()).toBeVisible();
    await answered(page, '/get-order-detail/', () =>
      rows
        .first()
        .getByRole('button', { name: /^Expand/ })
        .click(),
    );
    await expect(page.getByText('85123A').first()).toBeVisible();
  });

  test(
    'expand a card: newest first, linked to the store admin; expand an order: its complete detail and its timeline',
    { tag: ['@journey', '@§2.71'] },
    async ({ page, server, openApp }) => {
      await openApp('/app/dashboard');
      const shop = new URL(server.address).searchParams.get('shop');
      await answered(page, '/list-order', () => expandSection(page.getByRole('button', { name: 'Expand All Orders' })));
      const grid = page.getByRole('grid', { name: 'All Orders' });
      expect(Number(await grid.getAttribute('aria-rowcount'))).toBe(await figure(page, 'Total Orders'));

      const rows = grid.getByRole('row');
      const created = (await rows.allInnerTexts()).map(
        (text) => /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [AP]M/.exec(text)?.[0],
      );
      const moments = created.map((time) => Date.parse(`${time} UTC`));
      expect(moments.length).toBeGreaterThan(5);
      expect(moments).toEqual(moments.toSorted((a, b) => b - a));

      const link = rows.first().getByRole('link');
      const orderPage = new URL((await link.getAttribute('href')) ?? '');
      expect(`${orderPage.origin}${orderPage.pathname}`).toMatch(new RegExp(`^https://${shop}/admin/orders/\\d+$`));
      expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);

      await answered(page, '/get-order-detail/', () =>
        rows
          .first()
          .getByRole('button', { name: /^Expand/ })
          .click(),
      );
      await expect(grid.getByText('Total Items')).toBeVisible();
      await expect(grid.getByText('Total Shipments')).toBeVisible();
      await expect(grid.getByText('Timeline')).toBeVisible();
      await expect(grid.getByText(/^Flow (Not )?Triggered/)).toBeVisible();
    },
  );

  test('every link of the page keeps shop and host, and a copy of it opens in a new tab', async ({
    page,
    context,
    server,
    openApp,
  }) => {
    await openApp('/app/dashboard');
    await figure(page, 'Total Orders');
    const { searchParams } = new URL(server.address);
    const links = await page
      .locator('a[href^="/app"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      const query = new URL(link).searchParams;
      expect([query.get('shop'), query.get('host')], link).toEqual([
        searchParams.get('shop'),
        searchParams.get('host'),
      ]);
    }

    const title = stages(page).getByRole('link', { name: 'Hold Orders' });
    const tab = await context.newPage();
    await tab.goto(new URL((await title.getAttribute('href')) ?? '', server.address).href);
    await expect(tab.getByRole('heading', { name: 'Hold Orders' })).toBeVisible();
  });

  test('does not scroll sideways from 320 to 1440 px', async ({ page, openApp }) => {
    await openApp('/app/dashboard');
    await expandSection(page.getByRole('button', { name: 'Expand All Orders' }));
    await page
      .getByRole('grid', { name: 'All Orders' })
      .getByRole('row')
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(page.getByText('Total Items')).toBeVisible();
    for (const width of [320, 490, 768, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflowX(page)]).toEqual([width, 0]);
    }
  });
});
