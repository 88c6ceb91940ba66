import { groupLineItems, type LineItem, type OrderDetail } from '@hub/domain/orders/detail';
import { isOrderInError, orderErrorLabel } from '@hub/domain/orders/errors';
import { orderTabs } from '@hub/domain/orders/list';
import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadSeed } from '../seed/loadSeed.ts';
import type { SeedOrder } from '../seed/SeedOrder.ts';
import { smallSeed } from '../seed/smallSeed.ts';
import { createShop } from './createShop.ts';
import { isListedIn } from './findOrders.ts';
import { orderDetail } from './orderDetail.ts';
import { orderNumber } from './orderNumber.ts';
import { orderRow } from './orderRow.ts';
import type { SandboxShop } from './SandboxShop.ts';

const now = new Date('2026-11-20T09:00:00Z');
const day = 86_400_000;
const small = createShop('small.myshopify.com', smallSeed, {}, now);

function anInvoice(invoice: string, lines: [string, number][]): SeedOrder {
  return {
    invoice,
    at: 0,
    customer: null,
    country: 'EIRE',
    lines: lines.map(([sku, quantity]) => ({ sku, name: sku, quantity, price: 1 })),
  };
}

function onlyOrder(invoice: string, lines: [string, number][]) {
  const [order] = createShop('one.myshopify.com', [anInvoice(invoice, lines)], {}, now).orders;
  if (!order) throw new Error('the shop is empty');
  return order;
}

describe('the shop with all sample data', () => {
  let shop: SandboxShop;
  beforeAll(async () => {
    shop = createShop('year.myshopify.com', await loadSeed(), {}, now);
  });

  test('has its newest order a few minutes before now and about 133 in the last 24 hours', () => {
    const age = now.getTime() - (shop.orders[0]?.createdAt ?? 0);
    expect(age).toBeGreaterThan(60_000);
    expect(age).toBeLessThan(10 * 60_000);
    const lastDay = shop.orders.filter((order) => order.createdAt >= now.getTime() - day);
    expect(lastDay.length).toBeGreaterThan(120);
    expect(lastDay.length).toBeLessThan(145);
  });

  test('populates each of the eight tabs, today and over the whole period', () => {
    const listed = (since: number) =>
      orderTabs.map(
        ({ number }) => shop.orders.filter((order) => order.createdAt >= since && isListedIn(order, number)).length,
      );
    const today = listed(now.getTime() - day);
    const year = listed(0);
    expect(today[1]).toBeGreaterThan(25);
    for (const count of today.slice(4)) expect(count).toBeGreaterThanOrEqual(5);
    for (const count of year.slice(4)) expect(count).toBeGreaterThan(50);
    expect(year[0]).toBe(25_900);
    expect(year[3]).toBeGreaterThan(15_000);
  });

  test('gives every order unique numeric ids, letters in invoice numbers included', () => {
    expect(new Set(shop.orders.map((order) => order.id)).size).toBe(25_900);
    expect(shop.byOrderId.size).toBe(25_900);
    const ids = new Set(shop.orders.map((order) => order.id));
    expect(shop.orders.some((order) => ids.has(order.orderId))).toBe(false);
  });

  test('has all three kinds of errors and both kinds of back orders', () => {
    const errors = shop.orders.filter((order) => order.stage === 'error').map(orderRow);
    expect(new Set(errors.map(orderErrorLabel))).toEqual(
      new Set(['Workflows Error', 'Shipment Error', '3PL API Error']),
    );
    expect(errors.every(isOrderInError)).toBe(true);
    const backOrders = shop.orders.filter((order) => order.stage === 'backOrder').map(orderRow);
    expect(new Set(backOrders.map((order) => order.backOrderState))).toEqual(new Set([1, 2]));
  });

  test('has no event in the future or out of order', () => {
    const wrong = shop.orders.filter(({ createdAt, batchedAt, shippedAt, closedAt, cancelledAt }) => {
      const times = [createdAt, batchedAt, shippedAt, closedAt ?? cancelledAt, now.getTime()].filter(
        (time) => time !== null,
      );
      return times.some((time, index) => time < (times[index - 1] ?? 0));
    });
    expect(wrong.map((order) => order.name)).toEqual([]);
  });
});

