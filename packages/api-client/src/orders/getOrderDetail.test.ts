import { describe, expect, test } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { createOrdersClient } from './createOrdersClient.ts';
import { clientWith } from './clientWith.ts';

describe('§7 GET get-order-detail/{order_id}', () => {
  test('an unknown or invalid event is shown by its message', async () => {
    const entry = (message: string, event?: unknown) => ({
      message,
      created_at: null,
      ...(event !== undefined && { event }),
    });
    const context = testContext(
      fakeBackend(
        json({
          line_items: [],
          timeLine: [
            entry('Sent', { kind: 'handedOver', values: {} }),
            entry('Returned', { kind: 'returned', values: { units: 2 } }),
            entry('Shipped', { kind: 'shipped', values: { shipment: 7 } }),
            entry('Returned again', { kind: 'returned', values: { units: 1 } }),
            entry('Odd', 'handedOver'),
            entry('A note'),
          ],
        }),
      ),
    );
    const { timeline } = await createOrdersClient(context).getOrderDetail('1');
    expect(timeline.map(({ message, event }) => [message, event?.kind])).toEqual([
      ['Sent', 'handedOver'],
      ['Returned', undefined],
      ['Shipped', undefined],
      ['Returned again', undefined],
      ['Odd', undefined],
      ['A note', undefined],
    ]);
  });

  test('every wire field is mapped', { tags: ['§3.11', '§3.12', '§3.13', '§7.9'] }, async () => {
    const { orders, backend } = clientWith(
      json({
        line_items: [
          {
            line_item_id: 501,
            id: 9,
            name: 'Lantern',
            sku: '85123A',
            quantity: 6,
            fulfillable_quantity: '5',
            price: '2.55',
            product_weight: 0.4,
            virtual_item: 2,
            cancelled_item: 1,
            '3pl_status': 4,
          },
          { line_item_id: 502, quantity: 1 },
          { quantity: 1 },
        ],
        fulfillments: [
          {
            name: '#536365.1',
            line_item_id: 501,
            fulfillment_id: 77,
            quantity: 6,
            tracking_number: 'JD01',
            shipment_status: 'delivered',
            holder_location_id: 72001,
            location_id: 5,
          },
          {
            name: '#536365.2',
            line_item_id: '502',
            quantity: '1',
            tracking_number: null,
            shipment_status: 'lost_at_sea',
            holder_location_id: null,
            location_id: 5,
          },
        ],
        is_eligible_for_new_flow: [{ name: 'Gift wrap' }],
        flow_names: [{ name: 'Route north' }, 'broken'],
        timeLine: [{ message: 'Held', created_at: '2026-11-20T08:00:00+00:00' }],
      }),
    );
    const detail = await orders.getOrderDetail('536365');
    expect(new URL(backend.requests[0]?.url ?? '').pathname).toBe('/get-order-detail/536365');
    expect(detail).toEqual({
      lineItems: [
        {
          lineItemId: '501',
          id: '9',
          name: 'Lantern',
          sku: '85123A',
          quantity: 6,
          fulfillableQuantity: 5,
          price: 2.55,
          productWeight: '0.4',
          virtualItem: 2,
          isCancelled: true,
          threePlStatus: 4,
        },
        {
          lineItemId: '502',
          id: undefined,
          name: '',
          sku: '',
          quantity: 1,
          fulfillableQuantity: 0,
          price: null,
          productWeight: '',
          virtualItem: null,
          isCancelled: false,
          threePlStatus: null,
        },
      ],
      fulfillments: [
        {
          name: '#536365.1',
          lineItemId: '501',
          fulfillmentId: '77',
          quantity: 6,
          trackingNumber: 'JD01',
          shipmentStatus: 'delivered',
          locationId: '72001',
        },
        {
          name: '#536365.2',
          lineItemId: '502',
          fulfillmentId: '',
          quantity: 1,
          trackingNumber: null,
          shipmentStatus: 'lost_at_sea',
          locationId: '5',
        },
      ],
      eligibleFlows: [{ name: 'Gift wrap' }],
      triggeredFlows: [{ name: 'Route north' }],
      timeline: [{ message: 'Held', createdAt: '2026-11-20T08:00:00+00:00' }],
      unreadable: 2,
    });
  });

  test('what stays in the store has its units and reason; an unknown reason is left out', async () => {
    const held = { kind: 'heldInStore', values: { holds: [{ reason: 'OTHER', note: 'Engrave it' }] } };
    const store_rest = [
      { units: '2', event: held },
      { units: 1, event: { kind: 'pondered' } },
    ];
    const { orders } = clientWith(json({ line_items: [], store_rest }));
    expect((await orders.getOrderDetail('536365')).storeRest).toEqual([{ units: 2, event: held }]);
  });

  test('a body without line_items is an error that names it', async () => {
    const { orders } = clientWith(json({ fulfillments: [] }));
    await expect(orders.getOrderDetail('1')).rejects.toMatchObject({
      endpoint: 'GET /get-order-detail/{order_id}',
      field: 'line_items',
    });
  });
});
