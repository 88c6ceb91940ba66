import { wordsText } from '@hub/domain/messages';
import type { Database } from '@hub/database';
import { insertOrders, readOrderDetail } from '@hub/database/orders';
import { switchWorkflow } from '@hub/database/workflows';
import { aReceivedOrder } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { saveWorkflow } from '@hub/engine/workflows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';

const domain = 'ship-now.myshopify.com';
const now = new Date('2026-11-20T09:00:00.000Z');
const robin = { staffId: '1', staffName: 'Robin Carter' };
const noProviders = { readAll: async () => new Map(), save: async () => undefined };

let database: Database;
let fixture: EngineFixture;
let shopId = 0;
let authorization = '';
beforeAll(async () => {
  database = await openMigratedDatabase();
  fixture = await createEngineFixture(database);
  shopId = await fixture.createShop(domain);
  const entered = await fixture.fetch(`http://127.0.0.1/shopInfo?shop=${domain}`);
  authorization = entered.headers.get('authorization') ?? '';
  await database.inShop(shopId, async (transaction) => {
    const definition = {
      name: 'Mark it',
      trigger: 'orderArrives',
      match: 'all',
      groups: [],
      actions: [{ type: 'addTags', tags: ['marked'] }],
    } as const;
    const decision = await saveWorkflow(
      transaction,
      robin,
      noProviders,
      { workflowId: null, baseVersion: null, definition },
      now,
    );
    if (decision.type !== 'saved') throw new Error(wordsText(decision.message));
    await switchWorkflow(transaction, decision.saved.workflowId, true, now);
    // Both have just arrived: the job that decides them is still waiting.
    const received = [911, 912].map((number) => ({ ...aReceivedOrder(number), awaitsDecision: true }));
    await insertOrders(transaction, received);
  });
});
afterAll(async () => {
  await fixture.close();
  await database.close();
});

test.each([
  ['one order', '/ship-now', '4800000000911', { order_id: '4800000000911' }],
  ['many orders', '/ship-now-multiple', '4800000000912', { order_ids: ['4800000000912'] }],
])('Ship Now on %s that just arrived does not overtake the workflows', async (_, path, orderId, body) => {
  const reply = await fixture.fetch(`http://127.0.0.1${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  const detail = await database.inShop(shopId, (transaction) => readOrderDetail(transaction, orderId));
  expect(detail?.triggeredFlows.map(({ name }) => name)).toEqual(['Mark it']);
});
