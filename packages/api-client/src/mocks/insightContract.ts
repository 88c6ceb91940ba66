import { allOrdersFilters, defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { maxSkuRows, itemsToCount, skuFigures } from '@hub/domain/insights';
import { tabs } from '@hub/domain/orders';
import { backOrderFacts, lineItemGroup } from '@hub/domain/orders/detail';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSkuReport } from '../insights/readSkuReport.ts';
import type { ApiClient } from '../createApiClient.ts';

const lastDay: OrderFilters = { ...defaultFilters, period: 'last_24h' };

/** Tests of reports, with the client of a separate shop. */
export function insightContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('units by SKU of all orders of a period', () => {
    let client: ApiClient;
    beforeAll(async () => {
      ({ client } = await openShop());
    });

    /** The same figures from the details of every order of the period. */
    async function fromDetails(filters: OrderFilters) {
      const { orders } = await client.orders.listAllOrders({ tab: tabs.all, filters });
      const waiting = await client.orders.listAllOrders({ tab: tabs.backOrders, filters });
      const waitingIds = new Set(waiting.orders.map(({ orderId }) => orderId));
      const details = await Promise.all(orders.map(({ orderId }) => client.orders.getOrderDetail(orderId)));
      return {
        orders: orders.length,
        ...skuFigures(
          details.map((detail, index) =>
            itemsToCount(
              detail.lineItems,
              (item) => lineItemGroup(item, false),
              waitingIds.has(orders[index]?.orderId ?? '') ? backOrderFacts(detail).short : [],
            ),
          ),
        ),
      };
    }

    test.each([['the last day', lastDay]])('%s: equals the sum over the details of all orders', async (_, filters) => {
      const { orders, figures } = await readSkuReport(client, filters);
      const expected = await fromDetails(filters);
      expect(orders).toBe(expected.orders);
      expect(figures.leftOut).toBe(expected.leftOut);
      expect(figures.counted).toEqual(expected.counted);
      for (const side of ['ordered', 'short'] as const) {
        const [rows, known] = [figures[side], new Map(expected[side].map((row) => [row.key, row]))];
        expect(rows.map(({ units }) => units)).toEqual(expected[side].slice(0, maxSkuRows).map(({ units }) => units));
        for (const { key, units, orders: count } of rows)
          expect({ key, units, orders: count }).toEqual({ key, units, orders: known.get(key)?.orders });
      }
    });

    test('a SKU counts as many waiting back orders as their list', async () => {
      const { figures } = await readSkuReport(client, allOrdersFilters);
      expect(figures.short.length).toBeGreaterThan(0);
      for (const { sku, orders } of figures.short.slice(0, 3)) {
        const filters: OrderFilters = { ...allOrdersFilters, searchMode: 'sku_wise', search: sku };
        const list = await client.orders.listAllOrders({ tab: tabs.backOrders, filters });
        expect(list.orders.length).toBeGreaterThanOrEqual(orders);
      }
    });

    test('a period without orders has no SKU', async () => {
      const filters: OrderFilters = {
        ...defaultFilters,
        period: 'custom',
        startDate: '2001-01-01',
        endDate: '2001-01-02',
      };
      expect(await readSkuReport(client, filters)).toEqual({
        orders: 0,
        figures: { ordered: [], short: [], counted: { ordered: 0, short: 0 }, leftOut: 0 },
        reships: [],
      });
    });
  });
}
