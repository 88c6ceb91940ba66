import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalItems, totalShipments } from './detailTotals.ts';
import { groupLineItems } from './groupLineItems.ts';
import type { LineItem, OrderDetail } from './OrderDetail.ts';
import { doneStepText, orderStep } from './orderStep.ts';
import { aDetail, aFulfillment, aLineItem } from '../../testing/anOrder.ts';

const ids = (items: readonly LineItem[]) => items.map(({ lineItemId }) => lineItemId);

describe('§4 Line item grouping', () => {
  const shippedToo = [aFulfillment()];

  test('cancelled_item → Cancelled Items, before everything else', { tags: '§4.16' }, () => {
    const item = aLineItem({ isCancelled: true, virtualItem: 2, threePlStatus: 3 });
    expect(groupLineItems(aDetail({ lineItems: [item], fulfillments: shippedToo })).cancelled).toEqual([item]);
  });

  test.each([{ virtualItem: 2 }, { virtualItem: 3 }, { threePlStatus: 4 }])(
    'virtual_item 2 or 3, or 3pl_status 4 → Non Shippable: %o',
    { tags: '§4.17' },
    (fact) => {
      const item = aLineItem(fact);
      expect(groupLineItems(aDetail({ lineItems: [item], fulfillments: shippedToo })).nonShippable).toEqual([item]);
    },
  );

  test('puts a virtual item on back order under Non Shippable', () => {
    const item = aLineItem({ virtualItem: 3, threePlStatus: 3 });
    expect(groupLineItems(aDetail({ lineItems: [item] })).nonShippable).toEqual([item]);
  });

  test.each([0, 1, 4, null])('virtual_item %s is shippable', (virtualItem) => {
    expect(groupLineItems(aDetail({ lineItems: [aLineItem({ virtualItem })] })).nonShipped).toHaveLength(1);
  });

  test('3pl_status 3 → Back Order Items, even with a fulfillment', { tags: '§4.18' }, () => {
    const item = aLineItem({ threePlStatus: 3 });
    expect(groupLineItems(aDetail({ lineItems: [item], fulfillments: shippedToo })).backOrder).toEqual([item]);
  });

  test('items with matching fulfillments grouped per shipment name', { tags: '§4.19' }, () => {
    const [first, second, third] = [aLineItem(), aLineItem({ lineItemId: 'L2' }), aLineItem({ lineItemId: 'L3' })];
    const fulfillments = [
      aFulfillment(),
      aFulfillment({ lineItemId: 'L3' }),
      aFulfillment({ name: '#536365.2', lineItemId: 'L2' }),
    ];
    const { shipments, nonShipped } = groupLineItems(aDetail({ lineItems: [first, second, third], fulfillments }));
    expect(shipments.map(({ name, items }) => [name, items.map(({ item }) => item.lineItemId)])).toEqual([
      ['#536365.1', ['L1', 'L3']],
      ['#536365.2', ['L2']],
    ]);
    expect(nonShipped).toEqual([]);
  });

  test('the rest Non Shiped Items', { tags: '§4.20' }, () => {
    const item = aLineItem();
    expect(
      groupLineItems(aDetail({ lineItems: [item], fulfillments: [aFulfillment({ lineItemId: 'another' })] }))
        .nonShipped,
    ).toEqual([item]);
  });

  test("puts a partly shipped item in its shipment's box and notes the rest there", () => {
    const item = aLineItem({ quantity: 5, fulfillableQuantity: 3 });
    const { shipments, nonShipped } = groupLineItems(
      aDetail({ lineItems: [item], fulfillments: [aFulfillment({ quantity: 2 })] }),
    );
    expect(shipments[0]?.items).toEqual([{ item, quantity: 2, remaining: 3, isLast: true }]);
    expect(nonShipped).toEqual([]);
  });

  test('leaves units removed from the order out of the rest', () => {
    const item = aLineItem({ quantity: 5, fulfillableQuantity: 1 });
    const { shipments } = groupLineItems(aDetail({ lineItems: [item], fulfillments: [aFulfillment({ quantity: 2 })] }));
    expect(shipments[0]?.items[0]?.remaining).toBe(1);
  });

  test('puts an item from two shipments in both boxes, with the rest in the last', () => {
    const item = aLineItem({ quantity: 5, fulfillableQuantity: 1 });
    const fulfillments = [aFulfillment({ quantity: 3 }), aFulfillment({ name: '#536365.2', quantity: 1 })];
    const { shipments } = groupLineItems(aDetail({ lineItems: [item], fulfillments }));
    expect(shipments.map(({ items }) => items)).toEqual([
      [{ item, quantity: 3, remaining: 0, isLast: false }],
      [{ item, quantity: 1, remaining: 1, isLast: true }],
    ]);
  });

  test('merges two parts of one item in one shipment into one line', () => {
    const fulfillments = [aFulfillment({ quantity: 2 }), aFulfillment({ quantity: 3, trackingNumber: 'TR2' })];
    const { shipments } = groupLineItems(aDetail({ lineItems: [aLineItem()], fulfillments }));
    expect(shipments).toHaveLength(1);
    expect(shipments[0]?.items.map(({ quantity }) => quantity)).toEqual([5]);
    expect(shipments[0]?.trackings.map(({ number }) => number)).toEqual(['TR1', 'TR2']);
  });

  test("a shipment's further numbers follow its own, each once", () => {
    const moreTrackings = ['TR3', 'TR1'].map((number) => ({ number, carrier: 'DPD', url: null }));
    const fulfillments = [1, 2].map((quantity) => aFulfillment({ quantity, moreTrackings }));
    const { shipments } = groupLineItems(aDetail({ lineItems: [aLineItem()], fulfillments }));
    expect(shipments[0]?.trackings).toMatchObject([{ number: 'TR1' }, { number: 'TR3', carrier: 'DPD' }]);
  });
});

