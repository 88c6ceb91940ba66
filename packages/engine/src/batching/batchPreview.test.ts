import type { Database } from '@hub/database';
import { listBatchOrders, readBatch } from '@hub/database/batches';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { saveShopSettings } from '@hub/database/shopSettings';
import type { OrderStage } from '@hub/domain/orders';
import { newShopSettings } from '@hub/domain/shopSettings';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBatchShop, anOpenOrder, leeds, northampton, byFirstCustomer } from '../testing/batchFixtures.ts';
import { idOf, shipbobStore } from '../testing/workflowFixtures.ts';
import { sendBatch } from './sendBatch.ts';
import { startBatch } from './startBatch.ts';
import { upcomingBatches } from './upcomingBatches.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

const anyOrder = fc.record({
  customerName: fc.constantFrom('Ana Silva', 'ana  silva', 'Ben Okri', 'Guest'),
  postcode: fc.constantFrom('LS1 4DY', 'SW1A 1AA', ''),
  stage: fc.constantFrom<OrderStage>('open', 'open', 'open', 'hold', 'needsReview', 'error', 'backOrder', 'closed'),
  fulfillmentStatus: fc.constantFrom('', '', 'fulfilled'),
  backOrderState: fc.constantFrom(0, 0, 1),
  locationId: fc.constantFrom(null, northampton, leeds),
});

test('a preview shows exactly the orders and boxes that are sent', () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 12 }), async (fields) => {
      const shop = await aBatchShop(database);
      for (const [index, { customerName, postcode, stage, locationId, ...order }] of fields.entries()) {
        await shop.addOrders({ ...anOpenOrder(index + 1, { stage, order: { customerName, ...order } }), postcode });
        if (locationId !== null) await shop.routeTo(index + 1, locationId);
      }
      const previews = await shop.inShop((transaction) => upcomingBatches(transaction, shipbobStore, now));
      const sentIds: string[] = [];
      for (const { locationId, batch } of previews) {
        const start = { cutOff: null, missedCutOffs: 0, startedBy: null };
        const batchId = await shop.inShop((transaction) =>
          startBatch(transaction, shipbobStore, locationId, start, now),
        );
        if (batchId === null) {
          expect(batch.boxes).toEqual([]);
          continue;
        }
        await sendBatch(database, shipbobStore, shop.shopId, batchId, () => now);
        const sent = await shop.inShop((transaction) =>
          listBatchOrders(transaction, batchId, { outcome: 'sent', offset: 0, limit: 100 }),
        );
        const boxes = Map.groupBy(sent, ({ box }) => box);
        expect([...boxes.values()].map((box) => box.map(({ orderId }) => orderId))).toEqual(
          batch.boxes.map(({ orders }) => orders.map(({ orderId }) => orderId)),
        );
        const record = await shop.inShop((transaction) => readBatch(transaction, batchId));
        expect(record).toMatchObject({ counts: { waiting: 0, skipped: 0, failed: 0 }, boxesSaved: 0 });
        sentIds.push(...sent.map(({ orderId }) => orderId));
      }
      expect(sentIds.toSorted()).toEqual(await shop.warehouseJobs());
      expect(await shop.totalBoxesSaved()).toBe(0);
      const mustWait = fields.flatMap(({ stage }, index) => (stage === 'open' ? [] : idOf(index + 1)));
      expect(sentIds.filter((id) => mustWait.includes(id))).toEqual([]);
    }),
    { numRuns: 20 },
  ));

test('orders of a customer share a box only if they have the same address', async () => {
  const shop = await aBatchShop(database);
  const recipient = {
    name: 'Ana Silva',
    company: '',
    address1: '1 Park Row',
    address2: '',
    city: 'Leeds',
    state: '',
    postcode: 'LS1 4DY',
    country: 'GB',
    phone: '',
    email: '',
  };
  const doors = ['1 Park Row', '1 PARK  ROW', '2 Park Row'];
  for (const [index, address1] of doors.entries()) {
    const order = anOpenOrder(index + 1, { order: { customerName: 'Ana Silva' } });
    await shop.addOrders({ ...order, postcode: 'LS1 4DY', recipient: { ...recipient, address1 } });
    await shop.routeTo(index + 1, northampton);
  }
  const previews = await shop.inShop((transaction) => upcomingBatches(transaction, shipbobStore, now));
  const { boxes } = previews.find(({ locationId }) => String(locationId) === northampton)?.batch ?? { boxes: [] };
  expect(boxes.map(({ orders }) => orders.map(({ orderId }) => orderId))).toEqual([[idOf(1), idOf(2)], [idOf(3)]]);
});

test('each order has its own box in a shop that does not combine orders', { tags: '§2.109' }, async () => {
  const shop = await aBatchShop(database);
  for (const number of [1, 2]) {
    await shop.addOrders(anOpenOrder(number, byFirstCustomer));
    await shop.routeTo(number, northampton);
  }
  const saved = { version: 1, savedAt: now.toISOString(), savedBy: 'Robin Carter' };
  const [previews, batch] = await shop.inShop(async (transaction) => {
    await saveShopSettings(transaction, { ...newShopSettings, ...saved, combineOrders: false });
    const start = { cutOff: null, missedCutOffs: 0, startedBy: null };
    return [
      await upcomingBatches(transaction, shipbobStore, now),
      await startBatch(transaction, shipbobStore, northampton, start, now),
    ];
  });
  expect(previews.find(({ locationId }) => locationId === northampton)?.batch.boxes).toHaveLength(2);
  const boxes = await shop.inShop((transaction) =>
    listBatchOrders(transaction, batch ?? '', { outcome: 'waiting', offset: 0, limit: 100 }),
  );
  expect(new Set(boxes.map(({ box }) => box)).size).toBe(2);
});
