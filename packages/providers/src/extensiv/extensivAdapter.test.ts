import { message } from '@hub/domain/messages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { extensivAdapter } from './extensivAdapter.ts';

const credentials = { customer_id: '12', user_login: 'store', client_id: 'id-canary', client_secret: 'secret-canary' };
const account = { credentials, choices: { facilityId: '3' } };
const token = {
  'POST /AuthServer/api/Token': { body: { access_token: 'tok-canary', token_type: 'Bearer', expires_in: 3600 } },
};
const sent = { reference: 'S1001-1', providerOrderId: '77' };

let accounts = 0;
/** Tokens are cached per account, so each test uses its own. */
function api(
  answers: RecordedAnswers,
  parts: { credentials?: Record<string, string>; choices?: Record<string, string> } = {},
) {
  accounts += 1;
  const own = { ...credentials, client_id: `id-canary-${accounts}`, ...parts.credentials };
  return createFakeApi(
    extensivAdapter,
    { credentials: own, choices: parts.choices ?? account.choices },
    { ...token, ...answers },
  );
}

const rel = (kind: string) => `http://api.3plCentral.com/rels/${kind}`;
const item = (orderItemId: number, sku: string, externalId: string, qty: unknown) => ({
  readOnly: { orderItemId },
  itemIdentifier: { id: orderItemId, sku },
  externalId,
  qty,
});
const readOnly = {
  orderId: 77,
  status: 1,
  isClosed: true,
  processDate: '2026-02-01T10:00:00',
  packages: [{ packageId: 5, trackingNumber: '1Z1', packageContents: [{ packageId: 5, orderItemId: 1, qty: 2.0 }] }],
};
const order = {
  readOnly,
  referenceNum: 'S1001-1',
  routingInfo: { carrier: 'UPS', mode: 'Ground', trackingNumber: '1Z1' },
  _embedded: { [rel('orders/item')]: [item(1, 'MUG-01', '9001', 2), item(2, 'TEE-M', '9002', 1)] },
};
const listOf = (kind: string, rows: unknown[]) => ({
  body: { totalResults: rows.length, _embedded: { [rel(kind)]: rows } },
});

const read = (parts: Record<string, unknown>, others: Record<string, unknown> = {}) =>
  api({
    'GET /orders/77': { body: { ...order, ...others, readOnly: { ...readOnly, ...parts } } },
  }).connection.readShipment(sent);

