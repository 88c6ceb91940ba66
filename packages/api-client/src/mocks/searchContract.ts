import { allOrdersFilters, type OrderFilters, type SearchMode, wholeSearchText } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { maxFoundEntities, maxSearchResults, orderTab, orderTabs } from '@hub/domain/orders/list';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { searchShop } from '../search/searchShop.ts';

/** Tests of the search, with the client of a separate shop. */
export function searchContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('searching a shop', () => {
    let client: ApiClient;
    beforeAll(async () => {
      ({ client } = await openShop());
    });
    const found = (text: string) => searchShop(client, text);
    const listed = async (tab: TabNumber, searchMode: SearchMode, search: string) => {
      const filters: OrderFilters = { ...allOrdersFilters, searchMode, search };
      return (await client.orders.listAllOrders({ tab, filters })).orders;
    };

    test('patterns, emoji and other scripts only find literal matches', async () => {
      for (const text of ['%', '___', '%%%', '_____', '\\', "'; DROP TABLE orders; --", '📦📦📦', 'לקוח', '\u202Eabc'])
        expect([text, await found(text)]).toEqual([
          text,
          {
            orders: { rows: [], hasMore: false },
            customers: { rows: [], hasMore: false },
            products: { rows: [], hasMore: false },
            isNewestOnly: false,
          },
        ]);
    });

    test('a text of any length has an answer', async () => {
      expect((await found('x'.repeat(5_000))).orders.rows).toEqual([]);
      expect((await found('📦'.repeat(5_000))).customers.rows).toEqual([]);
    });

    test.each(
      orderTabs.filter(({ number }) => number !== tabs.all).map(({ title, number }) => [title, number] as const),
    )('an order of %s is found by its number, with its list', async (_, tab) => {
      const [order] = await listed(tab, 'order_wise', '');
      if (order === undefined) throw new Error('The list is empty.');
      for (const text of [order.orderName, order.orderName.slice(1), order.orderId]) {
        const [first] = (await found(text)).orders.rows;
        const { orderId, orderName, customerName, createdAt } = order;
        expect(first?.order).toMatchObject({ orderId, orderName, customerName });
        expect(Date.parse(first?.order.createdAt ?? '')).toBe(Date.parse(createdAt ?? ''));
        const isListed = (await listed(first?.tab ?? tabs.all, 'order_wise', order.orderName)).length > 0;
        expect([orderTab(first?.tab ?? tabs.all).title, isListed]).toEqual([orderTab(tab).title, true]);
      }
    });

    test('a short text searches every order of a shop that is not large', async () => {
      for (const text of ['5', '#5', 'a b']) expect([text, (await found(text)).isNewestOnly]).toEqual([text, false]);
    });

    test('returns the first few of many orders, and says that there are more', async () => {
      const { orders } = await found('#5');
      expect([orders.rows.length, orders.hasMore]).toEqual([maxSearchResults, true]);
    });

    test('a customer’s count matches the list of the full name, and the newest order’s list is right', async () => {
      const { customers } = await found('customer');
      expect([customers.rows.length, customers.hasMore]).toEqual([maxFoundEntities, true]);
      for (const { name, orders, newestTab } of customers.rows) {
        const list = await listed(tabs.all, 'customer_wise', wholeSearchText(name));
        expect([name, list.length]).toEqual([name, orders]);
        expect(new Set(list.map(({ customerName }) => customerName))).toEqual(new Set([name]));
        const newest = (await listed(newestTab, 'customer_wise', wholeSearchText(name)))[0];
        expect(newest?.orderId).toBe(list[0]?.orderId);
      }
    });

    test('a part of a name lists all matching customers, and the counts agree', async () => {
      const [customer] = (await found('customer')).customers.rows;
      const part = customer?.name.slice(2).toUpperCase() ?? '';
      const list = await listed(tabs.all, 'customer_wise', part);
      expect(list.length).toBeGreaterThanOrEqual(customer?.orders ?? Number.NaN);
      expect(list.every(({ customerName }) => customerName.toUpperCase().includes(part))).toBe(true);
      const filters: OrderFilters = { ...allOrdersFilters, searchMode: 'customer_wise', search: part };
      expect((await client.orders.getStats(filters)).totalOrders).toBe(list.length);
    });

    test('finds the beginning of a postcode in any notation', async () => {
      const customer = (await found('customer')).customers.rows.find(({ postcode }) => postcode.length > 4);
      if (customer === undefined) throw new Error('No customer has a postcode.');
      const typed = customer.postcode.replaceAll(' ', '').toLowerCase();
      const { customers } = await found(typed);
      expect(customers.rows.map(({ name }) => name)).toContain(customer.name);
      const list = await listed(tabs.all, 'customer_wise', typed);
      expect(list.map(({ customerName }) => customerName)).toContain(customer.name);
    });

    test('a product has as many orders as its list, by SKU and by title', async () => {
      const [order] = await listed(tabs.all, 'order_wise', '');
      const { lineItems } = await client.orders.getOrderDetail(order?.orderId ?? '');
      const item = lineItems.find(({ sku, name }) => sku !== '' && name !== '');
      const bySku = (await found(item?.sku.toLowerCase() ?? '')).products.rows[0];
      expect(bySku?.sku.toLowerCase()).toBe(item?.sku.toLowerCase());
      const list = await listed(tabs.all, 'product_wise', wholeSearchText(bySku?.sku ?? ''));
      expect(list.length).toBe(bySku?.orders);
      const byTitle = await found(bySku?.name.slice(0, -1) ?? '');
      expect(byTitle.products.rows.map(({ sku }) => sku)).toContain(bySku?.sku);
      expect((await listed(tabs.all, 'product_wise', bySku?.name.slice(0, -1) ?? '')).length).toBeGreaterThanOrEqual(
        list.length,
      );
    });
  });
}
