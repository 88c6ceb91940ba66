import { message } from '@hub/domain/messages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipmentStatuses } from '@hub/domain/orders/shipping';
import { aLine, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { shipStationAdapter } from './shipStationAdapter.ts';

const account = { credentials: { name: 'Main', api_key: 'key-canary', api_secret: 'secret-canary' }, choices: {} };
const api = (
  answers: RecordedAnswers,
  settings: { credentials: typeof account.credentials; choices: Record<string, string> } = account,
) => createFakeApi(shipStationAdapter, settings, answers);
const sent = { reference: 'S1001-1', providerOrderId: '77' };

const order = { orderId: 77, orderNumber: 'S1001-1', orderKey: 'S1001-1', orderStatus: 'shipped', tagIds: [3] };
const shipment = {
  shipmentId: 501,
  orderId: 77,
  shipDate: '2026-01-31',
  trackingNumber: '9400',
  carrierCode: 'stamps_com',
  voided: false,
  isReturnLabel: false,
  shipmentItems: [{ orderItemId: 1, lineItemKey: '9001', sku: 'MUG-01', quantity: 2 }],
};

const pageOf = (name: string, items: unknown[], pages = 1) => ({
  body: { [name]: items, total: items.length, page: 1, pages },
});

const read = (parts: Record<string, unknown>, shipments: unknown[] = [], fulfillments: unknown[] = []) =>
  api({
    'GET /orders/77': { body: { ...order, ...parts } },
    'GET /shipments': pageOf('shipments', shipments),
    'GET /fulfillments': pageOf('fulfillments', fulfillments),
  }).connection.readShipment(sent);

describe('Shipstation', () => {
  describeFailures(shipStationAdapter, account);

  it('shows the reason for a refused key, without the key', async () => {
    const { connection, requests } = api({ 'GET /stores': { status: 401, body: { message: 'key-canary unknown' } } });
    await expect(connection.test()).rejects.toMatchObject({ name: 'CredentialsRefusedError', message: '••• unknown' });
    const basic = Buffer.from('key-canary:secret-canary').toString('base64');
    expect(requests[0]?.headers).toMatchObject({ authorization: `Basic ${basic}` });
  });

  it('waits as long as ShipStation says', async () => {
    const limited = { status: 429, body: { message: 'Too Many Requests' }, headers: { 'X-Rate-Limit-Reset': '17' } };
    await expect(api({ 'GET /stores': limited }).connection.test()).rejects.toMatchObject({ retryAfterMs: 17_000 });
  });

  it('offers active stores, ship-from locations, and each carrier’s services and packages to choose from', async () => {
    const { connection } = api({
      'GET /stores': {
        body: [
          { storeId: 12, storeName: 'Main', active: true },
          { storeId: 13, storeName: 'Old', active: false },
          { storeId: 14, storeName: null },
        ],
      },
      'GET /warehouses': { body: [{ warehouseId: 456_789, warehouseName: 'Sample Trading Co' }] },
      'GET /carriers': {
        body: [
          { code: 'stamps_com', name: 'Stamps.com', nickname: null },
          { code: 'ups', name: 'UPS', nickname: 'Our UPS' },
          { code: 'ups', name: 'UPS', nickname: 'Our other UPS' },
        ],
      },
      'GET /carriers/listservices': ({ query }) =>
        query.get('carrierCode') === 'ups'
          ? { body: [{ code: 'ups_ground', name: 'Ground' }] }
          : { status: 400, body: { message: 'No services' } },
      'GET /carriers/listpackages': ({ query }) =>
        query.get('carrierCode') === 'ups'
          ? { body: [{ carrierCode: 'ups', code: 'ups_letter', name: 'Letter' }] }
          : { body: [{ carrierCode: 'stamps_com', code: 'package', name: null }] },
    });
    expect(await connection.readChoices?.()).toEqual([
      {
        name: 'storeId',
        label: message('choices.storeId'),
        options: [
          { value: '12', label: 'Main' },
          { value: '14', label: '14' },
        ],
      },
      {
        name: 'warehouseId',
        label: message('choices.warehouseId'),
        options: [{ value: '456789', label: 'Sample Trading Co' }],
      },
      {
        name: 'service',
        label: message('choices.service'),
        options: [{ value: 'ups / ups_ground', label: 'Our UPS Ground' }],
      },
      {
        name: 'package',
        label: message('choices.package'),
        options: [
          { value: 'stamps_com / package', label: 'Stamps.com package' },
          { value: 'ups / ups_letter', label: 'Our UPS Letter' },
        ],
      },
    ]);
  });

  it.each([
    ['the chosen one', null, { packageCode: 'ups_letter' }],
    ['the order’s own', 'ups / ups_pak', { packageCode: 'ups_pak' }],
    ['words for people', 'Box M', { internalNotes: 'Package: Box M' }],
    ['another carrier’s', 'fedex / fedex_box', { internalNotes: 'Package: fedex / fedex_box' }],
  ])('sends a package as a code of its order’s carrier, or as a note: %s', async (_, box, wanted) => {
    const choices = { service: 'ups / ups_ground', package: 'ups / ups_letter' };
    const { connection, requests } = api({ 'POST /orders/createorder': { body: order } }, { ...account, choices });
    await connection.send(aShipment({ package: box, service: null, carrier: null }));
    const { packageCode, internalNotes } = (requests[0]?.body ?? {}) as Record<string, unknown>;
    expect({ packageCode, internalNotes }).toEqual({ packageCode: undefined, internalNotes: undefined, ...wanted });
  });

  it('sends the chosen package only with its own carrier', async () => {
    const choices = { service: 'fedex / fedex_2day', package: 'ups / ups_letter' };
    const { connection, requests } = api({ 'POST /orders/createorder': { body: order } }, { ...account, choices });
    await connection.send(aShipment({ package: null, service: null, carrier: null }));
    expect(requests[0]?.body).not.toHaveProperty('packageCode');
  });

  it.each([
    [
      { carrier: 'ups', service: 'ups_ground' },
      { carrierCode: 'ups', serviceCode: 'ups_ground' },
    ],
    [{ carrier: 'Royal Mail', service: 'Tracked 48' }, { requestedShippingService: 'Royal Mail Tracked 48' }],
    [
      { carrier: null, service: null },
      { carrierCode: 'fedex', serviceCode: 'fedex_2day' },
    ],
  ])('sends the service %j as %j', async (mapped, wanted) => {
    const choices = { service: 'fedex / fedex_2day', warehouseId: '456789' };
    const { connection, requests } = api({ 'POST /orders/createorder': { body: order } }, { ...account, choices });
    await connection.send(aShipment(mapped));
    expect(requests[0]?.body).toMatchObject({ ...wanted, advancedOptions: { warehouseId: 456_789 } });
    if (mapped.carrier === 'Royal Mail') expect(requests[0]?.body).not.toHaveProperty('serviceCode');
  });

  describe('send', () => {
    it.each([
      [{ message: 'Order is not in an updatable status' }, 'Order is not in an updatable status'],
      [{ Message: 'The request is invalid.', ModelState: { 'apiOrder.shipTo': ['Bad country'] } }, 'Bad country'],
      ['Invalid', 'Invalid'],
    ])('shows the reason from %j', async (body, message) => {
      const { connection } = api({ 'POST /orders/createorder': { status: 400, body } });
      await expect(connection.send(aShipment())).rejects.toMatchObject({ name: 'RefusedError', message, status: 400 });
    });

    it('leaves customs items to the account’s products when the store has no customs data', async () => {
      const { connection, requests } = api({ 'POST /orders/createorder': { body: order } });
      await connection.send(aShipment({ isExport: true, lines: [aLine()] }));
      await connection.send(aShipment({ isExport: true, lines: [aLine({ hsCode: '691200' })] }));
      expect(requests.map(({ body }) => body)).toMatchObject([
        { internationalOptions: { contents: 'merchandise' } },
        { internationalOptions: { customsItems: [{ harmonizedTariffCode: '691200' }] } },
      ]);
      expect(requests[0]?.body).not.toHaveProperty('internationalOptions.customsItems');
    });

    it('sends the order under its reference, in Pacific time, to the chosen store', async () => {
      const { connection, requests } = api(
        { 'POST /orders/createorder': { body: order } },
        { ...account, choices: { storeId: '12' } },
      );
      const outgoing = aShipment({ service: 'Tracked 48', carrier: 'Royal Mail', package: 'Box M' });
      expect(await connection.send(outgoing)).toEqual(sent);
      expect(requests[0]?.body).toEqual({
        orderNumber: 'S1001-1',
        orderKey: 'S1001-1',
        orderDate: '2026-01-31T08:46:27.0000000',
        orderStatus: 'awaiting_shipment',
        customerEmail: 'zoe@example.com',
        billTo: { name: 'Zoë Ångström' },
        shipTo: {
          name: 'Zoë Ångström',
          company: '',
          street1: '12 Mill Lane',
          street2: 'Flat 3',
          city: 'Leeds',
          state: 'WYK',
          postalCode: 'LS1 4AB',
          country: 'GB',
          phone: '+44 113 496 0000',
        },
        items: [
          { lineItemKey: '9001', sku: 'MUG-01', name: 'Mug', quantity: 2, unitPrice: 12.5 },
          { lineItemKey: '9002', sku: 'TEE-M', name: 'T-shirt 木', quantity: 1 },
        ],
        requestedShippingService: 'Royal Mail Tracked 48',
        internalNotes: 'Package: Box M',
        advancedOptions: { customField1: '#1001', storeId: 12 },
      });
    });

    it('loses no unit', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }),
          async (quantities) => {
            const { connection, requests } = api({ 'POST /orders/createorder': { body: order } });
            await connection.send(
              aShipment({ lines: quantities.map((quantity, index) => aLine({ lineItemId: String(index), quantity })) }),
            );
            const body = requests[0]?.body as { items: { quantity: number; lineItemKey: string }[] };
            expect(body.items.map(({ quantity }) => quantity)).toEqual(quantities);
          },
        ),
      );
    });
  });

  it('finds an order by its key on any page, not by the beginning of its number', async () => {
    const other = { ...order, orderId: 5, orderNumber: 'S1001-10', orderKey: 'S1001-10' };
    const found = api({ 'GET /orders': [pageOf('orders', [other], 2), pageOf('orders', [order], 2)] });
    expect(await found.connection.findByReference('S1001-1')).toEqual(sent);
    expect(found.calls()).toEqual([
      'GET /orders?orderNumber=S1001-1&page=1&pageSize=500',
      'GET /orders?orderNumber=S1001-1&page=2&pageSize=500',
    ]);
    expect(await api({ 'GET /orders': pageOf('orders', [other]) }).connection.findByReference('S1001-1')).toBeNull();
    expect(await api({ 'GET /orders': pageOf('orders', [], 0) }).connection.findByReference('S1001-1')).toBeNull();
  });

  it('finds its subscriptions in a plain list', async () => {
    const address = 'https://app.example/webhooks/1';
    const topics = ['SHIP_NOTIFY', 'FULFILLMENT_SHIPPED'];
    const listed = topics.map((HookType, index) => ({ WebHookID: index + 1, HookType, Url: address }));
    const { call, calls } = api({ 'GET /webhooks': { body: listed } });
    await shipStationAdapter.webhooks?.subscribe?.(call, account, address, '');
    expect(calls()).toEqual(['GET /webhooks']);
  });

  describe('readShipment', () => {
    it('reads labels with lines, and skips returns', async () => {
      const returned = { ...shipment, shipmentId: 502, isReturnLabel: true };
      expect(await read({}, [shipment, returned])).toEqual({
        reference: 'S1001-1',
        providerOrderId: '77',
        state: 'shipped',
        problem: null,
        parcels: [
          {
            parcelId: '501',
            carrier: 'USPS',
            trackingNumber: '9400',
            trackingUrl: null,
            shippedAt: '2026-01-31T08:00:00.000Z',
            status: 'label_purchased',
            isVoided: false,
            lines: [{ sku: 'MUG-01', lineItemId: '9001', quantity: 2 }],
          },
        ],
      });
    });

    it('reads a voided label, and one without items', async () => {
      const { parcels } = await read({}, [
        { ...shipment, voided: true },
        { ...shipment, shipmentId: 9, shipmentItems: null },
      ]);
      expect(parcels).toMatchObject([
        { isVoided: true, status: 'canceled' },
        { parcelId: '9', lines: null },
      ]);
    });

    it('reads the data of marketplaces and other clients', async () => {
      // Null and empty mean the same, times have two and three decimals, a discount, ids above 10^12, page counts of 0.
      const shipped = {
        ...order,
        modifyDate: '2026-01-31T09:12:01.95',
        items: [
          { orderItemId: 3_105_000_000_001, lineItemKey: null, sku: '', quantity: 1, adjustment: true, unitPrice: -2 },
          { orderItemId: 3_105_000_000_002, lineItemKey: '', sku: null, quantity: 6, adjustment: false, unitPrice: 20 },
        ],
        advancedOptions: { mergedOrSplit: false, mergedIds: [], parentId: null, source: 'market' },
        shipDate: null,
        carrierCode: null,
      };
      const entered = {
        fulfillmentId: 12,
        shipDate: '2026-01-31T10:32:33.6870000',
        trackingNumber: '',
        carrierCode: null,
      };
      const { connection } = api({
        'GET /orders/77': { body: shipped },
        'GET /shipments': { body: { shipments: [], total: 0, page: 1, pages: 0 } },
        'GET /fulfillments': { body: { fulfillments: [entered], total: 1, page: 1, pages: 0 } },
      });
      expect(await connection.readShipment(sent)).toMatchObject({
        state: 'shipped',
        parcels: [{ carrier: null, trackingNumber: null, shippedAt: '2026-01-31T18:32:33.000Z', lines: null }],
      });
    });

    it('reads every page of a list that counts rows but not pages', async () => {
      const other = (orderId: number) => ({ ...order, orderId, orderKey: `other-${orderId}` });
      const page = (orders: unknown[]) => ({ body: { orders, total: 501, page: 1, pages: 0 } });
      const { connection, calls } = api({ 'GET /orders': [page([other(1)]), page([order])] });
      expect(await connection.findByReference(sent.reference)).toEqual(sent);
      const since = new Date('2026-01-31T08:00:00Z');
      expect((await connection.readChanges?.(since, null))?.next).toBe('2');
      expect(calls()).toHaveLength(3);
    });

    it('reads manually entered tracking only for an order without a valid label', async () => {
      const fulfillment = {
        fulfillmentId: 501,
        shipDate: '2026-07-31T10:00:00.0000000',
        trackingNumber: null,
        carrierCode: 'evri',
      };
      const { parcels } = await read(
        { externallyFulfilled: false },
        [{ ...shipment, isReturnLabel: true }],
        [fulfillment],
      );
      expect(parcels).toMatchObject([
        {
          parcelId: 'fulfillment-501',
          carrier: 'evri',
          shippedAt: '2026-07-31T17:00:00.000Z',
          status: 'marked_as_fulfilled',
          lines: null,
        },
      ]);
      for (const { status } of parcels) expect(shipmentStatuses).toContain(status);
      expect((await read({}, [shipment], [fulfillment])).parcels).toHaveLength(1);
      expect((await read({}, [{ ...shipment, voided: true }], [fulfillment])).parcels).toHaveLength(2);
      expect(await read({ externallyFulfilled: true })).toMatchObject({ state: 'shipped', parcels: [] });
    });

    it.each([
      ['awaiting_payment', 'onHold'],
      ['awaiting_shipment', 'received'],
      ['pending_fulfillment', 'received'],
      ['on_hold', 'onHold'],
      ['cancelled', 'cancelled'],
      ['rejected_fulfillment', 'onHold'],
      ['Shipped', 'shipped'],
    ])('reads the status %s as %s', async (orderStatus, state) => {
      expect(await read({ orderStatus })).toMatchObject({ state });
    });

    it('reads an open order with a parcel as partly shipped, unless the parcel is voided', async () => {
      expect(await read({ orderStatus: 'awaiting_shipment' }, [shipment])).toMatchObject({ state: 'partial' });
      const voided = { ...shipment, voided: true };
      expect(await read({ orderStatus: 'awaiting_shipment' }, [voided])).toMatchObject({ state: 'received' });
    });

    it('says until when an order is held', async () => {
      expect(await read({ orderStatus: 'on_hold', holdUntilDate: '2026-02-03' })).toMatchObject({
        problem: message('providers.onHoldUntil', { provider: 'Shipstation', day: '2026-02-03' }),
      });
    });

    it('never reads an unknown status as shipped', async () => {
      const known = new Set(['shipped', 'cancelled']);
      await fc.assert(
        fc.asyncProperty(fc.string(), async (orderStatus) => {
          fc.pre(!known.has(orderStatus.toLowerCase().replaceAll(/[\s_-]/g, '')));
          const { state } = await read({ orderStatus });
          expect(['received', 'onHold']).toContain(state);
        }),
      );
    });
  });

  describe('an order split or combined there', () => {
    const family = (orderId: number, parentId: number | null, changes: Record<string, unknown> = {}) => ({
      ...order,
      orderId,
      orderKey: parentId === null ? 'S1001-1' : `key-${orderId}`,
      items: [{ lineItemKey: '9002', sku: 'TEE-M', quantity: 1 }],
      advancedOptions: { mergedOrSplit: true, mergedIds: [], parentId },
      ...changes,
    });
    const repliesForOrder =
      (name: string, rows: readonly { orderId: number }[]) => (request: { query: URLSearchParams }) =>
        pageOf(
          name,
          rows.filter(({ orderId }) => String(orderId) === request.query.get('orderId')),
        );
    const shirt = { fulfillmentId: 7, orderId: 78, shipDate: '2026-02-01', trackingNumber: '1Z7', carrierCode: 'UPS' };
    const readFamily = (parent: Record<string, unknown>, split: Record<string, unknown>) => {
      const orders = [family(77, null, parent), family(78, 77, split), family(79, 5), { ...order, orderId: 80 }];
      return api({
        'GET /orders/77': { body: orders[0] },
        'GET /orders': pageOf('orders', orders),
        'GET /shipments': repliesForOrder('shipments', [shipment]),
        'GET /fulfillments': repliesForOrder('fulfillments', [shirt]),
      });
    };

    it('reads the shipments of the split-off part as our parcels', async () => {
      const { connection, calls } = readFamily({}, {});
      expect(await connection.readShipment(sent)).toMatchObject({
        ...sent,
        state: 'shipped',
        parcels: [
          { parcelId: '501', lines: [{ lineItemId: '9001', quantity: 2 }] },
          { trackingNumber: '1Z7', lines: [{ sku: 'TEE-M', lineItemId: '9002', quantity: 1 }] },
        ],
      });
      expect(calls()[2]).toBe('GET /orders?orderNumber=S1001-1&page=1&pageSize=500');
    });

    it('reads the parts of a part, in any order of the list', async () => {
      const orders = [family(79, 78), family(78, 77), family(77, null)];
      const { connection } = api({
        'GET /orders/77': { body: orders[2] },
        'GET /orders': pageOf('orders', orders),
        'GET /shipments': repliesForOrder('shipments', [shipment, { ...shipment, shipmentId: 503, orderId: 79 }]),
        'GET /fulfillments': repliesForOrder('fulfillments', [shirt]),
      });
      const { parcels } = await connection.readShipment(sent);
      expect(parcels.map(({ parcelId }) => parcelId)).toEqual(['501', 'fulfillment-7', '503']);
    });

    it.each([
      [{}, { orderStatus: 'awaiting_shipment' }, 'partial'],
      [{ orderStatus: 'on_hold' }, {}, 'partial'],
      [{ orderStatus: 'on_hold' }, { orderStatus: 'awaiting_shipment' }, 'partial'],
      [{ orderStatus: 'cancelled' }, { orderStatus: 'cancelled' }, 'cancelled'],
      [{}, { orderStatus: 'cancelled' }, 'closedShort'],
    ])('reads %j with a part %j as %s', async (parent, split, state) => {
      expect(await readFamily(parent, split).connection.readShipment(sent)).toMatchObject({ ...sent, state });
    });

    it('follows a missing order to the one it was combined into', async () => {
      const taker = family(90, null, {
        orderKey: 'S1000-1',
        advancedOptions: { mergedOrSplit: true, mergedIds: [3, 77], parentId: null },
      });
      const { connection, calls } = api({
        'GET /orders': pageOf('orders', [{ ...order, orderId: 80 }, taker]),
        'GET /shipments': repliesForOrder('shipments', [{ ...shipment, orderId: 90 }]),
      });
      expect(await connection.readShipment(sent)).toMatchObject({
        ...sent,
        state: 'shipped',
        parcels: [{ parcelId: '501', trackingNumber: '9400' }],
      });
      expect(calls()[1]).toBe('GET /orders?sortBy=ModifyDate&sortDir=DESC&page=1&pageSize=500');
      const late = { name: 'TooLateError', words: message('providers.splitOrCombined', { provider: 'Shipstation' }) };
      await expect(connection.cancel(sent)).rejects.toMatchObject(late);
    });

    it('refuses a missing order that was not combined', async () => {
      const { connection } = api({ 'GET /orders': pageOf('orders', [order]) });
      await expect(connection.readShipment(sent)).rejects.toMatchObject({ name: 'RefusedError', status: 404 });
    });

    it('is too late to change or cancel, and sends nothing', async () => {
      const open = { orderStatus: 'awaiting_shipment' };
      const { connection, requests } = readFamily(open, open);
      const late = { name: 'TooLateError', words: message('providers.splitOrCombined', { provider: 'Shipstation' }) };
      await expect(connection.cancel(sent)).rejects.toMatchObject(late);
      await expect(connection.update?.(sent, aShipment(), {})).rejects.toMatchObject(late);
      expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    });

    it('reports changes of the split-off part, and of the combined order, as changes of ours', async () => {
      const taker = { orderId: 90, modifyDate: 'B', advancedOptions: { mergedIds: [3, 77] } };
      const listed = [{ orderId: 78, modifyDate: 'A', advancedOptions: { parentId: 77, mergedIds: null } }, taker];
      const { connection } = api({ 'GET /orders': pageOf('orders', listed) });
      const { orders } = (await connection.readChanges?.(new Date(0), null)) ?? { orders: [] };
      expect(orders.map(({ providerOrderId, mark }) => `${providerOrderId}${mark}`)).toEqual([
        '78A',
        '77A',
        '90B',
        '3B',
        '77B',
      ]);
    });
  });

  describe('update', () => {
    const update = (orderStatus: string, saved: RecordedAnswers[string], options: { isOnHold?: boolean } = {}) => {
      const fake = api({
        'GET /orders/77': { body: { ...order, orderStatus, weight: { value: 3 }, advancedOptions: { source: 'web' } } },
        'GET /shipments': pageOf('shipments', []),
        'GET /fulfillments': pageOf('fulfillments', []),
        'POST /orders/createorder': saved,
      });
      const lines = [aLine({ lineItemId: '9001', sku: 'MUG-01', quantity: 1 })];
      return { ...fake, updating: fake.connection.update?.(sent, aShipment({ lines }), options) };
    };

    it('is too late for a shipped order and refused for a canceled one, and sends neither', async () => {
      for (const [orderStatus, name] of [
        ['shipped', 'TooLateError'],
        ['cancelled', 'RefusedError'],
      ] as const) {
        const { updating, calls } = update(orderStatus, {});
        await expect(updating).rejects.toMatchObject({ name });
        expect(calls()).toEqual(['GET /orders/77']);
      }
    });

    it('is too late when ShipStation leaves the order unchanged', async () => {
      const kept = update('awaiting_shipment', { body: { ...order } }, { isOnHold: true });
      await expect(kept.updating).rejects.toMatchObject({ name: 'TooLateError' });
    });

    it('sends the remaining lines, and returns everything else unchanged', async () => {
      const { updating, requests } = update('on_hold', { body: { ...order, orderStatus: 'on_hold' } });
      await updating;
      expect(requests[1]?.body).toMatchObject({
        orderStatus: 'on_hold',
        weight: { value: 3 },
        advancedOptions: { source: 'web', customField1: expect.any(String) },
        items: [{ lineItemKey: '9001', quantity: 1 }],
      });
      const released = update('on_hold', { body: { ...order, orderStatus: 'awaiting_shipment' } }, { isOnHold: false });
      await released.updating;
      expect(released.requests[1]?.body).toMatchObject({ orderStatus: 'awaiting_shipment' });
    });
  });

  describe('cancel', () => {
    const cancel = (orderStatus: string, saved: RecordedAnswers[string]) => {
      const fake = api({
        'GET /orders/77': { body: { ...order, orderStatus } },
        'GET /shipments': pageOf('shipments', []),
        'GET /fulfillments': pageOf('fulfillments', []),
        'POST /orders/createorder': saved,
      });
      return { ...fake, cancelling: fake.connection.cancel(sent) };
    };

    it('is too late for a shipped order, and sends nothing', async () => {
      const { cancelling, calls } = cancel('shipped', {});
      await expect(cancelling).rejects.toMatchObject({ name: 'TooLateError' });
      expect(calls()).toEqual(['GET /orders/77']);
    });

    it('is too late when ShipStation refuses, or leaves the order unchanged', async () => {
      const refused = cancel('awaiting_shipment', { status: 400, body: { message: 'Not updatable' } });
      await expect(refused.cancelling).rejects.toMatchObject({ name: 'TooLateError', message: 'Not updatable' });
      const kept = cancel('awaiting_shipment', { body: { ...order, orderStatus: 'awaiting_shipment' } });
      await expect(kept.cancelling).rejects.toMatchObject({ name: 'TooLateError' });
    });

    it('saves the whole order as canceled, once', async () => {
      const { cancelling, requests } = cancel('on_hold', { body: { ...order, orderStatus: 'cancelled' } });
      await cancelling;
      expect(requests[1]?.body).toEqual({ ...order, orderStatus: 'cancelled' });
      const again = cancel('cancelled', {});
      await again.cancelling;
      expect(again.requests).toHaveLength(1);
    });
  });
});
