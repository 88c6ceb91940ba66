import { describe, expect, it } from 'vitest';
import { aShipment } from '../testing/aShipment.ts';
import { createFakeApi, type FakeRequest, type RecordedAnswers } from '../testing/createFakeApi.ts';
import { describeFailures } from '../testing/describeFailures.ts';
import { capacityAdapter } from './capacityAdapter.ts';

const account = {
  credentials: {
    api_key: 'canary-key',
    client_code: 'ACME',
    client_id: 'id-1',
    client_secret: 'canary-secret',
    host: 'api-integration.capacityllc.com',
  },
  choices: {},
};
const token = { 'POST /token': { body: { access_token: 'canary-token', token_type: 'bearer' } } };
const api = (answers: RecordedAnswers) => createFakeApi(capacityAdapter, account, { ...token, ...answers });
const sent = { reference: 'S1001-1', providerOrderId: '77' };

const order = {
  id: 77,
  reference: 'S1001-1',
  status: 'shipped',
  shipments: [{ id: 501, carrier: 'UPS', tracking_number: '1Z1', shipped_at: '2026-02-02T03:00:00Z' }],
};
const row = (masterorderid: unknown, capacityProductID: string, capacityShippedQuantity: unknown) => ({
  masterorderid,
  capacityProductID,
  capacityShippedQuantity,
});

/** Answers order/track by batch number; the batch after the last one is empty. */
const track =
  (...batches: unknown[][]) =>
  ({ body }: FakeRequest) => ({
    body: { orderlist: batches[Number((body as { batch_num: number }).batch_num) - 1] ?? [] },
  });