describe('§2 one box per shipment', () => {
  const boxOf = (...fulfillments: OrderDetail['fulfillments']) =>
    groupLineItems(aDetail({ lineItems: [aLineItem()], fulfillments })).shipments[0];

  test('title "Shipment: name" with dot replaced by dash', { tags: '§2.97' }, () => {
    expect(boxOf(aFulfillment({ name: '#536365.1' }))?.title).toBe('Shipment: #536365-1');
  });

  test('takes the first location that any part names', () => {
    expect(boxOf(aFulfillment(), aFulfillment({ locationId: '7' }))?.locationId).toBe('7');
    expect(boxOf(aFulfillment())?.locationId).toBeNull();
  });

  test.each([
    [['delivered', 'delivered'], 'delivered'],
    [['delivered', 'in_transit'], 'in_transit'],
    [['in_transit', 'failure'], 'failure'],
    [['delivered', null], null],
    [[null, null], null],
    [['delivered', 'canceled', 'lost_at_sea'], 'canceled'],
  ])(
    'parts that are %j make a box that is %s: trouble first, delivered only when every part is',
    (statuses, status) => {
      expect(boxOf(...statuses.map((shipmentStatus) => aFulfillment({ shipmentStatus })))?.status).toBe(status);
    },
  );

  test('a voided shipment has no items: they are unshipped, and its box says so', () => {
    const voided = aFulfillment({ quantity: 0, shipmentStatus: 'canceled' });
    const { shipments, nonShipped } = groupLineItems(aDetail({ lineItems: [aLineItem()], fulfillments: [voided] }));
    expect(shipments).toMatchObject([{ isVoided: true, status: 'canceled', items: [] }]);
    expect(nonShipped).toMatchObject([{ lineItemId: voided.lineItemId }]);
    const next = aFulfillment({ name: '#536365.2', quantity: 2 });
    const again = groupLineItems(aDetail({ lineItems: [aLineItem()], fulfillments: [voided, next] }));
    expect(again.shipments.map(({ isVoided, items }) => [isVoided, items.length])).toEqual([
      [true, 0],
      [false, 1],
    ]);
  });

  test('a shipment keeps its box when its item is in an earlier section', () => {
    const { shipments } = groupLineItems(
      aDetail({ lineItems: [aLineItem({ isCancelled: true })], fulfillments: [aFulfillment()] }),
    );
    expect(shipments).toMatchObject([{ name: '#536365.1', trackings: [{ number: 'TR1' }], items: [] }]);
  });
});

