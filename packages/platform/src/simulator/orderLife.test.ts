import { expect, test } from 'vitest';
import { StoreControlError, type StoreControls } from './StoreControls.ts';
import { anOrder, openReceiver, openStore, subscribe, testTime } from './testing/storeFixtures.ts';

const main = 61_000_000_001;
const shopFloor = 61_000_000_002;

/** Status, location, remaining units and hold reasons of each part. */
const partsOf = (controls: StoreControls, name: string) =>
  controls
    .order(name)
    ?.fulfillmentOrders.map(({ status, locationName, lines, holds }) =>
      [
        status,
        locationName,
        ...lines.map(({ sku, remaining }) => `${remaining} ${sku}`),
        ...holds.map(({ reason }) => reason),
      ].join(', '),
    );

async function aStore(...topics: readonly string[]) {
  const store = await openStore();
  const receiver = await openReceiver();
  await subscribe(store, receiver.url, ...topics);
  const sent = async () => {
    await store.settled();
    return receiver.received.splice(0).map(({ topic, body }) => ({ topic, body }));
  };
  return { ...store, sent };
}

test('holds of other apps stack, each with its reason, and are released one by one', async () => {
  const { controls, sent } = await aStore('FULFILLMENT_ORDERS_PLACED_ON_HOLD', 'FULFILLMENT_ORDERS_HOLD_RELEASED');
  const name = controls.placeOrder(anOrder());
  const [first] = controls.holdOrder(name, 'INCORRECT_ADDRESS', 'No house number');
  const [second] = controls.holdOrder(name, 'HIGH_RISK_OF_FRAUD');
  expect((await sent()).at(-1)?.body).toMatchObject({
    fulfillment_order: {
      status: 'on_hold',
      fulfillment_holds: [{ id: first, reason: 'incorrect_address', reason_notes: 'No house number' }, { id: second }],
    },
    created_fulfillment_hold: { id: second, reason: 'high_risk_of_fraud', held_by_requesting_app: false },
  });
  controls.releaseOrder(name, first);
  expect(partsOf(controls, name)).toEqual(['ON_HOLD, Main warehouse, 1 MUG, 3 BAG, HIGH_RISK_OF_FRAUD']);
  controls.releaseOrder(name, second);
  expect(partsOf(controls, name)).toEqual(['OPEN, Main warehouse, 1 MUG, 3 BAG']);
  expect((await sent()).map(({ topic }) => topic)).toEqual(['fulfillment_orders/hold_released']);
});

test('a scheduled part opens when it is due', async () => {
  const { controls, clock, sent } = await aStore(
    'FULFILLMENT_ORDERS_SCHEDULED_FULFILLMENT_ORDER_READY',
    'FULFILLMENT_ORDERS_RESCHEDULED',
  );
  const due = testTime + 3_600_000;
  const name = controls.placeOrder(anOrder({ parts: [{ units: { MUG: 1 } }, { fulfillAt: due }] }));
  expect(partsOf(controls, name)).toEqual(['OPEN, Main warehouse, 1 MUG', 'SCHEDULED, Main warehouse, 3 BAG']);
  expect(() => controls.fulfillOrder(name)).not.toThrow();
  controls.rescheduleOrder(name, due + 3_600_000);
  clock.advance(3_600_000);
  expect(partsOf(controls, name)?.[1]).toBe('SCHEDULED, Main warehouse, 3 BAG');
  clock.advance(3_600_000);
  expect(partsOf(controls, name)?.[1]).toBe('OPEN, Main warehouse, 3 BAG');
  expect((await sent()).map(({ topic, body }) => [topic, body.fulfillment_order.status])).toEqual([
    ['fulfillment_orders/rescheduled', 'scheduled'],
    ['fulfillment_orders/scheduled_fulfillment_order_ready', 'open'],
  ]);
});

test('an order has a part per location and method, which can be split, merged and moved', async () => {
  const { controls, sent } = await aStore(
    'FULFILLMENT_ORDERS_SPLIT',
    'FULFILLMENT_ORDERS_MERGED',
    'FULFILLMENT_ORDERS_MOVED',
  );
  const parts = [{ units: { MUG: 1 }, locationId: shopFloor, method: 'PICK_UP' as const }, {}];
  const name = controls.placeOrder(anOrder({ parts }));
  expect(controls.order(name)?.fulfillmentOrders.map(({ method }) => method)).toEqual(['PICK_UP', 'SHIPPING']);
  const whole = controls.placeOrder(anOrder());
  controls.splitOrder(whole, 'BAG', 1);
  expect(partsOf(controls, whole)).toEqual(['OPEN, Main warehouse, 1 MUG, 2 BAG', 'OPEN, Main warehouse, 1 BAG']);
  controls.mergeOrder(whole);
  expect(partsOf(controls, whole)).toEqual(['OPEN, Main warehouse, 1 MUG, 3 BAG', 'CLOSED, Main warehouse']);
  controls.moveOrder(whole, shopFloor, { BAG: 2 });
  expect(partsOf(controls, whole)).toEqual([
    'OPEN, Main warehouse, 1 MUG, 1 BAG',
    'CLOSED, Main warehouse',
    'OPEN, Shop floor, 2 BAG',
  ]);
  const [split, merged, moved] = await sent();
  expect(split?.body).toMatchObject({ split_line_items: [{ quantity: 1 }] });
  expect(merged?.body).toMatchObject({
    merge_intents: [{ fulfillment_order_id: expect.any(Number) }, {}],
    fulfillment_order_merges: { fulfillment_order: { id: controls.order(whole)?.fulfillmentOrders[0]?.id } },
  });
  expect(moved?.body).toMatchObject({ moved_fulfillment_order: { status: 'open' } });
});

