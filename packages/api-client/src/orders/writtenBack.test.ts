import { message } from '@hub/domain/messages';
import { type FieldValues, type Order, type OrderFieldKind, orderFieldRows } from '@hub/domain/orders';
import type { LineItem, OrderDetail } from '@hub/domain/orders/detail';
import { anOrder, filledOrderFields } from '@hub/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIdCodec } from '../http/IdCodec.ts';
import { createOriginalTexts } from '../http/OriginalTexts.ts';
import { fromOrder, toOrder } from './toOrder.ts';
import { fromLineItem, toOrderDetail } from './toOrderDetail.ts';
import { fieldPicker } from '../mocks/ports/listOrder.ts';
import { toWireOrder } from './toWireOrder.ts';
import { toWireOrderDetail } from './toWireOrderDetail.ts';
import { wireOrder } from './wireOrder.ts';
import { wireLineItem, wireOrderDetail } from './wireOrderDetail.ts';

const id = fc.maxSafeNat().map(String);
const idOrNone = fc.oneof(id, fc.constantFrom(null, undefined));
const plainWords = fc.stringMatching(/^[a-z][a-z ]*$/);
const isoTime = fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
/** As servers write it, with unusual endings and texts that are not times. */
const timeOrNull = fc.option(
  fc.oneof(
    isoTime,
    fc.tuple(isoTime, fc.constantFrom('Z', '+00:00', '-0530', '')).map(([time, ending]) => time.slice(0, -5) + ending),
    fc.string({ minLength: 1 }),
  ),
);
const numberOrNull = fc.option(fc.integer());

/** By the kind of the field; a stage and its reason are only read. */
const anyValues = {
  rowId: idOrNone,
  id,
  text: fc.string(),
  time: timeOrNull,
  number: numberOrNull,
  count: fc.nat(2),
  flag: fc.boolean(),
  workflowErrors: fc.array(
    fc.record({ message: plainWords, sku: fc.option(plainWords), quantity: numberOrNull, type: fc.option(plainWords) }),
    { maxLength: 2 },
  ),
  shipmentError: fc.option(fc.oneof(plainWords, fc.constant(message('warehouses.heldInPart')))),
} satisfies { [Kind in Exclude<OrderFieldKind, 'stage' | 'reason'>]: fc.Arbitrary<FieldValues[Kind]> };

const order = fc.record(
  Object.fromEntries(
    orderFieldRows.flatMap(({ field, kind }) =>
      kind === 'stage' || kind === 'reason' ? [] : [[field, anyValues[kind] as fc.Arbitrary<unknown>]],
    ),
  ),
) as fc.Arbitrary<unknown> as fc.Arbitrary<Order>;

const orderInError = anOrder({ threePlStatus: 3 });

