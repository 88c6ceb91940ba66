import { defaultFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import type { BulkOutcome } from '../orders/BulkOutcome.ts';
import { sampleShop } from './shop/sampleShop.ts';
import { type ContractShop, anOrderIn } from './contractFixtures.ts';

const user = sampleShop.userName;

/** Tests of actions on many orders. */
export function bulkContract(openShop: () => Promise<ContractShop>): void {
  describe('actions on many orders', () => {
    let client: ApiClient;
    beforeAll(async () => {
      client = (await openShop()).client;
    });
    const idsIn = async (tab: TabNumber, count: number) =>
      (await client.orders.listOrders({ tab, filters: { ...defaultFilters, period: 'all' } })).orders
        .slice(0, count)
        .map((order) => order.orderId);

    test(
      'move-to-open-bulk reports the outcome of each order: done, unknown, and not possible',
      { tags: '§7.11' },
      async () => {
        const [one = '', two = ''] = await idsIn(tabs.needsReview, 2);
        const closed = (await anOrderIn(client, tabs.shipped, (order) => order.closedAt !== null)).orderId;
        const outcome = await client.orders.moveToOpenBulk({
          orderIds: [one, '1', closed, two],
          tab: tabs.needsReview,
        });
        expect(outcome.orders.map(({ status }) => status)).toEqual(['success', 'error', 'skipped', 'success']);
        expect(outcome.orders.map(({ message }) => message === null)).toEqual([true, false, false, true]);
        expect(outcome.message).toContain('2 order(s)');
        expect(outcome.status).toBe('success');
      },
    );

    test('orders that a colleague shipped a moment ago are skipped, with who did it and when', async () => {
      const orderIds = await idsIn(tabs.needsReview, 2);
      await client.orders.shipNowMultiple(orderIds.slice(0, 1));
      const { orders } = await client.orders.shipNowMultiple(orderIds);
      expect(orders.map(({ status }) => status)).toEqual(['skipped', 'success']);
      expect(orders[0]?.message).toContain(`${user} did this already, at `);
    });

    const bulkCalls: { label: string; from: TabNumber; send(orderIds: string[]): Promise<BulkOutcome> }[] = [
      {
        label: 'Move to Open',
        from: tabs.hold,
        send: (orderIds) => client.orders.moveToOpenBulk({ orderIds, tab: tabs.hold }),
      },
      {
        label: 'Close Order',
        from: tabs.open,
        send: (orderIds) => client.orders.moveToCloseBulk({ orderIds, tab: tabs.open }),
      },
      { label: 'Ship Now', from: tabs.needsReview, send: (orderIds) => client.orders.shipNowMultiple(orderIds) },
      {
        label: 'Move to Open',
        from: tabs.backOrders,
        send: (orderIds) => client.orders.bulkOrderAction({ action: 'move_to_open', orderIds, user }),
      },
      {
        label: 'Move to Open Partially',
        from: tabs.backOrders,
        send: (orderIds) => client.orders.bulkOrderAction({ action: 'move_to_open_partially', orderIds, user }),
      },
    ];
    test.each(bulkCalls)(
      'the server writes the timeline of every order that $label in bulk (tab $from) changed',
      { tags: '§4.38' },
      async ({ label, from, send }) => {
        const { orders } = await client.orders.listAllOrders({
          tab: from,
          filters: { ...defaultFilters, period: 'all' },
        });
        const orderIds = orders
          .filter(({ backOrderState }) => label !== 'Move to Open Partially' || backOrderState === 1)
          .slice(0, 2)
          .map(({ orderId }) => orderId);
        const messagesOf = async (orderId: string) =>
          (await client.orders.getOrderDetail(orderId)).timeline.map(({ message }) => message);
        const before = await Promise.all(orderIds.map(messagesOf));
        const { orders: outcomes } = await send(orderIds);
        expect(outcomes.map(({ status }) => status)).toEqual(['success', 'success']);
        const added = `${label} (bulk) clicked by ${user}`;
        expect(await Promise.all(orderIds.map(messagesOf))).toEqual(before.map((messages) => [added, ...messages]));
      },
    );

    test('a bulk move without effect is an error', async () => {
      expect(await client.orders.moveToCloseBulk({ orderIds: ['1', '2'], tab: tabs.open })).toMatchObject({
        status: 'error',
        orders: [{ status: 'error' }, { status: 'error' }],
      });
    });

    test(
      'move-to-close-bulk, ship-now-multiple and bulk-order-action have their effects',
      { tags: '§2.77' },
      async () => {
        const closing = await idsIn(tabs.open, 3);
        expect(
          (await client.orders.moveToCloseBulk({ orderIds: closing, tab: tabs.open })).orders.every(
            ({ status }) => status === 'success',
          ),
        ).toBe(true);
        const shipping = await idsIn(tabs.needsReview, 2);
        expect((await client.orders.shipNowMultiple(shipping)).status).toBe('success');
        const releasing = await idsIn(tabs.backOrders, 2);
        expect(
          (await client.orders.bulkOrderAction({ action: 'move_to_open', orderIds: releasing, user })).status,
        ).toBe('success');
        const partly = (await anOrderIn(client, tabs.backOrders, (order) => order.backOrderState === 1)).orderId;
        expect(
          (
            await client.orders.bulkOrderAction({
              action: 'move_to_open_partially',
              orderIds: [partly],
              user,
            })
          ).status,
        ).toBe('success');
        const listed = async (tab: TabNumber) =>
          (await client.orders.listAllOrders({ tab, filters: { ...defaultFilters, period: 'all' } })).orders.map(
            (order) => order.orderId,
          );
        const [open, inFulfillment, backOrders] = await Promise.all([
          listed(tabs.open),
          listed(tabs.inFulfillment),
          listed(tabs.backOrders),
        ]);
        expect(closing.filter((id) => open.includes(id))).toEqual([]);
        expect(inFulfillment).toEqual(expect.arrayContaining(shipping));
        expect(open).toEqual(expect.arrayContaining([...releasing, partly]));
        expect(backOrders.filter((id) => [...releasing, partly].includes(id))).toEqual([]);
      },
    );
  });
}