describe('Extensiv (Carter Distribution)', () => {
  describeFailures(extensivAdapter, account, { before: token });

  describe('token', () => {
    const customer = { 'GET /customers/12': { body: { readOnly: { customerId: 12 } } } };

    it.each([
      [400, { error: 'invalid_client' }, 'invalid_client'],
      [401, { error: 'invalid_client', error_description: 'No such client' }, 'invalid_client: No such client'],
      [400, { error: 'invalid_grant', error_description: 'Login id-canary unknown' }, 'Login id-canary unknown'],
    ])('shows Extensiv’s reason when refused with %i %j', async (status, body, message) => {
      const { connection } = api(
        { 'POST /AuthServer/api/Token': { status, body } },
        { credentials: { client_id: 'x' } },
      );
      await expect(connection.test()).rejects.toMatchObject({ name: 'CredentialsRefusedError', message });
    });

    it('is requested with client and login, and used in each call', async () => {
      const fake = api(customer);
      await fake.connection.test();
      await fake.connection.test();
      expect(fake.calls()).toEqual([
        'POST /AuthServer/api/Token',
        'GET /customers/12',
        'POST /AuthServer/api/Token',
        'GET /customers/12',
      ]);
      expect(fake.requests[0]).toMatchObject({ body: { grant_type: 'client_credentials', user_login: 'store' } });
      expect(fake.requests[1]?.headers).toMatchObject({
        authorization: 'Bearer tok-canary',
        accept: 'application/hal+json',
      });
    });

    it('sends a numeric login as a number', async () => {
      const fake = api(customer, { credentials: { user_login: '41' } });
      await fake.connection.test();
      expect(fake.requests[0]?.body).toEqual({ grant_type: 'client_credentials', user_login_id: 41 });
    });

    it('is renewed once when it expires', async () => {
      const fake = api({ 'GET /orders/77': [{ body: order }, { status: 401 }, { body: order }] });
      await fake.connection.readShipment(sent);
      await fake.connection.readShipment(sent);
      expect(fake.calls().filter((call) => call.startsWith('POST'))).toHaveLength(2);
    });
  });

  it('is refused for a customer id that is not a number, or that the role may not see', async () => {
    const wrong = api({}, { credentials: { customer_id: 'Carter' } });
    await expect(wrong.connection.test()).rejects.toMatchObject({ name: 'InvalidSettingsError' });
    expect(wrong.requests).toEqual([]);
    const body = { ErrorCode: 'NoPermission', Hint: 'Role lacks customers' };
    await expect(api({ 'GET /customers/12': { status: 403, body } }).connection.test()).rejects.toMatchObject({
      name: 'CredentialsRefusedError',
      message: 'NoPermission: Role lacks customers',
    });
  });

  describe('facility', () => {
    const facilities = (...rows: unknown[]) => ({ 'GET /properties/facilities': listOf('properties/facility', rows) });
    const noCarriers = { 'GET /properties/carriers': { body: { totalResults: 0 } } };
    const created = { 'POST /orders': { status: 201, body: order } };

    it("offers the account's facilities", async () => {
      const rows = [
        { readOnly: { facilityId: 3 }, name: 'Reno' },
        { facilityId: 4, name: null },
        { id: 5, name: 'Tampa' },
      ];
      const [facility] = (await api({ ...facilities(...rows), ...noCarriers }).connection.readChoices?.()) ?? [];
      expect([facility]).toEqual([
        {
          name: 'facilityId',
          label: message('choices.facilityId'),
          options: [
            { value: '3', label: 'Reno' },
            { value: '4', label: '4' },
            { value: '5', label: 'Tampa' },
          ],
        },
      ]);
    });

    it('offers time zones to choose one from, and carriers with billing codes and services', async () => {
      const carriers = [
        {
          name: 'UPS',
          shipmentServices: [{ code: 'GRD', description: 'Ground' }, { code: '2DA' }],
          billingCodes: ['Prepaid', { code: 'BillThirdParty' }],
        },
        { name: 'LTL', shipmentServices: null, billingCodes: null },
      ];
      const { connection } = api({
        ...facilities(
          { id: 3, name: 'Reno', timeZoneName: 'Pacific Standard Time' },
          { id: 4, timeZoneName: 'Nowhere' },
        ),
        'GET /properties/carriers': listOf('properties/carrier', carriers),
      });
      const choices = await connection.readChoices?.();
      const [, zone, billing, service] = choices ?? [];
      expect(zone?.options.slice(0, 2)).toEqual([
        { value: 'America/Los_Angeles', label: 'America/Los_Angeles' },
        { value: 'America/New_York', label: 'America/New_York' },
      ]);
      expect(billing?.options.map(({ value }) => value)).toEqual(['Prepaid', 'BillThirdParty']);
      expect(service?.options).toEqual([
        { value: 'UPS / GRD', label: 'UPS Ground' },
        { value: 'UPS / 2DA', label: 'UPS 2DA' },
      ]);
    });

    it('must be chosen when the account has several or none', async () => {
      const several = api(
        { ...facilities({ id: 3, name: 'Reno' }, { id: 4, name: 'Tampa' }), ...created },
        { choices: {} },
      );
      await expect(several.connection.send(aShipment())).rejects.toMatchObject({
        name: 'InvalidSettingsError',
        message: 'Choose the facility of Carter Distribution under Apps & Integrations.',
      });
      const none = api({ 'GET /properties/facilities': { body: { totalResults: 0 } } }, { choices: {} });
      await expect(none.connection.send(aShipment())).rejects.toMatchObject({ name: 'InvalidSettingsError' });
    });

    it('needs no choice when there is only one', async () => {
      const { connection, requests } = api({ ...facilities({ id: 8, name: 'Reno' }), ...created }, { choices: {} });
      await connection.send(aShipment());
      expect(requests.at(-1)?.body).toMatchObject({ facilityIdentifier: { id: 8 } });
    });
  });

  describe('send', () => {
    it('shows the reason for a refusal and its subject', async () => {
      const body = {
        ErrorCode: 'CannotBeNull',
        Hint: 'Item not found',
        Properties: [{ Name: 'Sku', Value: 'MUG-01' }],
      };
      await expect(api({ 'POST /orders': { status: 400, body } }).connection.send(aShipment())).rejects.toMatchObject({
        name: 'RefusedError',
        message: 'CannotBeNull: Item not found (Sku: MUG-01)',
      });
    });

    it('treats an order that Extensiv already has as sent, and picks the active duplicate', async () => {
      const cancelled = { ...order, readOnly: { orderId: 76, status: 2 } };
      const fake = api({
        'POST /orders': { status: 400, body: { ErrorCode: 'Duplicate', Hint: null, Properties: [] } },
        'GET /orders': listOf('orders/order', [cancelled, order]),
      });
      expect(await fake.connection.send(aShipment())).toEqual(sent);
      expect(fake.requests.at(-1)?.query.get('rql')).toBe('referenceNum==S1001-1;readOnly.customerIdentifier.id==12');
    });

    it('sends each line and each part of the address', async () => {
      const { connection, requests } = api({ 'POST /orders': { status: 201, body: order } });
      const outgoing = aShipment({ carrier: 'UPS', service: 'Ground', package: 'Box M' });
      expect(await connection.send(outgoing)).toEqual(sent);
      expect(requests.at(-1)?.body).toEqual({
        customerIdentifier: { id: 12 },
        facilityIdentifier: { id: 3 },
        referenceNum: 'S1001-1',
        externalId: 'S1001-1',
        poNum: '#1001',
        billingCode: 'Prepaid',
        routingInfo: { carrier: 'UPS', mode: 'Ground' },
        shippingNotes: 'Package: Box M',
        shipTo: {
          companyName: 'Zoë Ångström',
          name: 'Zoë Ångström',
          address1: '12 Mill Lane',
          address2: 'Flat 3',
          city: 'Leeds',
          state: 'WYK',
          zip: 'LS1 4AB',
          country: 'GB',
          phoneNumber: '+44 113 496 0000',
          emailAddress: 'zoe@example.com',
        },
        orderItems: [
          { itemIdentifier: { sku: 'MUG-01' }, qty: 2, externalId: '9001' },
          { itemIdentifier: { sku: 'TEE-M' }, qty: 1, externalId: '9002' },
        ],
      });
    });

    it('bills by the chosen code, and ships by the chosen service when no method is mapped', async () => {
      const choices = { facilityId: '3', billingCode: 'BillThirdParty', service: 'UPS / GRD' };
      const { connection, requests } = api({ 'POST /orders': { status: 201, body: order } }, { choices });
      await connection.send(aShipment({ carrier: null, service: null }));
      expect(requests.at(-1)?.body).toMatchObject({
        billingCode: 'BillThirdParty',
        routingInfo: { carrier: 'UPS', mode: 'GRD' },
      });
      await connection.send(aShipment({ carrier: 'FedEx', service: '2Day' }));
      expect(requests.at(-1)?.body).toMatchObject({ routingInfo: { carrier: 'FedEx', mode: '2Day' } });
    });

    it('loses no unit', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }),
          async (quantities) => {
            const { connection, requests } = api({ 'POST /orders': { body: order } });
            await connection.send(aShipment({ lines: quantities.map((quantity) => aLine({ quantity })) }));
            const body = requests.at(-1)?.body as { orderItems: { qty: number }[] };
            expect(body.orderItems.map(({ qty }) => qty)).toEqual(quantities);
          },
        ),
      );
    });
  });

  describe('update', () => {
    const open = { ...order, readOnly: { orderId: 77, status: 0, isClosed: false } };
    const current = { 'GET /orders/77': { body: open, headers: { etag: '"5"' } } };
    const held = { 'PUT /orders/orderholder': { body: { heldOrderIds: [77], exceptions: { Faults: [] } } } };

    it('overwrites the order by its version, after holding it', async () => {
      const { connection, requests, calls } = api({ ...current, ...held, 'PUT /orders/77': { body: open } });
      const lines = [aLine({ lineItemId: '9001', sku: 'MUG-01', quantity: 1 })];
      await connection.update?.(sent, aShipment({ lines }), { isOnHold: true });
      expect(calls().slice(1)).toEqual([
        'GET /orders/77?detail=OrderItems,Packages',
        'PUT /orders/orderholder?holdReason=Held+by+the+merchant',
        'GET /orders/77?detail=OrderItems,Packages',
        'PUT /orders/77',
      ]);
      expect(requests[2]?.body).toEqual({ orderIdentifiers: [{ id: 77 }] });
      expect(requests.at(-1)?.headers).toMatchObject({ 'if-match': '"5"' });
      expect(requests.at(-1)?.body).toMatchObject({
        referenceNum: 'S1001-1',
        shipTo: { zip: 'LS1 4AB' },
        orderItems: [{ itemIdentifier: { sku: 'MUG-01' }, qty: 1, externalId: '9001' }],
      });
    });

    it('releases the order after the change', async () => {
      const { connection, calls } = api({ ...current, ...held, 'PUT /orders/77': { body: open } });
      await connection.update?.(sent, aShipment(), { isOnHold: false });
      expect(calls().slice(-2)).toEqual(['PUT /orders/77', 'PUT /orders/orderholder?release=true']);
    });

    it('is too late for a closed order, and refused for one that is canceled or cannot be held', async () => {
      const late = api({ 'GET /orders/77': { body: order } });
      await expect(late.connection.update?.(sent, aShipment(), {})).rejects.toMatchObject({ name: 'TooLateError' });
      const gone = api({ 'GET /orders/77': { body: { ...order, readOnly: { orderId: 77, status: 2 } } } });
      await expect(gone.connection.update?.(sent, aShipment(), {})).rejects.toMatchObject({ name: 'RefusedError' });
      const faults = {
        heldOrderIds: [],
        exceptions: { Faults: [{ EntryNumber: 1, EntryInfo: 'It is being packed' }] },
      };
      const packing = api({ ...current, 'PUT /orders/orderholder': { body: faults } });
      await expect(packing.connection.update?.(sent, aShipment(), { isOnHold: true })).rejects.toMatchObject({
        name: 'TooLateError',
        message: 'It is being packed',
      });
    });
  });

  it('finds nothing under another reference, or in an empty reply', async () => {
    const other = { ...order, referenceNum: 's1001-1' };
    expect(
      await api({ 'GET /orders': listOf('orders/order', [other]) }).connection.findByReference('S1001-1'),
    ).toBeNull();
    expect(
      await api({ 'GET /orders': { body: { totalResults: 0 } } }).connection.findByReference('S1001-1'),
    ).toBeNull();
  });

  describe('readShipment', () => {
    it('reads packages with lines', async () => {
      expect(await read({})).toEqual({
        reference: 'S1001-1',
        providerOrderId: '77',
        state: 'shipped',
        problem: null,
        parcels: [
          {
            parcelId: '5',
            carrier: 'UPS',
            trackingNumber: '1Z1',
            trackingUrl: null,
            shippedAt: '2026-02-01T10:00:00.000Z',
            status: 'in_transit',
            isVoided: false,
            lines: [{ sku: 'MUG-01', lineItemId: '9001', quantity: 2 }],
          },
        ],
      });
    });

    it('reads times in the chosen time zone', async () => {
      const choices = { facilityId: '3', timeZone: 'America/Los_Angeles' };
      const { connection } = api({ 'GET /orders/77': { body: order } }, { choices });
      expect((await connection.readShipment(sent)).parcels[0]?.shippedAt).toBe('2026-02-01T18:00:00.000Z');
    });

    it('reads packages and contents nested below their relation, with any host', async () => {
      const kinds = 'http://host.example/rels/orders';
      const box = {
        packageId: 6,
        trackingNumber: '1Z6',
        _embedded: { [`${kinds}/packagecontent`]: [{ packageContentId: 1, orderItemId: 1, qty: 2.0 }] },
      };
      const { _embedded: own } = order;
      const below = { [`${kinds}/package`]: [box], [`${kinds}/item`]: own[rel('orders/item')] };
      expect((await read({ packages: null }, { _embedded: below })).parcels).toMatchObject([
        { parcelId: '6', trackingNumber: '1Z6', lines: [{ sku: 'MUG-01', quantity: 2 }] },
      ]);
    });

    it('uses tracking numbers known only to the carriers’ system, and the ship date when there is no processing date', async () => {
      const parcelResponse = { trackingNumbers: ['1Z1', '1Z2', null] };
      const dates = { processDate: null, shipDate: '2026-09-09T22:00:00' };
      expect((await read(dates, { parcelResponse })).parcels).toMatchObject([
        { trackingNumber: '1Z1', shippedAt: '2026-09-09T22:00:00.000Z' },
        { parcelId: 'tracking-1Z2', trackingNumber: '1Z2', lines: null },
      ]);
    });

    it('reads a closed order without packages as one parcel with all lines', async () => {
      expect((await read({ packages: null })).parcels).toMatchObject([
        {
          parcelId: 'order-77',
          trackingNumber: '1Z1',
          lines: [
            { sku: 'MUG-01', quantity: 2 },
            { sku: 'TEE-M', quantity: 1 },
          ],
        },
      ]);
    });

    it('lists no parcel for a closed order without packages and tracking numbers', async () => {
      const noNumber = {
        routingInfo: { carrier: 'UPS', trackingNumber: ' ' },
        parcelResponse: { trackingNumbers: [null] },
      };
      expect(await read({ packages: [] }, noNumber)).toMatchObject({ state: 'shipped', parcels: [] });
      expect((await read({ packages: [] }, { routingInfo: null })).parcels).toEqual([]);
    });

    it('knows the lines of a single package, but not of several', async () => {
      const bare = (packageId: number) => ({ packageId, trackingNumber: null });
      expect((await read({ packages: [bare(1)] })).parcels).toMatchObject([{ trackingNumber: '1Z1', lines: [{}, {}] }]);
      expect((await read({ packages: [bare(1), bare(2)] })).parcels).toMatchObject([
        { trackingNumber: null, lines: null },
        { lines: null },
      ]);
      const foreign = { packageId: 1, trackingNumber: '1', packageContents: [{ orderItemId: 99, qty: 1 }] };
      expect((await read({ packages: [foreign] })).parcels).toMatchObject([{ lines: null }]);
    });

    it.each([
      [{ status: 0, isClosed: false }, 'received'],
      [{ status: 1, isClosed: false }, 'received'],
      [{ status: 0, isClosed: true }, 'shipped'],
      [{ status: '1', isClosed: null }, 'shipped'],
      [{ status: 2, isClosed: true }, 'cancelled'],
      [{ status: 7, isClosed: true }, 'onHold'],
      [{ status: -1, isClosed: true }, 'onHold'],
      [{ status: null, isClosed: true }, 'onHold'],
    ])('reads %j as %s', async (parts, state) => {
      const result = await read(parts);
      expect(result).toMatchObject({ state });
      for (const { shippedAt } of result.parcels) expect(shippedAt !== null).toBe(state === 'shipped');
    });

    it('says why an order is held', async () => {
      const open = { status: 0, isClosed: false, onHoldDate: '2026-02-01T10:00:00' };
      expect(await read({ ...open, onHoldReason: 'Address?' })).toMatchObject({ state: 'onHold', problem: 'Address?' });
      expect(await read(open)).toMatchObject({
        state: 'onHold',
        problem: message('providers.onHoldAt', { provider: 'Carter Distribution' }),
      });
    });

    it('reads items that are not embedded, without guessing units', async () => {
      const plain = { _embedded: null, orderItems: [item(1, 'MUG-01', '9001', '2')] };
      expect((await read({}, plain)).parcels).toMatchObject([{ lines: [{ sku: 'MUG-01' }] }]);
      const wrong = { _embedded: { [rel('orders/item')]: [item(1, 'MUG-01', '9001', 'two')] } };
      await expect(read({}, wrong)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('never reads an unknown status as shipped', async () => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.string(), fc.integer()), fc.boolean(), async (status, isClosed) => {
          fc.pre(!['0', '1', '2'].includes(String(status).trim()));
          expect((await read({ status, isClosed })).state).toBe('onHold');
        }),
      );
    });
  });

  describe('cancel', () => {
    const open = {
      'GET /orders/77': {
        body: { ...order, readOnly: { ...readOnly, status: 0, isClosed: false } },
        headers: { ETag: '"v1"' },
      },
    };
    const path = 'POST /orders/77/canceler';

    it('is too late for a confirmed order, with Extensiv’s reason', async () => {
      const body = { ErrorCode: 'Confirmed', Hint: 'Order is confirmed' };
      await expect(api({ ...open, [path]: { status: 403, body } }).connection.cancel(sent)).rejects.toMatchObject({
        name: 'TooLateError',
        message: 'Confirmed: Order is confirmed',
      });
    });

    it('reads an order again once if it changed in between', async () => {
      const fake = api({ ...open, [path]: [{ status: 412 }, { status: 204 }] });
      await fake.connection.cancel(sent);
      expect(fake.calls().slice(1)).toEqual([
        'GET /orders/77?detail=OrderItems,Packages',
        'POST /orders/77/canceler',
        'GET /orders/77?detail=OrderItems,Packages',
        'POST /orders/77/canceler',
      ]);
      expect(fake.requests.at(-1)).toMatchObject({
        headers: { 'if-match': '"v1"' },
        body: { reason: expect.any(String) },
      });
      await expect(api({ ...open, [path]: { status: 412 } }).connection.cancel(sent)).rejects.toMatchObject({
        name: 'TooLateError',
      });
    });

    it('succeeds for an order that is already canceled', async () => {
      const cancelled = { 'GET /orders/77': { body: { ...order, readOnly: { ...readOnly, status: 2 } } } };
      await api({ ...cancelled, [path]: { status: 400, body: {} } }).connection.cancel(sent);
    });

    it('is refused for an order that does not exist', async () => {
      await expect(api({}).connection.cancel(sent)).rejects.toMatchObject({ name: 'RefusedError', status: 404 });
    });
  });

  it('reads all pages of stock', async () => {
    const row = (sku: string) => ({
      itemIdentifier: { sku },
      onHand: 7,
      available: '5.0',
      allocated: 2,
      facilityId: 3,
    });
    const page = (...skus: string[]) => ({ body: { totalResults: 501, summaries: skus.map(row) } });
    const answers = { 'GET /inventory/stocksummaries': [page('A', 'B'), page('C')] };
    expect(await api(answers).connection.readStock?.([' a', 'C'])).toEqual([
      { sku: 'A', site: '3', onHand: 7, available: 5, committed: 2 },
      { sku: 'C', site: '3', onHand: 7, available: 5, committed: 2 },
    ]);
  });
});
