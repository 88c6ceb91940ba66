import { createApiClient } from '@hub/api-client';
import { createRoutingClient } from '@hub/api-client/routing';
import { createStockClient } from '@hub/api-client/stock';
import { findShopId } from '@hub/database/shops';
import { saveStoreOrder } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { orderEvent } from '@hub/domain/events';
import { tabs } from '@hub/domain/shared';
import { inWords } from '@hub/domain/testing';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';

describeOnBothKinds('a routed order', (database) => {
  test('shows over the wire where each line ships from, what is short, what the store takes back and keeps', async () => {
    const engine = await createEngineFixture(database());
    const shop = `routed-${randomUUID()}.myshopify.com`;
    await engine.createShop(shop);
    let token: string | null = null;
    const client = createApiClient({
      origin: 'http://127.0.0.1',
      fetch: engine.fetch,
      authorization: () => token,
      onAuthorization: (received) => {
        token = received;
      },
      onSessionExpired: () => undefined,
    });
    await client.shop.getShopInfo({ shop });
    const { orders } = await client.orders.listAllOrders({ tab: tabs.open, filters: allOrdersFilters });
    const details = await Promise.all(orders.map(({ orderId }) => client.orders.getOrderDetail(orderId)));
    const index = details.findIndex(({ lineItems }) =>
      lineItems.some(
        ({ virtualItem, quantity, fulfillableQuantity }) =>
          !virtualItem && quantity > 1 && fulfillableQuantity === quantity,
      ),
    );
    const order = orders[index];
    const line = details[index]?.lineItems.find(({ virtualItem, quantity }) => !virtualItem && quantity > 1);
    if (order === undefined || line === undefined) throw new Error('The sample has an open order of several units.');
    expect(line.allocations).toBeUndefined();

    const [location] = await createRoutingClient(client).locations();
    const locationId = location?.locationId ?? '';
    const rule = { ruleId: '1', name: 'All', isActive: true, countries: [], locationIds: [locationId] };
    const rules = [{ ...rule, preferences: [], maySplit: true }];
    await createRoutingClient(client).saveRules({ baseVersion: 0, rules });
    const level = { sku: line.sku, locationId, onHand: 1, lowAt: null, baseVersion: 0 };
    await createStockClient(client).save([level]);
    await client.orders.performAction('product-workflow', order);
    const routed = await client.orders.getOrderDetail(order.orderId);
    const item = routed.lineItems.find(({ lineItemId }) => lineItemId === line.lineItemId);
    expect(inWords(item?.allocations)).toEqual([
      { locationId, quantity: 1, reason: `${location?.name} has 1 of ${line.quantity}` },
      { locationId: null, quantity: line.quantity - 1, reason: 'Not in stock' },
    ]);
    expect(routed.timeline[0]?.message).toContain(`On back order: ${line.sku} × ${line.quantity - 1} is not in stock`);

    const lines = [{ lineItemId: line.lineItemId, quantity: 2, processed: 1 }];
    const returns = [{ returnId: '1', name: '#1-R1', status: 'OPEN', lines, exchanges: [] }];
    const rest = [{ units: 2, event: orderEvent('scheduledInStore', { until: '2026-12-20T09:00:00Z' }) }];
    const facts = { closedAt: null, stop: null, quantities: {}, returns, rest };
    const now = new Date();
    const record = { orderId: order.orderId, updatedAt: now, readAt: now, customerId: null, tags: [], facts };
    const shopId = (await findShopId(database(), shop)) ?? 0;
    await database().inShop(shopId, (transaction) => saveStoreOrder(transaction, record));
    const { lineItems, storeRest } = await client.orders.getOrderDetail(order.orderId);
    expect(storeRest).toEqual(rest);
    expect(lineItems.flatMap(({ takenBack = [] }) => takenBack)).toEqual([
      { state: 'open', units: 1 },
      { state: 'returned', units: 1 },
    ]);
    await engine.close();
  });
});
