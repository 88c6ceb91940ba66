import type { ThirdPartyId } from '@hub/domain/integrations';
import { describe, expect, test } from 'vitest';
import { callSimulator } from '../../simulators/core/callSimulator.ts';
import { minuteMs, startSimulator, type TestSimulator } from '../../simulators/testing/simulatorFixtures.ts';

const credentials = { client_code: 'DEMO', login_id: 'demo', password: 'demo-ams' };

const givenHeaders: Partial<Record<ThirdPartyId, Record<string, string>>> = {
  cold_track: { 'x-api-key': 'demo-cold-track', 'x-application-name': 'Order hub', 'x-client-id': 'DEMO' },
  Portless: {
    'x-admin-api-key': 'demo-portless-admin',
    'x-merchant-api-key': 'demo-portless',
    'x-connector-id': '7001',
  },
};

async function start(provider: ThirdPartyId): Promise<TestSimulator> {
  const headers: Record<string, string> = { ...givenHeaders[provider] };
  const simulator = await startSimulator(provider, headers);
  if (provider === 'ams') {
    const login = await callSimulator(simulator.origin, 'POST /api/v1/login', { body: credentials });
    headers.authorization = `Bearer ${login.json.token}`;
  }
  return simulator;
}

function anOrder(reference = 'A-1', more: Record<string, unknown> = {}) {
  return {
    reference,
    order_date: '2026-01-31T16:00:00Z',
    service: 'ground',
    ship_to: { name: 'Ada Byron', address1: '1 Main St', city: 'Boise', country: 'US' },
    lines: [
      { line_ref: 'L-1', sku: 'MUG', quantity: 2 },
      { line_ref: 'L-2', sku: 'TEE', quantity: 1 },
    ],
    ...more,
  };
}

describe.each(['ams', 'cold_track', 'Portless'] as const)('%s', (provider) => {
  test('refuses each wrong or missing credential', async () => {
    const { call } = await start(provider);
    expect((await call('GET /api/v1/ping')).json).toEqual({ ok: true });
    const names = Object.keys(givenHeaders[provider] ?? { authorization: '' });
    for (const name of names) {
      for (const value of ['', 'wrong']) {
        const reply = await call('GET /api/v1/ping', { headers: { [name]: value } });
        expect(reply).toMatchObject({ status: 401, json: { error: { code: 'unauthorized' } } });
      }
    }
  });

  test('names the invalid fields of a new order', async () => {
    const { call, books } = await start(provider);
    const reply = await call('POST /api/v1/orders', {
      body: anOrder('A-1', { lines: [{ sku: '', quantity: 0 }], ship_to: undefined }),
    });
    expect(reply).toMatchObject({
      status: 422,
      json: {
        error: { fields: { ship_to: 'is required', 'lines[0].sku': 'is required', 'lines[0].quantity': 'is invalid' } },
      },
    });
    expect((await call('POST /api/v1/orders', { body: 'no JSON' })).status).toBe(400);
    expect(books().orders).toEqual([]);
  });

  test('accepts an order once, ships it, and lists the change', async () => {
    const { call, clock } = await start(provider);
    const { status, json } = await call('POST /api/v1/orders', { body: anOrder() });
    expect([status, json]).toEqual([201, { id: json.id, reference: 'A-1', status: 'received' }]);
    expect(await call('POST /api/v1/orders', { body: anOrder() })).toMatchObject({
      status: 409,
      json: { error: { code: 'duplicate_reference', order_id: json.id } },
    });
    expect((await call('GET /api/v1/orders?reference=A-1')).json.orders).toMatchObject([{ id: json.id }]);
    expect((await call('GET /api/v1/orders?reference=A-2')).json.orders).toEqual([]);
    clock.advance(15 * minuteMs);
    expect((await call(`GET /api/v1/orders/${json.id}`)).json).toMatchObject({
      status: 'shipped',
      shipments: [
        {
          shipped_at: '2026-01-31T17:01:27.000Z',
          lines: [
            { line_ref: 'L-1', sku: 'MUG', quantity: 2 },
            { line_ref: 'L-2', sku: 'TEE', quantity: 1 },
          ],
        },
      ],
    });
    expect((await call('GET /api/v1/orders?updated_since=2026-01-31T17:00:00Z')).json.orders).toHaveLength(1);
    expect((await call('GET /api/v1/orders?updated_since=2026-01-31T17:30:00Z')).json.orders).toEqual([]);
    expect((await call('GET /api/v1/orders?updated_since=soon')).status).toBe(400);
    expect((await call('GET /api/v1/orders/1')).status).toBe(404);
  });

  test('cancels until the warehouse packs', async () => {
    const { call, clock } = await start(provider);
    const first = (await call('POST /api/v1/orders', { body: anOrder('A-1') })).json.id;
    const second = (await call('POST /api/v1/orders', { body: anOrder('A-2') })).json.id;
    expect((await call(`POST /api/v1/orders/${first}/cancel`)).json.status).toBe('cancelled');
    clock.advance(5 * minuteMs);
    expect(await call(`POST /api/v1/orders/${second}/cancel`)).toMatchObject({
      status: 409,
      json: { error: { code: 'too_late' } },
    });
  });

  test('pages stock by cursor and allows 60 calls a minute', async () => {
    const { call, setStock } = await start(provider);
    for (let n = 0; n < 101; n++) setStock(`SKU-${n}`, 1);
    const first = (await call('GET /api/v1/inventory')).json;
    expect([first.items.length, first.next_cursor]).toEqual([100, '100']);
    const second = (await call('GET /api/v1/inventory?cursor=100')).json;
    expect([second.items.length, second.next_cursor]).toEqual([1, null]);
    for (let n = 2; n < 60; n++) expect((await call('GET /api/v1/ping')).status).toBe(200);
    const refused = await call('GET /api/v1/ping');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

test('AMS gives no token for a wrong password, and expires a token after an hour', async () => {
  const { call, clock, origin } = await start('ams');
  const wrong = await callSimulator(origin, 'POST /api/v1/login', { body: { ...credentials, password: 'wrong' } });
  expect(wrong).toMatchObject({ status: 401, json: { error: { message: 'Login or password is wrong.' } } });
  clock.advance(60 * minuteMs);
  expect((await call('GET /api/v1/ping')).status).toBe(401);
});