describe('§2 Total Items and Total Shipments counts', () => {
  test('items count lines, shipments count boxes', { tags: '§2.93' }, () => {
    const detail = aDetail({
      lineItems: [aLineItem(), aLineItem({ lineItemId: 'L2', isCancelled: true })],
      fulfillments: [aFulfillment(), aFulfillment({ lineItemId: 'L2' }), aFulfillment({ name: '#536365.2' })],
    });
    expect(totalItems(detail)).toBe(2);
    expect(totalShipments(detail)).toBe(2);
  });
});

describe('§4 Step indicator value: 1 if eligible new workflows exist, else 2, and 3 when none are unshipped', () => {
  const eligibleFlows = [{ name: 'Split by warehouse' }];

  test('1 if eligible new workflows exist', { tags: '§4.21' }, () => {
    expect(orderStep(aDetail({ lineItems: [aLineItem()], eligibleFlows }))).toBe(1);
  });

  test('else 2', { tags: '§4.22' }, () => {
    expect(orderStep(aDetail({ lineItems: [aLineItem()] }))).toBe(2);
  });

  test('and 3 when none are unshipped, eligible workflows or not', { tags: '§4.23' }, () => {
    const shipped = aDetail({ lineItems: [aLineItem({ fulfillableQuantity: 0 })], fulfillments: [aFulfillment()] });
    expect(orderStep(shipped)).toBe(3);
    expect(orderStep({ ...shipped, eligibleFlows })).toBe(3);
  });

  test('counts the rest of a partly shipped item as unshipped', () => {
    expect(orderStep(aDetail({ lineItems: [aLineItem()], fulfillments: [aFulfillment({ quantity: 2 })] }))).toBe(2);
  });

  test('does not count canceled, non-shippable and back order items as unshipped', () => {
    const lineItems = [
      aLineItem({ isCancelled: true }),
      aLineItem({ lineItemId: 'L2', virtualItem: 2 }),
      aLineItem({ lineItemId: 'L3', threePlStatus: 3 }),
    ];
    expect(orderStep(aDetail({ lineItems }))).toBe(3);
  });

  test('does not call an order done while it waits for stock', () => {
    const waiting = aLineItem({ lineItemId: 'L2', threePlStatus: 3 });
    const shipped = aLineItem({ fulfillableQuantity: 0 });
    expect(doneStepText(aDetail({ lineItems: [waiting] }))).toBe('Waiting for stock');
    const partly = aDetail({ lineItems: [shipped, waiting], fulfillments: [aFulfillment()] });
    expect(doneStepText(partly)).toBe('The rest is waiting for stock');
    expect(doneStepText(aDetail({ lineItems: [shipped], fulfillments: [aFulfillment()] }))).toBe(
      'Nothing left to ship',
    );
  });
});

