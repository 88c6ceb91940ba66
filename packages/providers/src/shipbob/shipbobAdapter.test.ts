import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipmentStatuses } from '@hub/domain/orders/shipping';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { aLine, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { shipbobAdapter } from './shipbobAdapter.ts';
import { readShipbobWebhook } from './shipbobWebhooks.ts';

const account = { credentials: { access_token: 'pat-canary-1', shipbob_channel_id: '433344' }, choices: {} };
const api = (answers: RecordedAnswers, settings: AccountSettings = account) =>
  createFakeApi(shipbobAdapter, settings, answers);
const sent = { reference: 'S1001-1', providerOrderId: '77' };

const shipment = {
  id: 501,
  status: 'Completed',
  status_details: [{ id: 201, name: 'InTransit', description: 'Shipment In Transit' }],
  actual_fulfillment_date: '2026-02-01T10:00:00Z',
  delivery_date: null,
  tracking: { carrier: 'UPS', tracking_number: '1Z1', tracking_url: 'https://ups.example/1Z1' },
  products: [
    { id: 1, reference_id: 'MUG-01', sku: 'MUG-01', inventory_items: [{ id: 11, quantity: 2 }] },
    { id: 2, reference_id: 'TEE-M', sku: 'TEE-M', inventory_items: [{ id: 12, quantity: 1 }] },
  ],
};

const order = { id: 77, reference_id: 'S1001-1', status: 'Fulfilled', shipments: [shipment] };

const read = (body: unknown) => api({ 'GET /2026-07/order/77': { body } }).connection.readShipment(sent);

describe('Shipbob', () => {
  describeFailures(shipbobAdapter, account);

  it('calls an account of the sandbox at its own address', () => {
    expect(shipbobAdapter.baseUrl(account)).toBe('https://api.shipbob.com');
    expect(shipbobAdapter.baseUrl({ ...account, isSandbox: true })).toBe('https://sandbox-api.shipbob.com');
  });

  describe('test', () => {
    const channels = (items: unknown, next?: string) => ({ 'GET /2026-07/channel': { body: { items, next } } });

    it('shows ShipBob’s reason for a refused token', async () => {
      const { connection } = api({
        'GET /2026-07/channel': { status: 401, body: { message: 'Token pat-canary-1 expired' } },
      });
      await expect(connection.test()).rejects.toMatchObject({
        name: 'CredentialsRefusedError',
        message: 'Token ••• expired',
      });
    });

    it('refuses a channel id that is not a number, without making a call', async () => {
      const settings = { ...account, credentials: { ...account.credentials, shipbob_channel_id: 'my shop' } };
      const { connection, requests } = api({}, settings);
      await expect(connection.test()).rejects.toMatchObject({ name: 'InvalidSettingsError' });
      expect(requests).toEqual([]);
    });

    it('refuses a channel that the token does not own or cannot write to', async () => {
      await expect(api(channels([{ id: 1, scopes: ['orders_write'] }])).connection.test()).rejects.toThrow(
        'no channel 433344',
      );
      await expect(api(channels([{ id: 433344, scopes: ['orders_read'] }])).connection.test()).rejects.toThrow(
        'may not create',
      );
    });

    it('finds the channel on a later page, and stops where a page links to itself', async () => {
      const next = 'https://other.example/2026-07/channel?Cursor=abc';
      const found = api({
        'GET /2026-07/channel': [
          { body: { items: [], next } },
          { body: { items: [{ id: '433344', scopes: ['orders_write'] }] } },
        ],
      });
      await found.connection.test();
      expect(found.calls()).toEqual(['GET /2026-07/channel', 'GET /2026-07/channel?Cursor=abc']);
      expect(found.requests[0]?.headers).toMatchObject({ authorization: 'Bearer pat-canary-1' });
      await expect(api(channels([], next)).connection.test()).rejects.toThrow('the same page');
    });
  });

  describe('send', () => {
    it('shows the reason and field of a refusal', async () => {
      const body = { 'recipient.address.zip_code': ['The field is required.'], '': ['Bad order'] };
      const { connection } = api({ 'POST /2026-07/order': { status: 422, body } });
      await expect(connection.send(aShipment())).rejects.toMatchObject({
        name: 'RefusedError',
        status: 422,
        message: 'recipient.address.zip_code: The field is required. Bad order',
      });
    });

    it('treats an order that ShipBob already has as sent', async () => {
      const refused = { status: 422, body: { '': ['Cannot insert order with existing ReferenceId'] } };
      const { connection, calls } = api({ 'POST /2026-07/order': refused, 'GET /2026-07/order': { body: [order] } });
      expect(await connection.send(aShipment())).toEqual(sent);
      expect(calls()).toEqual(['POST /2026-07/order', 'GET /2026-07/order?ReferenceIds=S1001-1']);
    });

    it('sends each line and each part of the address', async () => {
      const { connection, requests } = api({ 'POST /2026-07/order': { status: 201, body: { id: 77 } } });
      expect(await connection.send(aShipment({ service: 'Overnight' }))).toEqual(sent);
      expect(requests[0]?.headers).toMatchObject({ shipbob_channel_id: '433344' });
      expect(requests[0]?.body).toEqual({
        reference_id: 'S1001-1',
        order_number: '#1001',
        purchase_date: '2026-01-31T16:46:27.000Z',
        shipping_method: 'Overnight',
        type: 'DTC',
        recipient: {
          name: 'Zoë Ångström',
          email: 'zoe@example.com',
          phone_number: '+44 113 496 0000',
          address: {
            address1: '12 Mill Lane',
            address2: 'Flat 3',
            city: 'Leeds',
            state: 'WYK',
            zip_code: 'LS1 4AB',
            country: 'GB',
            company_name: '',
          },
        },
        products: [
          { reference_id: 'MUG-01', name: 'Mug', quantity: 2, unit_price: 12.5, external_line_id: 1 },
          { reference_id: 'TEE-M', name: 'T-shirt 木', quantity: 1, external_line_id: 2 },
        ],
      });
    });

    it('loses no unit', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }),
          async (quantities) => {
            const { connection, requests } = api({ 'POST /2026-07/order': { body: { id: 77 } } });
            await connection.send(
              aShipment({ lines: quantities.map((quantity, index) => aLine({ sku: `S${index % 3}`, quantity })) }),
            );
            const body = requests[0]?.body as { products: { quantity: number }[] };
            expect(body.products.map(({ quantity }) => quantity)).toEqual(quantities);
          },
        ),
      );
    });
  });

  it('offers the channels it may write to, and shipping methods and centers in use, and sends the chosen ones', async () => {
    const { connection } = api({
      'GET /2026-07/channel': [
        { body: { items: [{ id: 1, name: 'Shopify', scopes: ['orders_read'] }], next: '?Cursor=2' } },
        { body: { items: [{ id: 2, name: 'Order hub', scopes: ['orders_write'] }], next: null } },
      ],
      'GET /2026-07/location': {
        body: [
          { id: 12, name: 'Cicero (IL)', is_active: true },
          { id: 13, name: 'Closed (PA)', is_active: false },
        ],
      },
      'GET /2026-07/shipping-method': {
        body: [
          { name: 'Ground', active: true },
          { name: 'Old', active: false },
          { name: 'Ground', active: true },
        ],
      },
    });
    expect(await connection.readChoices?.()).toMatchObject([
      { name: 'channelId', options: [{ value: '2', label: 'Order hub' }] },
      { name: 'facilityId', options: [{ value: '12', label: 'Cicero (IL)' }] },
      { name: 'service', options: [{ value: 'Shipbob / Ground', label: 'Ground' }] },
    ]);
    const choices = { service: 'Shipbob / Ground', facilityId: '12' };
    const chosen = api({ 'POST /2026-07/order': { body: { id: 77 } } }, { ...account, choices });
    await chosen.connection.send(aShipment({ service: null }));
    await chosen.connection.send(aShipment({ service: 'Express' }));
    expect(chosen.requests.map(({ body }) => body)).toMatchObject([
      { shipping_method: 'Ground', location_id: 12 },
      { shipping_method: 'Express', location_id: 12 },
    ]);
  });

  it('writes to the chosen channel instead of the typed one, and tests that one', async () => {
    const settings = { ...account, choices: { channelId: '2' } };
    const items = [{ id: 433_344, name: 'Old', scopes: ['orders_write'] }];
    const { connection, requests } = api(
      { 'POST /2026-07/order': { body: { id: 77 } }, 'GET /2026-07/channel': { body: { items, next: null } } },
      settings,
    );
    await connection.send(aShipment());
    expect(requests[0]?.headers).toMatchObject({ shipbob_channel_id: '2' });
    await expect(connection.test()).rejects.toThrow('no channel 2');
  });

  describe('findByReference', () => {
    it('accepts only an order with exactly this reference', async () => {
      const find = (body: unknown) => api({ 'GET /2026-07/order': { body } }).connection.findByReference('S1001-1');
      expect(await find([])).toBeNull();
      expect(await find([{ ...order, reference_id: 'S1001-11' }])).toBeNull();
      expect(await find([{ ...order, id: 3, reference_id: null }, order])).toEqual(sent);
    });
  });

  describe('readShipment', () => {
    it('reports an order that ShipBob does not know', async () => {
      await expect(api({}).connection.readShipment(sent)).rejects.toMatchObject({ name: 'RefusedError', status: 404 });
    });

    it.each([['1,5'], ['-1'], [1.5], [null]])('does not guess units from %j', async (quantity) => {
      const products = [{ reference_id: 'A', sku: 'A', inventory_items: [{ id: 1, quantity }] }];
      const reading = read({ ...order, shipments: [{ ...shipment, products }] });
      await expect(reading).rejects.toThrow('shipments.0.products.0.inventory_items.0.quantity');
    });

    it('does not guess a time', async () => {
      const reading = read({ ...order, shipments: [{ ...shipment, actual_fulfillment_date: 'soon' }] });
      await expect(reading).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('reads parcels with tracking and lines', async () => {
      expect(await read(order)).toEqual({
        reference: 'S1001-1',
        providerOrderId: '77',
        state: 'shipped',
        problem: null,
        parcels: [
          {
            parcelId: '501',
            carrier: 'UPS',
            trackingNumber: '1Z1',
            trackingUrl: 'https://ups.example/1Z1',
            shippedAt: '2026-02-01T10:00:00.000Z',
            status: 'in_transit',
            isVoided: false,
            lines: [
              { sku: 'MUG-01', lineItemId: null, quantity: 2 },
              { sku: 'TEE-M', lineItemId: null, quantity: 1 },
            ],
          },
        ],
      });
    });

    it.each([
      [{ status_details: [{ name: 'Processing' }] }, 'label_printed', false],
      [{ status_details: [{ name: 'OutForDelivery' }] }, 'in_transit', false],
      [{ status_details: [{ name: 'Delivered' }] }, 'delivered', false],
      [{ delivery_date: '2026-02-03T10:00:00Z' }, 'delivered', false],
      [{ status_details: [{ name: 'DeliveryException' }] }, 'not_delivered', false],
      [{ status_details: [{ name: 'NewDetail' }] }, 'in_transit', false],
      [{ status: 'LabeledCreated' }, 'label_printed', false],
      [{ status: 'Cancelled' }, 'canceled', true],
      [{ status: 'Teleported', status_details: [{ name: 'Delivered' }] }, 'confirmed', false],
    ])('reads a parcel of %j', async (parts, status, isVoided) => {
      const { parcels } = await read({ ...order, shipments: [{ ...shipment, ...parts }] });
      expect(parcels).toMatchObject([{ status, isVoided }]);
      expect(shipmentStatuses).toContain(status);
    });

    it('skips planned shipments', async () => {
      const planned = { id: 502, status: 'Processing', tracking: null, products: [] };
      expect(await read({ ...order, status: 'PartiallyFulfilled', shipments: [shipment, planned] })).toMatchObject({
        state: 'partial',
        parcels: [{ parcelId: '501' }],
      });
    });

    it('says why an order is stuck', async () => {
      const stuck = {
        id: 502,
        status: 'On Hold',
        status_details: [{ name: 'InvalidAddress', description: 'Invalid Address' }],
      };
      expect(await read({ ...order, status: 'Processing', shipments: [stuck] })).toMatchObject({
        state: 'onHold',
        problem: 'Invalid Address',
        parcels: [],
      });
    });

    it('adds up lots of an item, but not the components of a bundle', async () => {
      const items = (...inventory_items: unknown[]) => ({ reference_id: 'A', sku: 'A', inventory_items });
      const products = [
        items({ id: 1, quantity: 2 }, { id: 1, quantity: '3' }),
        items({ id: 1, quantity: 2 }, { id: 2, quantity: 2 }),
      ];
      const { parcels } = await read({ ...order, shipments: [{ ...shipment, products }] });
      expect(parcels[0]?.lines?.map(({ quantity }) => quantity)).toEqual([5, 2]);
    });

    it('never reads an unknown status as shipped', async () => {
      const known = /^(fulfilled|partiallyfulfilled|cancelled)$/;
      await fc.assert(
        fc.asyncProperty(fc.string(), fc.string(), async (status, shipmentStatus) => {
          fc.pre(!known.test(status.toLowerCase().replaceAll(/[\s_-]/g, '')));
          fc.pre(!/^completed$/.test(shipmentStatus.toLowerCase().replaceAll(/[\s_-]/g, '')));
          const result = await read({ ...order, status, shipments: [{ ...shipment, status: shipmentStatus }] });
          expect(['received', 'onHold']).toContain(result.state);
          for (const parcel of result.parcels) expect(parcel).toMatchObject({ shippedAt: null });
        }),
      );
    });
  });

  describe('cancel', () => {
    const cancel = (answers: RecordedAnswers) => api(answers).connection.cancel(sent);
    const path = 'POST /2026-07/order/77:cancel';
    const still = { 'GET /2026-07/order/77': { body: { ...order, status: 'Processing', shipments: [] } } };

    it.each([
      ['Failure', 'Shipment is being packed'],
      ['PartialSuccess', 'Shipment is being packed'],
    ])('is too late after %s', async (status, reason) => {
      const body = { status, canceled_shipment_results: [{ is_success: false, reason }, { is_success: true }] };
      await expect(cancel({ [path]: { body }, ...still })).rejects.toMatchObject({
        name: 'TooLateError',
        message: reason,
      });
    });

    it('is too late after 422, unless the order is already canceled', async () => {
      const refused = { [path]: { status: 422, body: { '': ['Order cannot be cancelled'] } } };
      await expect(cancel({ ...refused, ...still })).rejects.toMatchObject({
        name: 'TooLateError',
        message: 'Order cannot be cancelled',
      });
      await cancel({ ...refused, 'GET /2026-07/order/77': { body: { ...order, status: 'Cancelled' } } });
    });

    it('is refused for an order that does not exist', async () => {
      await expect(cancel({ [path]: { status: 404 } })).rejects.toMatchObject({ name: 'RefusedError' });
    });

    it('succeeds when everything is canceled', () => cancel({ [path]: { body: { order_id: 77, status: 'Success' } } }));
  });

  describe('readStock', () => {
    const items = [
      { sku: 'MUG-01', total_on_hand_quantity: 10, total_fulfillable_quantity: '-2' },
      { sku: null, total_on_hand_quantity: 1, total_fulfillable_quantity: 1 },
      { sku: 'TEE-M', total_on_hand_quantity: '3', total_fulfillable_quantity: 3 },
    ];

    it('reads all pages, or only the requested SKUs', async () => {
      const answers = {
        'GET /2026-07/inventory-level': [{ body: { items, next: '?Cursor=2' } }, { body: { items: [] } }],
      };
      expect(await api(answers).connection.readStock?.(null)).toEqual([
        { sku: 'MUG-01', site: null, onHand: 10, available: -2 },
        { sku: 'TEE-M', site: null, onHand: 3, available: 3 },
      ]);
      expect(await api(answers).connection.readStock?.(['TEE-M'])).toMatchObject([{ sku: 'TEE-M' }]);
    });

    it('reads what the chosen fulfillment center has', async () => {
      const site = (location_id: number, on_hand_quantity: number) => ({
        location_id,
        on_hand_quantity,
        fulfillable_quantity: on_hand_quantity - 1,
        committed_quantity: 1,
      });
      const rows = [
        { inventory_id: 1, sku: 'MUG-01', locations: [site(12, 4), site(13, 9)] },
        { inventory_id: 2, sku: 'TEE-M', locations: [site(13, 5)] },
      ];
      const { connection } = api(
        { 'GET /2026-07/inventory-level/locations': { body: { items: rows, next: null } } },
        { ...account, choices: { facilityId: '12' } },
      );
      expect(await connection.readStock?.(null)).toEqual([
        { sku: 'MUG-01', site: '12', onHand: 4, available: 3, committed: 1 },
        { sku: 'TEE-M', site: '12', onHand: 0, available: 0 },
      ]);
    });
  });

  describe('webhooks', () => {
    const now = new Date('2026-02-01T10:00:00Z');
    const secret = `whsec_${Buffer.from('canary key').toString('base64')}`;

    function webhook(body: string, { key = 'canary key', at = now, headers = {} } = {}) {
      const timestamp = String(at.getTime() / 1000);
      const signature = createHmac('sha256', key).update(`msg_1.${timestamp}.${body}`).digest('base64');
      return {
        headers: {
          'webhook-id': 'msg_1',
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,AAAA v1,${signature}`,
          ...headers,
        },
        rawBody: Buffer.from(body),
      };
    }
    const body = JSON.stringify({ id: 501, order_id: 77, reference_id: 'S1001-1' });

    it.each([
      ['another key', webhook(body, { key: 'other' })],
      ['an old time', webhook(body, { at: new Date('2026-02-01T09:54:00Z') })],
      ['no signature', webhook(body, { headers: { 'webhook-signature': '' } })],
      ['a signature of another version', webhook(body, { headers: { 'webhook-signature': 'v2,AAAA' } })],
      ['another body', { ...webhook(body), rawBody: Buffer.from(`${body} `) }],
      ['no headers', { headers: {}, rawBody: Buffer.from(body) }],
    ])('refuses %s', async (_, received) => {
      await expect(readShipbobWebhook(received, secret, now)).rejects.toMatchObject({ name: 'InvalidSignatureError' });
    });

    it.each([['{}'], ['[]'], ['null'], ['{"id":501}'], ['not JSON']])('cannot read %s', async (text) => {
      await expect(readShipbobWebhook(webhook(text), secret, now)).rejects.toMatchObject({
        name: 'UnexpectedReplyError',
      });
    });

    it('reads the order of a shipment, and an order', async () => {
      expect(await readShipbobWebhook(webhook(body), secret, now)).toEqual({
        eventId: 'msg_1',
        orders: [{ providerOrderId: '77', reference: 'S1001-1' }],
      });
      expect(await readShipbobWebhook(webhook(JSON.stringify(order)), 'canary key', now)).toMatchObject({
        orders: [{ providerOrderId: '77', reference: 'S1001-1' }],
      });
    });

    it('subscribes once, with a secret in ShipBob’s format', async () => {
      const address = 'https://hub.example/webhooks/shipbob';
      const subscribe = async (items: unknown[]) => {
        const answers = {
          'GET /2026-07/webhook': { body: { items } },
          'POST /2026-07/webhook': { status: 201, body: { id: 1 } },
        };
        const { call, requests } = api(answers);
        await shipbobAdapter.webhooks?.subscribe?.(call, account, address, 'canary key');
        return requests;
      };
      expect(await subscribe([{ url: address }])).toHaveLength(1);
      const [, created] = await subscribe([{ url: 'https://other.example' }]);
      expect(created?.body).toMatchObject({ url: address, secret, topics: expect.arrayContaining(['order.shipped']) });
    });
  });
});
