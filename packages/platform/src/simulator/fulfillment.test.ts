import { describe, expect, test } from 'vitest';
import { anOrder, openStore, type TestStore } from './testing/storeFixtures.ts';

const read = `query ($id: ID!) { order(id: $id) {
  displayFulfillmentStatus
  lineItems(first: 9) { nodes { id sku currentQuantity unfulfilledQuantity } }
  fulfillmentOrders(first: 9) { nodes { id status assignedLocation { location { id name } }
    fulfillmentHolds { id reason } supportedActions { action }
    lineItems(first: 9) { nodes { id sku totalQuantity remainingQuantity lineItem { id } } } } }
  fulfillments { id status trackingInfo { company number url } fulfillmentLineItems(first: 9) { nodes {
      quantity lineItem { sku } } } }
} }`;

async function placeOrder(store: TestStore) {
  const name = store.controls.placeOrder(anOrder());
  const id = store.controls.order(name)?.id ?? '';
  const show = async () => (await store.query(read, { id })).data.order;
  const [fulfillmentOrder] = (await show()).fulfillmentOrders.nodes;
  return { name, id, show, fulfillmentOrder, lines: fulfillmentOrder.lineItems.nodes };
}

const create = `mutation ($input: FulfillmentInput!) { fulfillmentCreate(fulfillment: $input) {
  fulfillment { id status name } userErrors { field message } } }`;

async function fulfill(store: TestStore, fulfillmentOrderId: string, lines?: object[], trackingInfo?: object) {
  const input = {
    lineItemsByFulfillmentOrder: [{ fulfillmentOrderId, ...(lines && { fulfillmentOrderLineItems: lines }) }],
    ...(trackingInfo && { trackingInfo }),
  };
  return (await store.query(create, { input })).data.fulfillmentCreate;
}

describe('a fulfillment', () => {
  test('is refused with a message when a line or quantity does not exist, and changes nothing', async () => {
    const store = await openStore();
    const { show, fulfillmentOrder, lines } = await placeOrder(store);
    const before = await show();
    expect((await fulfill(store, 'gid://shopify/FulfillmentOrder/1')).userErrors).toEqual([
      { field: ['fulfillment'], message: 'Fulfillment order does not exist.' },
    ]);
    for (const quantity of [0, 2])
      expect((await fulfill(store, fulfillmentOrder.id, [{ id: lines[0].id, quantity }])).userErrors).toEqual([
        { field: ['fulfillment'], message: 'Invalid fulfillment order line item quantity requested.' },
      ]);
    // Ids of order lines differ from those of fulfillment order lines.
    const wrong = await store.query(create, {
      input: {
        lineItemsByFulfillmentOrder: [
          {
            fulfillmentOrderId: fulfillmentOrder.id,
            fulfillmentOrderLineItems: [{ id: lines[0].lineItem.id, quantity: 1 }],
          },
        ],
      },
    });
    expect(wrong.errors?.[0]?.message).toBe('invalid id');
    expect(await show()).toEqual(before);
  });

  test('leaves a part in progress when it ships some of its units', async () => {
    const store = await openStore();
    const { name, show, fulfillmentOrder, lines } = await placeOrder(store);
    store.controls.reportProgress(name, true);
    await fulfill(store, fulfillmentOrder.id, [{ id: lines[1].id, quantity: 1 }], {});
    const canBeOpened = { supportedActions: expect.arrayContaining([{ action: 'MARK_AS_OPEN' }]) };
    expect(await show()).toMatchObject({ fulfillmentOrders: { nodes: [{ status: 'IN_PROGRESS', ...canBeOpened }] } });
  });

  test('leaves unshipped units open, and the last one closes the fulfillment order', async () => {
    const store = await openStore();
    const { name, show, fulfillmentOrder, lines } = await placeOrder(store);
    const tracking = { company: 'DPD', number: 'D1', url: 'https://track.example/D1' };
    const part = [
      { id: lines[0].id, quantity: 1 },
      { id: lines[1].id, quantity: 1 },
    ];
    const first = await fulfill(store, fulfillmentOrder.id, part, tracking);
    expect(first).toMatchObject({ fulfillment: { status: 'SUCCESS', name: `${name}-F1` }, userErrors: [] });
    expect(await show()).toMatchObject({
      displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
      fulfillmentOrders: {
        nodes: [
          {
            status: 'IN_PROGRESS',
            // No progress has been reported.
            supportedActions: expect.not.arrayContaining([{ action: 'MARK_AS_OPEN' }]),
            lineItems: {
              nodes: [{ remainingQuantity: 0 }, { remainingQuantity: 2 }],
            },
          },
        ],
      },
      fulfillments: [{ trackingInfo: [{ company: 'DPD', number: 'D1', url: 'https://track.example/D1' }] }],
    });
    await fulfill(store, fulfillmentOrder.id, undefined, { numbers: ['D2', 'D3'] });
    expect(await show()).toMatchObject({
      displayFulfillmentStatus: 'FULFILLED',
      fulfillmentOrders: { nodes: [{ status: 'CLOSED', supportedActions: [] }] },
    });
    expect(
      store.controls.order(name)?.fulfillments.map(({ trackingNumbers, lines: sent }) => [trackingNumbers, sent]),
    ).toEqual([
      [
        ['D1'],
        [
          { sku: 'MUG', quantity: 1 },
          { sku: 'BAG', quantity: 1 },
        ],
      ],
      [['D2', 'D3'], [{ sku: 'BAG', quantity: 2 }]],
    ]);
    expect((await fulfill(store, fulfillmentOrder.id)).userErrors[0].message).toContain('unfulfillable status= closed');
  });

  test('can change its tracking, and reopens its lines when canceled', async () => {
    const store = await openStore();
    const { show, fulfillmentOrder } = await placeOrder(store);
    const { fulfillment } = await fulfill(store, fulfillmentOrder.id);
    const update = `mutation ($id: ID!) { fulfillmentTrackingInfoUpdate(fulfillmentId: $id,
      trackingInfoInput: { number: "NEW", company: "UPS" }) { userErrors { message } } }`;
    await store.query(update, { id: fulfillment.id });
    expect((await show()).fulfillments[0].trackingInfo).toEqual([{ company: 'UPS', number: 'NEW', url: null }]);
    await store.query('mutation ($id: ID!) { fulfillmentCancel(id: $id) { userErrors { message } } }', {
      id: fulfillment.id,
    });
    expect(await show()).toMatchObject({
      displayFulfillmentStatus: 'UNFULFILLED',
      fulfillmentOrders: { nodes: [{ status: 'CLOSED' }, { status: 'OPEN' }] },
      fulfillments: [{ status: 'CANCELLED' }],
    });
    expect(
      (await store.query(update, { id: fulfillment.id })).data.fulfillmentTrackingInfoUpdate.userErrors,
    ).toHaveLength(1);
  });
});