test('edits add and remove lines before and after shipping; additions are owed', async () => {
  const { controls, sent } = await aStore('ORDERS_EDITED', 'ORDERS_PAID');
  const name = controls.placeOrder(anOrder());
  controls.editOrder(name, 'BAG', 1);
  controls.fulfillOrder(name, 'T1');
  expect(() => controls.editOrder(name, 'BAG', 0)).toThrow('has been fulfilled');
  controls.editOrder(name, 'BAG', 2);
  controls.addLine(name, { sku: 'CUP', name: 'Cup', quantity: 2, price: 3 });
  expect(controls.order(name)).toMatchObject({ financialStatus: 'PARTIALLY_PAID' });
  expect(partsOf(controls, name)?.at(-1)).toBe('OPEN, Main warehouse, 1 BAG, 2 CUP');
  controls.payOrder(name);
  expect(controls.order(name)?.financialStatus).toBe('PAID');
  const edits = (await sent()).flatMap(({ body }) => (body.order_edit ? [body.order_edit.line_items] : []));
  expect(edits).toMatchObject([
    { additions: [], removals: [{ delta: 2 }] },
    { additions: [{ delta: 1 }], removals: [] },
    { additions: [{ delta: 2 }], removals: [] },
  ]);
});

test('a return refunds what was shipped and leaves the rest to ship; an exchange waits for the return', async () => {
  const { controls, sent } = await aStore('RETURNS_APPROVE', 'RETURNS_CLOSE', 'REFUNDS_CREATE');
  const name = controls.placeOrder(anOrder({ parts: [{ units: { BAG: 2 } }, { units: { MUG: 1 } }, {}] }));
  const cup = { sku: 'CUP', name: 'Cup', quantity: 1, price: 2 };
  expect(() => controls.openReturn(name, { BAG: 1 })).toThrow(StoreControlError);
  controls.holdOrder(name, 'OTHER');
  controls.releaseOrder(name, controls.order(name)?.fulfillmentOrders[0]?.holds[0]?.id);
  controls.fulfillOrder(name, 'T1');
  controls.openReturn(name, { BAG: 1 }, cup);
  expect(partsOf(controls, name)?.at(-1)).toBe('ON_HOLD, Main warehouse, 1 CUP, AWAITING_RETURN_ITEMS');
  controls.closeReturn(name);
  expect(partsOf(controls, name)?.at(-1)).toBe('OPEN, Main warehouse, 1 CUP');
  const bag = controls.order(name)?.lines.find(({ sku }) => sku === 'BAG');
  expect(bag).toMatchObject({ quantity: 3, currentQuantity: 2 });
  expect(partsOf(controls, name)?.[2]).toBe('ON_HOLD, Main warehouse, 1 BAG, OTHER');
  const bodies = await sent();
  expect(bodies.map(({ topic }) => topic)).toEqual(['returns/approve', 'refunds/create', 'returns/close']);
  expect(bodies[1]?.body.refund_line_items).toMatchObject([{ quantity: 1, restock_type: 'return' }]);
});

