import { allOrdersFilters } from '@hub/domain/dashboard';
import { message, wordsText } from '@hub/domain/messages';
import { tabs } from '@hub/domain/orders';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { createStoreClient, type StoreClient } from '../store/createStoreClient.ts';

/** Tests of the connection with the store, with the client of a separate shop. */
export function storeContract(openShop: () => Promise<{ client: ApiClient; shop: string }>): void {
  describe('the store of a shop', () => {
    let client: ApiClient;
    let store: StoreClient;
    let domain = '';
    beforeAll(async () => {
      const opened = await openShop();
      ({ client } = opened);
      store = createStoreClient(client);
      domain = opened.shop;
    });

    test('reports its connection', async () => {
      expect(await store.status()).toMatchObject({
        domain,
        waitingWrites: 0,
        problems: [],
        grantUrl: null,
        check: { isRunning: false, missing: [] },
      });
    });

    test('starts a check, or says that there is nothing to compare with', async () => {
      const { state } = await store.status();
      if (state === 'notConnected')
        await expect(store.check()).rejects.toMatchObject({ serverMessage: wordsText(message('calls.notConnected')) });
      else await store.check();
    });

    test('does not release a hold that an order does not have, and reports an unknown order', async () => {
      const { orders } = await client.orders.listOrders({ tab: tabs.all, filters: allOrdersFilters });
      const [order] = orders;
      await expect(store.releaseHolds({ orderId: order?.orderId ?? '', holdIds: ['404'] })).rejects.toMatchObject({
        serverMessage: wordsText(message('store.holdsChanged')),
      });
      await expect(store.releaseHolds({ orderId: '404404', holdIds: ['404'] })).rejects.toMatchObject({ status: 404 });
    });

    test('rewrites refused changes, and does nothing when there are none', async () => {
      const { state } = await store.status();
      if (state === 'notConnected')
        await expect(store.retry(null)).rejects.toMatchObject({
          serverMessage: wordsText(message('calls.notConnected')),
        });
      else {
        await store.retry(null);
        await store.retry('404404');
      }
      expect(await store.status()).toMatchObject({ waitingWrites: 0, problems: [] });
    });
  });
}
