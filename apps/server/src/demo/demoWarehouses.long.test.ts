import type { Database, Queries } from '@hub/database';
import { readBatch } from '@hub/database/batches';
import { addJobs, createJobQueue, lockOutboxJobs, removeOutboxJobs } from '@hub/database/jobs';
import { insertOrders, lockOrders, readOrderDetail } from '@hub/database/orders';
import { sampleRecipient } from '@hub/api-client/mocks';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { aReceivedOrder as anOrderWithoutRecipient, aShop } from '@hub/database/testing';
import { sendBatch, startBatch } from '@hub/engine/batching';
import { queues } from '@hub/engine/jobs';
import { changeOrder, receiveOrder } from '@hub/engine/orders';
import type { ProviderStore } from '@hub/engine/providers';
import { addReadyMadeWorkflows, switchWorkflow } from '@hub/engine/workflows';
import type { ProviderRecord } from '@hub/domain/integrations';
import { aLineItem } from '@hub/domain/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { demoCredentials, type RunningSimulators, startSimulators } from '@hub/providers/simulators';
import { createProviderCalls } from '../jobs/createProviderCalls.ts';
import { createWarehouseServices } from '../jobs/createWarehouseServices.ts';
import { workWarehouses } from '../jobs/workWarehouses.ts';
import { workWorkflowJobs } from '../jobs/workWorkflowJobs.ts';
import { firstShipmentsJob, simulateShipNow } from './simulateShipNow.ts';

const orderId = '4800000000001';
const providers: ProviderStore = {
  readAll: async () => new Map<string, ProviderRecord>([['shipbob', { ...demoCredentials('shipbob'), status: true }]]),
  save: async () => undefined,
};

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

/** Separate for each test, because their orders have the same references. */
async function startShipBob(): Promise<RunningSimulators> {
  const simulators = await startSimulators({ providers: ['shipbob'], speed: 1_000, plan: 'one' });
  onTestFinished(() => simulators.stop());
  return simulators;
}

const recipient = sampleRecipient({
  invoice: '536365',
  customer: '17850',
  country: 'United Kingdom',
  postcode: 'LS1 4DY',
});

const aReceivedOrder = (...order: Parameters<typeof anOrderWithoutRecipient>) => ({
  ...anOrderWithoutRecipient(...order),
  recipient,
});

/** Starts simulators in which a minute takes 60 ms. */
async function startWarehouses({
  speed = 1_000,
  random = () => 0.5,
  shipBob,
}: { speed?: number; random?: () => number; shipBob?: RunningSimulators } = {}) {
  const simulators = shipBob ?? (await startShipBob());
  const errors: unknown[] = [];
  const jobs = createJobQueue(database, { onError: (error) => errors.push(error) });
  const now = () => new Date();
  const createCall = createProviderCalls({ providerOrigins: { shipbob: simulators.origins.shipbob } });
  const services = createWarehouseServices({ database, providers, createCall, now, speed: speed || 1 });
  workWorkflowJobs({ database, jobs, providers, now });
  simulateShipNow({ database, jobs, speed, now, random });
  const watch =
    speed === 0 ? null : workWarehouses({ services, jobs, lookEveryMs: 100, onError: (error) => errors.push(error) });
  await jobs.start();
  watch?.begin();
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await Promise.all([watch?.stop(), jobs.stop()]);
    isStopped = true;
  };
  onTestFinished(stop);
  return { errors, stop };
}

/** Ship Now is pressed on every order. */
const hurry = () => 0.1;

const stateOf = (shopId: number, id = orderId) =>
  database.inShop(shopId, async (transaction) => (await lockOrders(transaction, [id])).get(id));
const timelineOf = async (shopId: number) =>
  (await database.inShop(shopId, (transaction) => readOrderDetail(transaction, orderId)))?.timeline.map(
    ({ message }) => message,
  );
const statusOf = async (shopId: number) => (await stateOf(shopId))?.detail.fulfillments[0]?.shipmentStatus;

async function aShopWithOrder(): Promise<number> {
  const shopId = await aShop(database);
  await database.inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
  return shopId;
}

const shipNow = (shopId: number) =>
  database.inShop(shopId, (transaction) => changeOrder(transaction, orderId, 'ship-now', null, new Date()));

async function removeAllJobs(queries: Queries): Promise<void> {
  await removeOutboxJobs(queries, await lockOutboxJobs(queries, 1_000));
}

