import { createVerify } from 'node:crypto';
import { expect, test } from 'vitest';
import { basicAuthorization } from '../../simulators/core/basicCredentials.ts';
import { callSimulator, type TestReply } from '../../simulators/core/callSimulator.ts';
import {
  minuteMs,
  startReceiver,
  startSimulator,
  type TestSimulator,
} from '../../simulators/testing/simulatorFixtures.ts';
import { meetsPredicate, parseRql } from './extensivRql.ts';

const orderRel = 'http://api.3plCentral.com/rels/orders/order';
const itemRel = 'http://api.3plCentral.com/rels/orders/item';
const client = basicAuthorization('demo-client', 'demo-carter');

async function token(origin: string, authorization = client, user_login = 'demo') {
  const body = { grant_type: 'client_credentials', user_login };
  return callSimulator(origin, 'POST /AuthServer/api/Token', { headers: { authorization }, body });
}

/** Starts a simulator and sends a token with every call. */
async function start(): Promise<TestSimulator> {
  const headers = { authorization: '', accept: 'application/hal+json' };
  const simulator = await startSimulator('carterdc', headers);
  headers.authorization = `Bearer ${(await token(simulator.origin)).json.access_token}`;
  return simulator;
}

/** Rows in `_embedded` under the address of their documentation. */
function rowsOf({ _embedded: lists }: TestReply['json'], relation: string) {
  return lists[relation];
}

function anOrder(reference = 'A-1', more: Record<string, unknown> = {}) {
  return {
    customerIdentifier: { id: 318 },
    facilityIdentifier: { id: 3 },
    referenceNum: reference,
    routingInfo: { carrier: 'UPS', mode: 'Ground' },
    shipTo: { name: 'Ada Byron', address1: '1 Main St', city: 'Reno', state: 'NV', zip: '89501', country: 'US' },
    orderItems: [
      { itemIdentifier: { sku: 'MUG' }, qty: 2, externalId: 'L-1' },
      { itemIdentifier: { sku: 'TEE' }, qty: 1, externalId: 'L-2' },
    ],
    ...more,
  };
}

test('refuses an unknown client, a wrong secret and a wrong login, each in its own format', async () => {
  const { origin } = await start();
  expect(await token(origin, basicAuthorization('nobody', 'x'))).toMatchObject({
    status: 401,
    json: { Message: 'invalid_client: client not registered' },
  });
  expect(await token(origin, basicAuthorization('demo-client', 'x'))).toMatchObject({
    status: 400,
    json: { error: 'invalid_client' },
  });
  expect(await token(origin, client, 'somebody')).toMatchObject({ status: 400, json: { error: 'invalid_grant' } });
});

test('expires a token after an hour', async () => {
  const { call, clock } = await start();
  expect((await call('GET /customers/318')).status).toBe(200);
  clock.advance(60 * minuteMs);
  expect((await call('GET /customers/318')).status).toBe(401);
});

test('refuses another customer as not permitted', async () => {
  const { call } = await start();
  expect((await call('GET /customers/319')).status).toBe(403);
  const reply = await call('POST /orders', { body: anOrder('A-1', { customerIdentifier: { id: 319 } }) });
  expect(reply).toMatchObject({ status: 403, json: { ErrorCode: 'NotAuthorized' } });
});

test('reports the errors of a new order by code and properties', async () => {
  const { call, books } = await start();
  expect(
    (await call('POST /orders', { body: anOrder('A-1', { facilityIdentifier: undefined, orderItems: [] }) })).json,
  ).toMatchObject({
    ErrorCode: 'Required',
    Properties: [{ Name: 'FacilityIdentifier' }, { Name: 'OrderItems' }],
  });
  expect((await call('POST /orders', { body: anOrder('A-1', { facilityIdentifier: { id: 4 } }) })).json).toMatchObject({
    ErrorCode: 'DoesNotExist',
    Properties: [{ Name: 'FacilityIdentifier', Value: '4' }],
  });
  expect(books().orders).toEqual([]);
});

test('accepts an order with an ETag, and refuses the same reference again', async () => {
  const { call } = await start();
  const first = await call('POST /orders', { body: anOrder() });
  expect(first).toMatchObject({ status: 201, json: { referenceNum: 'A-1', readOnly: { status: 0, isClosed: false } } });
  expect(first.headers.get('etag')).not.toBeNull();
  expect(await call('POST /orders', { body: anOrder() })).toMatchObject({
    status: 400,
    json: { ErrorCode: 'Duplicate', Properties: [{ Name: 'ReferenceNum', Value: 'A-1' }] },
  });
});

test('finds orders by reference and customer, in camel case under the relation or in Pascal case', async () => {
  const { call } = await start();
  await call('POST /orders', { body: anOrder() });
  const path = 'GET /orders?rql=referenceNum==A-1;readOnly.customerIdentifier.id==318&detail=OrderItems';
  const hal = (await call(path)).json;
  expect(hal.totalResults).toBe(1);
  expect(rowsOf(rowsOf(hal, orderRel)[0], itemRel)).toMatchObject([{ qty: 2 }, { qty: 1 }]);
  const plain = (await call(path, { headers: { accept: 'application/json' } })).json;
  expect(plain).toMatchObject({
    TotalResults: 1,
    ResourceList: [{ ReferenceNum: 'A-1', OrderItems: [{ Qty: 2 }, { Qty: 1 }] }],
  });
  expect((await call('GET /orders?rql=referenceNum==A-2')).json.totalResults).toBe(0);
  expect((await call('GET /orders?rql=gorp==A')).json).toMatchObject({ Hint: 'Properties not supported: gorp' });
  expect((await call('GET /orders?pgsiz=1001')).status).toBe(400);
});

