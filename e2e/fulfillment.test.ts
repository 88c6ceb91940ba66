import { tabs } from '@hub/domain/orders';
import type { Page } from '@playwright/test';
import { expect, type OpenApp, test as base } from './fixtures.ts';

/** A reply of the server, as the page got it. */
interface Answer {
  url: URL;
  body: Record<string, unknown>;
}

interface Part {
  name: string;
  quantity: number;
  tracking_number: string | null;
  shipment_status: string | null;
  holder_location_id: string | null;
}

const test = base.extend<{ answers: Answer[] }>({
  answers: async ({}, use) => use([]),
});

/** Opens a tab and keeps what the server answers from then on to questions about orders and locations. */
async function open(page: Page, openApp: OpenApp, answers: Answer[], path: string): Promise<void> {
  await page.route(/\/(list-order|get-locations|get-order-detail\/\d+)(\?|$)/, async (route) => {
    const response = await route.fetch();
    answers.push({ url: new URL(route.request().url()), body: (await response.json()) as Record<string, unknown> });
    await route.fulfill({ response });
  });
  // The reports are what servers without calls of their own show.
  await page.route(/\/shopInfo(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Record<string, unknown> };
    await route.fulfill({ response, json: { data: { ...data, capabilities: ['idempotency'] } } });
  });
  await openApp(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Fulfillment' })).toBeVisible();
}

/** For 200 details, on a busy machine. */
const longEnough = { timeout: 60_000 };

/** The rows of a table as text, its head left out. */
async function rowsOf(page: Page, name: string): Promise<string[][]> {
  const table = page.getByRole('table', { name });
  await expect(table).toBeVisible(longEnough);
  return table
    .locator('tbody tr, tfoot tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')));
}

const numberIn = (text = '') => Number(text.replaceAll(',', ''));
const written = (figure: number) => figure.toLocaleString('en-US');

/** The orders that were answered for a tab. */
function ordersOf(answers: Answer[], tab: number): Record<string, unknown>[] {
  const answer = answers.find(
    ({ url }) => url.pathname === '/list-order' && url.searchParams.get('tab') === String(tab),
  );
  if (!answer) throw new Error(`No list of tab ${tab} was asked for`);
  return answer.body.orders as Record<string, unknown>[];
}

/** Entries of the same key together. */
function grouped<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return [...groups.values()];
}

/** The boxes of every detail that was answered: the parts of one name, of one order. */
function boxes(answers: Answer[]): { order: string; parts: Part[] }[] {
  const details = answers.filter(({ url }) => url.pathname.startsWith('/get-order-detail/'));
  return details.flatMap(({ url, body }) => {
    return grouped(body.fulfillments as Part[], ({ name }) => name).map((parts) => ({ order: url.pathname, parts }));
  });
}

