import { message } from '@hub/domain/messages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { aLine, aRecipient, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { dclAdapter } from './dclAdapter.ts';

const account = {
  credentials: { username: 'demo', password: 'canary-password', account_number: '24001' },
  choices: { service: 'UPS / Ground', freightAccount: '00500' },
};
const api = (answers: RecordedAnswers, settings: AccountSettings = account) =>
  createFakeApi(dclAdapter, settings, answers);
const sent = { reference: 'S1001-1', providerOrderId: 'S1001-1' };

const order = {
  order_number: 'S1001-1',
  account_number: '24001',
  order_status: 1,
  order_stage: 60,
  is_cancelled: false,
  shipments: [
    {
      ship_date: '2026-02-01T10:30:00',
      shipping_carrier: 'UPS',
      shipping_service: 'Ground',
      packages: [
        { carton_id: 'C1', tracking_number: '1Z1', shipped_items: [{ item_number: 'MUG-01', quantity: 2 }] },
        { carton_id: 'C2', tracking_number: null, shipped_items: [{ item_number: 'TEE-M', quantity: '1' }] },
      ],
    },
  ],
};

const orders = (...rows: unknown[]) => ({ body: { error_code: 0, error_message: '', orders: rows } });
const noOrders = orders();
const accepted = {
  status: 201,
  body: {
    error_code: 0,
    error_message: null,
    order_statuses: [{ order_number: 'S1001-1', error_code: 0, error_message: null }],
  },
};
const read = (row: unknown) => api({ 'GET /api/v1/orders': orders(row) }).connection.readShipment(sent);