const lineItem: fc.Arbitrary<LineItem> = fc.record({
  lineItemId: id,
  id: idOrNone,
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

describe('values are sent back unchanged', () => {
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
  ])('error texts are sent back letter for letter, readable or not: %s', (error, errorMessage) => {
    const memory = wireFormats();
    const wire = { ...fromOrder(orderInError, memory), error, error_message: errorMessage };
    const read = toOrder(wireOrder.parse(wire), memory);
    expect(read.workflowErrors).toHaveLength(1);
    // Requested without its errors, so the stored texts stay.
    toOrder(wireOrder.parse({ id: wire.id, order_id: wire.order_id }), memory);
    expect(fromOrder(structuredClone(read), memory)).toMatchObject({ error, error_message: errorMessage });
  });

  test.each([{ id: null }, {}, { id: 7 }, { id: '7' }])(
    'the row id is not an identity and is sent back unchanged: %j',
    (row) => {
      const memory = wireFormats();
      const order = toOrder(wireOrder.parse({ order_id: 1, ...row }), memory);
      expect(JSON.parse(JSON.stringify(fromOrder(order, memory)))).toMatchObject({ order_id: 1, ...row });
      expect('id' in JSON.parse(JSON.stringify(fromOrder(order, memory)))).toBe('id' in row);
      const { lineItems } = toOrderDetail({ line_items: [{ line_item_id: 5, quantity: 1, ...row }] }, memory.ids);
      const [item] = lineItems.map((read) => JSON.parse(JSON.stringify(fromLineItem(read, memory.ids))) as object);
      expect(item).toMatchObject({ line_item_id: 5, ...row });
      expect(item && 'id' in item).toBe('id' in row);
    },
  );

  test('rows that share an id keep their own error texts', () => {
    const memory = wireFormats();
    const rows = [1, 2].map((orderId) => ({
      id: 0,
      order_id: orderId,
      error_message: `{"message": "no rate ${orderId}"}`,
    }));
    const orders = rows.map((row) => toOrder(wireOrder.parse(row), memory));
    expect(orders.map((order) => fromOrder(order, memory).error_message)).toEqual(rows.map((row) => row.error_message));
  });

  test('an order that is no longer in error sends no old text back', () => {
    const memory = wireFormats();
    const wire = fromOrder(orderInError, memory);
    toOrder(wireOrder.parse({ ...wire, error: '[{"message": "x"}]', error_message: '"y"' }), memory);
    const cleared = toOrder(wireOrder.parse({ ...wire, error: null, error_message: '' }), memory);
    expect(fromOrder(cleared, memory)).toMatchObject({ error: null, error_message: null });
    expect(memory.texts.get('error', cleared.orderId)).toBeNull();
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

describe('the client reads what a server sends', () => {
  test('an order', () => {
    fc.assert(
      fc.property(order, (sent) => {
        const wire: unknown = JSON.parse(JSON.stringify(toWireOrder(sent)));
        expect(toOrder(wireOrder.parse(wire), wireFormats())).toEqual(sent);
      }),
    );
    expect(toWireOrder(anOrder({ id: '7', orderId: '4800000000007' }))).toMatchObject({
      id: 7,
      order_id: 4800000000007,
    });
  });

  test('a detail', () => {
    const flow = fc.record({ name: fc.string() });
    const detail: fc.Arbitrary<OrderDetail> = fc.record({
      lineItems: fc.array(lineItem),
      fulfillments: fc.array(
        fc.record({
          name: fc.string(),
          lineItemId: id,
          fulfillmentId: id,
          quantity: fc.nat(),
          trackingNumber: fc.option(plainWords),
          shipmentStatus: fc.option(plainWords),
          locationId: fc.option(id),
        }),
      ),
      eligibleFlows: fc.array(flow),
      triggeredFlows: fc.array(flow),
      timeline: fc.array(fc.record({ message: fc.string(), createdAt: fc.option(isoTime) })),
    });
    fc.assert(
      fc.property(detail, (sent) => {
        const wire: unknown = JSON.parse(JSON.stringify(toWireOrderDetail(sent)));
        // JSON has no negative zero.
        const lineItems = sent.lineItems.map((item) => ({
          ...item,
          price: item.price === null ? null : item.price + 0,
        }));
        expect(toOrderDetail(wireOrderDetail.parse(wire), createIdCodec())).toEqual({
          ...sent,
          lineItems,
          unreadable: 0,
        });
      }),
    );
  });

  test('fields unknown to other backends are only sent with a value', () => {
    const ours = orderFieldRows.filter((row) => 'isExtension' in row && row.field in filledOrderFields);
    expect(ours.map(({ wire }) => wire)).toEqual(expect.arrayContaining(['po_number', 'is_test', 'hold_until']));
    for (const { wire } of ours) expect(toWireOrder(anOrder())).not.toHaveProperty(wire);
    const order = anOrder(filledOrderFields);
    expect(fromOrder(order, wireFormats())).toMatchObject(
      Object.fromEntries(ours.map(({ wire, field }) => [wire, order[field]])),
    );
  });

  test('only the requested fields', () => {
    const row = toWireOrder(orderInError);
    expect(fieldPicker(undefined)(row)).toEqual(row);
    expect(Object.keys(fieldPicker('order_name, id,nonsense')(row))).toEqual(['id', 'order_name']);
  });
});
