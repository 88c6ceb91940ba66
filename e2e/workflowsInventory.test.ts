import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { withoutCapabilities } from './withoutCapabilities.ts';

interface Detail {
  flow_names: { name: string }[];
  is_eligible_for_new_flow: { name: string }[];
  line_items: {
    sku: string;
    quantity: number;
    product_weight: string;
    virtual_item: number | null;
    cancelled_item: boolean;
    '3pl_status': number | null;
  }[];
}

interface OrderList {
  url: URL;
  orders: { order_id: number; order_name: string; error: string }[];
}

/** What the server answered. */
interface Fixtures {
  /** By order id. */
  details: Map<string, Detail>;
  lists: OrderList[];
}

const test = base.extend<Fixtures>({
  details: async ({}, use) => use(new Map()),
  lists: async ({}, use) => use([]),
});

test.beforeEach(async ({ page, details, lists }) => {
  await page.route(/\/(get-order-detail\/|list-order\?)/, async (route) => {
    const response = await route.fetch();
    const url = new URL(route.request().url());
    if (url.pathname === '/list-order')
      lists.push({ url, ...((await response.json()) as { orders: OrderList['orders'] }) });
    else details.set(url.pathname.split('/').at(-1) ?? '', (await response.json()) as Detail);
    await route.fulfill({ response });
  });
});

const longEnough = { timeout: 60_000 };
const numberIn = (text: string) => Number(text.replaceAll(',', ''));
const read = (page: Page, source: string) =>
  expect(page.getByText(new RegExp(`^Based on the ${source} of`))).toBeVisible(longEnough);

/** The rows of a table, cell by cell. */
function rowsOf(page: Page, name: string): Promise<string[][]> {
  return page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
}

async function showAllRows(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Show \d+ more/ });
  while ((await more.count()) > 0) await more.click();
}

const isGoods = (line: Detail['line_items'][number]) =>
  line.virtual_item !== 2 && line.virtual_item !== 3 && line['3pl_status'] !== 4;

test.describe('workflows of a server that has none of its own', () => {
  test.beforeEach(({ page }) => withoutCapabilities(page, ['workflows']));

  test(
    'per workflow as many orders as their details name, and the way to the newest of them',
    { tag: '@§2.19' },
    async ({ page, openApp, details, lists }) => {
      await openApp('/app/workflows?period=last_24h');
      await read(page, 'workflows and timelines');
      const list = lists.find(({ url }) => url.searchParams.get('tab') === '1')?.orders ?? [];
      const ran = new Map<string, string[]>();
      for (const { order_id: id, order_name: name } of list) {
        for (const flow of details.get(String(id))?.flow_names ?? [])
          ran.set(flow.name, [...(ran.get(flow.name) ?? []), name]);
      }
      expect(ran.size).toBeGreaterThan(3);
      expect(
        new Map(
          (await rowsOf(page, 'Workflows that ran')).map(([name = '', orders = '', newest = '']) => [
            name,
            [orders, newest],
          ]),
        ),
      ).toEqual(new Map([...ran].map(([name, orders]) => [name, [String(orders.length), orders[0]]])));
      const eligible = list.filter(
        ({ order_id: id }) => (details.get(String(id))?.is_eligible_for_new_flow.length ?? 0) > 0,
      ).length;
      await expect(page.getByText(new RegExp(`^${eligible} orders match workflows added since`))).toBeVisible();

      const newest = page.getByRole('table', { name: 'Workflows that ran' }).getByRole('link').first();
      const orderName = await newest.innerText();
      await newest.click();
      await expect(page.getByRole('heading', { level: 1, name: 'All Orders' })).toBeVisible();
      await expect(page.getByRole('row').filter({ hasText: orderName }).getByText('Flow Triggered')).toBeVisible(
        longEnough,
      );
    },
  );

  test(
    'a run that was started by hand is counted after returning to the screen',
    { tag: '@§2.19' },
    async ({ page, openApp }) => {
      await openApp('/app/workflows');
      await read(page, 'workflows and timelines');
      const row = page.getByRole('row', { name: /^Run Product Workflows/ });
      await expect(row.getByRole('cell').first()).toHaveText('0', { useInnerText: true });
      await page.getByRole('link', { name: 'See Open Orders' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible();
      await page
        .getByRole('button', { name: /^Expand/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Run Product Workflows/ })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Run Product Workflows/ })
        .click();
      await expect(page.getByText(/went through all product workflows/)).toBeVisible(longEnough);
      await page.getByRole('link', { name: 'Workflows', exact: true }).click();
      await read(page, 'workflows and timelines');
      await expect(row.getByRole('cell').first()).toHaveText('1 on 1 order', longEnough);
    },
  );

  test(
    'the two kinds of errors hold every order of the error list, none twice',
    { tag: '@§2.20' },
    async ({ page, openApp, lists }) => {
      const covered = async (tab: string) => {
        await openApp(`/app/workflows/${tab}?period=last_7d`);
        const words = await page.getByText(/^Based on the Errors list/).innerText(longEnough);
        return (/: ([\d,]+) of its ([\d,]+) orders?/.exec(words) ?? []).slice(1).map(numberIn);
      };
      const [order = [], shipment = []] = [await covered('orderupdate'), await covered('shipmentupdate')];
      const errors = lists.find(({ url }) => url.searchParams.get('tab') === '5')?.orders ?? [];
      expect(order).toEqual([errors.filter(({ error }) => error !== '').length, errors.length]);
      expect(shipment).toEqual([errors.filter(({ error }) => error === '').length, errors.length]);
      expect((order[0] ?? 0) * (shipment[0] ?? 0)).toBeGreaterThan(0);
    },
  );
});

