import { describe, expect, test } from 'vitest';
import { anOrder, openReceiver, openStore, subscribe, type TestStore, testTime } from './testing/storeFixtures.ts';

const run = `mutation ($query: String!, $group: Boolean!) {
      bulkOperationRunQuery(query: $query, groupObjects: $group) {
  bulkOperation { id status url } userErrors { field message code } } }`;
const read = `query ($id: ID!) { bulkOperation(id: $id) {
      status errorCode objectCount rootObjectCount fileSize url partialDataUrl completedAt } }`;
const ordersQuery = '{ orders { edges { node { id name lineItems(first: 1) { edges { node { id sku } } } } } } }';

async function start(store: TestStore, query: string, group = true) {
  return (await store.query(run, { query, group })).data.bulkOperationRunQuery;
}

async function result(store: TestStore, id: string) {
  await store.settled();
  const { data } = await store.query(read, { id });
  const { url, partialDataUrl } = data.bulkOperation;
  const reply = url || partialDataUrl ? await fetch(url ?? partialDataUrl) : null;
  const text = reply?.ok ? await reply.text() : '';
  const lines = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { operation: data.bulkOperation, lines, status: reply?.status };
}

function manyOrders(count: number) {
  return Array.from({ length: count }, (_, index) =>
    anOrder({ number: String(index + 1), at: testTime - (count - index) * 60_000 }),
  );
}

describe('a bulk operation', () => {
  test('writes each object as a line with its parent, for any page sizes of the query', async () => {
    const store = await openStore({ orders: manyOrders(230) });
    const { bulkOperation, userErrors } = await start(store, ordersQuery);
    expect([bulkOperation.status, bulkOperation.url, userErrors]).toEqual(['CREATED', null, []]);
    const { operation, lines } = await result(store, bulkOperation.id);
    expect(operation).toMatchObject({
      status: 'COMPLETED',
      objectCount: '690',
      rootObjectCount: '230',
      errorCode: null,
    });
    expect(lines).toHaveLength(690);
    const [order, mug, bag, next] = lines;
    expect(order).toEqual({ id: expect.stringContaining('/Order/'), name: '#1' });
    expect(mug).toEqual({ id: expect.stringContaining('/LineItem/'), sku: 'MUG', __parentId: order?.['id'] });
    expect(bag?.['__parentId']).toBe(order?.['id']);
    expect(next?.['name']).toBe('#2');
  });

  test('promises no line order when it is not grouped', async () => {
    const store = await openStore({ orders: manyOrders(3) });
    const { bulkOperation } = await start(store, '{ orders { nodes { id lineItems { nodes { sku } } } } }', false);
    const { lines } = await result(store, bulkOperation.id);
    expect(lines.map((line) => '__parentId' in line)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('reads fragments', async () => {
    const store = await openStore({ orders: manyOrders(1) });
    const { bulkOperation, userErrors } = await start(
      store,
      `{ orders { edges { node { ...Facts ... on Order { lineItems { nodes { sku } } } } } } }
      fragment Facts on Order { id name }`,
    );
    expect(userErrors).toEqual([]);
    const { lines } = await result(store, bulkOperation.id);
    expect(lines.map(({ name, sku }) => name ?? sku)).toEqual(['#1', 'MUG', 'BAG']);
  });

  test('applies the query’s filter, and has no file when nothing matches', async () => {
    const store = await openStore({ orders: manyOrders(3) });
    const some = await start(store, `{ orders(query: "name:#2") { edges { node { name } } } }`);
    expect((await result(store, some.bulkOperation.id)).lines).toEqual([{ name: '#2' }]);
    const none = await start(store, `{ orders(query: "name:#9") { edges { node { name } } } }`);
    expect((await result(store, none.bulkOperation.id)).operation).toMatchObject({
      status: 'COMPLETED',
      url: null,
      objectCount: '0',
    });
  });

  test('runs alone and can be canceled', async () => {
    const store = await openStore({ orders: manyOrders(400), bulkRestMs: 30 });
    const { bulkOperation } = await start(store, ordersQuery);
    expect((await start(store, ordersQuery)).userErrors[0].code).toBe('OPERATION_IN_PROGRESS');
    const cancel =
      'mutation ($id: ID!) { bulkOperationCancel(id: $id) { bulkOperation { status } userErrors { message } } }';
    const { data } = await store.query(cancel, { id: bulkOperation.id });
    expect(data.bulkOperationCancel).toEqual({ bulkOperation: { status: 'CANCELING' }, userErrors: [] });
    const { operation, lines } = await result(store, bulkOperation.id);
    expect(operation).toMatchObject({ status: 'CANCELED', url: null });
    expect(lines.length).toBeLessThan(1_200);
    expect((await store.query(cancel, { id: bulkOperation.id })).data.bulkOperationCancel.userErrors).toHaveLength(1);
    expect((await start(store, ordersQuery)).userErrors).toEqual([]);
  });

  test('keeps partial results on failure, expires, and reports both in a webhook', async () => {
    const { url, received } = await openReceiver();
    const store = await openStore({ orders: manyOrders(230) });
    await subscribe(store, url, 'BULK_OPERATIONS_FINISH');
    store.controls.nextBulkFault('FAILED');
    store.controls.nextBulkFault('EXPIRED');
    const failed = await start(store, ordersQuery);
    const first = await result(store, failed.bulkOperation.id);
    expect(first.operation).toMatchObject({ status: 'FAILED', errorCode: 'INTERNAL_SERVER_ERROR', url: null });
    expect(first.lines).toHaveLength(300);
    const second = await result(store, (await start(store, ordersQuery)).bulkOperation.id);
    expect([second.operation.status, second.status]).toEqual(['COMPLETED', 400]);
    await store.settled();
    expect(received.map(({ body }) => [body.status, body.admin_graphql_api_id])).toEqual([
      ['failed', failed.bulkOperation.id],
      ['completed', expect.any(String)],
    ]);
    const third = await start(store, ordersQuery);
    await store.settled();
    store.clock.advance(8 * 86_400_000);
    expect((await result(store, third.bulkOperation.id)).status).toBe(400);
  });

  test.each([
    ['{ shop { name } }', 'Bulk queries must contain at least one connection.'],
    ['{ orders { edges { node { nmae } } } }', 'Invalid bulk query: Cannot query field "nmae" on type "Order".'],
    ['{ orders { edges { node { name lineItems { edges { node { id } } } } } } }', "must select the 'id' field"],
    [
      '{ orders { edges { node { id fulfillments { fulfillmentLineItems { edges { node { id } } } } } } } }',
      'connection field within a list field',
    ],
    ['{ orders { edges { node { id } } } products { edges { node { id } } } }', 'exactly one top level field'],
    ['{ orders(', 'Syntax Error'],
  ])('refuses %s', async (query, words) => {
    const store = await openStore();
    const { bulkOperation, userErrors } = await start(store, query);
    expect(bulkOperation).toBeNull();
    expect(userErrors).toEqual([{ field: ['query'], message: expect.stringContaining(words), code: 'INVALID' }]);
  });
});