describe('DCL', () => {
  describeFailures(dclAdapter, account);

  it('calls an account of the sandbox below its own path', async () => {
    const { connection, calls } = api({ 'GET /api/sandbox/orders': orders(order) }, { ...account, isSandbox: true });
    await connection.findByReference('S1001-1');
    expect(calls()).toEqual(['GET /api/sandbox/orders?order_numbers=S1001-1&extended_date=true']);
  });

  it('gives DCL’s words for a password that is refused, without the password', async () => {
    const body = { error_code: 401, error_message: 'Invalid password canary-password' };
    const { connection, requests } = api({ 'GET /api/v1/orders': { status: 401, body } });
    await expect(connection.test()).rejects.toMatchObject({
      name: 'CredentialsRefusedError',
      message: 'Invalid password •••',
    });
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('demo:canary-password')}`);
  });

  it.each(['username', 'password', 'account_number'])('asks for a blank %s without making a call', async (field) => {
    const { connection, requests } = api({}, { ...account, credentials: { ...account.credentials, [field]: ' ' } });
    await expect(connection.test()).rejects.toMatchObject({ name: 'InvalidSettingsError' });
    expect(requests).toEqual([]);
  });

  describe('send', () => {
    it.each(['S1001_1', 'Ö1', '', 'A'.repeat(26)])(
      'refuses the reference %j before making a call',
      async (reference) => {
        const { connection, requests } = api({});
        await expect(connection.send(aShipment({ reference }))).rejects.toMatchObject({ name: 'RefusedError' });
        expect(requests).toEqual([]);
      },
    );

    it('refuses a SKU that DCL would truncate', async () => {
      const { connection, requests } = api({});
      const long = 'A'.repeat(26);
      await expect(connection.send(aShipment({ lines: [aLine({ sku: long })] }))).rejects.toThrow(long);
      expect(requests).toEqual([]);
    });

    it.each<Record<string, string>>([
      {},
      { service: 'UPS / Ground' },
      { freightAccount: '1' },
      { service: 'UPS', freightAccount: '1' },
    ])('names the missing choice: %j', async (choices) => {
      const { connection, requests } = createFakeApi(dclAdapter, { ...account, choices }, {});
      await expect(connection.send(aShipment())).rejects.toMatchObject({
        name: 'InvalidSettingsError',
        message: expect.stringMatching(/^Choose the (?:carrier|freight)/),
      });
      expect(requests).toEqual([]);
    });

    it.each([
      [{ freightAccount: '12345678901' }, {}, 'Freight account is too long: 10 characters or fewer.'],
      [{}, { service: 'x'.repeat(31) }, 'Carrier and service is too long: 30 characters or fewer.'],
      [{}, { carrier: 'x'.repeat(31), service: 'y' }, /^Carrier and service is too long/],
    ])('refuses values that DCL would truncate: %j, %j', async (chosen, parts, text) => {
      const choices = { ...account.choices, ...chosen };
      const { connection, requests } = createFakeApi(dclAdapter, { ...account, choices }, {});
      await expect(connection.send(aShipment(parts))).rejects.toMatchObject({
        message: typeof text === 'string' ? text : expect.stringMatching(text),
      });
      expect(requests).toEqual([]);
    });

    it.each([
      ['a status of 400', { status: 400, body: { error_code: 12, error_message: 'Unknown item TEE-M' } }],
      [
        'a code for all in a reply of 201',
        { ...accepted, body: { error_code: 12, error_message: 'Unknown item TEE-M' } },
      ],
      [
        'codes for both',
        {
          ...accepted,
          body: {
            error_code: 1,
            error_message: 'One or more orders have errors',
            order_statuses: [{ order_number: 'S1001-1', error_code: 12, error_message: 'Unknown item TEE-M' }],
          },
        },
      ],
      [
        'a code for the order in a reply of 201',
        {
          status: 201,
          body: {
            error_code: 0,
            error_message: '',
            order_statuses: [{ order_number: 'S1001-1', error_code: '12', error_message: 'Unknown item TEE-M' }],
          },
        },
      ],
    ])('shows DCL’s reason for %s', async (_, answer) => {
      const { connection } = api({ 'POST /api/v1/batches': answer, 'GET /api/v1/orders': noOrders });
      await expect(connection.send(aShipment())).rejects.toMatchObject({
        name: 'RefusedError',
        message: 'Unknown item TEE-M',
      });
    });

    it('treats a refused repetition as sent when DCL has the order', async () => {
      const { connection } = api({
        'POST /api/v1/batches': { body: { error_code: 99, error_message: 'Order exists' } },
        'GET /api/v1/orders': orders(order),
      });
      expect(await connection.send(aShipment())).toEqual(sent);
    });

    it('sends all units with the default service and the date in California', async () => {
      const { connection, requests } = api({ 'POST /api/v1/batches': accepted });
      expect(await connection.send(aShipment({ orderedAt: '2026-02-01T06:30:00.000Z' }))).toEqual(sent);
      expect(requests[0]?.body).toEqual({
        allow_partial: false,
        orders: [
          {
            order_number: 'S1001-1',
            account_number: '24001',
            order_status: 1,
            ordered_date: '2026-01-31',
            freight_account: '00500',
            shipping_carrier: 'UPS',
            shipping_service: 'Ground',
            shipping_address: {
              attention: 'Zoë Ångström',
              address1: '12 Mill Lane',
              address2: 'Flat 3',
              city: 'Leeds',
              state_province: 'WYK',
              postal_code: 'LS1 4AB',
              country_code: 'GB',
              phone: '+44 113 496 0000',
              email: 'zoe@example.com',
            },
            lines: [
              { line_number: 1, item_number: 'MUG-01', quantity: 2, price: 12.5 },
              { line_number: 2, item_number: 'TEE-M', quantity: 1 },
            ],
          },
        ],
      });
    });

    it.each([
      ['Priority Mail', 'USPS', 'USPS', 'Priority Mail'],
      ['2nd Day Air', null, 'UPS', '2nd Day Air'],
      [null, 'USPS', 'UPS', 'Ground'],
      ['USPS Priority Mail', null, 'USPS', 'Priority Mail'],
      ['fedex 2 Day', null, 'FedEx', '2 Day'],
      ['UPS Ground', 'UPS', 'UPS', 'Ground'],
    ])('ships %s of %s by %s %s', async (service, carrier, shipping_carrier, shipping_service) => {
      const { connection, requests } = api({ 'POST /api/v1/batches': accepted });
      await connection.send(aShipment({ service, carrier }));
      expect(requests[0]?.body).toMatchObject({ orders: [{ shipping_carrier, shipping_service }] });
    });

    it('preserves the units of all lines', async () => {
      const line = fc.record({
        sku: fc.constantFrom('MUG-01', 'TEE-M', 'Tasse-木'),
        quantity: fc.integer({ min: 1, max: 10_000 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 50 }), async (lines) => {
          const { connection, requests } = api({ 'POST /api/v1/batches': accepted });
          await connection.send(aShipment({ lines: lines.map((parts) => aLine(parts)) }));
          const body = requests[0]?.body as { orders: { lines: { item_number: string; quantity: number }[] }[] };
          expect(body.orders[0]?.lines.map(({ item_number: sku, quantity }) => ({ sku, quantity }))).toEqual(lines);
        }),
      );
    });
  });

  describe('findByReference', () => {
    it('also asks for canceled orders, which the list omits', async () => {
      const { connection, calls } = api({ 'GET /api/v1/orders': noOrders });
      expect(await connection.findByReference('S1001-1')).toBe(null);
      expect(calls()).toEqual([
        'GET /api/v1/orders?order_numbers=S1001-1&extended_date=true',
        'GET /api/v1/orders?order_numbers=S1001-1&extended_date=true&status=2',
      ]);
    });

    it('skips orders with another number or account', async () => {
      const others = orders({ ...order, order_number: 'S1001-10' }, { ...order, account_number: 24002 });
      expect(await api({ 'GET /api/v1/orders': others }).connection.findByReference('S1001-1')).toBe(null);
    });

    it.each([order, { ...order, account_number: null }, { ...order, account_number: 24001 }])(
      'finds the order: %#',
      async (row) => {
        expect(await api({ 'GET /api/v1/orders': orders(row) }).connection.findByReference('S1001-1')).toEqual(sent);
      },
    );

    it('treats an error in a reply of 200 as unavailable', async () => {
      const { connection } = api({ 'GET /api/v1/orders': { body: { error_code: 5, error_message: 'Try later' } } });
      await expect(connection.findByReference('S1001-1')).rejects.toThrow('Try later');
    });
  });

  describe('readShipment', () => {
    it('reads parcels with their lines, in California time', async () => {
      expect(await read(order)).toEqual({
        ...sent,
        state: 'shipped',
        problem: null,
        parcels: [
          {
            parcelId: 'C1',
            carrier: 'UPS',
            trackingNumber: '1Z1',
            trackingUrl: null,
            shippedAt: '2026-02-01T18:30:00.000Z',
            status: 'in_transit',
            isVoided: false,
            lines: [{ sku: 'MUG-01', lineItemId: null, quantity: 2 }],
          },
          {
            parcelId: 'C2',
            carrier: 'UPS',
            trackingNumber: null,
            trackingUrl: null,
            shippedAt: '2026-02-01T18:30:00.000Z',
            status: 'in_transit',
            isVoided: false,
            lines: [{ sku: 'TEE-M', lineItemId: null, quantity: 1 }],
          },
        ],
      });
    });

    it.each([
      [2, 'cancelled'],
      [4, 'onHold'],
      [5, 'onHold'],
      [6, 'onHold'],
      [10, 'received'],
      ['20', 'received'],
      [30, 'received'],
      [40, 'received'],
      [50, 'partial'],
      [60, 'shipped'],
      [52, 'partial'],
      [55, 'partial'],
      [62, 'closedShort'],
      [70, 'shipped'],
    ])('reads stage %s as %s', async (order_stage, state) => {
      expect((await read({ ...order, order_stage })).state).toBe(state);
    });

    it('never reads an unknown stage as shipped or canceled', async () => {
      const known = [2, 4, 5, 6, 10, 20, 30, 40, 50, 52, 55, 60, 62, 70];
      const stage = fc.oneof(fc.integer(), fc.string(), fc.constant(null));
      await fc.assert(
        fc.asyncProperty(stage, async (order_stage) => {
          fc.pre(!known.map(String).includes(String(order_stage).replaceAll(/[\s_-]/g, '')));
          const { state, problem } = await read({ ...order, order_stage });
          expect(state).toBe('onHold');
          expect(problem).toMatchObject({ code: 'providers.stage' });
        }),
      );
    });

    it('reads an order as canceled at any stage, and voids what has not left', async () => {
      const [shipment] = order.shipments;
      const cancelled = {
        ...order,
        order_stage: 10,
        is_cancelled: true,
        shipments: [{ ...shipment, ship_date: null }],
      };
      expect(await read(cancelled)).toMatchObject({
        state: 'cancelled',
        parcels: [{ isVoided: true, shippedAt: null, status: 'canceled' }, {}],
      });
    });

    it('identifies boxes without a carton id by tracking number or position', async () => {
      const packages = [
        { carton_id: null, tracking_number: '1Z9', shipped_items: null },
        { carton_id: null, tracking_number: ' ', shipped_items: [{ item_number: null, quantity: null }] },
      ];
      const { parcels } = await read({ ...order, shipments: [{ ...order.shipments[0], packages }] });
      expect(parcels).toMatchObject([
        { parcelId: '1Z9', lines: null },
        { parcelId: 'S1001-1-2', trackingNumber: null, lines: [] },
      ]);
    });

    it('reads an order without shipments', async () => {
      expect((await read({ ...order, order_stage: 10, shipments: null })).parcels).toEqual([]);
    });

    it.each([
      ['an invalid date', { ship_date: 'soon' }],
      ['a fraction of a unit', { packages: [{ shipped_items: [{ item_number: 'A', quantity: 1.5 }] }] }],
      ['negative units', { packages: [{ shipped_items: [{ item_number: 'A', quantity: -1 }] }] }],
    ])('rejects %s with an error', async (_, parts) => {
      await expect(read({ ...order, shipments: [{ ...order.shipments[0], ...parts }] })).rejects.toMatchObject({
        name: 'UnexpectedReplyError',
      });
    });

    it('rejects an order that does not exist', async () => {
      await expect(api({ 'GET /api/v1/orders': noOrders }).connection.readShipment(sent)).rejects.toMatchObject({
        name: 'RefusedError',
        message: 'DCL Logistics has no order S1001-1.',
      });
    });
  });

  describe('cancel', () => {
    const done = { body: { error_code: 0, error_message: '' } };
    const cancelled = [noOrders, orders({ ...order, order_stage: 2 })];

    it('succeeds when the order is canceled afterwards', async () => {
      const { connection, requests } = api({ 'PUT /api/v1/orders/cancel': done, 'GET /api/v1/orders': cancelled });
      await connection.cancel(sent);
      expect(requests[0]?.body).toEqual({ account_number: '24001', order_number: 'S1001-1' });
    });

    it("fails as too late with DCL's reason when DCL refuses", async () => {
      const { connection } = api({
        'PUT /api/v1/orders/cancel': { status: 400, body: { error_code: 7, error_message: 'Order is being picked' } },
        'GET /api/v1/orders': orders({ ...order, order_stage: 20 }),
      });
      await expect(connection.cancel(sent)).rejects.toMatchObject({
        name: 'TooLateError',
        message: 'Order is being picked',
      });
    });

    it('fails as too late when DCL agrees but continues', async () => {
      const { connection } = api({
        'PUT /api/v1/orders/cancel': done,
        'GET /api/v1/orders': orders({ ...order, order_stage: 20 }),
      });
      await expect(connection.cancel(sent)).rejects.toMatchObject({ name: 'TooLateError' });
    });

    it('succeeds when the order was already canceled', async () => {
      const { connection } = api({
        'PUT /api/v1/orders/cancel': { body: { error_code: 7, error_message: 'Already cancelled' } },
        'GET /api/v1/orders': cancelled,
      });
      await connection.cancel(sent);
    });
  });

  describe('readStock', () => {
    const item = (item_number: string) => ({ item_number, on_hand: 5, on_hold: 0, committed: 2, available: '3' });

    it('reads until a page is not full', async () => {
      const full = Array.from({ length: 500 }, (_, index) => item(`A${index}`));
      const { connection, calls } = api({
        'GET /api/v1/items': [{ body: { error_code: 0, items: full } }, { body: { items: [item('MUG-01')] } }],
      });
      const levels = await connection.readStock?.(null);
      expect(levels).toHaveLength(501);
      expect(levels?.at(-1)).toEqual({ sku: 'MUG-01', site: null, onHand: 5, available: 3, committed: 2 });
      expect(calls()).toEqual(['GET /api/v1/items?page=1&page_size=500', 'GET /api/v1/items?page=2&page_size=500']);
    });

    it('asks for many SKUs in several calls, and for all when a SKU contains a comma', async () => {
      const skus = Array.from({ length: 101 }, (_, index) => `A${index}`);
      const many = api({ 'GET /api/v1/items': { body: { items: [] } } });
      await many.connection.readStock?.(skus);
      expect(many.requests.map(({ query }) => query.get('item_numbers')?.split(',').length)).toEqual([100, 1]);

      const comma = api({ 'GET /api/v1/items': { body: { items: [item('MUG,01'), item('01')] } } });
      expect(await comma.connection.readStock?.(['MUG,01'])).toEqual([
        { sku: 'MUG,01', site: null, onHand: 5, available: 3, committed: 2 },
      ]);
      expect(comma.requests[0]?.query.has('item_numbers')).toBe(false);
    });

    it('makes no call for an empty list of SKUs', async () => {
      const { connection, requests } = api({});
      expect(await connection.readStock?.([])).toEqual([]);
      expect(requests).toEqual([]);
    });
  });

  it('offers services of past orders first, then common ones, and the account’s own freight', async () => {
    const past = {
      ...order,
      freight_account: '00500',
      shipments: [{ ...order.shipments[0], shipping_service: 'Saver' }],
    };
    const { connection } = api({ 'GET /api/v1/orders': orders(past, past, { ...order, shipments: [] }) });
    const [service, freight] = (await connection.readChoices?.()) ?? [];
    expect(service?.options.slice(0, 2)).toEqual([
      { value: 'UPS / Saver', label: 'UPS Saver' },
      { value: 'UPS / Ground', label: 'UPS Ground' },
    ]);
    expect(freight?.options).toEqual([
      { value: '00500', label: '00500' },
      { value: '24001', label: message('providers.ownAccount', { account: '24001', provider: 'DCL' }) },
    ]);
  });

  it('sends an address in another alphabet unchanged', async () => {
    const { connection, requests } = api({ 'POST /api/v1/batches': accepted });
    await connection.send(aShipment({ recipient: aRecipient({ name: '山田 太郎', company: '', state: '' }) }));
    const body = requests[0]?.body as { orders: { shipping_address: object }[] };
    expect(body.orders[0]?.shipping_address).toMatchObject({ attention: '山田 太郎' });
    expect(body.orders[0]?.shipping_address).not.toHaveProperty('company');
  });
});