const units = (parts: readonly Part[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
const isOpen = ({ parts }: { parts: Part[] }) =>
  parts.some(({ shipment_status }) => shipment_status !== 'delivered' && shipment_status !== 'canceled');

/** The day in London on which the shop's clock shows this instant; not the app's own way of telling. */
function londonDay(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' }).format(new Date(instant));
}

async function sampleRead(page: Page): Promise<void> {
  await expect(page.getByText(/^Based on the shipments/)).toBeVisible(longEnough);
  await expect(
    page
      .getByRole('rowheader', { name: 'Leeds overflow' })
      .or(page.getByRole('option', { name: 'Leeds overflow' }))
      .first(),
  ).toBeAttached(longEnough);
}

test.describe('batching: numbers on screen equal what /list-order answers', () => {
  test(
    'stage by stage, batched and not; each stage leads to its list, which has as many',
    { tag: '@§2.26' },
    async ({ page, openApp, answers }) => {
      await open(page, openApp, answers, '/app/fulfillment?period=last_7d');
      const rows = await rowsOf(page, 'Batched and not batched, by stage');
      for (const [index, tab] of [2, 3, 5, 6, 7, 8].entries()) {
        const orders = ordersOf(answers, tab);
        const batched = orders.filter(({ batch_time }) => batch_time !== null).length;
        expect(rows[index]?.slice(1)).toEqual([orders.length, batched, orders.length - batched].map(written));
      }
      const waiting = ordersOf(answers, tabs.open).filter(({ batch_time }) => batch_time === null);
      const oldest = waiting
        .map(({ shopify_created_at, order_name }) => `${String(shopify_created_at)} ${String(order_name)}`)
        .toSorted()[0];
      const [first = []] = await rowsOf(page, 'Open orders waiting longest for a batch');
      expect(first[0]).toBe(oldest?.split(' ')[1]);
      await expect(
        page
          .getByRole('region', { name: 'Summary' })
          .getByRole('listitem')
          .filter({ hasText: 'Open, not batched yet' })
          .getByText(written(waiting.length), { exact: true }),
      ).toBeVisible();

      await page
        .getByRole('row', { name: /^Open Orders/ })
        .getByRole('link')
        .press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible();
      const grid = page.getByRole('grid', { name: 'Open Orders' });
      await expect(grid.getByRole('row').first()).toBeVisible();
      expect(Number(await grid.getAttribute('aria-rowcount'))).toBe(ordersOf(answers, tabs.open).length);
    },
  );

  test('an order that waits leads to itself', async ({ page, openApp, answers }) => {
    await open(page, openApp, answers, '/app/fulfillment/batching');
    const link = page.getByRole('table', { name: 'Open orders waiting longest for a batch' }).getByRole('link').first();
    const name = await link.innerText();
    await link.press('Enter');
    await expect(page.getByRole('grid', { name: 'All Orders' }).getByText(name, { exact: true })).toBeVisible();
  });
});

for (const period of ['last_7d', 'all'])
  test(
    `batch history, ${period}: the days are those of the shop, and with the orders without a batch they are the list`,
    { tag: '@§2.27' },
    async ({ page, openApp, answers }) => {
      await open(page, openApp, answers, `/app/fulfillment/batch-history?period=${period}`);
      const rows = await rowsOf(page, 'Orders by batch day');
      const days = new Map<string, number>();
      for (const { batch_time } of ordersOf(answers, tabs.all)) {
        if (batch_time === null) continue;
        const day = londonDay(String(batch_time));
        days.set(day, (days.get(day) ?? 0) + 1);
      }
      expect(days.size).toBeGreaterThan(3);
      expect(rows.slice(0, -1).map(([day, orders]) => [day, numberIn(orders)])).toEqual(
        [...days].toSorted().toReversed(),
      );
      const without = ordersOf(answers, tabs.all).filter(({ batch_time }) => batch_time === null).length;
      expect(numberIn(rows.at(-1)?.[1]) + without).toBe(ordersOf(answers, tabs.all).length);
    },
  );

test(
  'locations: every location of get-locations, and the open shipments that the details of the newest 200 orders have',
  { tag: '@§2.29' },
  async ({ page, openApp, answers }) => {
    await open(page, openApp, answers, '/app/fulfillment/locations');
    await sampleRead(page);
    const locations = answers.find(({ url }) => url.pathname === '/get-locations')?.body.data as {
      location_id: number;
      name: string;
    }[];
    const rows = await rowsOf(page, 'Locations');
    const counted = (id: string | null) => {
      const here = boxes(answers).filter((box) => isOpen(box) && (box.parts[0]?.holder_location_id ?? null) === id);
      return [
        here.length,
        here.reduce((sum, { parts }) => sum + units(parts), 0),
        new Set(here.map(({ order }) => order)).size,
      ].map(written);
    };
    expect(rows.slice(0, locations.length)).toEqual(
      locations.map(({ location_id, name }) => [name, ...counted(String(location_id))]),
    );
    expect(rows.find(([name]) => name === 'No location')?.slice(1)).toEqual(counted(null));
    expect(numberIn(rows.at(-1)?.[1])).toBe(boxes(answers).filter(isOpen).length);
  },
);

test(
  'shipping mapping: every shipment of the details, by status, and those without a tracking number',
  { tag: '@§2.28' },
  async ({ page, openApp, answers }) => {
    await open(page, openApp, answers, '/app/fulfillment/shipping-mapping');
    await sampleRead(page);
    const rows = await rowsOf(page, 'Shipments by delivery status');
    const untracked = boxes(answers).filter(({ parts }) =>
      parts.every(({ tracking_number }) => !tracking_number),
    ).length;
    expect(rows.at(-1)?.slice(1)).toEqual(
      [boxes(answers).length, boxes(answers).reduce((sum, { parts }) => sum + units(parts), 0), untracked].map(written),
    );
    const delivered = boxes(answers).filter(({ parts }) =>
      parts.every(({ shipment_status }) => shipment_status === 'delivered'),
    ).length;
    expect(rows.find(([status]) => status === 'Delivered')?.[1]).toBe(written(delivered));
    const choice = page.getByRole('combobox', { name: 'Location' });
    await choice.selectOption('Leeds overflow');
    const leeds = boxes(answers).filter(({ parts }) => parts[0]?.holder_location_id === '72002').length;
    await expect
      .poll(async () => (await rowsOf(page, 'Shipments by delivery status')).at(-1)?.[1])
      .toBe(written(leeds));
  },
);

test(
  'order routing: shares and splits are those of the details, which the other tabs have read already',
  { tag: '@§2.30' },
  async ({ page, openApp, answers }) => {
    await open(page, openApp, answers, '/app/fulfillment/locations');
    await sampleRead(page);
    const read = answers.filter(({ url }) => url.pathname.startsWith('/get-order-detail/')).length;
    expect(read).toBe(200);
    await page.getByRole('link', { name: 'Order routing' }).click();
    const rows = await rowsOf(page, 'Where orders went');
    expect(answers.filter(({ url }) => url.pathname.startsWith('/get-order-detail/'))).toHaveLength(read);

    const sent = boxes(answers).filter(({ parts }) =>
      parts.some(({ shipment_status }) => shipment_status !== 'canceled'),
    );
    const leeds = sent.filter(({ parts }) => parts[0]?.holder_location_id === '72002');
    const row = rows.find(([name]) => name === 'Leeds overflow');
    expect(row?.[1]?.split(' ')[0]).toBe(written(new Set(leeds.map(({ order }) => order)).size));
    expect(row?.[2]?.split(' ')[0]).toBe(written(leeds.reduce((sum, { parts }) => sum + units(parts), 0)));
    expect(rows.at(-1)?.slice(1)).toEqual(
      [new Set(sent.map(({ order }) => order)).size, sent.reduce((sum, { parts }) => sum + units(parts), 0)].map(
        written,
      ),
    );

    const placed = sent.filter(({ parts }) => parts[0]?.holder_location_id);
    const split = grouped(placed, ({ order }) => order).filter(
      (some) => new Set(some.map(({ parts }) => parts[0]?.holder_location_id)).size > 1,
    ).length;
    expect(split).toBeGreaterThan(0);
    expect(await rowsOf(page, 'Orders shipped from several locations')).toHaveLength(Math.min(20, split));
  },
);
