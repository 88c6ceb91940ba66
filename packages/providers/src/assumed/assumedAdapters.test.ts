import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderAdapter } from '../ProviderAdapter.ts';
import { aLine, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { amsAdapter } from '../ams/amsAdapter.ts';
import { coldTrackAdapter } from '../coldTrack/coldTrackAdapter.ts';
import { portlessAdapter } from '../portless/portlessAdapter.ts';

/** With the addresses that the server's configuration provides. */
const configured = (adapter: ProviderAdapter): ProviderAdapter => ({
  ...adapter,
  baseUrl: () => 'https://warehouse.example',
});

const amsAccount = {
  credentials: { client_code: 'ACME', host: 'wms.example.com', login_id: 'hub', password: 'canary-password' },
  choices: {},
};
const login = { 'POST /api/v1/login': { body: { token: 'canary-token', expires_in: 3600 } } };
const coldTrackAccount = {
  credentials: { api_key: 'canary-key', application_name: 'Hub', client_id: 'C-1' },
  choices: {},
};
const portlessAccount = {
  credentials: { adminApiKey: 'canary-admin', merchantApiKey: 'canary-merchant', connectorId: '77' },
  choices: {},
};

const api = (answers: RecordedAnswers) => createFakeApi(configured(coldTrackAdapter), coldTrackAccount, answers);
const sent = { reference: 'S1001-1', providerOrderId: 'A/77' };
const orderPath = '/api/v1/orders/A%2F77';

const order = {
  id: 'A/77',
  reference: 'S1001-1',
  status: 'shipped',
  shipments: [
    {
      id: 501,
      carrier: 'DHL',
      tracking_number: 'JD01',
      shipped_at: '2026-02-01T10:30:00Z',
      lines: [
        { line_ref: '9001', sku: 'MUG-01', quantity: 2 },
        { line_ref: null, sku: 'TEE-M', quantity: '1' },
      ],
    },
  ],
};
const read = (body: unknown) => api({ [`GET ${orderPath}`]: { body } }).connection.readShipment(sent);

describe('AMS', () => {
  describeFailures(amsAdapter, amsAccount, { before: login });

  it.each(['', 'localhost', '127.0.0.1', '0x7f.1', 'http://wms.example.com', 'wms.example.com:8080'])(
    'refuses the host %j',
    (host) => {
      const account = { ...amsAccount, credentials: { ...amsAccount.credentials, host } };
      expect(() => amsAdapter.baseUrl(account)).toThrow(expect.objectContaining({ name: 'InvalidSettingsError' }));
    },
  );

  it("calls the account's host", () => {
    expect(amsAdapter.baseUrl(amsAccount)).toBe('https://wms.example.com');
  });

  it("shows the 3PL's reason for a refused login, without the password", async () => {
    const { connection, calls } = createFakeApi(amsAdapter, amsAccount, {
      'POST /api/v1/login': { status: 401, body: { error: 'Unknown login ACME with canary-password' } },
    });
    await expect(connection.test()).rejects.toMatchObject({ name: 'CredentialsRefusedError' });
    await expect(connection.test()).rejects.toThrow('Unknown login ••• with •••');
    expect(calls()).toEqual(['POST /api/v1/login', 'POST /api/v1/login']);
  });

  it('logs in for each test, which reveals a changed password', async () => {
    const { connection, calls, requests } = createFakeApi(amsAdapter, amsAccount, {
      ...login,
      'GET /api/v1/ping': { body: { ok: true } },
    });
    await connection.test();
    await connection.test();
    expect(calls()).toEqual(['POST /api/v1/login', 'GET /api/v1/ping', 'POST /api/v1/login', 'GET /api/v1/ping']);
    expect(requests[0]?.body).toEqual({ client_code: 'ACME', login_id: 'hub', password: 'canary-password' });
    expect(requests[1]?.headers.authorization).toBe('Bearer canary-token');
  });

  it('reuses its token between calls and gets a new one when it expires', async () => {
    const credentials = { ...amsAccount.credentials, login_id: 'expiring' };
    const found = { body: { orders: [order] } };
    const { connection, calls } = createFakeApi(
      amsAdapter,
      { ...amsAccount, credentials },
      { ...login, 'GET /api/v1/orders': [found, found, { status: 401, body: { error: 'Expired' } }, found] },
    );
    for (let call = 0; call < 3; call += 1) expect(await connection.findByReference('S1001-1')).toEqual(sent);
    expect(calls().map((call) => call.split('?')[0])).toEqual([
      'POST /api/v1/login',
      'GET /api/v1/orders',
      'GET /api/v1/orders',
      'GET /api/v1/orders',
      'POST /api/v1/login',
      'GET /api/v1/orders',
    ]);
  });
});

describe('Cold Track', () => {
  describeFailures(configured(coldTrackAdapter), coldTrackAccount);

  it('has no address unless the server configures one', () => {
    expect(() => coldTrackAdapter.baseUrl(coldTrackAccount)).toThrow(
      'Cold Track doesn’t publish the address of its API. Ask whoever runs this server to set it up.',
    );
  });

  it('sends its three keys in headers', async () => {
    const { connection, requests } = api({ 'GET /api/v1/ping': { body: { ok: true } } });
    await connection.test();
    expect(requests[0]?.headers).toMatchObject({
      'x-api-key': 'canary-key',
      'x-application-name': 'Hub',
      'x-client-id': 'C-1',
    });
  });

  it.each(['api_key', 'application_name', 'client_id'])('asks for a blank %s without making a call', async (field) => {
    const account = { ...coldTrackAccount, credentials: { ...coldTrackAccount.credentials, [field]: '' } };
    const { connection, requests } = createFakeApi(configured(coldTrackAdapter), account, {});
    await expect(connection.test()).rejects.toMatchObject({ name: 'InvalidSettingsError' });
    expect(requests).toEqual([]);
  });

  it('fails the test on any reply but yes', async () => {
    await expect(api({ 'GET /api/v1/ping': { body: { ok: false } } }).connection.test()).rejects.toMatchObject({
      name: 'UnexpectedReplyError',
    });
  });
});

describe('Portless', () => {
  describeFailures(configured(portlessAdapter), portlessAccount);

  it('has no address unless the server configures one', () => {
    expect(() => portlessAdapter.baseUrl(portlessAccount)).toThrow('Portless doesn’t publish');
  });

  it('sends its three keys in headers', async () => {
    const { connection, requests } = createFakeApi(configured(portlessAdapter), portlessAccount, {
      'GET /api/v1/ping': { body: { ok: true } },
    });
    await connection.test();
    expect(requests[0]?.headers).toMatchObject({
      'x-admin-api-key': 'canary-admin',
      'x-merchant-api-key': 'canary-merchant',
      'x-connector-id': '77',
    });
  });
});

describe('the shared assumed API', () => {
  describe('send', () => {
    it.each([
      [{ error: 'Closed' }, 'Closed'],
      [{ error: { code: 'invalid_order' } }, 'invalid_order'],
      [{ error: { code: 'invalid_order', message: 'Invalid order' } }, 'Invalid order'],
      [
        { error: { message: 'Invalid order', fields: { 'ship_to.city': 'is required', lines: ['a', 'b'], odd: 1 } } },
        'Invalid order (ship_to.city: is required; lines: a, b)',
      ],
      [{ error: { fields: { city: 'is required' } } }, 'city: is required'],
      ['Closed on Sundays', 'Closed on Sundays'],
    ])('shows the reason from %j', async (body, message) => {
      for (const status of [400, 409, 422]) {
        const { connection } = api({
          'POST /api/v1/orders': { status, body },
          'GET /api/v1/orders': { body: { orders: [] } },
        });
        await expect(connection.send(aShipment())).rejects.toMatchObject({ name: 'RefusedError', message, status });
      }
    });

    it('treats a repeated order as sent', async () => {
      const body = { error: { code: 'duplicate_reference', order_id: 'A/77' } };
      const { connection } = api({
        'POST /api/v1/orders': { status: 409, body },
        'GET /api/v1/orders': { body: { orders: [order] } },
      });
      expect(await connection.send(aShipment())).toEqual(sent);
    });

    it('rejects a reply about another order', async () => {
      const body = { id: 'A/78', reference: 'S1001-2', status: 'received' };
      const { connection } = api({ 'POST /api/v1/orders': { status: 201, body } });
      await expect(connection.send(aShipment())).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('sends the whole shipment once per reference', async () => {
      const { connection, requests } = api({
        'POST /api/v1/orders': { status: 201, body: { id: 'A/77', reference: 'S1001-1', status: 'received' } },
      });
      expect(await connection.send(aShipment({ service: 'Express' }))).toEqual(sent);
      expect(requests[0]?.headers).toMatchObject({ 'idempotency-key': 'S1001-1' });
      expect(requests[0]?.body).toEqual({
        reference: 'S1001-1',
        order_date: '2026-01-31T16:46:27.000Z',
        service: 'Express',
        ship_to: {
          name: 'Zoë Ångström',
          company: '',
          address1: '12 Mill Lane',
          address2: 'Flat 3',
          city: 'Leeds',
          state: 'WYK',
          postal_code: 'LS1 4AB',
          country: 'GB',
          phone: '+44 113 496 0000',
          email: 'zoe@example.com',
        },
        lines: [
          { line_ref: '9001', sku: 'MUG-01', quantity: 2 },
          { line_ref: '9002', sku: 'TEE-M', quantity: 1 },
        ],
      });
    });

    it('preserves the units of all lines, there and back', async () => {
      const line = fc.record({
        lineItemId: fc.stringMatching(/^[0-9]{1,15}$/),
        sku: fc.stringMatching(/^\S[^\p{Cc}]{0,30}$/u),
        quantity: fc.integer({ min: 1, max: 10_000 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 50 }), async (lines) => {
          const { connection, requests } = api({
            'POST /api/v1/orders': { status: 201, body: { id: 'A/77', reference: 'S1001-1', status: 'received' } },
          });
          await connection.send(aShipment({ lines: lines.map((parts) => aLine(parts)) }));
          const body = requests[0]?.body as { lines: unknown[] };
          const { parcels } = await read({ ...order, shipments: [{ ...order.shipments[0], lines: body.lines }] });
          expect(parcels[0]?.lines).toEqual(lines);
        }),
      );
    });
  });

  describe('findByReference', () => {
    it('finds nothing in a list that is empty or has only other orders', async () => {
      const others = [{ ...order, reference: 'S1001-10' }];
      for (const orders of [[], others]) {
        const { connection } = api({ 'GET /api/v1/orders': { body: { orders } } });
        expect(await connection.findByReference('S1001-1')).toBe(null);
      }
    });

    it('prefers an order that is not canceled', async () => {
      const orders = [{ ...order, id: 1, status: 'cancelled' }, order];
      const { connection, calls } = api({ 'GET /api/v1/orders': { body: { orders } } });
      expect(await connection.findByReference('S1001-1')).toEqual(sent);
      expect(calls()).toEqual(['GET /api/v1/orders?reference=S1001-1']);
    });
  });

  describe('readShipment', () => {
    it('reads parcels with their lines', async () => {
      expect(await read(order)).toEqual({
        ...sent,
        state: 'shipped',
        problem: null,
        parcels: [
          {
            parcelId: '501',
            carrier: 'DHL',
            trackingNumber: 'JD01',
            trackingUrl: null,
            shippedAt: '2026-02-01T10:30:00.000Z',
            status: 'in_transit',
            isVoided: false,
            lines: [
              { sku: 'MUG-01', lineItemId: '9001', quantity: 2 },
              { sku: 'TEE-M', lineItemId: null, quantity: 1 },
            ],
          },
        ],
      });
    });

    it.each([
      ['received', 'received'],
      ['processing', 'received'],
      ['On Hold', 'onHold'],
      ['partially-shipped', 'partial'],
      ['SHIPPED', 'shipped'],
      ['cancelled', 'cancelled'],
    ])('reads %s as %s', async (status, state) => {
      expect((await read({ ...order, status })).state).toBe(state);
    });

    it('never reads an unknown status as shipped or canceled', async () => {
      const known = /^(?:received|processing|onhold|partiallyshipped|shipped|cancell?ed)$/;
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), async (status) => {
          fc.pre(
            !known.test(
              String(status)
                .toLowerCase()
                .replaceAll(/[\s_-]/g, ''),
            ),
          );
          expect(await read({ ...order, status })).toMatchObject({
            state: 'onHold',
            problem: { code: 'providers.status', values: expect.objectContaining({ provider: 'Cold Track' }) },
          });
        }),
      );
    });

    it('shows the reason for a hold', async () => {
      expect(await read({ ...order, status: 'on_hold', message: 'No stock of TEE-M' })).toMatchObject({
        state: 'onHold',
        problem: 'No stock of TEE-M',
      });
    });

    it('shows a label whose parcel has not left, and voids it once the order is canceled', async () => {
      const shipments = [{ id: 1, tracking_number: 'JD01', shipped_at: null }, { id: 2 }];
      expect((await read({ ...order, status: 'processing', shipments })).parcels).toMatchObject([
        { status: 'label_printed', isVoided: false, lines: null },
        { status: 'confirmed', shippedAt: null },
      ]);
      expect((await read({ ...order, status: 'cancelled', shipments })).parcels).toMatchObject([
        { status: 'canceled', isVoided: true },
        { status: 'canceled', isVoided: true },
      ]);
    });

    it.each([
      ['another order', { ...order, id: 'A/78' }],
      ['another reference', { ...order, reference: 'S1001-2' }],
      ['an invalid time', { ...order, shipments: [{ id: 1, shipped_at: 'yesterday' }] }],
      ['a parcel without an id', { ...order, shipments: [{ shipped_at: null }] }],
    ])('rejects %s with an error', async (_, body) => {
      await expect(read(body)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('shows the reason for an unknown order', async () => {
      const { connection } = api({ [`GET ${orderPath}`]: { status: 404, body: { error: 'No such order' } } });
      await expect(connection.readShipment(sent)).rejects.toMatchObject({
        name: 'RefusedError',
        message: 'No such order',
        status: 404,
      });
    });
  });

  describe('cancel', () => {
    const path = `POST ${orderPath}/cancel`;

    it('succeeds when the reply confirms it', async () => {
      const { connection, calls } = api({ [path]: { body: { ...order, status: 'cancelled' } } });
      await connection.cancel(sent);
      expect(calls()).toEqual([path]);
    });

    it.each([{ body: {} }, { body: '' }, { body: { status: 'processing' } }])(
      'reads the order after a reply without confirmation: %j',
      async (reply) => {
        const cancelled = api({ [path]: reply, [`GET ${orderPath}`]: { body: { ...order, status: 'cancelled' } } });
        await cancelled.connection.cancel(sent);
        const going = api({ [path]: reply, [`GET ${orderPath}`]: { body: { ...order, status: 'processing' } } });
        await expect(going.connection.cancel(sent)).rejects.toMatchObject({ name: 'TooLateError' });
      },
    );

    it('reports the text of a 409 as too late, unless the order was already canceled', async () => {
      const refused = { status: 409, body: { error: { code: 'too_late', message: 'Already packed' } } };
      const packed = api({ [path]: refused, [`GET ${orderPath}`]: { body: order } });
      await expect(packed.connection.cancel(sent)).rejects.toMatchObject({
        name: 'TooLateError',
        message: 'Already packed',
      });
      await api({
        [path]: refused,
        [`GET ${orderPath}`]: { body: { ...order, status: 'cancelled' } },
      }).connection.cancel(sent);
    });

    it('rejects an order that does not exist', async () => {
      const { connection } = api({ [path]: { status: 404, body: { error: 'No such order' } } });
      await expect(connection.cancel(sent)).rejects.toMatchObject({ name: 'RefusedError' });
    });
  });

  describe('readStock', () => {
    const page = (sku: string, next_cursor: unknown) => ({
      body: { items: [{ sku, on_hand: 5, available: '-1' }], next_cursor },
    });

    it('reads all pages, and only the requested SKUs', async () => {
      const pages = [page('MUG-01', 'a b'), page('TEE-M', null)];
      const { connection, calls } = api({ 'GET /api/v1/inventory': pages });
      expect(await connection.readStock?.(['TEE-M'])).toEqual([{ sku: 'TEE-M', site: null, onHand: 5, available: -1 }]);
      expect(calls()).toEqual(['GET /api/v1/inventory', 'GET /api/v1/inventory?cursor=a+b']);
    });

    it('stops at a page that leads to itself', async () => {
      const { connection } = api({ 'GET /api/v1/inventory': page('MUG-01', 'again') });
      await expect(connection.readStock?.(null)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });
  });
});
