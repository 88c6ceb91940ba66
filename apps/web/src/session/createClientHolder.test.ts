import type { ApiClient } from '@hub/api-client';
import { endpoints } from '@hub/api-client/endpoints';
import { defaultFilters } from '@hub/domain/dashboard';
import { providers } from '@hub/domain/integrations';
import type { LineItem } from '@hub/domain/orders';
import { anOrder } from '@hub/domain/testing';
import { expect, test } from 'vitest';
import { createSessionMarker } from '../environment/SessionMarker.ts';
import { adminTokenKey } from '../environment/storageKeys.ts';
import { shopInfoReply } from '../testing/shopInfoReply.ts';
import { memoryStore } from '../testing/testEnvironment.ts';
import { createClientHolder } from './createClientHolder.ts';

const shop = 'a.myshopify.com';
const order = anOrder({});
const item: LineItem = {
  lineItemId: '1',
  id: '1',
  name: 'Heart',
  sku: '85123A',
  quantity: 1,
  fulfillableQuantity: 1,
  price: null,
  productWeight: '',
  virtualItem: null,
  isCancelled: false,
  threePlStatus: null,
};
const account = { status: true, values: {} };
const singleActions = [
  'ship-now',
  'move-to-close',
  'cancel-partial-shipment',
  'shipment-workflow',
  'hold-order',
  'move-to-open',
  'product-workflow',
  'available',
  'available-partially',
  'move-to-open-errored',
  'run-workflow',
] as const;

type Call = (client: ApiClient) => Promise<unknown> | Promise<unknown>[];
type Calls = { [Feature in keyof ApiClient]: Record<keyof ApiClient[Feature], Call> };

/** Every function that the client has: one without an entry does not compile. */
const calls: Calls = {
  shop: { getShopInfo: (client) => client.shop.getShopInfo({ shop }) },
  orders: {
    listOrders: ({ orders }) => orders.listOrders({ tab: 1, filters: defaultFilters }),
    listAllOrders: ({ orders }) => orders.listAllOrders({ tab: 1, filters: defaultFilters }),
    exportOrders: ({ orders }) => orders.exportOrders({ tab: 1, filters: defaultFilters }),
    getStats: ({ orders }) => orders.getStats(defaultFilters),
    getOrderDetail: ({ orders }) => orders.getOrderDetail('1'),
    getLocations: ({ orders }) => orders.getLocations(),
    performAction: ({ orders }) => singleActions.map((action) => orders.performAction(action, order)),
    cancelItem: ({ orders }) => orders.cancelItem({ order, item, quantity: 1 }),
    moveToOpenBulk: ({ orders }) => orders.moveToOpenBulk({ orderIds: ['1'], tab: 6 }),
    moveToCloseBulk: ({ orders }) => orders.moveToCloseBulk({ orderIds: ['1'], tab: 6 }),
    shipNowMultiple: ({ orders }) => orders.shipNowMultiple(['1']),
    bulkOrderAction: ({ orders }) => orders.bulkOrderAction({ action: 'move_to_open', orderIds: ['1'], user: 'Ada' }),
    addTimelineEntry: ({ orders }) => orders.addTimelineEntry({ orderId: '1', message: 'Held' }),
  },
  integrations: {
    getThirdPartyDetails: ({ integrations }) => integrations.getThirdPartyDetails(),
    testConnection: ({ integrations }) => providers.map(({ id }) => integrations.testConnection(id, account)),
    saveSettings: ({ integrations }) => integrations.saveSettings(3, { shape: 'flat', ...account }),
  },
  plans: { createBilling: ({ plans }) => plans.createBilling(2) },
};

test(
  'the token that shop info returned goes with every later call of the session, and no admin token with any',
  { tags: '§6.18' },
  async () => {
    const localStore = memoryStore();
    localStore.set(adminTokenKey, 'back-office');
    const sent: { path: string; method: string; authorization: string | null }[] = [];
    const client = createClientHolder({
      origin: 'https://app.example',
      async fetch(input, init) {
        const { pathname } = new URL(String(input));
        const authorization = new Headers(init?.headers).get('Authorization');
        sent.push({ path: pathname, method: init?.method ?? 'GET', authorization });
        return pathname === '/shopInfo' ? shopInfoReply() : Response.json({});
      },
      localStore,
      sessionMarker: createSessionMarker({}),
    })(shop);
    await client.shop.getShopInfo({ shop });
    expect(sent.splice(0)).toEqual([{ path: '/shopInfo', method: 'GET', authorization: null }]);

    // The empty replies are refused; what counts is what was sent.
    await Promise.allSettled(
      Object.values(calls).flatMap((feature) => Object.values<Call>(feature).flatMap((call) => call(client))),
    );

    const isOf = (path: string, template: string) =>
      new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
    for (const endpoint of Object.values(endpoints)) {
      expect(
        sent.some(({ path, method }) => method === endpoint.method && isOf(path, endpoint.path)),
        `${endpoint.method} ${endpoint.path} was called`,
      ).toBe(true);
    }
    expect(sent.filter(({ authorization }) => authorization !== 'shop-token')).toEqual([]);
  },
);