test.describe('stock per location', () => {
  test.use({ serverPerTest: true });

  test('a level that is typed by keyboard alone is there after a reload', async ({ page, openApp }) => {
    await openApp('/app/inventory');
    const fields = page.getByRole('textbox', { name: /^On hand of / });
    await fields.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(fields.nth(1)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4321');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByText('Saved 1 stock level.')).toBeVisible();
    await page.reload();
    await expect(fields.nth(1)).toHaveValue('4321');
  });
});

test.describe('inventory of a server that has none of its own', () => {
  test.beforeEach(({ page }) => withoutCapabilities(page, ['stock', 'products']));

  test(
    'every SKU of the newest orders, with the units that their line items say',
    { tag: '@§2.22' },
    async ({ page, openApp, details, lists }) => {
      await openApp('/app/inventory?period=last_24h');
      await read(page, 'line items');
      const units = new Map<string, number>();
      for (const { line_items: lines } of details.values()) {
        for (const line of lines)
          if (isGoods(line) && !line.cancelled_item) units.set(line.sku, (units.get(line.sku) ?? 0) + line.quantity);
      }
      await showAllRows(page);
      expect(details.size).toBe(lists[0]?.orders.length);
      expect(
        new Map(
          (await rowsOf(page, 'SKUs in these orders')).map(([sku = '', , ordered = '']) => [sku, numberIn(ordered)]),
        ),
      ).toEqual(units);
    },
  );

  test('a SKU leads to the orders of the period that have it', { tag: '@§2.22' }, async ({ page, openApp }) => {
    await openApp('/app/inventory?period=last_24h');
    await read(page, 'line items');
    const [sku = '', , , orders = ''] = (await rowsOf(page, 'SKUs in these orders'))[0] ?? [];
    await page.getByRole('link', { name: sku, exact: true }).click();
    const grid = page.getByRole('grid', { name: 'All Orders' });
    await expect(grid.getByRole('row').first()).toBeVisible(longEnough);
    expect(Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThanOrEqual(numberIn(orders));
  });

  test(
    'SKUs without a weight come first, as many as the line items leave without one',
    { tag: '@§2.23' },
    async ({ page, openApp, details }) => {
      await openApp('/app/inventory/weightandpackage?period=last_24h');
      await read(page, 'line items');
      const bare = new Set(
        [...details.values()].flatMap(({ line_items: lines }) =>
          lines.filter((line) => isGoods(line) && line.product_weight === '').map(({ sku }) => sku),
        ),
      );
      await showAllRows(page);
      const rows = await rowsOf(page, 'Product weights');
      expect(bare.size).toBeGreaterThan(0);
      expect(new Set(rows.filter(([, , weight]) => weight === '00').map(([sku]) => sku))).toEqual(bare);
      expect(rows.findIndex(([, , weight]) => weight !== '00')).toBe(bare.size);
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: 'Without a weight' })
          .getByText(String(bare.size), { exact: true }),
      ).toBeVisible();
    },
  );

  test('the filter by keyboard alone, and it says how many it leaves', async ({ page, openApp }) => {
    await openApp('/app/inventory');
    await read(page, 'line items');
    await page.getByRole('searchbox', { name: 'Filter by SKU or name' }).focus();
    await page.keyboard.type('heart');
    await expect(page.getByText(/^[\d,]+ of [\d,]+ SKUs contain “heart”/)).toBeVisible();
    for (const [, name = ''] of await rowsOf(page, 'SKUs in these orders'))
      expect(name.toLowerCase()).toContain('heart');
  });
});