describe('Capacity', () => {
  describeFailures(capacityAdapter, account, { before: token });

  it.each(['10.0.0.8', 'localhost', 'https://api.example.com/token'])('refuses the host %j', (host) => {
    const settings = { ...account, credentials: { ...account.credentials, host } };
    expect(() => capacityAdapter.baseUrl(settings)).toThrow(expect.objectContaining({ name: 'InvalidSettingsError' }));
  });

  describe('test', () => {
    it.each([
      ['200', 200, { error: 'invalid_client', error_description: 'Unknown client' }, 'Unknown client'],
      ['400', 400, { error: 'invalid_client' }, 'invalid_client'],
      ['401', 401, { error: 'invalid_client' }, 'invalid_client'],
      ['200 without a word', 200, {}, 'Capacity doesn’t accept this client ID and client secret.'],
      ['an empty token', 200, { access_token: '' }, 'Capacity doesn’t accept this client ID and client secret.'],
    ])('treats a token reply of %s as a refusal', async (_, status, body, message) => {
      const { connection, calls } = api({ 'POST /token': { status, body } });
      await expect(connection.test()).rejects.toMatchObject({ name: 'CredentialsRefusedError', message });
      expect(calls()).toEqual(['POST /token']);
    });

    it('also checks the API key', async () => {
      const refused = api({ 'POST /api/inventory': { status: 403, body: { error: 'Unknown key canary-key' } } });
      await expect(refused.connection.test()).rejects.toThrow('Unknown key •••');

      const good = api({ 'POST /api/inventory': { body: { items: [], next_cursor: 'more' } } });
      await good.connection.test();
      expect(good.calls()).toEqual(['POST /token', 'POST /api/inventory']);
      expect(good.requests[0]).toMatchObject({
        body: 'grant_type=client_credentials&client_id=id-1&client_secret=canary-secret',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(good.requests[1]).toMatchObject({
        body: { key: 'canary-key', client_code: 'ACME' },
        headers: { authorization: 'Bearer canary-token' },
      });
    });

    it.each(['api_key', 'client_code', 'client_id', 'client_secret'])('asks for a blank %s', async (field) => {
      const settings = { ...account, credentials: { ...account.credentials, [field]: '' } };
      await expect(createFakeApi(capacityAdapter, settings, token).connection.test()).rejects.toMatchObject({
        name: 'InvalidSettingsError',
      });
    });
  });

  it('sends, finds and cancels with the key and client code in the body', async () => {
    const { connection, requests } = api({
      'POST /api/order/create': { status: 201, body: { id: 77, reference: 'S1001-1', status: 'received' } },
      'POST /api/order/status': { body: { orders: [order] } },
      'POST /api/order/cancel': { body: { status: 'cancelled' } },
    });
    expect(await connection.send(aShipment())).toEqual(sent);
    expect(await connection.findByReference('S1001-1')).toEqual(sent);
    await connection.cancel(sent);
    const bodies = requests.filter(({ path }) => path !== '/token').map(({ body }) => body);
    expect(bodies).toMatchObject([
      { key: 'canary-key', client_code: 'ACME', reference: 'S1001-1', lines: [{ sku: 'MUG-01' }, { sku: 'TEE-M' }] },
      { key: 'canary-key', client_code: 'ACME', reference: 'S1001-1' },
      { key: 'canary-key', client_code: 'ACME', id: '77' },
    ]);
  });

  describe('readShipment', () => {
    const read = async (answer: RecordedAnswers[string], body: unknown = order) => {
      const { connection, requests } = api({ 'POST /api/order/status': { body }, 'POST /api/order/track': answer });
      const read = await connection.readShipment(sent);
      return { order: read, tracked: requests.filter(({ path }) => path === '/api/order/track') };
    };

    it('reads all batches of the day in US Eastern time', async () => {
      const { order: shipped, tracked } = await read(
        track(
          [row('Sales Order #S1001-1', 'MUG-01', 2), row('S1001-10', 'MUG-01', 9)],
          [row('S1001-1', 'TEE-M', '1'), row(1, 'TEE-M', 9), row('XS1001-1', 'TEE-M', 9)],
        ),
      );
      expect(tracked.map(({ body }) => body)).toEqual(
        [1, 2, 3].map((batch_num) => ({ key: 'canary-key', batch_num, batch_date: '2026-02-01' })),
      );
      expect(shipped).toMatchObject({
        state: 'shipped',
        parcels: [
          {
            parcelId: '501',
            lines: [
              { sku: 'MUG-01', lineItemId: null, quantity: 2 },
              { sku: 'TEE-M', lineItemId: null, quantity: 1 },
            ],
          },
        ],
      });
    });

    it('reads a line with no units as left out', async () => {
      const { order: shipped } = await read(track([row('S1001-1', 'MUG-01', 2), row('S1001-1', 'TEE-M', 0)]));
      expect(shipped).toMatchObject({
        state: 'closedShort',
        parcels: [{ lines: [{ sku: 'MUG-01', quantity: 2 }] }],
      });
    });

    it("uses the order's status when nothing was tracked", async () => {
      const { order: shipped } = await read(track());
      expect(shipped).toMatchObject({ state: 'shipped', parcels: [{ lines: null }] });
    });

    it('does not guess the contents of two parcels', async () => {
      const shipments = [...order.shipments, { ...order.shipments[0], id: 502 }];
      const { order: shipped } = await read(track([row('S1001-1', 'MUG-01', 2)]), { ...order, shipments });
      expect(shipped.parcels.map(({ lines }) => lines)).toEqual([null, null]);
    });

    it.each(['received', 'processing', 'on_hold', 'cancelled', 'something else'])(
      'skips tracking for an order with status %s',
      async (status) => {
        const { tracked } = await read(track(), { ...order, status });
        expect(tracked).toEqual([]);
      },
    );

    it('stops when batches never end or repeat', async () => {
      const read = (rowsOf: (batch: number) => unknown) =>
        api({
          'POST /api/order/status': { body: order },
          'POST /api/order/track': ({ body }) => ({
            body: { orderlist: [rowsOf((body as { batch_num: number }).batch_num)] },
          }),
        }).connection.readShipment(sent);
      await expect(read((batch) => row(`S${batch}-1`, 'MUG-01', 2))).rejects.toThrow('more than 500 batches');
      await expect(read(() => row('S1001-1', 'MUG-01', 2))).rejects.toThrow('the same page');
    });
  });
});
