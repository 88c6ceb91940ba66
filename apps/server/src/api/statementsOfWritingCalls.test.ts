import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import { initialRouting, smallSeed } from '@hub/api-client/mocks';
import { readRoutingRules } from '@hub/database/routing';
import { countStatements } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { backOrderStates, errorTypes, tabs } from '@hub/domain/orders';
import { saveRouting } from '@hub/engine/routing';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { aWholeShop } from '../testing/wholeShop.ts';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { productSettings, requestsOf, type Row, sampleInit } from '../testing/sampleRequests.ts';

const origin = 'http://127.0.0.1';

/** The fields of a listed order that decide whether a call applies. */
interface ListedRow extends Row {
  error: string | null;
  error_type: number | null;
  is_back_order: number;
}

/** The tab and filter for the orders that each call accepts; rejecting an order takes less time. */
const ordersOf: Partial<Record<EndpointName, { tab: number; takes?: (row: ListedRow) => boolean }>> = {
  moveToOpenBulk: { tab: tabs.hold },
  bulkOrderAction: { tab: tabs.backOrders },
  moveToOpen: { tab: tabs.hold },
  available: { tab: tabs.backOrders },
  availablePartially: { tab: tabs.backOrders },
  cancelPartialShipment: { tab: tabs.open, takes: (row) => row.is_back_order === backOrderStates.partlyReleased },
  moveToOpenErrored: { tab: tabs.errors, takes: (row) => !row.error && row.error_type === errorTypes.threePlApi },
  reshipOrder: { tab: tabs.shipped },
  cancelReship: { tab: tabs.shipped },
  runWorkflow: { tab: tabs.errors, takes: (row) => Boolean(row.error) },
};

/** Second version. */
const second = { base_version: 1 };

/** Replaces fields of a call's sample so that the call is accepted; a text replaces the whole body. */
const changesOf: Partial<Record<EndpointName, object>> = {
  saveLocation: { base_version: 1 },
  saveRouting: { base_version: 2 },
  saveShippingMapping: { base_version: 2 },
  saveShopSettings: second,
  saveShipPolicy: second,
  saveStaffRights: second,
  saveNotifications: second,
  savePackage: second,
  saveBundle: second,
  saveCollection: second,
  saveProviderChoices: second,
  saveTrackingPage: second,
  saveProducts: {
    changes: [{ sku: '85123A', base_version: 1, settings: productSettings, is_new: false }],
  },
  saveStock: {
    changes: [{ sku: '85123A', location_id: '72002', on_hand: 7, low_at: null, base_version: 1 }],
  },
  importStock: { text: 'SKU,Location,On hand\n85123A,Leeds overflow,9', is_preview: false },
  // Was saved again before.
  deletePackage: { base_version: 2 },
  deleteBundle: { base_version: 2 },
  deleteCollection: { base_version: 2 },
  // The sample's tag was merged into this one.
  deleteTag: { name: 'somebody' },
};

/** SQL that runs before a call, for data that comes from jobs, files and 3PLs. */
const before: Partial<Record<EndpointName, string>> = {
  cancelImport: `UPDATE imports SET status = 'running', seen_at = now() WHERE shop_id = $1`,
  cancelShopExport: `UPDATE shop_exports SET state = 'running' WHERE shop_id = $1`,
  renameTag: `UPDATE orders SET tags = '{wholesale}' WHERE shop_id = $1`,
  preflightSelection: `UPDATE frozen_selections SET order_ids = (
      SELECT array_agg(order_id) FROM orders WHERE shop_id = $1 AND stage = 'open' AND fulfillment_status = '')
    WHERE shop_id = $1`,
  releaseStoreHolds: `INSERT INTO store_orders (shop_id, order_id, updated_at, read_at, facts)
    SELECT $1, order_id, now(), now(), '{"closedAt":null,"stop":null,"quantities":{},
      "holds":[{"holdId":"1","reason":"OTHER","note":null,"canRelease":true}]}'::jsonb
    FROM orders WHERE shop_id = $1 AND stage = 'open'
    ON CONFLICT (shop_id, order_id) DO UPDATE SET facts = excluded.facts`,
  changeAddress: `WITH known AS (
      UPDATE orders SET country = 'GB', postcode = 'LS1 4DY' WHERE shop_id = $1 AND stage = 'open' RETURNING order_id
    )
    INSERT INTO order_recipients
      (shop_id, order_id, name, company, address1, address2, city, state, postcode, country, phone, email)
    SELECT $1, order_id, 'Somebody', '', '12 Mill Lane', '', 'Leeds', '', 'LS1 4DY', 'GB', '', '' FROM known
    ON CONFLICT (shop_id, order_id) DO UPDATE SET name = excluded.name, company = '', address1 = excluded.address1,
      address2 = '', city = excluded.city, state = '', postcode = excluded.postcode, country = 'GB', phone = ''`,
  // All sent orders come back.
  sendFailedAgain: `WITH refused AS (
      UPDATE orders SET stage = 'error', error_type = ${errorTypes.threePlApi}
      WHERE shop_id = $1 AND stage = 'inFulfillment' RETURNING order_id
    )
    UPDATE batch_orders SET outcome = 'failed' FROM refused
    WHERE shop_id = $1 AND batch_orders.order_id = refused.order_id`,
};

