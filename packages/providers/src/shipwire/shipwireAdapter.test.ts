import { message } from '@hub/domain/messages';
import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { aLine, aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { readShipwireWebhook } from './readShipwireWebhook.ts';
import { shipwireAdapter } from './shipwireAdapter.ts';

const account = { credentials: { shipwireKey: 'key-canary' }, choices: {} };
const api = (answers: RecordedAnswers, settings: AccountSettings = account) =>
  createFakeApi(shipwireAdapter, settings, answers);
const sent = { reference: 'S1001-1', providerOrderId: '77' };

const envelope = (resource: unknown) => ({ status: 200, message: 'Successful', resourceLocation: null, resource });
const list = (items: unknown[], next: string | null = null) => ({
  offset: 0,
  total: items.length,
  previous: null,
  next,
  items: items.map((resource) => ({ resourceLocation: 'x', resource })),
});
const expanded = (...items: unknown[]) => ({ resourceLocation: 'x', resource: list(items) });

const order = {
  id: 77,
  orderNo: 'S1001-1',
  externalId: 'S1001-1',
  status: 'completed',
  events: { resourceLocation: 'x', resource: { completedDate: '2026-02-01T10:00:00-08:00' } },
  items: expanded({ sku: 'MUG-01', quantity: 2, shipped: 2, backordered: 0 }),
  trackings: expanded({
    id: 5,
    pieceId: 8,
    tracking: '1Z1',
    carrier: 'UPS',
    url: 'https://ups.example',
    deliveredDate: '',
  }),
  pieces: expanded({ id: 8, contents: expanded({ sku: 'MUG-01', quantity: 2 }) }),
  holds: expanded(),
};

const read = (parts: Record<string, unknown>) =>
  api({ 'GET /api/v3/orders/77': { body: envelope({ ...order, ...parts }) } }).connection.readShipment(sent);

describe('Shipwire', () => {
  it('calls an account of the sandbox at its own address', () => {
    expect(shipwireAdapter.baseUrl(account)).toBe('https://api.shipwire.com');
    expect(shipwireAdapter.baseUrl({ ...account, isSandbox: true })).toBe('https://api.beta.shipwire.com');
  });

  // A cancellation's reply has nothing that is read, beyond the envelope.
  describeFailures(shipwireAdapter, account, { lenient: ['cancel, another shape'] });

  it.each([
    [{ status: 401, body: { status: 401, message: 'Please include a valid Authorization header (Basic)' } }],
    [{ status: 200, body: { status: 401, message: 'Please include a valid Authorization header (Basic)' } }],
  ])('shows Shipwire’s reason for a refused key: %j', async (answer) => {
    const { connection, requests } = api({ 'GET /api/v3/orders': answer });
    await expect(connection.test()).rejects.toMatchObject({
      name: 'CredentialsRefusedError',
      message: 'Please include a valid Authorization header (Basic)',
    });
    expect(requests[0]?.headers).toMatchObject({ authorization: 'ShipwireKey key-canary' });
  });

  describe('send', () => {
    it.each([
      [422, [{ type: 'error', code: 'E1', message: 'Unknown SKU' }, 'Bad state'], 'Unknown SKU Bad state'],
      [422, { 17: { message: 'Bad country' } }, 'Bad country'],
      [200, ['Unknown SKU'], 'Unknown SKU'],
      [
        422,
        { '92': { code: 'locked', id: 92, message: { status: 'It is at the warehouse.', hold: 'It is held.' } } },
        'It is at the warehouse. It is held.',
      ],
    ])('shows the reason for status %i with %j', async (status, errors, message) => {
      const { connection } = api({ 'POST /api/v3/orders': { status, body: { status, message: 'Failed', errors } } });
      await expect(connection.send(aShipment())).rejects.toMatchObject({ name: 'RefusedError', message });
    });

    it('does not treat a reply without an order as sent', async () => {
      const { connection } = api({ 'POST /api/v3/orders': { body: envelope(list([])) } });
      await expect(connection.send(aShipment())).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('treats an order that Shipwire already has as sent', async () => {
      const { connection } = api({
        'POST /api/v3/orders': { status: 422, body: { errors: ['Duplicate order S1001-1'] } },
        'GET /api/v3/orders': { body: envelope(list([order])) },
      });
      expect(await connection.send(aShipment())).toEqual(sent);
    });

    it('sends each line and each part of the address', async () => {
      const { connection, requests } = api({ 'POST /api/v3/orders': { body: envelope(list([order])) } });
      expect(await connection.send(aShipment({ service: '2D' }))).toEqual(sent);
      expect(requests[0]?.body).toEqual({
        orderNo: 'S1001-1',
        externalId: 'S1001-1',
        items: [
          { sku: 'MUG-01', quantity: 2 },
          { sku: 'TEE-M', quantity: 1 },
        ],
        shipTo: {
          name: 'Zoë Ångström',
          company: '',
          email: 'zoe@example.com',
          address1: '12 Mill Lane',
          address2: 'Flat 3',
          city: 'Leeds',
          state: 'WYK',
          postalCode: 'LS1 4AB',
          country: 'GB',
          phone: '+44 113 496 0000',
        },
        options: { canSplit: 0, hold: 0, forceDuplicate: 0, serviceLevelCode: '2D' },
      });
    });

    it('loses no unit', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 30 }),
          async (quantities) => {
            const { connection, requests } = api({ 'POST /api/v3/orders': { body: envelope(list([order])) } });
            await connection.send(aShipment({ lines: quantities.map((quantity) => aLine({ quantity })) }));
            const body = requests[0]?.body as { items: { quantity: number }[] };
            expect(body.items.map(({ quantity }) => quantity)).toEqual(quantities);
          },
        ),
      );
    });
  });

  describe('a split order', () => {
    const piece = (id: number, sku: string, quantity: number) => ({ id, contents: [{ sku, quantity }] });
    const tracking = (id: number, pieceId: number) => ({ id, pieceId, tracking: `1Z${pieceId}`, carrier: 'UPS' });
    const part = (number: number, parts: Record<string, unknown>) => ({
      ...order,
      id: 920 + number,
      externalId: `S1001-1.${number}`,
      ...parts,
    });
    const split = { ...order, pieces: null, trackings: null, splitOrders: expanded({ id: 921 }, { id: 922 }) };
    const mug = part(1, {
      status: 'completed',
      pieces: expanded(piece(1, 'MUG-01', 2)),
      trackings: expanded(tracking(1, 1)),
    });
    const tee = part(2, {
      status: 'completed',
      pieces: expanded(piece(2, 'TEE-M', 1)),
      trackings: expanded(tracking(2, 2)),
    });
    const answers = (whole: unknown, ...parts: Record<string, unknown>[]) => ({
      'GET /api/v3/orders/77': { body: envelope(whole) },
      ...Object.fromEntries(parts.map((each) => [`GET /api/v3/orders/${each.id}`, { body: envelope(each) }])),
    });

    it('has the parcels of all parts under its own reference', async () => {
      const read = await api(answers(split, mug, tee)).connection.readShipment(sent);
      expect(read).toMatchObject({ ...sent, state: 'shipped' });
      expect(read.parcels.map(({ trackingNumber, lines }) => [trackingNumber, lines?.[0]?.sku])).toEqual([
        ['1Z1', 'MUG-01'],
        ['1Z2', 'TEE-M'],
      ]);
    });

    it.each([
      [{ status: 'processed' }, 'partial'],
      [{ status: 'held' }, 'partial'],
      [{ status: 'canceled' }, 'closedShort'],
    ])('is not shipped while a part is %j: %s', async (parts, state) => {
      const { connection } = api(answers(split, mug, { ...tee, pieces: null, trackings: null, ...parts }));
      expect(await connection.readShipment(sent)).toMatchObject({ state, parcels: [{ trackingNumber: '1Z1' }] });
    });

    it('is held when a part is and none has left, and canceled when all parts are', async () => {
      const none = { pieces: null, trackings: null };
      const stateOf = async (one: string, other: string) =>
        (
          await api(
            answers(split, { ...mug, ...none, status: one }, { ...tee, ...none, status: other }),
          ).connection.readShipment(sent)
        ).state;
      expect(await stateOf('held', 'processed')).toBe('onHold');
      expect(await stateOf('processed', 'submitted')).toBe('received');
      expect(await stateOf('canceled', 'canceled')).toBe('cancelled');
    });

    it('is found by a part when only parts have the reference, and read from there', async () => {
      const { connection, calls } = api({
        'GET /api/v3/orders': { body: envelope(list([tee, mug])) },
        'GET /api/v3/orders/921': { body: envelope(mug) },
        'GET /api/v3/orders/922': { body: envelope(tee) },
      });
      const found = await connection.findByReference('S1001-1');
      expect(found).toEqual({ reference: 'S1001-1', providerOrderId: '921' });
      expect(calls()).toEqual(['GET /api/v3/orders?orderNo=S1001-1,S1001-1.1,S1001-1.2']);
      const read = await connection.readShipment({ reference: 'S1001-1', providerOrderId: '921' });
      expect(read).toMatchObject({ reference: 'S1001-1', providerOrderId: '921', state: 'shipped' });
      expect(read.parcels).toHaveLength(2);
    });

    it('is canceled in all parts or in none', async () => {
      const open = { pieces: null, trackings: null, status: 'processed' };
      const cancel = { body: envelope(null) };
      const both = api({
        ...answers(split, { ...mug, ...open }, { ...tee, ...open }),
        'POST /api/v3/orders/921/cancel': cancel,
        'POST /api/v3/orders/922/cancel': cancel,
      });
      await both.connection.cancel(sent);
      expect(both.calls().filter((call) => call.startsWith('POST'))).toEqual([
        'POST /api/v3/orders/921/cancel',
        'POST /api/v3/orders/922/cancel',
      ]);
      const late = api(answers(split, mug, { ...tee, ...open }));
      await expect(late.connection.cancel(sent)).rejects.toMatchObject({ name: 'TooLateError' });
      expect(late.calls().filter((call) => call.startsWith('POST'))).toEqual([]);
    });

    it('says so when it was canceled halfway, and keeps the parcels of the other part', async () => {
      const open = { pieces: null, trackings: null, status: 'processed' };
      const canceled = { ...mug, ...open, status: 'canceled' };
      const body = (part: unknown) => ({ body: envelope(part) });
      const fake = api({
        'GET /api/v3/orders/77': body(split),
        'GET /api/v3/orders/921': [body({ ...mug, ...open }), body(canceled)],
        'GET /api/v3/orders/922': [body({ ...tee, ...open }), body({ ...tee, ...open }), body(tee)],
        'POST /api/v3/orders/921/cancel': body(null),
        'POST /api/v3/orders/922/cancel': { status: 422, body: { errors: ['Order is being shipped'] } },
      });
      await expect(fake.connection.cancel(sent)).rejects.toMatchObject({
        name: 'TooLateError',
        words: message('providers.partCancelled', { provider: 'Shipwire' }),
      });
      const late = fake.connection.cancel(sent);
      await expect(late).rejects.toMatchObject({
        name: 'TooLateError',
        words: message('providers.partCancelled', { provider: 'Shipwire' }),
      });
      expect(fake.calls().filter((call) => call.startsWith('POST'))).toHaveLength(2);
      expect(await fake.connection.readShipment(sent)).toMatchObject({
        state: 'closedShort',
        parcels: [{ trackingNumber: '1Z2', lines: [{ sku: 'TEE-M', quantity: 1 }] }],
      });
    });

    it('is canceled in the rest by a second call, after a lost reply', async () => {
      const open = { pieces: null, trackings: null, status: 'processed' };
      const body = (part: unknown) => ({ body: envelope(part) });
      const fake = api({
        ...answers(split, { ...mug, ...open, status: 'canceled' }, { ...tee, ...open }),
        'POST /api/v3/orders/922/cancel': body(null),
      });
      await fake.connection.cancel(sent);
      expect(fake.calls().filter((call) => call.startsWith('POST'))).toEqual(['POST /api/v3/orders/922/cancel']);
    });
  });

  it('finds an order by its exact reference, on any page', async () => {
    const other = { ...order, id: 5, externalId: 'S1001-10' };
    const next = 'https://elsewhere.example/api/v3/orders?orderNo=S1001-1&offset=20';
    const found = api({
      'GET /api/v3/orders': [{ body: envelope(list([other], next)) }, { body: envelope(list([order])) }],
    });
    expect(await found.connection.findByReference('S1001-1')).toEqual(sent);
    expect(found.calls()).toEqual([
      'GET /api/v3/orders?orderNo=S1001-1,S1001-1.1,S1001-1.2',
      'GET /api/v3/orders?orderNo=S1001-1&offset=20',
    ]);
    const none = api({ 'GET /api/v3/orders': { body: envelope(list([other])) } });
    expect(await none.connection.findByReference('S1001-1')).toBeNull();
  });

  describe('readShipment', () => {
    it('reads pieces with tracking and contents', async () => {
      expect(await read({})).toEqual({
        reference: 'S1001-1',
        providerOrderId: '77',
        state: 'shipped',
        problem: null,
        parcels: [
          {
            parcelId: 'piece-8',
            carrier: 'UPS',
            trackingNumber: '1Z1',
            trackingUrl: 'https://ups.example',
            shippedAt: '2026-02-01T18:00:00.000Z',
            status: 'in_transit',
            isVoided: false,
            lines: [{ sku: 'MUG-01', lineItemId: null, quantity: 2 }],
          },
        ],
      });
    });

    it("keeps a piece's id when its tracking comes later", async () => {
      const { parcels } = await read({ trackings: expanded() });
      expect(parcels).toMatchObject([{ parcelId: 'piece-8', trackingNumber: null }]);
    });

    it('reads tracking without a piece, and a delivery', async () => {
      const tracking = { id: 5, tracking: 94001, carrier: 'USPS', deliveredDate: '2026-02-03T10:00:00Z' };
      const { parcels } = await read({
        status: 'delivered',
        events: null,
        pieces: null,
        trackings: expanded(tracking),
      });
      expect(parcels).toMatchObject([
        {
          parcelId: 'tracking-5',
          trackingNumber: '94001',
          status: 'delivered',
          shippedAt: '2026-02-03T10:00:00.000Z',
          lines: null,
        },
      ]);
    });

    it('reads all pages of nested lists', async () => {
      const next = 'https://api.shipwire.com/api/v3/orders/77/trackings?offset=20';
      const further = { id: 6, tracking: '1Z2', carrier: 'UPS' };
      const { connection } = api({
        'GET /api/v3/orders/77': { body: envelope({ ...order, trackings: { resource: list([], next) } }) },
        'GET /api/v3/orders/77/trackings': { body: envelope(list([further])) },
      });
      expect((await connection.readShipment(sent)).parcels).toMatchObject([
        { parcelId: 'piece-8' },
        { trackingNumber: '1Z2' },
      ]);
    });

    it('reports nothing shipped while the order is open', async () => {
      const { state, parcels } = await read({ status: 'submitted' });
      expect(state).toBe('received');
      expect(parcels).toMatchObject([{ shippedAt: null, status: 'label_printed' }]);
    });

    it('is partly shipped when an open order counts shipped units', async () => {
      const items = expanded({ sku: 'MUG-01', quantity: 2, shipped: 1, backordered: 0 });
      expect((await read({ status: 'submitted', items })).state).toBe('partial');
    });

    it.each([
      [{ shipped: 1, backordered: 1 }, 'partial'],
      [{ shipped: 1, backordered: 0 }, 'closedShort'],
      [{ shipped: 0, backordered: 0 }, 'shipped'],
      [{}, 'shipped'],
    ])('reads a completed line of two units with %j as %s', async (parts, state) => {
      expect(await read({ items: expanded({ sku: 'MUG-01', quantity: 2, ...parts }) })).toMatchObject({ state });
    });

    it('says why an order is held', async () => {
      const holds = expanded(
        { description: 'Address cannot be verified.', clearedDate: null },
        { description: 'Old', clearedDate: '2026-01-01T00:00:00Z' },
      );
      expect(await read({ status: 'held', holds })).toMatchObject({
        state: 'onHold',
        problem: 'Address cannot be verified.',
      });
      expect(await read({ status: 'held' })).toMatchObject({
        problem: message('providers.onHoldAt', { provider: 'Shipwire' }),
      });
    });

    it('does not guess units', async () => {
      const pieces = expanded({ id: 8, contents: expanded({ sku: 'MUG-01', quantity: 'two' }) });
      await expect(read({ pieces })).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('never reads an unknown status as shipped', async () => {
      const known = new Set(['completed', 'delivered', 'canceled', 'cancelled']);
      await fc.assert(
        fc.asyncProperty(fc.string(), async (status) => {
          fc.pre(!known.has(status.toLowerCase().replaceAll(/[\s_-]/g, '')));
          const { state, parcels } = await read({ status });
          expect(['received', 'onHold']).toContain(state);
          for (const { shippedAt } of parcels) expect(shippedAt).toBeNull();
        }),
      );
    });
  });

  describe('update', () => {
    const lines = [aLine({ sku: 'MUG-01', quantity: 1 })];
    const open = { status: 'processed', pieces: expanded(), trackings: expanded() };
    const saved = { ...open, items: expanded({ sku: 'MUG-01', quantity: 1 }) };
    const update = (after: Record<string, unknown>, isOnHold?: boolean, before: Record<string, unknown> = open) => {
      const read = (parts: Record<string, unknown>) => ({ body: envelope({ ...order, ...parts }) });
      const fake = api({
        'GET /api/v3/orders/77': [read(before), read(after)],
        'GET /api/v3/orders/78': read({ ...open, id: 78 }),
        'PUT /api/v3/orders/77': { body: envelope({ ...order, ...after }) },
        'POST /api/v3/orders/77/holds/clear': { body: envelope(null) },
      });
      const hold = isOnHold === undefined ? {} : { isOnHold };
      const updating = fake.connection.update?.(sent, aShipment({ lines }), hold);
      return { ...fake, updating, body: () => fake.requests.find(({ method }) => method === 'PUT')?.body };
    };

    it('saves the whole order under its id', async () => {
      const { updating, body } = update(saved);
      await updating;
      expect(body()).toMatchObject({ orderNo: 'S1001-1', items: [{ sku: 'MUG-01', quantity: 1 }] });
      expect(body()).toMatchObject({ shipTo: { address1: '12 Mill Lane' }, options: { canSplit: 0 } });
      expect(body()).not.toHaveProperty('options.hold');
    });

    it('is held by the option and released by clearing its holds', async () => {
      const held = update({ ...saved, status: 'held' }, true);
      await held.updating;
      expect(held.body()).toMatchObject({ options: { hold: 1 } });
      const released = update(saved, false, { ...open, status: 'held' });
      await released.updating;
      expect(released.body()).toMatchObject({ options: { hold: 0 } });
      expect(released.calls()).toContain('POST /api/v3/orders/77/holds/clear');
    });

    it('says what Shipwire did not change', async () => {
      await expect(update(saved, true).updating).rejects.toMatchObject({ name: 'TooLateError' });
      await expect(update(open).updating).rejects.toMatchObject({ name: 'RefusedError' });
    });

    it('is too late for a split order and one that left, and saves nothing', async () => {
      for (const before of [{}, { ...open, splitOrders: expanded({ id: 78 }) }]) {
        const { updating, body } = update(saved, true, before);
        await expect(updating).rejects.toMatchObject({ name: 'TooLateError' });
        expect(body()).toBe(undefined);
      }
    });
  });

  describe('cancel', () => {
    const path = 'POST /api/v3/orders/77/cancel';
    const open = { 'GET /api/v3/orders/77': { body: envelope({ ...order, status: 'submitted' }) } };

    it.each([
      { status: 422, body: { errors: ['Order is being shipped'] } },
      { status: 200, body: { status: 422, errors: ['Order is being shipped'] } },
    ])('is too late after %j', async (answer) => {
      await expect(api({ [path]: answer, ...open }).connection.cancel(sent)).rejects.toMatchObject({
        name: 'TooLateError',
        message: 'Order is being shipped',
      });
    });

    it('succeeds when the order is canceled, now or before', async () => {
      const open = { 'GET /api/v3/orders/77': { body: envelope({ ...order, status: 'processed' }) } };
      await api({ [path]: { body: envelope(null) }, ...open }).connection.cancel(sent);
      const cancelled = { 'GET /api/v3/orders/77': { body: envelope({ ...order, status: 'canceled' }) } };
      await api({ [path]: { status: 422, body: {} }, ...cancelled }).connection.cancel(sent);
    });

    it('is refused for an order that does not exist', async () => {
      await expect(api({}).connection.cancel(sent)).rejects.toMatchObject({ name: 'RefusedError', status: 404 });
    });
  });

  it('reads stock by warehouse, fifty SKUs per call', async () => {
    const body = envelope(list([{ sku: 'A', warehouseId: 3, good: 5, reserved: 2, pending: 1, backordered: 0 }]));
    const fake = api({ 'GET /api/v3/stock': { body } });
    expect(await fake.connection.readStock?.(null)).toEqual([
      { sku: 'A', site: '3', onHand: 7, available: 5, committed: 2 },
    ]);
    await fake.connection.readStock?.(Array.from({ length: 51 }, (_, index) => `S${index}`));
    expect(fake.requests.map(({ query }) => query.get('sku')?.split(',').length)).toEqual([undefined, 50, 1]);
  });

  it('offers its warehouses, ships from the chosen one, and reads what that one has', async () => {
    const settings = { ...account, choices: { warehouseId: '3' } };
    const row = (warehouseId: number) => ({ sku: 'A', warehouseId, good: warehouseId, reserved: 0 });
    const { connection, requests } = api(
      {
        'GET /api/v3.1/warehouses': {
          body: envelope(
            list([
              { id: 3, name: 'Chicago' },
              { id: 4, name: null },
            ]),
          ),
        },
        'POST /api/v3/orders': { body: envelope(list([order])) },
        'GET /api/v3/stock': { body: envelope(list([row(3), row(4)])) },
      },
      settings,
    );
    expect(await connection.readChoices?.()).toMatchObject([
      {
        name: 'warehouseId',
        options: [
          { value: '3', label: 'Chicago' },
          { value: '4', label: '4' },
        ],
      },
    ]);
    await connection.send(aShipment());
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ options: { warehouseId: 3 } });
    expect(await connection.readStock?.(null)).toMatchObject([{ sku: 'A', site: '3', onHand: 3 }]);
  });

  describe('webhooks', () => {
    const secret = '00ff10ab';
    const body = JSON.stringify({
      topic: 'tracking.created',
      uniqueEventID: 'e1',
      body: { resource: { id: 5, orderId: 77, orderExternalId: 'S1001-1' } },
    });
    const sign = (text: string, key = Buffer.from(secret, 'hex')) =>
      createHmac('sha256', key).update(text).digest('hex');
    const webhook = (text: string, signature = sign(text)) => ({
      headers: { 'x-shipwire-signature': signature },
      rawBody: Buffer.from(text),
    });

    it.each([
      ['none', ''],
      ['made with another key', sign(body, Buffer.from('11', 'hex'))],
      ['made with the key as text', sign(body, Buffer.from(secret))],
      ['not hex', 'zz'],
    ])('refuses a signature that is %s', async (_, signature) => {
      const reading = readShipwireWebhook(webhook(body, signature), secret);
      await expect(reading).rejects.toMatchObject({ name: 'InvalidSignatureError' });
    });

    it('refuses all webhooks with an invalid secret instead of using an empty key', async () => {
      const received = webhook(body, sign(body, Buffer.alloc(0)));
      await expect(readShipwireWebhook(received, 'not hex')).rejects.toMatchObject({ name: 'InvalidSignatureError' });
    });

    it.each(['{}', 'null', '{"body":{"resource":{}}}', '[1'])('cannot read %s', async (text) => {
      await expect(readShipwireWebhook(webhook(text), secret)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
    });

    it('reads the order from tracking or an order, with any of several signatures', async () => {
      const expected = [{ providerOrderId: '77', reference: 'S1001-1' }];
      const both = webhook(body, `${'0'.repeat(64)};${sign(body)}`);
      expect(await readShipwireWebhook(both, secret)).toEqual({ eventId: 'e1', orders: expected });
      const orderWebhook = JSON.stringify({ body: { resource: { id: 77, externalId: 'S1001-1.2' } } });
      expect(await readShipwireWebhook(webhook(orderWebhook), secret)).toEqual({ eventId: null, orders: expected });
    });
  });
});