describe('the rules of the source', () => {
  test('a C invoice is a canceled order', () => {
    const order = onlyOrder('C536379', [['22423', -3]]);
    expect(orderRow(order).cancelledAt).not.toBeNull();
    expect(order.stage).toBe('cancelled');
  });

  test('a stock correction has its absolute quantity as a canceled item, and nothing to ship', () => {
    const order = onlyOrder('536589', [['21777', -10]]);
    expect(orderDetail(order).lineItems[0]).toMatchObject({ quantity: 10, fulfillableQuantity: 0, isCancelled: true });
    expect(order.stage).toBe('closed');
  });

  test('lines that are not goods are virtual items, and vouchers a separate kind', () => {
    const items = orderDetail(
      onlyOrder('1', [
        ['POST', 1],
        ['m', 1],
        ['BANK CHARGES', 1],
        ['gift_0001_20', 1],
        ['85123A', 1],
        ['PADS', 1],
      ]),
    ).lineItems;
    expect(items.map((item) => item.virtualItem)).toEqual([2, 2, 2, 3, 0, 0]);
  });

  test('a bad-debt adjustment is closed and only has a virtual item', () => {
    const order = onlyOrder('A563185', [['B', 1]]);
    expect([order.stage, orderDetail(order).lineItems[0]?.virtualItem]).toEqual(['closed', 2]);
  });

  test('a missing customer is a guest, any other has a number as a name', () => {
    expect(orderRow(onlyOrder('536365', [['x', 1]])).customerName).toBe('Guest');
    expect(small.orders.map(orderRow).find((order) => order.orderName === '#581587')?.customerName).toBe(
      'Customer 12680',
    );
  });

  test('the same invoice gets the same state in every run and with any neighbors', () => {
    const recreated = createShop('again.myshopify.com', smallSeed, {}, now);
    expect(recreated.orders.map((order) => [order.id, order.stage, orderDetail(order)])).toEqual(
      small.orders.map((order) => [order.id, order.stage, orderDetail(order)]),
    );
  });

  test('usual invoice numbers, with letters and copies, never share a number', () => {
    const invoice = tuple(
      constantFrom('', 'A', 'C'),
      integer({ min: 100_000, max: 999_999 }),
      integer({ min: 0, max: 999 }),
    );
    const text = invoice.map(([letter, digits, copy]) => `${letter}${digits}${copy === 0 ? '' : `-${copy}`}`);
    assert(property(text, text, (a, b) => a === b || orderNumber(a) !== orderNumber(b)));
  });

  test('unusual invoice numbers that collide get different numbers', () => {
    // Texts whose letters add up to the same number.
    const [first, second] = ['aB/x', 'b#/x'];
    expect(orderNumber(first)).toBe(orderNumber(second));
    const shop = createShop(
      'odd.myshopify.com',
      [anInvoice(first, [['x', 1]]), anInvoice(second, [['x', 1]])],
      {},
      now,
    );
    expect(shop.byOrderId.size).toBe(2);
  });
});

describe('details add up', () => {
  const all = small.orders.map((order) => ({ order, row: orderRow(order), detail: orderDetail(order) }));
  const shippedOf = (detail: OrderDetail, item: LineItem) =>
    detail.fulfillments.reduce((sum, part) => (part.lineItemId === item.lineItemId ? sum + part.quantity : sum), 0);
  const namesWhere = (isWrong: (of: (typeof all)[number]) => boolean) =>
    all.filter(isWrong).map(({ order }) => order.name);

  test('for each item, shipped and remaining units, and those that the store keeps, add up to the ordered ones', () => {
    const keptOf = (detail: OrderDetail) => (item: LineItem) =>
      (item.isCancelled || item.virtualItem !== 0 ? 0 : item.quantity) -
      item.fulfillableQuantity -
      (item.isCancelled || item.virtualItem !== 0 ? 0 : shippedOf(detail, item));
    expect(
      namesWhere(({ row, detail }) => {
        const kept = detail.lineItems.map(keptOf(detail)).filter((units) => units !== 0);
        return JSON.stringify(kept) !== JSON.stringify(row.keptUnits > 0 ? [row.keptUnits] : []);
      }),
    ).toEqual([]);
  });

  test('the row says Unfulfilled exactly when there is no shipment', () => {
    expect(
      namesWhere(({ row, detail }) => (row.fulfillmentStatus === '') !== (detail.fulfillments.length === 0)),
    ).toEqual([]);
  });

  test('partly fulfilled orders have units left, fulfilled ones only what cannot be shipped', () => {
    const hasRest = (detail: OrderDetail) =>
      detail.lineItems.some((item) => item.fulfillableQuantity > 0 && item.threePlStatus !== 4);
    expect(namesWhere(({ row, detail }) => row.fulfillmentStatus === 'partial' && !hasRest(detail))).toEqual([]);
    expect(namesWhere(({ row, detail }) => row.fulfillmentStatus === 'fulfilled' && hasRest(detail))).toEqual([]);
  });

  test('every back order has an item that waits and, if it can be released partially, one that does not', () => {
    const backOrders = all.filter(({ order }) => order.stage === 'backOrder');
    expect(backOrders.length).toBeGreaterThan(3);
    expect(backOrders.every(({ detail }) => groupLineItems(detail).backOrder.length > 0)).toBe(true);
    expect(
      backOrders.every(({ row, detail }) => row.backOrderState !== 1 || groupLineItems(detail).nonShipped.length > 0),
    ).toBe(true);
  });

  test('every order has a timeline, newest first', () => {
    expect(namesWhere(({ detail }) => detail.timeline.length === 0)).toEqual([]);
    expect(
      namesWhere(({ detail }) =>
        detail.timeline.some(
          (entry, index) => (entry.createdAt ?? '') > (detail.timeline[index - 1]?.createdAt ?? '9'),
        ),
      ),
    ).toEqual([]);
  });
});
