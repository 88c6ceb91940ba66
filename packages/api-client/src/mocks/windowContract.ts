import { wordsText } from '@hub/domain/messages';
import { allOrdersFilters, defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { refusalOf } from '@hub/domain/orders/actions';
import { preflight } from '@hub/domain/orders/bulk';
import { orderTabs } from '@hub/domain/orders/list';
import type { OrderReference } from '@hub/domain/shared';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { checkReply } from '../http/checkReply.ts';
import { filterQuery } from '../http/filterQuery.ts';
import { findRow } from '../orders/findRow.ts';
import { orderEndpoints } from '../orders/orderEndpoints.ts';
import { createSelectionsClient } from '../selections/createSelectionsClient.ts';

/** Tests of windowed lists, with the client of a separate shop. */
export function windowContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('windowed lists', () => {
    let client: ApiClient;
    beforeAll(async () => {
      ({ client } = await openShop());
    });

    /** A page, from 0, of this many orders. */
    async function readPage(tab: TabNumber, filters: OrderFilters, page: number, pageSize: number, fields?: string) {
      const query = {
        tab: String(tab),
        ...filterQuery(filters),
        offset: String(page),
        limit: String(pageSize),
        fields,
      };
      const { listOrder } = orderEndpoints;
      const { orders, total, hasNextPage } = checkReply(
        listOrder.reply,
        await client.http.request(listOrder, { query }),
      );
      return { orders, ids: orders.map((order) => String(order.order_id)), total: Number(total), hasNextPage };
    }

    const idsOf = (orders: readonly OrderReference[]) => orders.map(({ orderId }) => orderId);

    async function readAll(tab: TabNumber, filters: OrderFilters): Promise<string[]> {
      return idsOf((await client.orders.listAllOrders({ tab, filters })).orders);
    }

    test.each(orderTabs)('$title: any page is that part of the list, and has its length', async (tab) => {
      const all = await readAll(tab.number, allOrdersFilters);
      const stats = await client.orders.getStats(allOrdersFilters);
      const last = Math.ceil(all.length / 200) - 1;
      for (const page of new Set([0, 1, Math.ceil(last / 2), last, last + 1, 10 ** 9])) {
        const { ids, total, hasNextPage } = await readPage(tab.number, allOrdersFilters, page, 200);
        expect([page, total, hasNextPage]).toEqual([page, stats[tab.statsField], page < last]);
        expect([page, ids]).toEqual([page, all.slice(page * 200, (page + 1) * 200)]);
      }
    });

    test('all pages together are the list, for any page size and filter', async () => {
      const filters: readonly OrderFilters[] = [
        { ...defaultFilters, period: 'last_30d' },
        { ...allOrdersFilters, search: '#581' },
      ];
      for (const filter of filters) {
        const all = await readAll(tabs.all, filter);
        expect(all.length).toBeGreaterThan(0);
        for (const pageSize of [7, 200]) {
          const read: string[] = [];
          for (let page = 0; read.length < all.length; page += 1) {
            const { ids, total } = await readPage(tabs.all, filter, page, pageSize);
            expect([total, ids.length > 0]).toEqual([all.length, true]);
            read.push(...ids);
          }
          expect(read).toEqual(all);
        }
      }
    });

    test('finds the page of an order anywhere in a list, and nothing in a list without it', async () => {
      const all = await readAll(tabs.all, allOrdersFilters);
      const open = await readAll(tabs.open, allOrdersFilters);
      const held = (await readAll(tabs.hold, allOrdersFilters))[0] ?? '';
      for (const index of [0, Math.floor(all.length / 2), all.length - 1]) {
        const orderId = all[index] ?? '';
        const found = await findRow(client.context, { tab: tabs.all, filters: allOrdersFilters, orderId });
        expect([index, found]).toEqual([index, index]);
      }
      const last = { tab: tabs.open, filters: allOrdersFilters, orderId: open.at(-1) ?? '' };
      expect(await findRow(client.context, last)).toBe(open.length - 1);
      expect(
        await findRow(client.context, { ...last, filters: { ...allOrdersFilters, search: 'nothing' } }),
      ).toBeNull();
      for (const orderId of [held, '1', 'nothing', '9'.repeat(40)])
        expect([orderId, await findRow(client.context, { ...last, orderId })]).toEqual([orderId, null]);
    });

    test('an export continues after an order, even after one that has left the list', async () => {
      const read = async (after: string) => {
        const query = { tab: String(tabs.open), ...filterQuery(allOrdersFilters), offset: '0', limit: 'all', after };
        const { orders } = checkReply(
          orderEndpoints.listOrder.reply,
          await client.http.request(orderEndpoints.listOrder, {
            query: { ...query, fields: 'order_id', export_data: 'true' },
          }),
        );
        return orders.map((order) => String(order.order_id));
      };
      const [first = '', second = '', ...others] = await readAll(tabs.open, allOrdersFilters);
      expect(await read(first)).toEqual([second, ...others]);
      await client.orders.moveToCloseBulk({ orderIds: [second], tab: tabs.open });
      expect(await read(second)).toEqual(others);
      expect(await read(others.at(-1) ?? '')).toEqual([]);
      await expect(read('1')).rejects.toMatchObject({ name: 'HttpError' });
    });

    test('a frozen selection is all orders of the list except some, and later changes do not affect it', async () => {
      const selections = createSelectionsClient(client);
      const heldOrders = (await client.orders.listAllOrders({ tab: tabs.hold, filters: allOrdersFilters })).orders;
      const [released = '', excepted = '', ...others] = idsOf(heldOrders);
      const held = { tab: tabs.hold, filters: allOrdersFilters, except: [excepted] };
      const { selectionId, count } = await selections.freeze(held);
      expect(count).toBe(others.length + 1);

      await client.orders.moveToOpenBulk({ orderIds: [released], tab: tabs.hold });
      const frozen = await selections.readPage(selectionId, 1);
      const orderIds = idsOf(frozen);
      expect(orderIds).toEqual([released, ...others]);
      const heldNames = new Map(heldOrders.map(({ orderId, orderName }) => [orderId, orderName]));
      expect(frozen.map(({ orderName }) => orderName)).toEqual(orderIds.map((orderId) => heldNames.get(orderId)));
      expect(await selections.readPage(selectionId, 2)).toEqual([]);
      expect((await selections.freeze(held)).count).toBe(others.length);

      const { orders } = await client.orders.moveToOpenBulk({ orderIds, tab: tabs.hold });
      expect(orders.filter(({ status }) => status !== 'success').map(({ orderId }) => orderId)).toEqual([released]);
      expect(await readAll(tabs.hold, allOrdersFilters)).toEqual([excepted]);
    });

    test('a frozen selection of some orders has those that are in the list', async () => {
      const selections = createSelectionsClient(client);
      const [first = '', second = '', ...others] = await readAll(tabs.open, allOrdersFilters);
      const [elsewhere = ''] = await readAll(tabs.errors, allOrdersFilters);
      const last = others.at(-1) ?? '';
      const only = [last, elsewhere, first, second, '9'.repeat(40)];
      const list = { tab: tabs.open, filters: allOrdersFilters, only, except: [second] };
      const some = await selections.freeze(list);
      expect(idsOf(await selections.readAll(some))).toEqual([first, last]);
      await client.orders.moveToCloseBulk({ orderIds: [first], tab: tabs.open });
      expect(idsOf(await selections.readAll(await selections.freeze(list)))).toEqual([last]);
      expect((await selections.freeze({ ...list, only: [] })).count).toBe(0);
    });

    test('a preflight of a frozen selection says which orders are eligible, as their rows do, and records them', async () => {
      const selections = createSelectionsClient(client);
      const [closed = '', excepted = ''] = await readAll(tabs.errors, allOrdersFilters);
      const list = { tab: tabs.errors, filters: allOrdersFilters, except: [excepted] };
      const { selectionId, count } = await selections.freeze(list);
      const whole = (await client.orders.listAllOrders({ tab: list.tab, filters: list.filters })).orders;
      const rows = whole.filter(({ orderId }) => orderId !== excepted);
      const action = { tab: tabs.errors, action: 'run-workflow' } as const;
      const before = await selections.preflight(selectionId, action);
      const expected = preflight(action.action, action.tab, rows);
      expect(before.refused).toEqual(
        expected.refused.map(({ reason, orders }) => ({
          reason: wordsText(reason),
          count: orders.length,
          orderNames: orders.slice(0, 8).map(({ orderName }) => orderName),
        })),
      );
      expect(before.refused.length).toBeGreaterThan(0);
      const eligibleIds = expected.eligible.map(({ orderId }) => orderId);
      expect(idsOf(await selections.readPage(before.eligible.selectionId, 1))).toEqual(eligibleIds);
      expect(before.eligible.count).toBe(eligibleIds.length);

      for (const order of rows.filter(({ orderId }) => orderId === closed))
        await client.orders.performAction('move-to-close', order);
      const after = await selections.preflight(selectionId, action);
      const refusedCount = after.refused.reduce((sum, group) => sum + group.count, 0);
      expect(after.eligible.count + refusedCount).toBe(count);
      const closedReason = rows.slice(0, 1).map((row) => wordsText(refusalOf('closed', action.action, row) ?? ''));
      expect(after.refused.map(({ reason }) => reason)).toEqual(expect.arrayContaining(closedReason));
      expect(idsOf(await selections.readPage(before.eligible.selectionId, 1))).toEqual(eligibleIds);
    });

    test('an unknown or malformed selection is rejected', async () => {
      const selections = createSelectionsClient(client);
      await expect(selections.readPage('00000000-0000-4000-8000-000000000000', 1)).rejects.toMatchObject({
        status: 404,
      });
      await expect(selections.readPage('nothing', 1)).rejects.toMatchObject({ status: 404 });
      const { selectionId } = await selections.freeze({ tab: tabs.hold, filters: allOrdersFilters, except: [] });
      const gone = selections.preflight('nothing', { tab: tabs.hold, action: 'move-to-open' });
      await expect(gone).rejects.toMatchObject({ status: 404 });
      const foreign = selections.preflight(selectionId, { tab: tabs.hold, action: 'available' });
      await expect(foreign).rejects.toMatchObject({ status: 400 });
      for (const page of [0, -3, 0.5, 10 ** 7])
        await expect(selections.readPage(selectionId, page)).rejects.toMatchObject({ status: 400 });
    });

    test('only the requested fields are returned', async () => {
      const { orders } = await readPage(tabs.open, allOrdersFilters, 0, 1, 'order_id,order_name');
      expect(orders.map((order) => Object.keys(order).toSorted())).toEqual([['order_id', 'order_name']]);
    });
  });
}