describe('a hold', () => {
  const hold = `mutation ($id: ID!, $hold: FulfillmentOrderHoldInput!) {
      fulfillmentOrderHold(id: $id, fulfillmentHold: $hold) {
    fulfillmentHold { id } fulfillmentOrder { status } remainingFulfillmentOrder {
      id status lineItems(first: 9) { nodes { sku totalQuantity } } }
    userErrors { field message code } } }`;
  const release = `mutation ($id: ID!, $ids: [ID!]) { fulfillmentOrderReleaseHold(id: $id, holdIds: $ids) {
    fulfillmentOrder { status } userErrors { message code } } }`;

  test('blocks an order until every hold is released', async () => {
    const store = await openStore();
    const { id, show, fulfillmentOrder } = await placeOrder(store);
    const put = async (handle: string) =>
      (
        await store.query(hold, {
          id: fulfillmentOrder.id,
          hold: { reason: 'OTHER', reasonNotes: 'Look at it', handle },
        })
      ).data.fulfillmentOrderHold;
    const first = await put('a');
    expect((await put('a')).userErrors[0].code).toBe('DUPLICATE_FULFILLMENT_HOLD_HANDLE');
    expect((await put('b')).userErrors).toEqual([]);
    expect(await show()).toMatchObject({ displayFulfillmentStatus: 'ON_HOLD' });
    expect((await fulfill(store, fulfillmentOrder.id)).userErrors[0].message).toContain('on_hold');
    await store.query(release, { id: fulfillmentOrder.id, ids: [first.fulfillmentHold.id] });
    expect((await show()).fulfillmentOrders.nodes[0]).toMatchObject({
      status: 'ON_HOLD',
      fulfillmentHolds: [{ reason: 'OTHER' }],
    });
    await store.query(release, { id: fulfillmentOrder.id });
    expect((await show()).fulfillmentOrders.nodes[0]).toMatchObject({ status: 'OPEN', fulfillmentHolds: [] });
    expect(
      (await store.query(release, { id: fulfillmentOrder.id })).data.fulfillmentOrderReleaseHold.userErrors,
    ).toHaveLength(1);
    expect(id).toContain('Order');
  });

  test('splits the fulfillment order when it covers only some lines', async () => {
    const store = await openStore();
    const { show, fulfillmentOrder, lines } = await placeOrder(store);
    const { data } = await store.query(hold, {
      id: fulfillmentOrder.id,
      hold: { reason: 'INVENTORY_OUT_OF_STOCK', fulfillmentOrderLineItems: [{ id: lines[1].id, quantity: 1 }] },
    });
    expect(data.fulfillmentOrderHold).toMatchObject({
      fulfillmentOrder: { status: 'ON_HOLD' },
      remainingFulfillmentOrder: {
        status: 'OPEN',
        lineItems: {
          nodes: [
            { sku: 'MUG', totalQuantity: 1 },
            { sku: 'BAG', totalQuantity: 2 },
          ],
        },
      },
    });
    expect((await show()).fulfillmentOrders.nodes).toHaveLength(2);
  });
});