describe('the simulated warehouses', () => {
  test('ship, label, track and deliver what Ship Now sends them', async () => {
    const shopId = await aShopWithOrder();
    await shipNow(shopId);
    const { errors } = await startWarehouses();
    await expect.poll(() => statusOf(shopId)).toBe('delivered');
    expect(await stateOf(shopId)).toMatchObject({ stage: 'shipped', order: { fulfillmentStatus: 'fulfilled' } });
    expect((await stateOf(shopId))?.detail.fulfillments).toMatchObject([
      { name: '#1.1', quantity: 5, trackingNumber: expect.stringMatching(/^\w{8,}$/), locationId: '72001' },
    ]);
    // Depends on the moment of reading whether it is also seen in transit.
    expect((await timelineOf(shopId))?.filter((message) => !message.endsWith('In transit'))).toEqual([
      'Shipment #1.1: Delivered',
      'Shipment #1.1 left the warehouse',
      'Sent to the warehouse',
      'Order received from the store',
    ]);
    expect(errors).toEqual([]);
  });

  test('resume after a restart where they stopped', async () => {
    const shopId = await aShopWithOrder();
    await shipNow(shopId);
    const shipBob = await startShipBob();
    const first = await startWarehouses({ speed: 100, shipBob });
    await expect.poll(() => timelineOf(shopId)).toContain('Sent to the warehouse');
    await first.stop();
    expect((await stateOf(shopId))?.stage).toBe('inFulfillment');
    await startWarehouses({ shipBob });
    await expect.poll(() => statusOf(shopId)).toBe('delivered');
    expect((await timelineOf(shopId))?.filter((message) => message.endsWith('left the warehouse'))).toHaveLength(1);
  });

  test('Ship Now sends a new order early, but not one that was held since', async () => {
    const shopId = await aShop(database);
    const held = '4800000000002';
    await database.inShop(shopId, async (transaction) => {
      await receiveOrder(transaction, aReceivedOrder(1));
      await receiveOrder(transaction, aReceivedOrder(2));
      await changeOrder(transaction, held, 'hold-order', null, new Date());
    });
    await startWarehouses({ random: hurry });
    await expect.poll(async () => (await stateOf(shopId))?.stage).toBe('shipped');
    expect((await stateOf(shopId, held))?.stage).toBe('hold');
  });

  test('an order without Ship Now waits for its batch', async () => {
    const shopId = await aShop(database);
    await database.inShop(shopId, (transaction) => receiveOrder(transaction, aReceivedOrder(1)));
    const other = await aShopWithOrder();
    await shipNow(other);
    await startWarehouses({ random: () => 0.9 });
    await expect.poll(async () => (await stateOf(other))?.stage).toBe('shipped');
    expect((await stateOf(shopId))?.stage).toBe('open');
  });

  test('an order that was closed before is not shipped, and the job completes', async () => {
    const shopId = await aShopWithOrder();
    await shipNow(shopId);
    await database.inShop(shopId, async (transaction) => {
      await addJobs(transaction, [firstShipmentsJob]);
      await addJobs(transaction, [{ queue: queues.sendToWarehouse, data: { orderId: '4800000000009' } }]);
      await changeOrder(transaction, orderId, 'move-to-close', null, new Date());
    });
    const other = await aShopWithOrder();
    await shipNow(other);
    const { errors } = await startWarehouses();
    await expect.poll(async () => (await stateOf(other))?.stage).toBe('shipped');
    expect(await stateOf(shopId)).toMatchObject({ stage: 'closed', detail: { fulfillments: [] } });
    expect(errors).toEqual([]);
  });

  test('ship what was already at a warehouse after the first run', async () => {
    const shopId = await aShopWithOrder();
    await shipNow(shopId);
    // As if the sample had it there.
    await database.inSystem((queries) => removeAllJobs(queries));
    await database.inShop(shopId, (transaction) => addJobs(transaction, [firstShipmentsJob]));
    await startWarehouses({ random: () => 0.1 });
    await expect.poll(async () => (await stateOf(shopId))?.stage).toBe('shipped');
  });

  test('workflows decide first: the timeline says what they did, and the order ships from where they routed it', async () => {
    const shopId = await aShop(database);
    const heavy = aLineItem({ lineItemId: '10001', id: '10001', quantity: 500, price: 0.1, productWeight: '1' });
    const order = aReceivedOrder(1, { order: { createdAt: new Date().toISOString() } });
    await database.inShop(shopId, async (transaction) => {
      const now = new Date();
      await addReadyMadeWorkflows(transaction, { staffName: 'Robin Carter' }, providers, { active: 4, now });
      const insured = { workflowId: '6', isActive: true };
      expect(await switchWorkflow(transaction, providers, insured, now)).toEqual({ refusal: null });
      await receiveOrder(transaction, { ...order, detail: { ...order.detail, timeline: [], lineItems: [heavy] } });
    });
    const { errors } = await startWarehouses({ random: hurry });
    await expect.poll(() => statusOf(shopId)).toBe('delivered');
    expect((await timelineOf(shopId))?.toReversed().slice(0, 5)).toEqual([
      'Order received from the store',
      'Workflow “Heavy orders to Northampton warehouse” ran: routed to Northampton warehouse',
      'Workflow “Tag wholesale orders” ran: tagged “wholesale”',
      'Sent to the warehouse',
      'Shipment #1.1 left the warehouse',
    ]);
    expect((await stateOf(shopId))?.detail.fulfillments[0]?.locationId).toBe('72001');
    expect(errors).toEqual([]);
  });

  test('an order that they reject is in error with their message and fails in its batch', async () => {
    const shopId = await aShopWithOrder();
    const batchId = await database.inShop(shopId, (transaction) =>
      startBatch(transaction, providers, '72001', { cutOff: null, missedCutOffs: 0, startedBy: null }, new Date()),
    );
    await sendBatch(database, providers, shopId, batchId ?? '', () => new Date());
    const shipBob = await startShipBob();
    shipBob.control('shipbob').refuseOrder({ words: 'Invalid postcode for the destination country' });
    const { errors } = await startWarehouses({ shipBob });
    await expect.poll(async () => (await stateOf(shopId))?.stage).toBe('error');
    const reason = 'Invalid postcode for the destination country';
    expect((await stateOf(shopId))?.order).toMatchObject({ shipmentError: reason, errorType: 1 });
    expect((await timelineOf(shopId))?.[0]).toBe(`The warehouse refused it: ${reason}`);
    const batch = await database.inShop(shopId, (transaction) => readBatch(transaction, batchId ?? ''));
    expect(batch?.counts).toMatchObject({ sent: 0, failed: 1 });
    expect(errors).toEqual([]);
  });

  test('nothing moves at speed 0', async () => {
    const shopId = await aShopWithOrder();
    await shipNow(shopId);
    const { errors } = await startWarehouses({ speed: 0 });
    expect([await timelineOf(shopId), errors]).toEqual([['Order received from the store'], []]);
  });
});