describe('for any detail', () => {
  const item = fc.record({
    quantity: fc.nat(9),
    fulfillableQuantity: fc.nat(9),
    virtualItem: fc.constantFrom(null, 0, 1, 2, 3),
    isCancelled: fc.boolean(),
    threePlStatus: fc.constantFrom(null, 1, 2, 3, 4, 5),
  });
  const part = fc.record({
    name: fc.constantFrom('#1.1', '#1.2', '#1.3', '__proto__', 'constructor'),
    lineItemId: fc.constantFrom('0', '1', '2', '3', 'gone', '__proto__'),
    quantity: fc.integer({ min: 1, max: 4 }),
    trackingNumber: fc.constantFrom(null, '', 'TR1', 'TR2'),
    shipmentStatus: fc.constantFrom(null, 'delivered', 'failure', 'in_transit', 'lost_at_sea'),
    locationId: fc.constantFrom(null, '1', '2'),
  });
  const detail = fc
    .record({ items: fc.array(item, { maxLength: 6 }), parts: fc.array(part, { maxLength: 8 }) })
    .map(({ items, parts }) =>
      aDetail({
        lineItems: items.map((fact, index) => aLineItem({ ...fact, lineItemId: String(index) })),
        fulfillments: parts.map((fact) => aFulfillment(fact)),
      }),
    );

  test('every line item is in exactly one place, by precedence', { tags: '§4.20' }, () => {
    fc.assert(
      fc.property(detail, (anyDetail) => {
        const groups = groupLineItems(anyDetail);
        const boxed = new Set(groups.shipments.flatMap(({ items }) => items.map(({ item }) => item.lineItemId)));
        const groupedIds = [
          ...ids(groups.cancelled),
          ...ids(groups.nonShippable),
          ...ids(groups.backOrder),
          ...ids(groups.nonShipped),
          ...boxed,
        ];
        expect(groupedIds.toSorted()).toEqual(ids(anyDetail.lineItems).toSorted());
        for (const each of anyDetail.lineItems) expect(sectionOf(each, groups)).toBe(precedence(each, anyDetail));
      }),
    );
  });

  test('the boxes hold exactly the shipped units, and the rest is noted once', { tags: '§4.19' }, () => {
    fc.assert(
      fc.property(detail, (anyDetail) => {
        const { shipments } = groupLineItems(anyDetail);
        expect(shipments).toHaveLength(totalShipments(anyDetail));
        for (const each of anyDetail.lineItems) {
          if (precedence(each, anyDetail) !== 'shipped') continue;
          const lines = shipments.flatMap(({ items }) => items).filter(({ item }) => item === each);
          const parts = anyDetail.fulfillments.filter(({ lineItemId }) => lineItemId === each.lineItemId);
          const shipped = sum(parts.map(({ quantity }) => quantity));
          expect(sum(lines.map(({ quantity }) => quantity))).toBe(shipped);
          expect(lines.filter(({ remaining }) => remaining > 0).length).toBeLessThanOrEqual(1);
          expect(sum(lines.map(({ remaining }) => remaining))).toBe(
            Math.max(0, Math.min(each.quantity - shipped, each.fulfillableQuantity)),
          );
        }
      }),
    );
  });

  function sum(numbers: readonly number[]): number {
    return numbers.reduce((total, number) => total + number, 0);
  }

  function sectionOf(each: LineItem, groups: ReturnType<typeof groupLineItems>): string {
    if (groups.cancelled.includes(each)) return 'cancelled';
    if (groups.nonShippable.includes(each)) return 'nonShippable';
    if (groups.backOrder.includes(each)) return 'backOrder';
    return groups.nonShipped.includes(each) ? 'nonShipped' : 'shipped';
  }

  /** §4 as a table of conditions; the first true one wins. */
  function precedence(each: LineItem, { fulfillments }: OrderDetail): string {
    const conditions: readonly (readonly [boolean, string])[] = [
      [each.isCancelled, 'cancelled'],
      [[2, 3].includes(each.virtualItem ?? 0) || each.threePlStatus === 4, 'nonShippable'],
      [each.threePlStatus === 3, 'backOrder'],
      [fulfillments.some(({ lineItemId }) => lineItemId === each.lineItemId), 'shipped'],
    ];
    return conditions.find(([isTrue]) => isTrue)?.[1] ?? 'nonShipped';
  }
});