describe('a move', () => {
  const move = `mutation ($id: ID!, $to: ID!, $lines: [FulfillmentOrderLineItemInput!]) {
    fulfillmentOrderMove(id: $id, newLocationId: $to, fulfillmentOrderLineItems: $lines) {
      movedFulfillmentOrder { id assignedLocation { location { id } } } originalFulfillmentOrder { id }
      remainingFulfillmentOrder { id } userErrors { field message } } }`;
  const to = 'gid://shopify/Location/61000000002';

  test('changes the location of the fulfillment order itself when it covers all lines', async () => {
    const store = await openStore();
    const { fulfillmentOrder } = await placeOrder(store);
    const { fulfillmentOrderMove: moved } = (await store.query(move, { id: fulfillmentOrder.id, to })).data;
    expect(moved).toEqual({
      movedFulfillmentOrder: { id: fulfillmentOrder.id, assignedLocation: { location: { id: to } } },
      originalFulfillmentOrder: { id: fulfillmentOrder.id },
      remainingFulfillmentOrder: null,
      userErrors: [],
    });
    expect(
      (await store.query(move, { id: fulfillmentOrder.id, to })).data.fulfillmentOrderMove.userErrors,
    ).toHaveLength(1);
  });

  test('creates another fulfillment order when it covers only some lines, and fails for a closed one', async () => {
    const store = await openStore();
    const { fulfillmentOrder, lines } = await placeOrder(store);
    const picked = [{ id: lines[0].id, quantity: 1 }];
    const { fulfillmentOrderMove: moved } = (await store.query(move, { id: fulfillmentOrder.id, to, lines: picked }))
      .data;
    expect(moved.movedFulfillmentOrder.id).not.toBe(fulfillmentOrder.id);
    expect(moved.remainingFulfillmentOrder).toEqual({ id: fulfillmentOrder.id });
    await fulfill(store, fulfillmentOrder.id);
    expect(
      (await store.query(move, { id: fulfillmentOrder.id, to })).data.fulfillmentOrderMove.userErrors,
    ).toHaveLength(1);
    const nowhere = await store.query(move, { id: moved.movedFulfillmentOrder.id, to: 'gid://shopify/Location/5' });
    expect(nowhere.data.fulfillmentOrderMove.userErrors).toEqual([
      { field: ['newLocationId'], message: 'Location not found.' },
    ]);
  });
});