test('closes an order when all of it has left, and returns packages with contents on request', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'partial');
  const { orderId } = (await call('POST /orders', { body: anOrder() })).json.readOnly;
  clock.advance(15 * minuteMs);
  const half = (await call(`GET /orders/${orderId}?detail=OrderItems,Packages`)).json;
  expect(half.readOnly).toMatchObject({ status: 0, isClosed: false, packages: [{ packageContents: [{ qty: 2 }] }] });
  clock.advance(30 * minuteMs);
  const whole = (await call(`GET /orders/${orderId}?detail=OrderItems,Packages`)).json;
  expect(whole.readOnly).toMatchObject({ status: 1, isClosed: true, processDate: '2026-01-31T09:31:27' });
  expect(whole.readOnly.packages).toHaveLength(2);
  const items: { readOnly: { orderItemId: number } }[] = rowsOf(whole, itemRel);
  expect(items[0]?.readOnly.orderItemId).toBe(whole.readOnly.packages[0].packageContents[0].orderItemId);
  expect((await call(`GET /orders/${orderId}`)).json.readOnly.packages).toBeUndefined();
});

test('cancels with the latest ETag, until the order is confirmed', async () => {
  const { call, clock } = await start();
  const created = await call('POST /orders', { body: anOrder() });
  const path = `POST /orders/${created.json.readOnly.orderId}/canceler`;
  const body = { reason: 'Customer changed their mind' };
  const stale = { 'if-match': created.headers.get('etag') ?? '' };
  expect((await call(path, { body })).status).toBe(428);
  clock.advance(5 * minuteMs);
  expect((await call(path, { body, headers: stale })).status).toBe(412);
  const fresh = (await call(`GET /orders/${created.json.readOnly.orderId}`)).headers.get('etag') ?? '';
  expect((await call(path, { body: {}, headers: { 'if-match': fresh } })).status).toBe(400);
  expect((await call(path, { body, headers: { 'if-match': fresh } })).status).toBe(204);
  const other = (await call('POST /orders', { body: anOrder('A-2') })).json.readOnly.orderId;
  clock.advance(15 * minuteMs);
  const etag = (await call(`GET /orders/${other}`)).headers.get('etag') ?? '';
  const refused = await call(`POST /orders/${other}/canceler`, { body, headers: { 'if-match': etag } });
  expect(refused).toMatchObject({ status: 403, json: { ErrorCode: 'OrderConfirmed' } });
});

test('lists facilities, and units by customer', async () => {
  const { call, setStock } = await start();
  const { json } = await call('GET /properties/facilities');
  expect(rowsOf(json, 'http://api.3plCentral.com/rels/properties/facility')).toMatchObject([
    { facilityId: 3 },
    { facilityId: 5 },
  ]);
  setStock('MUG', 4);
  expect((await call('GET /inventory/stocksummaries?rql=customerIdentifier.id==318')).json).toEqual({
    totalResults: 1,
    summaries: [{ itemIdentifier: { sku: 'MUG', id: 1 }, onHand: 4, available: 4, allocated: 0, facilityId: 3 }],
  });
});

test("signs the warehouse's webhooks with its RSA key", async () => {
  const { call, clock, running, subscribeWebhook } = await start();
  const { url, received } = await startReceiver();
  subscribeWebhook(url, ['OrderConfirm']);
  const { orderId } = (await call('POST /orders', { body: anOrder() })).json.readOnly;
  clock.advance(15 * minuteMs);
  await running.webhooksSent();
  const { publicKey } = (await call('GET /events/webhook/key')).json;
  const [webhook] = received;
  const isValid = (body: string) =>
    createVerify('RSA-SHA256')
      .update(body)
      .verify(publicKey, webhook?.headers.signature ?? '', 'base64');
  expect(isValid(webhook?.body ?? '')).toBe(true);
  expect(isValid(`${webhook?.body} `)).toBe(false);
  expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
    eventType: 'OrderConfirm',
    resource: { href: `/orders/${orderId}?detail=OrderItems` },
  });
});

test('answers a server error in plain text', async () => {
  const { call, faults } = await start();
  faults.next({ kind: 'serverError' });
  const reply = await call('GET /customers/318');
  expect([reply.status, reply.headers.get('content-type'), reply.json]).toEqual([500, 'text/plain', null]);
});

test('reads predicates whose values are encoded twice', () => {
  const [first, second] = parseRql('referenceNum==A%3B1;readOnly.orderId=ge=7') ?? [];
  expect([first?.property, first?.values]).toEqual(['referencenum', ['A;1']]);
  expect(second && [meetsPredicate(7, second), meetsPredicate(6, second)]).toEqual([true, false]);
  expect(parseRql('referenceNum')).toBeNull();
});
