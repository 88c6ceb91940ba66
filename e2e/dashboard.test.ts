import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import type { RunningServer } from './startServer.ts';
import { expandSection } from './expandSection.ts';

let server: RunningServer;
let context: BrowserContext;
let page: Page;

const open = openBrowser({}, (given) => {
  ({ server, context, page } = given);
});

const summary = () => page.getByRole('region', { name: 'Summary' });
const stages = () => page.getByRole('region', { name: 'Orders by stage' });

/** The number on a summary card; waits for it. */
async function figure(title: string): Promise<number> {
  const tile = summary().getByRole('listitem').filter({ hasText: title });
  await tile.getByText(/^[\d,]+$/).waitFor();
  return Number((await tile.innerText()).replace(title, '').replaceAll(',', '').trim());
}

/**
 * What axe finds on the page. Not its advice that all content stand in a landmark: Polaris' top bar does not, and
 * Storybook leaves it out too.
 */
async function violations(): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).disableRules(['region']).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Waits until a question was answered that the action causes. */
async function answered(path: string, action: () => Promise<unknown>): Promise<URL> {
  const [response] = await Promise.all([
    page.waitForResponse((reply) => new URL(reply.url()).pathname.startsWith(path)),
    action(),
  ]);
  expect(response.status()).toBe(200);
  return new URL(response.url());
}

describe('a merchant opens the printed address and sees real orders', () => {
  test('six summary cards, eight stages with counts, the zone in words and the Sandbox badge', async () => {
    await open('/app/dashboard');
    expect(await figure('Total Orders')).toBeGreaterThan(100);
    const titles = await stages().getByRole('heading', { level: 2 }).allInnerTexts();
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
    await page.getByText('London time').waitFor();
    await page.getByText('Sandbox', { exact: true }).waitFor();
    expect(await page.title()).toBe('Dashboard · Fulfillment Hub');
  });

  test('period: All counts the whole year, stands in the address, and survives a reload and Back', async () => {
    await open('/app/dashboard');
    const lastDay = await figure('Total Orders');
    await answered('/stats', () => page.getByLabel('Period').selectOption('All'));
    await summary().getByText('25,900').waitFor();
    expect(new URL(page.url()).searchParams.get('period')).toBe('all');

    await page.reload();
    await summary().getByText('25,900').waitFor();
    expect(await page.getByLabel('Period').inputValue()).toBe('all');

    await page.goBack();
    await summary().getByText(String(lastDay), { exact: true }).first().waitFor();
    expect(await page.getByLabel('Period').inputValue()).toBe('last_24h');
  });

  test('custom: asks only once both days are chosen, and sends them', async () => {
    await open('/app/dashboard');
    await figure('Total Orders');
    const requested: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/stats') requested.push(url.search);
    });
    await page.getByLabel('Period').selectOption('Custom');
    const today = new Date().toISOString().slice(0, 10);
    await page.getByLabel('First day').fill('2020-01-01');
    expect(requested).toEqual([]);
    const url = await answered('/stats', () => page.getByLabel('Last day').fill(today));
    expect([url.searchParams.get('fix'), url.searchParams.get('start_date'), url.searchParams.get('end_date')]).toEqual(
      ['custom', '2020-01-01', today],
    );
    await summary().getByText('25,900').waitFor();
  });

  test('filter text applies after a pause, once, and finds the order', async () => {
    await open('/app/dashboard?period=all');
    await summary().getByText('25,900').waitFor();
    const requested: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/stats') requested.push(url.searchParams.get('search') ?? '');
    });
    await answered('/stats', () => page.getByPlaceholder('Filter Orders').pressSequentially('536365', { delay: 40 }));
    expect(requested).toEqual(['536365']);
    await summary().getByText('1', { exact: true }).first().waitFor();
    expect(await figure('Total Orders')).toBe(1);

    await expandSection(page.getByRole('button', { name: 'Expand All Orders' }));
    await page
      .getByRole('grid', { name: 'All Orders' })
      .getByRole('link', { name: /#536365/ })
      .waitFor();
  });

  test('search by SKU finds the orders that hold it', async () => {
    await open('/app/dashboard?period=all&by=sku_wise&search=85123A');
    await expandSection(page.getByRole('button', { name: 'Expand All Orders' }));
    const rows = page.getByRole('grid', { name: 'All Orders' }).getByRole('row');
    await rows.first().waitFor();
    await answered('/get-order-detail/', () =>
      rows
        .first()
        .getByRole('button', { name: /^Expand/ })
        .click(),
    );
    await page.getByText('85123A').first().waitFor();
  });

  test('expand a card: newest first, linked to the store admin; expand an order: its complete detail and its timeline', async () => {
    await open('/app/dashboard');
    const shop = new URL(server.address).searchParams.get('shop');
    await answered('/list-order', () => expandSection(page.getByRole('button', { name: 'Expand All Orders' })));
    const grid = page.getByRole('grid', { name: 'All Orders' });
    expect(Number(await grid.getAttribute('aria-rowcount'))).toBe(await figure('Total Orders'));

    const rows = grid.getByRole('row');
    const created = (await rows.allInnerTexts()).map((text) => /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [AP]M/.exec(text)?.[0]);
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

    await answered('/get-order-detail/', () =>
      rows
        .first()
        .getByRole('button', { name: /^Expand/ })
        .click(),
    );
    await grid.getByText('Total Items').waitFor();
    await grid.getByText('Total Shipments').waitFor();
    await grid.getByText('Timeline').waitFor();
    await grid.getByText(/^Flow (Not )?Triggered/).waitFor();
  });

  test('every link of the page keeps shop and host, and a copy of it opens in a new tab', async () => {
    await open('/app/dashboard');
    await figure('Total Orders');
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

    const title = stages().getByRole('link', { name: 'Hold Orders' });
    const tab = await context.newPage();
    await tab.goto(new URL((await title.getAttribute('href')) ?? '', server.address).href);
    await tab.getByRole('heading', { name: 'Hold Orders' }).waitFor();
  });

  test('no accessibility violation, closed and open', async () => {
    await open('/app/dashboard');
    await figure('Total Orders');
    expect(await violations()).toEqual([]);
    await expandSection(page.getByRole('button', { name: 'Expand All Orders' }));
    const rows = page.getByRole('grid', { name: 'All Orders' }).getByRole('row');
    await rows
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await page.getByText('Total Items').waitFor();
    expect(await violations()).toEqual([]);
  });

  test('from 320 to 1440 px nothing scrolls sideways', async () => {
    await open('/app/dashboard');
    await expandSection(page.getByRole('button', { name: 'Expand All Orders' }));
    await page
      .getByRole('grid', { name: 'All Orders' })
      .getByRole('row')
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await page.getByText('Total Items').waitFor();
    for (const width of [320, 490, 768, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)]).toEqual([
        width,
        0,
      ]);
    }
  });
});
