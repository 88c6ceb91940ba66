import { tabs } from '@hub/domain/orders';
import type { Locator, Page } from '@playwright/test';
import { expect, type OpenApp, test as base } from './fixtures.ts';
import type { RunningServer } from './startServer.ts';
import { expandSection } from './expandSection.ts';

interface Fixtures {
  /** The `Authorization` header that the shop's page sends. */
  token: string;
}

const test = base.extend<Fixtures>({
  token: async ({ server }, use) => {
    const { origin, searchParams } = new URL(server.address);
    const shopInfo = await fetch(`${origin}/shopInfo?shop=${searchParams.get('shop')}`);
    await use(shopInfo.headers.get('Authorization') ?? '');
  },
});

interface WireOrder {
  order_id: number;
  order_name: string;
  is_back_order: number;
  '3pl_status': number | null;
}

interface WireDetail {
  line_items: { name: string; fulfillable_quantity: number; '3pl_status': number | null; cancelled_item: boolean }[];
  is_eligible_for_new_flow: unknown[];
  timeLine: { message: string }[];
}

/** Reads from the server directly, without the page. */
async function fetchJson<T>(server: RunningServer, token: string, path: string): Promise<T> {
  const reply = await fetch(`${new URL(server.address).origin}${path}`, { headers: { Authorization: token } });
  return (await reply.json()) as T;
}

const ordersOf = async (server: RunningServer, token: string, tab: number) =>
  (await fetchJson<{ orders: WireOrder[] }>(server, token, `/list-order?tab=${tab}&fix=last_24h&limit=all`)).orders;
const detailOf = (server: RunningServer, token: string, { order_id }: WireOrder) =>
  fetchJson<WireDetail>(server, token, `/get-order-detail/${order_id}`);
const messagesOf = async (server: RunningServer, token: string, order: WireOrder) =>
  (await detailOf(server, token, order)).timeLine.map(({ message }) => message);

/** The first order of a tab whose row and detail match. */
async function orderLike(
  server: RunningServer,
  token: string,
  tab: number,
  isLike: (order: WireOrder, detail: WireDetail) => boolean,
): Promise<WireOrder> {
  for (const order of await ordersOf(server, token, tab))
    if (isLike(order, await detailOf(server, token, order))) return order;
  throw new Error(`No order of tab ${tab} is like that.`);
}

/** The number on a stage card. */
async function countOf(page: Page, stage: string): Promise<number> {
  const card = page
    .getByRole('region', { name: 'Orders by stage' })
    .getByRole('heading', { name: stage })
    .locator('..');
  await expect(card.getByText(/^[\d,]+$/)).toBeVisible();
  return Number(/[\d,]+/.exec(await card.innerText())?.[0].replaceAll(',', ''));
}

/** Waits until the stage cards show these counts. */
async function counts(page: Page, expected: Record<string, number>): Promise<void> {
  for (const [stage, count] of Object.entries(expected))
    await expect.poll(() => countOf(page, stage), { message: stage }).toBe(count);
}

/** Opens the dashboard with one card expanded and one of its orders open. */
async function openOnDashboard(page: Page, openApp: OpenApp, stage: string, order: WireOrder): Promise<Locator> {
  await openApp(`/app/dashboard?search=${order.order_name.replace('#', '')}`);
  await expandSection(page.getByRole('button', { name: `Expand ${stage}` }));
  const row = page.getByRole('grid', { name: stage }).getByRole('row').filter({ hasText: order.order_name });
  await row
    .getByRole('button', { name: /^Expand/ })
    .first()
    .click();
  await expect(page.getByText('Total Items')).toBeVisible();
  return row;
}

