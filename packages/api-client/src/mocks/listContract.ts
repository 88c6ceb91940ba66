import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type Order, tabs } from '@hub/domain/orders';
import { groupLineItems } from '@hub/domain/orders/detail';
import { orderTabs } from '@hub/domain/orders/list';
import { formatDate, parseEpoch } from '@hub/domain/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { type ContractShop, anOrderIn } from './contractFixtures.ts';

/** Tests of figures, lists and exports. */
export function listContract(openShop: () => Promise<ContractShop>): void {
  describe('figures and lists', () => {
    let open: ContractShop;
    let client: ApiClient;
    beforeAll(async () => {
      open = await openShop();
      client = open.client;
    });

    test.each(orderTabs.map(({ number, title, statsField }) => ({ number, title, statsField })))(
      '$title: the figure is the length of the list',
      { tags: ['§1.3', '§2.67'] },
      async ({ number, statsField }) => {
        for (const period of ['last_24h', 'last_7d', 'all'] as const) {
          const filters = { ...defaultFilters, period };
          const [stats, list] = await Promise.all([
            client.orders.getStats(filters),
            client.orders.listAllOrders({ tab: number, filters }),
          ]);
          expect(list.unreadable).toBe(0);
          expect([period, list.orders.length]).toEqual([period, stats[statsField]]);
          expect(list.orders.length).toBeGreaterThan(0);
        }
      },
    );

    test('orders are sorted by creation time, newest first', async () => {
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'all' },
      });
      const times = orders.map((order) => parseEpoch(order.createdAt) ?? 0);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    test('a page before the last says so, and all pages together are the list', { tags: '§7.7' }, async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'all' };
      const first = await client.orders.listOrders({ tab: tabs.needsReview, filters });
      const all = await client.orders.listAllOrders({ tab: tabs.needsReview, filters });
      expect(first.hasNextPage).toBe(all.orders.length > first.orders.length);
      expect(all.orders.slice(0, first.orders.length)).toEqual(first.orders);
    });

    test('the default period is the last 24 hours', async () => {
      const { orders } = await client.orders.listOrders({ tab: tabs.all, filters: defaultFilters });
      const oldest = Math.min(...orders.map((order) => parseEpoch(order.createdAt) ?? 0));
      expect(Date.now() - oldest).toBeLessThan(24.1 * 3_600_000);
    });

    test(
      'search by order finds the order; search by SKU finds the orders with the item, and every row has it',
      { tags: '§1.4' },
      async () => {
        const expectedOrder = await anOrderIn(client, tabs.open);
        const period = 'all';
        const byOrder = await client.orders.listAllOrders({
          tab: tabs.all,
          filters: { ...defaultFilters, period, search: expectedOrder.orderName.slice(1) },
        });
        expect(byOrder.orders.map((order) => order.orderId)).toContain(expectedOrder.orderId);
        expect(byOrder.orders.every((order) => order.orderName.includes(expectedOrder.orderName.slice(1)))).toBe(true);
        const { lineItems } = await client.orders.getOrderDetail(expectedOrder.orderId);
        const sku = lineItems[0]?.sku ?? '';
        const bySku = await client.orders.listAllOrders({
          tab: tabs.open,
          filters: { ...defaultFilters, period, search: sku.toLowerCase(), searchMode: 'sku_wise' },
        });
        expect(bySku.orders.map((order) => order.orderId)).toContain(expectedOrder.orderId);
        const all = await client.orders.listAllOrders({ tab: tabs.open, filters: { ...defaultFilters, period } });
        expect(bySku.orders.length).toBeLessThan(all.orders.length);
        for (const { orderId, orderName } of bySku.orders) {
          const skus = (await client.orders.getOrderDetail(orderId)).lineItems.map((item) => item.sku.toLowerCase());
          expect(
            skus.some((found) => found.includes(sku.toLowerCase())),
            `${orderName} has ${sku}`,
          ).toBe(true);
        }
        const none = await client.orders.listOrders({
          tab: tabs.all,
          filters: { ...defaultFilters, period, search: 'no such order' },
        });
        expect(none.orders).toEqual([]);
      },
    );

    test('lists and figures include only orders with the requested field values', async () => {
      const period = 'all' as const;
      const of = (isTest: string) => ({ ...defaultFilters, period, fields: { isTest } });
      const list = (filters: OrderFilters) => client.orders.listAllOrders({ tab: tabs.all, filters });
      const all = await list({ ...defaultFilters, period });
      expect((await list(of('false'))).orders).toHaveLength(all.orders.length);
      expect((await list(of('true'))).orders).toEqual([]);
      expect(await client.orders.getStats(of('false'))).toMatchObject({ totalOrders: all.orders.length });
      expect(await client.orders.getStats(of('true'))).toMatchObject({ totalOrders: 0 });
    });

    test('custom dates include both days', async () => {
      const { orders } = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'all' },
      });
      const dated = orders.map(({ orderId, createdAt }) => ({
        orderId,
        day: formatDate(createdAt, open.info.timeZone ?? ''),
      }));
      const days = [...new Set(dated.map(({ day }) => day))];
      const [startDate = '', endDate = ''] = [days[3], days[1]];
      const found = await client.orders.listAllOrders({
        tab: tabs.all,
        filters: { ...defaultFilters, period: 'custom', startDate, endDate },
      });
      expect(found.orders.map(({ orderId }) => orderId)).toEqual(
        dated.flatMap(({ orderId, day }) => (day >= startDate && day <= endDate ? orderId : [])),
      );
      expect(dated.filter(({ day }) => day === startDate).length).toBeGreaterThan(0);
      expect(dated.filter(({ day }) => day === endDate).length).toBeGreaterThan(0);
    });

    test(
      'every tab has orders with a readable detail and shipments from known locations',
      { tags: '§7.9' },
      async () => {
        const { locations } = await client.orders.getLocations();
        const known = new Set(locations.map((location) => location.locationId));
        for (const { number } of orderTabs) {
          const order = await anOrderIn(client, number);
          const detail = await client.orders.getOrderDetail(order.orderId);
          expect(detail.unreadable).toBe(0);
          expect(detail.lineItems.length).toBeGreaterThan(0);
          expect(detail.timeline.length).toBeGreaterThan(0);
          const locationIds = groupLineItems(detail).shipments.flatMap((shipment) => shipment.locationId ?? []);
          expect(locationIds.filter((locationId) => !known.has(locationId))).toEqual([]);
        }
      },
    );

    test('an unknown order is an error with status 404', async () => {
      await expect(client.orders.getOrderDetail('1')).rejects.toMatchObject({ status: 404 });
    });

    test('an export has every row of the tab, with the requested fields', async () => {
      const filters: OrderFilters = { ...defaultFilters, period: 'last_7d' };
      for (const tab of [tabs.all, tabs.errors, tabs.needsReview]) {
        const exported = await client.orders.exportOrders({
          tab,
          filters,
          fields: ['order_name', 'customer_name', 'shopify_created_at'],
        });
        const listed = await client.orders.listAllOrders({ tab, filters });
        const exportedFields = (order: Order) => [order.orderId, order.orderName, order.customerName, order.createdAt];
        expect(exported.orders.map(exportedFields)).toEqual(listed.orders.map(exportedFields));
        expect(exported.orders.length).toBeGreaterThan(0);
      }
    });
  });
}
