import type { LineItem, Order } from '@hub/domain/orders';
import { anOrder } from '@hub/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIdCodec } from '../http/IdCodec.ts';
import { createOriginalTexts } from '../http/OriginalTexts.ts';
import { fromOrder, toOrder } from './toOrder.ts';
import { fromLineItem, toOrderDetail } from './toOrderDetail.ts';
import { wireOrder } from './wireOrder.ts';
import { wireLineItem } from './wireOrderDetail.ts';

const id = fc.maxSafeNat().map(String);
const plainWords = fc.stringMatching(/^[a-z][a-z ]*$/);
const isoTime = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
/** As servers write it: also with other endings, and texts that name no time. */
const timeOrNull = fc.option(
  fc.oneof(
    isoTime,
    fc.tuple(isoTime, fc.constantFrom('Z', '+00:00', '-0530', '')).map(([time, ending]) => time.slice(0, -5) + ending),
    fc.string({ minLength: 1 }),
  ),
);
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
  backOrderState: fc.nat(2),
  workflowErrors: fc.array(
    fc.record({ message: plainWords, sku: fc.option(plainWords), quantity: numberOrNull, type: fc.option(plainWords) }),
    { maxLength: 2 },
  ),
  shipmentError: fc.option(plainWords),
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

const wireFormats = () => ({ ids: createIdCodec(), texts: createOriginalTexts() });

describe('what goes back is what came', () => {
  test('an order that is sent and read again is the same order', { tags: '§7.13' }, () => {
    fc.assert(
      fc.property(order, (sent) => {
        const wire: unknown = JSON.parse(JSON.stringify(fromOrder(sent, wireFormats())));
        expect(toOrder(wireOrder.parse(wire), wireFormats())).toEqual(sent);
      }),
    );
  });

  test.each([
    ['[{"message": "Not enough stock", "sku": "22423", "qty": "3", "rule": 7}]', '{"message": "No rate", "code": 12}'],
    ['[{"message": "cut o', '<html>Bad gateway</html>'],
    ['"one text"', '"another"'],
  ])('error texts go back letter for letter, read or not: %s', (error, errorMessage) => {
    const memory = wireFormats();
    const wire = { ...fromOrder(orderInError, memory), error, error_message: errorMessage };
    const read = toOrder(wireOrder.parse(wire), memory);
    expect(read.workflowErrors).toHaveLength(1);
    // Requested without its errors, so the stored texts stay.
    toOrder(wireOrder.parse({ id: wire.id, order_id: wire.order_id }), memory);
    expect(fromOrder(structuredClone(read), memory)).toMatchObject({ error, error_message: errorMessage });
  });

  test('an order that is out of error takes no old text back', () => {
    const memory = wireFormats();
    const wire = fromOrder(orderInError, memory);
    toOrder(wireOrder.parse({ ...wire, error: '[{"message": "x"}]', error_message: '"y"' }), memory);
    const mended = toOrder(wireOrder.parse({ ...wire, error: null, error_message: '' }), memory);
    expect(fromOrder(mended, memory)).toMatchObject({ error: null, error_message: null });
    expect(memory.texts.get('error', mended.id)).toBeNull();
  });

  test('a line item that is sent and read again is the same line item', { tags: '§3.12' }, () => {
    fc.assert(
      fc.property(lineItem, (sent) => {
        const wire: unknown = JSON.parse(JSON.stringify(fromLineItem(sent, createIdCodec())));
        expect(wireLineItem.safeParse(wire).success).toBe(true);
        // JSON has no negative zero.
        const price = sent.price === null ? null : sent.price + 0;
        expect(toOrderDetail({ line_items: [wire] }, createIdCodec()).lineItems).toEqual([{ ...sent, price }]);
      }),
    );
  });
});