describe('an order', () => {
  test('is edited in three steps, by calculated line ids, and changes only at the commit', async () => {
    const store = await openStore();
    const { id, show, name } = await placeOrder(store);
    const begin = `mutation ($id: ID!) { orderEditBegin(id: $id) { calculatedOrder { id lineItems(first: 9) {
      nodes { id sku quantity } } } userErrors { message } } }`;
    const set = `mutation ($id: ID!, $line: ID!, $quantity: Int!) {
      orderEditSetQuantity(id: $id, lineItemId: $line, quantity: $quantity, restock: true) {
      calculatedLineItem { quantity } userErrors { field message } } }`;
    const commit = 'mutation ($id: ID!) { orderEditCommit(id: $id) { order { edited } userErrors { message } } }';
    const { calculatedOrder } = (await store.query(begin, { id })).data.orderEditBegin;
    const [mug, bag] = calculatedOrder.lineItems.nodes;
    const line = (await show()).lineItems.nodes[0].id;
    const setTo = async (lineId: string, quantity: number) =>
      (await store.query(set, { id: calculatedOrder.id, line: lineId, quantity })).data.orderEditSetQuantity;
    expect((await setTo(line, 0)).userErrors).toEqual([
      { field: ['lineItemId'], message: 'The line item does not exist.' },
    ]);
    expect((await setTo(bag.id, -1)).userErrors).toHaveLength(1);
    expect((await setTo(mug.id, 0)).userErrors).toEqual([]);
    expect((await setTo(bag.id, 1)).calculatedLineItem).toEqual({ quantity: 1 });
    expect(store.controls.order(name)?.lines.map(({ currentQuantity }) => currentQuantity)).toEqual([1, 3]);
    expect((await store.query(commit, { id: calculatedOrder.id })).data.orderEditCommit).toEqual({
      order: { edited: true },
      userErrors: [],
    });
    expect((await show()).fulfillmentOrders.nodes[0].lineItems.nodes).toMatchObject([
      { sku: 'BAG', totalQuantity: 1, remainingQuantity: 1 },
    ]);
    expect((await store.query(commit, { id: calculatedOrder.id })).data.orderEditCommit.userErrors).toHaveLength(1);
  });

  test('is canceled by a job, once, and not after a shipment', async () => {
    const store = await openStore();
    const { id, name } = await placeOrder(store);
    const cancel = `mutation ($id: ID!) {
      orderCancel(orderId: $id, reason: CUSTOMER, restock: true, refundMethod: {
      originalPaymentMethodsRefund: true }) {
      job { id done } orderCancelUserErrors { field message code } } }`;
    const { job } = (await store.query(cancel, { id })).data.orderCancel;
    expect(job.done).toBe(false);
    await store.settled();
    expect((await store.query('query ($id: ID!) { job(id: $id) { done } }', { id: job.id })).data.job).toEqual({
      done: true,
    });
    expect(store.controls.order(name)).toMatchObject({
      cancelReason: 'CUSTOMER',
      financialStatus: 'REFUNDED',
      fulfillmentOrders: [{ status: 'CANCELLED' }],
      refunds: [
        {
          lines: [
            { sku: 'MUG', quantity: 1 },
            { sku: 'BAG', quantity: 3 },
          ],
        },
      ],
    });
    expect((await store.query(cancel, { id })).data.orderCancel).toMatchObject({
      job: null,
      orderCancelUserErrors: [{ code: 'INVALID' }],
    });
    const sent = await placeOrder(store);
    await fulfill(store, sent.fulfillmentOrder.id);
    expect((await store.query(cancel, { id: sent.id })).data.orderCancel.orderCancelUserErrors).toHaveLength(1);
  });

  test('closes, reopens, and keeps its tags sorted without duplicates', async () => {
    const store = await openStore();
    const { id, name } = await placeOrder(store);
    await store.query('mutation ($id: ID!) { orderClose(input: { id: $id }) { order { closed } } }', { id });
    expect(store.controls.order(name)?.closedAt).not.toBeNull();
    await store.query('mutation ($id: ID!) { orderOpen(input: { id: $id }) { order { closed } } }', { id });
    expect(store.controls.order(name)?.closedAt).toBeNull();
    const tag = async (field: string, tags: string[]) =>
      (
        await store.query(
          `mutation ($id: ID!, $tags: [String!]!) { ${field}(id: $id, tags: $tags) { node { ... on Order {
      tags } } userErrors { message } } }`,
          { id, tags },
        )
      ).data[field];
    expect((await tag('tagsAdd', ['vip', 'Express, gift', 'VIP'])).node.tags).toEqual(['Express', 'gift', 'vip']);
    expect((await tag('tagsRemove', ['GIFT'])).node.tags).toEqual(['Express', 'vip']);
    expect((await tag('tagsAdd', ['x'.repeat(41)])).userErrors).toHaveLength(1);
  });
});

test('stock is committed to an order, released by a cancellation, and leaves with a fulfillment', async () => {
  const store = await openStore();
  const levels = async () => {
    const { data } = await store.query(`{ inventoryItems(first: 1, query: "sku:BAG") { nodes {
      inventoryLevel(locationId: "gid://shopify/Location/61000000001") {
      quantities(names: ["available", "committed", "on_hand"]) { quantity } } } } }`);
    return data.inventoryItems.nodes[0].inventoryLevel.quantities.map(({ quantity }: { quantity: number }) => quantity);
  };
  const { name } = await placeOrder(store);
  store.controls.setInventory('BAG', 61_000_000_001, 10);
  expect(await levels()).toEqual([10, 3, 13]);
  store.controls.cancelOrder(name);
  expect(await levels()).toEqual([13, 0, 13]);
  const { fulfillmentOrder } = await placeOrder(store);
  expect(await levels()).toEqual([10, 3, 13]);
  await fulfill(store, fulfillmentOrder.id);
  expect(await levels()).toEqual([10, 0, 10]);
});
