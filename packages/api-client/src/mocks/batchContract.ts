import { wordsText } from '@hub/domain/messages';
import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BatchingClient, createBatchingClient } from '../batching/createBatchingClient.ts';
import type { ApiClient } from '../createApiClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

/** Tests of batches, with the client of a separate shop. */
export function batchContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('batches', () => {
    let client: ApiClient;
    let batching: BatchingClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      batching = createBatchingClient(client);
    });

    const filters = { ...defaultFilters, period: 'all' } as const;
    const openOrders = async () => (await client.orders.listAllOrders({ tab: tabs.open, filters })).orders;

    /** The location with the most orders to send. */
    const busiest = async () => {
      const [first] = (await batching.upcoming()).toSorted((a, b) => b.orders - a.orders);
      if (first === undefined) throw new Error('The shop has no location.');
      return first;
    };

    const upcomingOrders = async (locationId: string) => {
      const all = [];
      for (let page = 1; ; page++) {
        const { rows, hasNextPage } = await batching.upcomingOrders(locationId, { page });
        all.push(...rows);
        if (!hasNextPage) return all;
      }
    };

    test('every location has its next batch, and one takes orders without a location', async () => {
      const { locations } = await client.orders.getLocations();
      const upcoming = await batching.upcoming();
      expect(upcoming.map(({ locationId, name }) => ({ locationId, name }))).toEqual(
        locations.map(({ locationId, name }) => ({ locationId, name })),
      );
      expect(upcoming.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      const open = new Set((await openOrders()).map(({ orderId }) => orderId));
      expect(upcoming.reduce((sum, { orders }) => sum + orders, 0)).toBeLessThanOrEqual(open.size);
    });

    test('its orders match its counts, by box, followed by those left out', async () => {
      const { locationId, orders, boxes, leftOut } = await busiest();
      const all = await upcomingOrders(locationId);
      const sent = all.filter(({ box }) => box !== null);
      expect(orders).toBeGreaterThan(0);
      expect([sent.length, new Set(sent.map(({ box }) => box)).size]).toEqual([orders, boxes]);
      expect(all.slice(0, sent.length)).toEqual(sent);
      const left = all.slice(sent.length);
      expect(left).toHaveLength(leftOut.reduce((sum, group) => sum + group.orders, 0));
      for (const { reason, orders: count } of leftOut)
        expect(
          left.filter((order) => order.reason !== null && wordsText(order.reason) === wordsText(reason)),
        ).toHaveLength(count);
    });

    test('Send now sends only what was shown, and the figures follow', async () => {
      const { locationId, name, orders } = await busiest();
      const expected = (await upcomingOrders(locationId)).filter(({ box }) => box !== null);
      const before = await client.orders.getStats(filters);
      const batch = await batching.sendNow(locationId);
      expect(batch).toMatchObject({
        locationId,
        locationName: name,
        cutOffAt: null,
        startedBy: sampleShop.userName,
        endedAt: expect.any(String),
        counts: { waiting: 0, sent: orders, skipped: 0, failed: 0 },
        boxesSaved: 0,
      });
      const detail = await batching.batch(batch.batchId);
      expect(detail.batch).toEqual(batch);
      expect(detail.rows.slice(0, 3)).toMatchObject(
        expected.slice(0, 3).map(({ orderId, box }) => ({ orderId, box, outcome: 'sent', attempt: 1 })),
      );
      const [first] = expected;
      const { timeline } = await client.orders.getOrderDetail(first?.orderId ?? '');
      expect(timeline[0]?.message).toMatch(
        new RegExp(`^Sent with batch ${batch.batchId} at \\d\\d:\\d\\d from .+, started by .+$`),
      );
      const stillOpen = new Set((await openOrders()).map(({ orderId }) => orderId));
      expect(expected.filter(({ orderId }) => stillOpen.has(orderId))).toEqual([]);
      const after = await client.orders.getStats(filters);
      expect(after.totalBoxes).toBe(before.totalBoxes);
      expect(after.openOrders).toBe(Number(before.openOrders) - orders);
      expect((await batching.upcoming()).find((other) => other.locationId === locationId)).toMatchObject({ orders: 0 });
      expect((await batching.batches()).rows[0]).toEqual(batch);
      const { rows } = await batching.batches({ before: batch.batchId });
      expect(rows.filter(({ batchId }) => Number(batchId) >= Number(batch.batchId))).toEqual([]);
    });

    test('with nothing to send, or nothing failed, it is refused with the reason', async () => {
      const { client: other } = await openShop();
      const its = createBatchingClient(other);
      const locations = await its.upcoming();
      for (const { locationId, orders } of locations) if (orders > 0) await its.sendNow(locationId);
      const nothing = its.sendNow(locations[0]?.locationId ?? '');
      await expect(nothing).rejects.toMatchObject({ serverMessage: 'No open order of this location can be sent now.' });
      const [batch] = (await its.batches()).rows;
      const again = its.sendFailedAgain(batch?.batchId ?? '');
      await expect(again).rejects.toMatchObject({ serverMessage: 'No orders in this batch failed.' });
    });

    test('a location is paused and resumed, and the person is recorded; repeating it changes nothing', async () => {
      const { locationId } = await busiest();
      const pausedNow = async () =>
        (await batching.upcoming()).find((other) => other.locationId === locationId)?.paused;
      await batching.pause({ locationId, isPaused: true });
      const paused = await pausedNow();
      expect(paused).toMatchObject({ at: expect.any(String), by: sampleShop.userName });
      await batching.pause({ locationId, isPaused: true });
      expect(await pausedNow()).toEqual(paused);
      await batching.pause({ locationId, isPaused: false });
      expect(await pausedNow()).toBeNull();
    });

    test.each(['1', 'none', '99999999999999999999'])('an unknown one is an error with status 404: %s', async (id) => {
      for (const call of [
        () => batching.upcomingOrders(id),
        () => batching.sendNow(id),
        () => batching.pause({ locationId: id, isPaused: true }),
        () => batching.batch(`99${id}`),
        () => batching.sendFailedAgain(`99${id}`),
      ])
        await expect(call()).rejects.toMatchObject({ status: 404 });
    });
  });
}
