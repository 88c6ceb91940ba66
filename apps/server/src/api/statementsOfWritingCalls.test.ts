import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import { initialRouting, smallSeed } from '@hub/api-client/mocks';
import { readRoutingRules } from '@hub/database';
import { countStatements } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { tabs } from '@hub/domain/orders';
import { saveRouting } from '@hub/engine';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { aWholeShop } from '../testing/wholeShop.ts';
import { createEngineFixture } from './engineFixture.ts';
import { requestsOf, type Row, sampleInit } from './sampleRequests.ts';

const origin = 'http://127.0.0.1';

/** Where orders stand that a call changes; elsewhere it would refuse them, in less time. */
const tabOf: Partial<Record<EndpointName, number>> = {
  moveToOpenBulk: tabs.hold,
  bulkOrderAction: tabs.backOrders,
  moveToOpen: tabs.hold,
  available: tabs.backOrders,
  availablePartially: tabs.backOrders,
  moveToOpenErrored: tabs.errors,
  runWorkflow: tabs.errors,
};

/** Calls that wait for the database more often than the others. */
const more: Partial<Record<EndpointName, number>> = {
  moveToCloseBulk: 13,
  shipNowMultiple: 14,
  bulkOrderAction: 13,
  shipNow: 12,
  moveToClose: 11,
  // These route the order.
  moveToOpen: 19,
  productWorkflow: 18,
  available: 19,
  cancelItem: 14,
  testShipstation: 11,
  reducePlan: 14,
  saveWorkflow: 16,
  restoreWorkflow: 11,
  applyWorkflow: 15,
  simulateRouting: 14,
  addTag: 11,
  colorTag: 11,
  renameTag: 17,
  undoTagChange: 12,
  // Its orders are sent one by one.
  sendFailedAgain: 34,
};

/** Begin, who asks, the key and its reply, and the end are the same for each. */
const most = 10;

const writing = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].method !== 'GET' && !isPublicCall(name),
);

describeOnBothKinds('a writing call of the app', (database) => {
  test('waits for the database so often at most', { timeout: 60_000 }, async () => {
    const counted = countStatements(database());
    const engine = await createEngineFixture(counted.database, { seed: smallSeed.slice(0, 120) });
    onTestFinished(() => engine.close());
    const domain = `writing-${randomUUID()}.myshopify.com`;
    const { shopId, token, ids } = await aWholeShop(counted.database, engine, { domain });
    await database().inShop(shopId, async (transaction) => {
      const { version } = await readRoutingRules(transaction);
      const { rules } = initialRouting('Robin', new Date());
      await saveRouting(transaction, { staffName: 'Robin' }, { baseVersion: version, rules: rules.rules }, new Date());
    });
    const send = async (path: string, method: string, body?: unknown) => {
      const reply = await engine.fetch(`${origin}${path}`, sampleInit(method, token, body));
      return { status: reply.status, text: await reply.text() };
    };
    const slow: unknown[] = [];
    for (const name of writing) {
      const { text: list } = await send(`/list-order?tab=${tabOf[name] ?? tabs.open}&fix=all`, 'GET');
      const [path, body] = requestsOf((JSON.parse(list) as { orders: Row[] }).orders, ids)[name];
      const before = counted.count();
      const { status } = await send(path, endpoints[name].method, body);
      const roundTrips = counted.count().roundTrips - before.roundTrips;
      if (status !== 200 || roundTrips > (more[name] ?? most)) slow.push({ name, status, roundTrips });
    }
    expect(slow).toEqual([]);
  });
});