test('each return change has its topic; some bodies name the order, some its id, and updates neither', async () => {
  const { controls, sent } = await aStore(
    ...['REQUEST', 'APPROVE', 'DECLINE', 'CANCEL', 'CLOSE', 'REOPEN', 'PROCESS', 'UPDATE'].map(
      (topic) => `RETURNS_${topic}`,
    ),
    'REFUNDS_CREATE',
  );
  const name = controls.placeOrder(anOrder());
  controls.fulfillOrder(name, 'T1');
  controls.requestReturn(name, { BAG: 1 });
  controls.changeReturn(name, 'decline');
  controls.requestReturn(name, { BAG: 2 });
  for (const change of ['approve', 'update', 'process'] as const) controls.changeReturn(name, change);
  controls.closeReturn(name);
  controls.changeReturn(name, 'reopen');
  controls.closeReturn(name);
  controls.openReturn(name, { MUG: 1 });
  controls.changeReturn(name, 'cancel');
  expect(() => controls.changeReturn(name, 'approve')).toThrow(StoreControlError);
  const order = { id: expect.any(Number) };
  expect((await sent()).map(({ topic, body }) => [topic, body.status, body.order, body.order_id])).toEqual([
    ['returns/request', 'requested', expect.objectContaining(order), undefined],
    ['returns/decline', 'declined', expect.objectContaining(order), undefined],
    ['returns/request', 'requested', expect.objectContaining(order), undefined],
    ['returns/approve', 'open', expect.objectContaining(order), undefined],
    ['returns/update', undefined, undefined, undefined],
    ['returns/process', undefined, undefined, undefined],
    ['refunds/create', undefined, undefined, expect.any(Number)],
    ['returns/close', 'closed', undefined, expect.any(Number)],
    ['returns/reopen', 'open', undefined, expect.any(Number)],
    // It was already refunded.
    ['returns/close', 'closed', undefined, expect.any(Number)],
    ['returns/approve', 'open', expect.objectContaining(order), undefined],
    ['returns/cancel', 'canceled', undefined, expect.any(Number)],
  ]);
  expect(controls.order(name)?.lines[1]?.currentQuantity).toBe(2);
});

test('a canceled fulfillment moves its units to a new part, except returned ones', async () => {
  const { controls } = await aStore();
  const name = controls.placeOrder(anOrder());
  controls.fulfillOrder(name, 'T1');
  controls.openReturn(name, { BAG: 1 });
  controls.closeReturn(name);
  controls.cancelFulfillment(name);
  expect(partsOf(controls, name)).toEqual([
    'CLOSED, Main warehouse, 0 MUG, 0 BAG',
    'OPEN, Main warehouse, 1 MUG, 2 BAG',
  ]);
  controls.archiveOrder(name);
  expect(controls.order(name)?.closedAt).not.toBeNull();
  controls.unarchiveOrder(name);
  expect(controls.order(name)?.closedAt).toBeNull();
});

test('payments, risk, and requests to a fulfillment service and its progress send webhooks', async () => {
  const { controls, sent } = await aStore('ORDERS_RISK_ASSESSMENT_CHANGED', 'FULFILLMENT_ORDERS_PROGRESS_REPORTED');
  const name = controls.placeOrder(anOrder({ payment: 'PENDING' }));
  controls.assessRisk(name, 'CANCEL');
  controls.reportProgress(name, true);
  expect(partsOf(controls, name)).toEqual(['IN_PROGRESS, Main warehouse, 1 MUG, 3 BAG']);
  controls.reportProgress(name, false);
  controls.requestFulfillment(name, 'ACCEPTED');
  expect(controls.order(name)?.fulfillmentOrders[0]).toMatchObject({ requestStatus: 'ACCEPTED' });
  expect(await sent()).toMatchObject([
    { body: { risk_level: 'high', order_id: expect.any(Number) } },
    { body: { fulfillment_order: { status: 'in_progress' } } },
  ]);
  controls.cancelOrder(name);
  expect(controls.order(name)?.financialStatus).toBe('VOIDED');
});

test('locations are added, renamed, deactivated and deleted; their open parts move elsewhere', async () => {
  const { controls, sent } = await aStore(
    'LOCATIONS_CREATE',
    'LOCATIONS_UPDATE',
    'LOCATIONS_DEACTIVATE',
    'LOCATIONS_DELETE',
  );
  controls.addLocation({ id: 7, name: 'Pop-up' });
  controls.renameLocation(7, 'Pop-up store');
  const name = controls.placeOrder(anOrder({ parts: [{ locationId: 7 }] }));
  expect(partsOf(controls, name)).toEqual(['OPEN, Pop-up store, 1 MUG, 3 BAG']);
  expect(() => controls.deleteLocation(7)).toThrow('deactivated before');
  controls.setLocationActive(7, false);
  expect(partsOf(controls, name)).toEqual(['OPEN, Main warehouse, 1 MUG, 3 BAG']);
  controls.deleteLocation(7);
  expect(() => controls.renameLocation(7, 'Gone')).toThrow(StoreControlError);
  expect((await sent()).map(({ topic, body }) => [topic, body.name, body.active])).toEqual([
    ['locations/create', 'Pop-up', true],
    ['locations/update', 'Pop-up store', true],
    ['locations/deactivate', 'Pop-up store', false],
    ['locations/delete', undefined, undefined],
  ]);
});

test('two variants share a SKU and have separate stock', async () => {
  const store = await aStore();
  store.controls.placeOrder(anOrder());
  const item = store.controls.addVariant('MUG');
  const { data } = await store.query('{ inventoryItems(first: 5, query: "sku:MUG") { nodes { id } } }');
  expect(data.inventoryItems.nodes).toHaveLength(2);
  expect(data.inventoryItems.nodes).toContainEqual({ id: `gid://shopify/InventoryItem/${item}` });
  store.controls.setInventory('MUG', main, 4);
});
