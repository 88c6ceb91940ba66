import { expect, test } from 'vitest';
import { aDetail, aLineItem, anOrder } from '../../testing/index.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { isOfFile, joinStoreOrder } from './joinStoreOrder.ts';
import { emptyStoreOrderHead, type StoreOrder, type StoreOrderLine } from './StoreOrder.ts';

const line = (lineItemId: string, sku: string, quantity: number): StoreOrderLine => ({
  lineItemId,
  name: sku,
  sku,
  quantity,
  currentQuantity: quantity,
  unfulfilledQuantity: quantity,
  requiresShipping: true,
  isGiftCard: false,
  price: 4,
  weight: '',
});

const received = (...lines: readonly StoreOrderLine[]): StoreOrder => ({
  ...emptyStoreOrderHead,
  orderId: '4800',
  name: '#1001',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerName: 'Robin Carter',
  financialStatus: 'PAID',
  risk: 'NONE',
  hasTotal: true,
  lines,
  fulfillmentOrders: [],
  fulfillments: [],
});

const aFileOrder = (...items: readonly (readonly [id: string, sku: string, quantity: number])[]): OrderState => ({
  stage: 'open',
  order: anOrder({ orderId: '4800' }),
  detail: aDetail({
    lineItems: items.map(([lineItemId, sku, quantity]) =>
      aLineItem({ lineItemId, id: lineItemId, sku, quantity, fulfillableQuantity: quantity }),
    ),
    fulfillments: [],
  }),
});

const shown = ({ detail }: OrderState) =>
  detail.lineItems.map((item) => [item.lineItemId, item.sku, item.fulfillableQuantity, item.replaces?.lineItemId]);

test("an order is already the store's when the store knows one of its lines", () => {
  expect(isOfFile(aFileOrder(['900', 'MUG', 1]), received(line('11', 'MUG', 1)))).toBe(true);
  expect(isOfFile(aFileOrder(['11', 'MUG', 1]), received(line('11', 'MUG', 1)))).toBe(false);
});

test('matches lines by SKU, equal quantities first, and does not ship what the store lacks', () => {
  const before = aFileOrder(['900', 'MUG', 2], ['901', 'mug ', 1], ['902', 'CUP', 1]);
  const joined = joinStoreOrder(before, received(line('11', 'MUG', 1), line('12', 'MUG', 2)), false);
  expect(shown(joined)).toEqual([
    ['12', 'MUG', 2, undefined],
    ['11', 'mug ', 1, undefined],
    ['902', 'CUP', 0, undefined],
  ]);
});

test("lines at a warehouse keep their ids and replace the store's", () => {
  const joined = joinStoreOrder(aFileOrder(['900', 'MUG', 2], ['901', 'CUP', 1]), received(line('11', 'MUG', 2)), true);
  expect(shown(joined)).toEqual([
    ['11', 'MUG', 0, undefined],
    ['900', 'MUG', 2, '11'],
    ['901', 'CUP', 1, undefined],
  ]);
});