/** Replaces sample paths that these calls reject; the batch is that of `sendBatchNow`. */
const paths: Partial<Record<EndpointName, string>> = {
  sendBatchNow: '/hub/batching/72001/send',
  sendFailedAgain: '/hub/batches/32/send-failed',
};

/** These take the open orders, or leave a 3PL something to send. */
const last: readonly EndpointName[] = ['reshipOrder', 'cancelReship', 'sendBatchNow', 'sendFailedAgain'];

/** A reply that says that nothing, or not everything, was done. */
const refusal = /"status":"(?:error|skipped|outdated)"|"success":false|"refused":\[\{|[1-9]\d* skipped/;

/** Calls with more round trips than the others. */
const more: Partial<Record<EndpointName, number>> = {
  moveToCloseBulk: 13,
  shipNowMultiple: 14,
  bulkOrderAction: 13,
  shipNow: 12,
  moveToClose: 11,
  // These route the order.
  moveToOpen: 19,
  productWorkflow: 19,
  available: 19,
  runWorkflow: 22,
  cancelItem: 13,
  reshipOrder: 20,
  // Runs workflows and routes the order.
  changeAddress: 30,
  cancelReship: 14,
  // In three transactions, with a call to the 3PL in between.
  testShipstation: 11,
  // Saves each location without a 3PL again.
  saveThirdPartySettings: 20,
  reducePlan: 13,
  saveWorkflow: 11,
  releaseStoreHolds: 11,
  applyWorkflow: 13,
  saveLocation: 13,
  renameTag: 12,
  deleteTag: 12,
  undoTagChange: 11,
  saveProviderChoices: 13,
  // In three transactions each, for any number of orders up to 100 boxes: one begins, the next sends.
  sendBatchNow: 29,
  sendFailedAgain: 24,
};

/** Begin, the caller, the key with its reply, and the end are the same for each call. */
const most = 10;

// A test order needs a sandbox account, and this shop has live ones.
const writing = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].method !== 'GET' && !isPublicCall(name) && name !== 'sendTestOrder',
);

describeOnBothKinds('a call of the app that writes', (database) => {
  test('makes at most ten round trips when it is accepted', async () => {
    const counted = countStatements(database());
    const engine = await createEngineFixture(counted.database, { seed: smallSeed.slice(0, 120) });
    onTestFinished(() => engine.close());
    const domain = `writing-${randomUUID()}.myshopify.com`;
    const { shopId, token, ids } = await aWholeShop(counted.database, engine, { domain });
    await database().inShop(shopId, async (transaction) => {
      const { version } = await readRoutingRules(transaction);
      const { rules } = initialRouting('Robin', new Date(), null);
      await saveRouting(transaction, { staffName: 'Robin' }, { baseVersion: version, rules: rules.rules }, new Date());
    });
    const send = async (path: string, method: string, body?: unknown) => {
      const reply = await engine.fetch(`${origin}${path}`, sampleInit(method, token, body));
      return { status: reply.status, text: await reply.text() };
    };
    /** Waits for the import, whose statements would otherwise be counted. */
    const untilImported = async (reply: string) => {
      const { import_id: importId } = JSON.parse(reply) as { import_id: string };
      await expect.poll(async () => (await send(`/hub/imports/${importId}`, 'GET')).text).not.toContain('"running"');
    };
    const slow: unknown[] = [];
    for (const name of [...writing.filter((other) => !last.includes(other)), ...last]) {
      const { tab, takes = () => true } = ordersOf[name] ?? { tab: tabs.open };
      const { text: list } = await send(`/list-order?tab=${tab}&fix=all`, 'GET');
      const rows = (JSON.parse(list) as { orders: ListedRow[] }).orders.filter(takes);
      const [path, sample] = requestsOf(rows, ids)[name];
      const change = changesOf[name];
      const body = change === undefined ? sample : { ...(sample as object), ...change };
      const sql = before[name];
      if (sql !== undefined) await database().executeSql(sql, [shopId]);
      const countBefore = counted.count();
      const { status, text } = await send(paths[name] ?? path, endpoints[name].method, body);
      const roundTrips = counted.count().roundTrips - countBefore.roundTrips;
      if (name === 'startImport') await untilImported(text);
      if (status !== 200 || refusal.test(text) || roundTrips > (more[name] ?? most))
        slow.push({ name, status, roundTrips, text: text.slice(0, 300) });
    }
    expect(slow).toEqual([]);
  });
});
