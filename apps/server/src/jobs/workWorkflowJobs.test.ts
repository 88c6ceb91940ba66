import type { Database } from '@hub/database';
import { createJobQueue } from '@hub/database/jobs';
import { lockOrders, readOrderDetail } from '@hub/database/orders';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { receiveOrder } from '@hub/engine/orders';
import type { ProviderStore } from '@hub/engine/providers';
import { saveWorkflow, switchWorkflow } from '@hub/engine/workflows';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { workWorkflowJobs } from './workWorkflowJobs.ts';

const providers: ProviderStore = { readAll: async () => new Map(), save: async () => undefined };
const orderId = '4800000000001';
const hourMs = 3_600_000;

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

test('a workflow holds an arriving order, and a job opens it again when the hold ends', async () => {
  const shopId = await aShop(database);
  const definition = {
    name: 'Wait an hour',
    trigger: 'orderArrives',
    match: 'all',
    groups: [],
    actions: [{ type: 'hold', reason: 'Second thoughts', hours: 1 }],
  } as const;
  await database.inShop(shopId, async (transaction) => {
    const save = { workflowId: null, baseVersion: null, definition };
    await saveWorkflow(transaction, { staffName: 'Robin Carter' }, providers, save, new Date());
    await switchWorkflow(transaction, providers, { workflowId: '1', isActive: true }, new Date());
    await receiveOrder(transaction, aReceivedOrder(1, { detail: { timeline: [] } }));
  });
  const errors: unknown[] = [];
  const jobs = createJobQueue(database, { onError: (error) => errors.push(error) });
  // The hour began long enough ago to end now.
  workWorkflowJobs({ database, jobs, providers, now: () => new Date(Date.now() - hourMs) });
  await jobs.start();
  onTestFinished(() => jobs.stop());
  const stage = () =>
    database.inShop(shopId, async (transaction) => (await lockOrders(transaction, [orderId])).get(orderId)?.stage);
  const messages = async () => {
    const detail = await database.inShop(shopId, (transaction) => readOrderDetail(transaction, orderId));
    return detail?.timeline.map(({ message }) => message).toSorted();
  };
  await expect.poll(messages).toContain('The hold ended; the order is open again');
  expect(await stage()).toBe('open');
  expect(await messages()).toEqual([
    'Order received from the store',
    'The hold ended; the order is open again',
    'Workflow “Wait an hour” ran: put on hold for 1 hour: Second thoughts',
  ]);
  expect(errors).toEqual([]);
});