const actions = (page: Page) => page.getByRole('group', { name: 'Actions', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses a button of the open order and confirms; returns the text of the prompt. */
async function act(page: Page, button: string): Promise<string> {
  await actions(page).getByRole('button', { name: button, exact: true }).click();
  const question = await dialog(page).getByRole('heading').innerText();
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  return question;
}

test.describe('single actions against the server of start', () => {
  test(
    'ship an open order through its stepper',
    { tag: ['@journey', '@§4.24', '@§4.36'] },
    async ({ page, server, openApp, token }) => {
      const order = await orderLike(
        server,
        token,
        tabs.open,
        ({ is_back_order }, detail) => is_back_order === 0 && detail.is_eligible_for_new_flow.length > 0,
      );
      await openOnDashboard(page, openApp, 'Open Orders', order);
      const next = () => actions(page).getByRole('listitem').and(page.locator('[aria-current="step"]')).innerText();
      expect(await next()).toBe('Run Product Workflows');
      const before = await countOf(page, 'Orders In Fulfillment');

      expect(await act(page, 'Run Product Workflows')).toBe('Are you sure you want to run all product workflows?');
      await expect(page.getByText('Run Product Workflows clicked by')).toBeVisible();
      await expect(actions(page).locator('[aria-current="step"]', { hasText: 'Run Shipment Workflows' })).toBeVisible();

      expect(await act(page, 'Run Shipment Workflows')).toBe('Are you sure you want to run shipment workflows?');
      await expect(page.getByText('Run Shipment Workflows clicked by')).toBeVisible();

      expect(await act(page, 'Ship Now')).toBe('Are you sure you want to send this order to 3PL now?');
      await expect(page.getByText(`${order.order_name} was sent to the 3PL.`)).toBeVisible();
      await expect(page.getByText('No Orders', { exact: true })).toBeVisible();
      await counts(page, { 'Open Orders': 0, 'Orders In Fulfillment': before + 1 });

      expect((await ordersOf(server, token, tabs.inFulfillment)).map(({ order_name }) => order_name)).toContain(
        order.order_name,
      );
      expect((await messagesOf(server, token, order)).slice(0, 3)).toEqual(
        ['Ship Now', 'Run Shipment Workflows', 'Run Product Workflows'].map(
          (button) => `${button} clicked by Robin Carter`,
        ),
      );
    },
  );

  test('release a back order partially', { tag: ['@§4.29', '@§4.37'] }, async ({ page, server, openApp, token }) => {
    const order = await orderLike(server, token, tabs.backOrders, ({ is_back_order }) => is_back_order === 1);
    await openOnDashboard(page, openApp, 'Back Orders', order);
    expect(await act(page, 'Move to Open Partially')).toBe(
      'Are you sure you want to move this order to partially open order?',
    );
    await expect(page.getByText(`${order.order_name} is partially open.`)).toBeVisible();
    await expect(page.getByText('No Orders', { exact: true })).toBeVisible();
    await counts(page, { 'Back Orders': 0, 'Open Orders': 1 });

    const released = (await ordersOf(server, token, tabs.open)).find(
      ({ order_name }) => order_name === order.order_name,
    );
    expect([released?.is_back_order, released?.['3pl_status']]).toEqual([2, 7]);
    expect((await messagesOf(server, token, order))[0]).toBe('Move to Open Partially clicked by Robin Carter');
  });

  test('remove 2 of 5 of an item', { tag: '@§2.79' }, async ({ page, server, openApp, token }) => {
    const isFive = (item: WireDetail['line_items'][number]) =>
      item.fulfillable_quantity === 5 && item['3pl_status'] !== 2 && !item.cancelled_item;
    const order = await orderLike(server, token, tabs.open, (_row, detail) => detail.line_items.some(isFive));
    const item = (await detailOf(server, token, order)).line_items.find(isFive);
    if (!item) throw new Error('It has such an item.');
    await openOnDashboard(page, openApp, 'Open Orders', order);

    const line = page
      .getByRole('row')
      .filter({ has: page.getByRole('textbox', { name: `Quantity of ${item.name} to remove` }) })
      .last();
    const quantity = line.getByRole('textbox');
    await expect(quantity).toHaveValue('1');
    await quantity.fill('6');
    await expect(quantity).toHaveValue('1');
    await quantity.fill('2');
    await line.getByRole('button', { name: /^Remove item from order/ }).click();
    await expect(dialog(page).getByRole('heading')).toHaveText('Are you sure you want to cancel this item?');
    await dialog(page).getByRole('button', { name: 'Remove 2 of 5' }).click();
    await expect(page.getByText('Remove item from order clicked by')).toBeVisible();
    await expect(quantity).toHaveValue('1');

    const left = (await detailOf(server, token, order)).line_items.find(({ name }) => name === item.name);
    expect(left?.fulfillable_quantity).toBe(3);
  });

  test(
    'hold and Undo, by keyboard alone, with the focus where it was',
    { tag: '@journey' },
    async ({ page, server, openApp, token }) => {
      const order = await orderLike(server, token, tabs.open, ({ is_back_order }) => is_back_order === 0);
      await openOnDashboard(page, openApp, 'Open Orders', order);
      const hold = actions(page).getByRole('button', { name: 'Hold Order' });
      await hold.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(hold).toBeFocused();

      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${order.order_name} is on hold.`)).toBeVisible();
      await expect(page.getByText('No Orders', { exact: true })).toBeVisible();
      await counts(page, { 'Open Orders': 0, 'Hold Orders': 1 });
      // The order has left the list together with the focused button; the focus stays in the list.
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^No Orders/);

      await page.getByRole('button', { name: 'Undo' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`${order.order_name} is open.`)).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Open Orders' }).getByRole('row').first()).toBeVisible();
      await counts(page, { 'Open Orders': 1, 'Hold Orders': 0 });
      expect((await messagesOf(server, token, order)).slice(0, 2)).toEqual([
        'Undo (Move to Open) clicked by Robin Carter',
        'Hold Order clicked by Robin Carter',
      ]);
    },
  );

  test('a connection that breaks midway: reports no outcome, and Retry acts once', async ({
    page,
    server,
    openApp,
    pageErrors,
    token,
  }) => {
    const order = await orderLike(server, token, tabs.needsReview, () => true);
    await openOnDashboard(page, openApp, 'Needs User Review', order);
    // The server ships the order, but its reply is lost.
    await page.route('**/ship-now', async (route) => {
      await route.fetch();
      await route.abort();
      await page.unroute('**/ship-now');
    });
    await act(page, 'Ship Now');
    await expect(page.getByText(/We don’t know whether it was done/)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(`${order.order_name} was sent to the 3PL.`)).toBeVisible();
    expect((await messagesOf(server, token, order)).filter((message) => message.startsWith('Ship Now'))).toHaveLength(
      1,
    );
    expect(pageErrors.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  });
});
