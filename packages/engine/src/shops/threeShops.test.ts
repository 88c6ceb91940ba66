import { listBatches } from '@hub/database/batches';
import { createShop, readShop } from '@hub/database/shops';
import { rethrow, serveLocations } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { defaultFilters } from '@hub/domain/dashboard';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startDueBatches } from '../batching/startDueBatches.ts';
import { orderStats } from '../orders/orderStats.ts';
import { anOpenOrder, batchShop, northampton } from '../testing/batchFixtures.ts';
import { robin, shipbobStore } from '../testing/workflowFixtures.ts';

const everyDayAtThree = { times: ['15:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] };
const orders = ['2026-10-24T22:30:00.000Z', '2026-10-25T18:20:00.000Z', '2026-10-26T02:30:00.000Z'];

/** `cutOff`: the first one after noon of 24 October in UTC; `onDay25`: orders of that day of the shop. */
const shops = [
  { timeZone: 'Europe/Berlin', currency: 'EUR', cutOff: '2026-10-24T13:00:00.000Z', onDay25: 2 },
  { timeZone: 'America/Santiago', currency: 'MXN', cutOff: '2026-10-24T18:00:00.000Z', onDay25: 2 },
  { timeZone: 'Asia/Kathmandu', currency: 'JPY', cutOff: '2026-10-25T09:15:00.000Z', onDay25: 1 },
];

describeOnBothKinds('three shops side by side', (database) => {
  test(
    'each has its cutoffs, day figures and currency by its own zone',
    { tags: 'hazard:dates-and-numbers' },
    async () => {
      const opened = await Promise.all(
        shops.map(async ({ timeZone, currency }) => {
          const { shopId } = await createShop(database(), {
            domain: `three-${randomUUID()}.myshopify.com`,
            currency,
            timeZone,
            chargeType: 2,
            isOnboarded: true,
            staff: [{ staffId: robin.staffId, name: robin.staffName, role: '1', permission: null }],
            locations: [{ locationId: Number(northampton), name: 'Northampton' }],
          });
          await serveLocations(database(), shopId, 'shipbob');
          const shop = batchShop(database(), shopId);
          await shop.setCutOffs(northampton, everyDayAtThree, new Date('2026-10-24T12:00:00Z'));
          await shop.addOrders(...orders.map((createdAt, index) => anOpenOrder(index + 1, { order: { createdAt } })));
          return shop;
        }),
      );
      const cutOffsOf = (shop: (typeof opened)[number]) =>
        shop.inShop(async (transaction) =>
          (await listBatches(transaction, { before: null, limit: 10 })).map(({ cutOffAt }) => cutOffAt),
        );
      // Checks all shops together, a minute before and at each cutoff.
      for (const { cutOff } of shops) {
        for (const early of [60_000, 0])
          await startDueBatches(database(), shipbobStore, new Date(Date.parse(cutOff) - early), rethrow);
        const begun = shops.map((other) => (other.cutOff <= cutOff ? [other.cutOff] : []));
        expect(await Promise.all(opened.map(cutOffsOf))).toEqual(begun);
      }
      const day = { ...defaultFilters, period: 'custom', startDate: '2026-10-25', endDate: '2026-10-25' } as const;
      const figures = await Promise.all(
        opened.map((shop) =>
          shop.inShop(async (transaction) => {
            const { totalOrders } = await orderStats(transaction, day, new Date('2026-10-26T12:00:00Z'));
            const { currency } = await readShop(transaction);
            return { onDay25: totalOrders, currency };
          }),
        ),
      );
      expect(figures).toEqual(shops.map(({ onDay25, currency }) => ({ onDay25, currency })));
    },
  );
});
