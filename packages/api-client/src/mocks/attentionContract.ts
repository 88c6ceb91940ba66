import { allOrdersFilters, attentionTabs } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { orderTab } from '@hub/domain/orders/list';
import { beforeAll, describe, expect, test } from 'vitest';
import { readAttention } from '../attention/readAttention.ts';
import type { ApiClient } from '../createApiClient.ts';

/** Tests of what needs a person, with the client of a separate shop. */
export function attentionContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('what needs a person', () => {
    let client: ApiClient;
    beforeAll(async () => {
      ({ client } = await openShop());
    });

    test('has a queue with the count of each list of all time, and the age of its last row', async () => {
      const [{ queues, store }, stats] = await Promise.all([
        readAttention(client),
        client.orders.getStats(allOrdersFilters),
      ]);
      expect(queues.map(({ tab }) => tab)).toEqual(attentionTabs);
      expect(store?.waiting ?? 0).toBe(0);
      for (const { tab, orders, oldestAt, waitingSince, endingHolds } of queues) {
        const list = await client.orders.listAllOrders({ tab, filters: allOrdersFilters });
        expect([tab, orders]).toEqual([tab, stats[orderTab(tab).statsField]]);
        expect(Date.parse(oldestAt ?? '')).toBe(Date.parse(list.orders.at(-1)?.createdAt ?? ''));
        expect(endingHolds).toBe(0);
        expect(Date.parse(waitingSince ?? '')).toBeGreaterThanOrEqual(Date.parse(oldestAt ?? ''));
      }
    });

    test('loses an order that is moved', async () => {
      const holdOrders = async () => (await readAttention(client)).queues.find(({ tab }) => tab === tabs.hold)?.orders;
      const before = (await holdOrders()) ?? 0;
      const { orders } = await client.orders.listOrders({ tab: tabs.hold, filters: allOrdersFilters });
      await client.orders.moveToCloseBulk({ orderIds: [orders[0]?.orderId ?? ''], tab: tabs.hold });
      expect(await holdOrders()).toBe(before - 1);
    });
  });
}
