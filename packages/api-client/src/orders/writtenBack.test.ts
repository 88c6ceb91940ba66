import type { LineItem, Order } from '@hub/domain/orders';
import { anOrder } from '@hub/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIdMemory } from '../http/IdMemory.ts';
import { createTextMemory } from '../http/TextMemory.ts';
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
  workflowErrors: fc.array(
    fc.record({ message: said, sku: fc.option(said), quantity: numberOrNull, type: fc.option(said) }),
    { maxLength: 2 },
  ),
  shipmentError: fc.option(said),
  errorType: numberOrNull,
});

const orderInError = anOrder({ threePlStatus: 3 });

const lineItem: fc.Arbitrary<LineItem> = fc.record({
  lineItemId: id,
  id,
  name: fc.string(),
  sku: fc.string(),
  quantity: fc.nat(),
  fulfillableQuantity: fc.nat(),
  price: fc.option(fc.double({ noNaN: true, min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })),
  productWeight: fc.string(),
  virtualItem: numberOrNull,
  isCancelled: fc.boolean(),
  threePlStatus: numberOrNull,
});

const memories = () => ({ ids: createIdMemory(), texts: createTextMemory() });

describe('what goes back is what came', () => {
  test('an order that is sent and read again is the same order', () => {
    fc.assert(
      fc.property(order, (sent) => {
        const wire: unknown = JSON.parse(JSON.stringify(fromOrder(sent, memories())));
        expect(toOrder(wireOrder.parse(wire), memories())).toEqual(sent);
      }),
    );
  });

  test.each([
    ['[{"message": "Not enough stock", "sku": "22423", "qty": "3", "rule": 7}]', '{"message": "No rate", "code": 12}'],
    ['[{"message": "cut o', '<html>Bad gateway</html>'],
    ['"one text"', '"another"'],
  ])('error texts go back letter for letter, read or not: %s', (error, errorMessage) => {
    const memory = memories();
    const wire = { ...fromOrder(orderInError, memory), error, error_message: errorMessage };
    const read = toOrder(wireOrder.parse(wire), memory);
    expect(read.workflowErrors).toHaveLength(1);
    // A row asked for without its errors says nothing of them.
    toOrder(wireOrder.parse({ id: wire.id, order_id: wire.order_id }), memory);
    expect(fromOrder(structuredClone(read), memory)).toMatchObject({ error, error_message: errorMessage });
  });

  test('an order that is out of error takes no old text back', () => {
    const memory = memories();
    const wire = fromOrder(orderInError, memory);
    toOrder(wireOrder.parse({ ...wire, error: '[{"message": "x"}]', error_message: '"y"' }), memory);
    const mended = toOrder(wireOrder.parse({ ...wire, error: null, error_message: '' }), memory);
    expect(fromOrder(mended, memory)).toMatchObject({ error: null, error_message: null });
    expect(memory.texts.write('error', mended.id)).toBeNull();
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
