import type { LineItem, Order } from '@hub/domain/orders';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIdMemory } from '../http/IdMemory.ts';
import { fromOrder, toOrder } from './toOrder.ts';
import { fromLineItem, toOrderDetail } from './toOrderDetail.ts';
import { wireOrder } from './wireOrder.ts';
import { wireLineItem } from './wireOrderDetail.ts';

const id = fc.maxSafeNat().map(String);
const said = fc.stringMatching(/^[a-z][a-z ]*$/);
const timeOrNull = fc.option(fc.date({ noInvalidDate: true }).map((date) => date.toISOString()));
const numberOrNull = fc.option(fc.integer());

const order: fc.Arbitrary<Order> = fc.record({
  id,
  orderId: id,
  orderName: fc.string(),
  customerName: fc.string(),
  fulfillmentStatus: fc.string(),
  createdAt: timeOrNull,
  closedAt: timeOrNull,
  cancelledAt: timeOrNull,
  batchedAt: timeOrNull,
  shippedAt: timeOrNull,
  threePlStatus: numberOrNull,
  isBackOrder: fc.nat(2),
  workflowErrors: fc.array(fc.record({ message: said, sku: fc.option(said), quantity: numberOrNull, type: fc.option(said) }), { maxLength: 2 }),
  shipmentError: fc.option(said),
  errorType: numberOrNull,
});

const lineItem: fc.Arbitrary<LineItem> = fc.record({
  lineItemId: id,
  id,
  name: fc.string(),
  sku: fc.string(),
  quantity: fc.nat(),
  fulfillableQuantity: fc.nat(),
  price: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  productWeight: fc.string(),
  virtualItem: numberOrNull,
  isCancelled: fc.boolean(),
  threePlStatus: numberOrNull,
});

describe('what goes back is what came', () => {
  test('an order that is sent and read again is the same order', () => {
    fc.assert(
      fc.property(order, (sent) => {
        const wire: unknown = JSON.parse(JSON.stringify(fromOrder(sent, createIdMemory())));
        expect(toOrder(wireOrder.parse(wire), createIdMemory())).toEqual(sent);
      }),
    );
  });

  test('a line item that is sent and read again is the same line item', () => {
    fc.assert(
      fc.property(lineItem, (sent) => {
        const wire: unknown = JSON.parse(JSON.stringify(fromLineItem(sent, createIdMemory())));
        expect(wireLineItem.safeParse(wire).success).toBe(true);
        // JSON knows no negative zero.
        const price = sent.price === null ? null : sent.price + 0;
        expect(toOrderDetail({ line_items: [wire] }, createIdMemory()).lineItems).toEqual([{ ...sent, price }]);
      }),
    );
  });
});
