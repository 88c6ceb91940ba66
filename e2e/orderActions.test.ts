import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import type { RunningServer } from './startServer.ts';
import { expandSection } from './expandSection.ts';

let server: RunningServer;
let page: Page;
let pageErrors: string[];
let token: string;

const open = openBrowser({}, (given) => {
  ({ server, page, pageErrors } = given);
});

beforeEach(async () => {
  const { origin, searchParams } = new URL(server.address);
  const shopInfo = await fetch(`${origin}/shopInfo?shop=${searchParams.get('shop')}`);
  token = shopInfo.headers.get('Authorization') ?? '';
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

/** What the server itself says, past the page. */
async function fetchJson<T>(path: string): Promise<T> {
  const reply = await fetch(`${new URL(server.address).origin}${path}`, { headers: { Authorization: token } });
  return (await reply.json()) as T;
}

const ordersOf = async (tab: number) =>
  (await fetchJson<{ orders: WireOrder[] }>(`/list-order?tab=${tab}&fix=last_24h&limit=all`)).orders;
const detailOf = ({ order_id }: WireOrder) => fetchJson<WireDetail>(`/get-order-detail/${order_id}`);
const messagesOf = async (order: WireOrder) => (await detailOf(order)).timeLine.map(({ message }) => message);

/** The first order of a tab whose row and detail are so. */
async function orderLike(tab: number, isLike: (order: WireOrder, detail: WireDetail) => boolean): Promise<WireOrder> {
  for (const order of await ordersOf(tab)) if (isLike(order, await detailOf(order))) return order;
  throw new Error(`No order of tab ${tab} is like that.`);
}

/** The number on a stage card. */
async function countOf(stage: string): Promise<number> {
  const card = page
    .getByRole('region', { name: 'Orders by stage' })
    .getByRole('heading', { name: stage })
    .locator('..');
  await card.getByText(/^[\d,]+$/).waitFor();
  return Number(/[\d,]+/.exec(await card.innerText())?.[0].replaceAll(',', ''));
}

/** Waits until the stage cards say so. */
async function counts(expected: Record<string, number>): Promise<void> {
  for (const [stage, count] of Object.entries(expected))
    await expect.poll(() => countOf(stage), { message: stage, timeout: 5_000 }).toBe(count);
}

/** The dashboard with one card open and one of its orders opened. */
async function openOnDashboard(stage: string, order: WireOrder): Promise<Locator> {
  await open(`/app/dashboard?search=${order.order_name.replace('#', '')}`);
  await expandSection(page.getByRole('button', { name: `Expand ${stage}` }));
  const row = page.getByRole('grid', { name: stage }).getByRole('row').filter({ hasText: order.order_name });
  await row
    .getByRole('button', { name: /^Expand/ })
    .first()
    .click();
  await page.getByText('Total Items').waitFor();
  return row;
}

const actions = () => page.getByRole('group', { name: 'Actions', exact: true });
const dialog = () => page.getByRole('dialog');

/** Presses a button of the open order and confirms; returns the question that was asked. */
async function act(button: string): Promise<string> {
  await actions().getByRole('button', { name: button, exact: true }).click();
  const question = await dialog().getByRole('heading').innerText();
  await dialog().getByRole('button', { name: button, exact: true }).click();
  return question;
}

describe('single actions against the server of start', () => {
  test('ship an open order through its stepper', async () => {
    const order = await orderLike(
      2,
      ({ is_back_order }, detail) => is_back_order === 0 && detail.is_eligible_for_new_flow.length > 0,
    );
    await openOnDashboard('Open Orders', order);
    const next = () => actions().getByRole('listitem').and(page.locator('[aria-current="step"]')).innerText();
    expect(await next()).toBe('Run Product Workflows');
    const before = await countOf('Orders In Fulfillment');

    expect(await act('Run Product Workflows')).toBe('Are you sure you want to run all product workflows?');
    await page.getByText('Run Product Workflows clicked by').waitFor();
    await actions().locator('[aria-current="step"]', { hasText: 'Run Shipment Workflows' }).waitFor();

    expect(await act('Run Shipment Workflows')).toBe('Are you sure you want to run shipment workflows?');
    await page.getByText('Run Shipment Workflows clicked by').waitFor();

    expect(await act('Ship Now')).toBe('Are you sure you want to send this order to 3PL now?');
    await page.getByText(`${order.order_name} was sent to the 3PL.`).waitFor();
    await page.getByText('No Orders', { exact: true }).waitFor();
    await counts({ 'Open Orders': 0, 'Orders In Fulfillment': before + 1 });

    expect((await ordersOf(3)).map(({ order_name }) => order_name)).toContain(order.order_name);
    expect((await messagesOf(order)).slice(0, 3)).toEqual(
      ['Ship Now', 'Run Shipment Workflows', 'Run Product Workflows'].map(
        (button) => `${button} clicked by Robin Carter`,
      ),
    );
  });

  test('release a back order partially', async () => {
    const order = await orderLike(7, ({ is_back_order }) => is_back_order === 1);
    await openOnDashboard('Back Orders', order);
    expect(await act('Move to Open Partially')).toBe(
      'Are you sure you want to move this order to partially open order?',
    );
    await page.getByText(`${order.order_name} is partially open.`).waitFor();
    await page.getByText('No Orders', { exact: true }).waitFor();
    await counts({ 'Back Orders': 0, 'Open Orders': 1 });

    const released = (await ordersOf(2)).find(({ order_name }) => order_name === order.order_name);
    expect([released?.is_back_order, released?.['3pl_status']]).toEqual([2, 7]);
    expect((await messagesOf(order))[0]).toBe('Move to Open Partially clicked by Robin Carter');
  });

  test('remove 2 of 5 of an item', async () => {
    const isFive = (item: WireDetail['line_items'][number]) =>
      item.fulfillable_quantity === 5 && item['3pl_status'] !== 2 && !item.cancelled_item;
    const order = await orderLike(2, (_row, detail) => detail.line_items.some(isFive));
    const item = (await detailOf(order)).line_items.find(isFive);
    if (!item) throw new Error('It has such an item.');
    await openOnDashboard('Open Orders', order);

    const line = page
      .getByRole('row')
      .filter({ has: page.getByRole('textbox', { name: `Quantity to remove of ${item.name}` }) })
      .last();
    const quantity = line.getByRole('textbox');
    expect(await quantity.inputValue()).toBe('1');
    await quantity.fill('6');
    expect(await quantity.inputValue()).toBe('1');
    await quantity.fill('2');
    await line.getByRole('button', { name: /^Remove item from order/ }).click();
    expect(await dialog().getByRole('heading').innerText()).toBe('Are you sure you want to cancel this item?');
    await dialog().getByRole('button', { name: 'Remove 2 of 5' }).click();
    await page.getByText('Remove item from order clicked by').waitFor();
    expect(await quantity.inputValue()).toBe('1');

    const left = (await detailOf(order)).line_items.find(({ name }) => name === item.name);
    expect(left?.fulfillable_quantity).toBe(3);
  });

  test('hold and Undo, by keyboard alone, with the focus where it was', async () => {
    const order = await orderLike(2, ({ is_back_order }) => is_back_order === 0);
    await openOnDashboard('Open Orders', order);
    const hold = actions().getByRole('button', { name: 'Hold Order' });
    await hold.focus();
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    expect(await hold.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(`${order.order_name} is on hold.`).waitFor();
    await page.getByText('No Orders', { exact: true }).waitFor();
    await counts({ 'Open Orders': 0, 'Hold Orders': 1 });
    // The order has left with the button that was pressed; the focus stays in its list.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('No Orders');

    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`${order.order_name} is open.`).waitFor();
    await page.getByRole('grid', { name: 'Open Orders' }).getByRole('row').first().waitFor();
    await counts({ 'Open Orders': 1, 'Hold Orders': 0 });
    expect((await messagesOf(order)).slice(0, 2)).toEqual([
      'Undo (Move to Open) clicked by Robin Carter',
      'Hold Order clicked by Robin Carter',
    ]);
  });

  test('a connection that breaks in the middle: nothing is claimed, and Retry is done once', async () => {
    const order = await orderLike(8, () => true);
    await openOnDashboard('Needs User Review', order);
    // The server does it; its answer never arrives.
    await page.route('**/ship-now', async (route) => {
      await route.fetch();
      await route.abort();
      await page.unroute('**/ship-now');
    });
    await act('Ship Now');
    await page.getByText(/It is not known whether it was done/).waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(`${order.order_name} was sent to the 3PL.`).waitFor();
    expect((await messagesOf(order)).filter((message) => message.startsWith('Ship Now'))).toHaveLength(1);
    expect(pageErrors.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  });
});
