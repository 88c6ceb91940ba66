import { listStalledJobs } from '@hub/database/jobs';
import { readStoreConnection, updateStoreConnection } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { keptAfterUninstallMs } from '@hub/domain/admin';
import { requiredScopes } from '@hub/platform';
import { describe, expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { openSession } from '../Session.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { backfillStore } from './backfillStore.ts';
import { callStore } from './callStore.ts';
import { readStoreStatus } from './readStoreStatus.ts';
import { type StoreCallFailure, StoreCallError } from './StoreServices.ts';

const minuteMs = 60_000;

describeOnBothKinds('an installation', (database) => {
  const connectionOf = (shop: Awaited<ReturnType<typeof aStoreShop>>) => shop.inShop(readStoreConnection);
  const refusedToken = new StoreCallError('tokenRefused', 'Invalid API key or access token');
  const noToken = () => Promise.reject(new StoreCallError('refused', 'This request requires an active refresh_token'));

  describe('that follows an uninstallation', () => {
    test('is not stopped by a late event of the previous installation', async () => {
      const shop = await aStoreShop(database());
      shop.wait(minuteMs);
      const uninstalledAt = shop.services.now();
      await shop.send('app/uninstalled', {}, 'gone-1', uninstalledAt);
      shop.wait(minuteMs);
      await shop.signIn();
      shop.wait(9 * minuteMs);
      await shop.work();
      expect(await connectionOf(shop)).toMatchObject({ state: 'installed', uninstalledAt: null });
      const jobs = await shop.takeJobs();
      expect(jobs.filter(({ queue }) => queue === queues.removeShop)).toEqual([]);
    });

    test('exchanges its own token while an event of the previous installation waits', async () => {
      const used: string[] = [];
      const shop = await aStoreShop(database(), {
        openStore: (_domain, token) => {
          used.push(token);
          return undefined;
        },
      });
      shop.wait(minuteMs);
      await shop.send('app/uninstalled', {}, 'gone-1');
      shop.wait(minuteMs);
      used.length = 0;
      await shop.signIn();
      expect(used).toEqual(['shpat_secret']);
    });

    test('asks to be opened once more when the event arrives after that, and then works', async () => {
      let isRefused = false;
      const shop = await aStoreShop(database(), {
        renewToken: noToken,
        openStore: () => {
          if (isRefused) throw refusedToken;
          return undefined;
        },
      });
      shop.wait(minuteMs);
      const uninstalledAt = shop.services.now();
      isRefused = true;
      shop.wait(minuteMs);
      await shop.signIn();
      await shop.send('app/uninstalled', {}, 'gone-1', uninstalledAt);
      await shop.work();
      expect(await connectionOf(shop)).toMatchObject({ state: 'accessEnded', uninstalledAt: null });
      isRefused = false;
      await shop.signIn();
      expect(await connectionOf(shop)).toMatchObject({ state: 'installed', frozenAt: null });
    });

    test('is ended by its own event', async () => {
      const shop = await aStoreShop(database());
      shop.wait(minuteMs);
      await shop.send('app/uninstalled', {});
      await shop.work();
      await shop.signIn();
      expect(await connectionOf(shop)).toMatchObject({ state: 'installed' });
      shop.wait(minuteMs);
      await shop.send('app/uninstalled', {});
      await shop.work();
      expect(await connectionOf(shop)).toMatchObject({ state: 'uninstalled' });
    });

    test('keeps data when the store asks to remove that of the previous installation, even while its token is refused', async () => {
      let isRefused = false;
      const shop = await aStoreShop(database(), {
        renewToken: noToken,
        openStore: () => {
          if (isRefused) throw refusedToken;
          return undefined;
        },
      });
      shop.wait(minuteMs);
      const uninstalledAt = shop.services.now();
      shop.wait(60 * minuteMs);
      await shop.signIn();
      isRefused = true;
      shop.wait(keptAfterUninstallMs);
      await shop.send('shop/redact', {}, 'redact-1', new Date(uninstalledAt.getTime() + keptAfterUninstallMs));
      await shop.work();
      expect(await connectionOf(shop)).not.toBeNull();
    });

    test('reads its orders with its own job; a job of the previous installation does nothing', async () => {
      const shop = await aStoreShop(database());
      const [former] = (await shop.takeJobs()).filter(({ queue }) => queue === queues.backfillStore);
      await shop.send('app/uninstalled', {});
      await shop.work();
      shop.wait(minuteMs);
      await shop.signIn();
      await backfillStore(shop.services, shop.shopId, former?.data as object);
      expect(await connectionOf(shop)).toMatchObject({ backfillState: 'running', backfillOperationId: null });
      await shop.work();
      expect(await connectionOf(shop)).toMatchObject({ backfillOperationId: 'export-1' });
    });
  });

  test('that ends drops waiting webhooks, accepts none later, and leaves no stalled job', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.send('app/uninstalled', {});
    await shop.workOnly(queues.storeState);
    expect(await shop.send('orders/updated', { id: 4801 })).toBe('unknown');
    await shop.work();
    expect(await shop.stateOf('4801')).toBeNull();
    expect(await connectionOf(shop)).toMatchObject({ state: 'uninstalled', backfillState: 'none' });
    shop.wait(60 * minuteMs);
    const standing = await listStalledJobs(database(), shop.services.now());
    expect(standing.filter(({ shopId }) => shopId === shop.shopId)).toEqual([]);
  });

  test('that ends closes the sessions of its people until someone installs the app again', async () => {
    const shop = await aStoreShop(database());
    const session = () => shop.inShop((transaction) => openSession(transaction, '501'));
    expect(await session()).toMatchObject({ staffName: 'Robin Carter' });
    shop.wait(minuteMs);
    await shop.send('app/uninstalled', {});
    await shop.work();
    expect(await session()).toBeNull();
    await shop.signIn();
    expect(await session()).toMatchObject({ staffName: 'Robin Carter' });
  });

  /** What a store answers when something happened to it. */
  const stores: readonly (readonly [string, StoreCallFailure, string])[] = [
    ['is deleted', 'uninstalled', 'uninstalled'],
    ['has not paid for its plan', 'frozen', 'frozen'],
    ['leads to a password page instead of an answer', 'unavailable', 'installed'],
    ['has moved, and leads elsewhere', 'unavailable', 'installed'],
  ];
  test.each(stores)('in a store that %s', async (_what, kind, state) => {
    let failure: StoreCallFailure | null = null;
    const shop = await aStoreShop(database(), {
      openStore: () => {
        if (failure !== null) throw new StoreCallError(failure, 'No.');
        return undefined;
      },
    });
    failure = kind;
    const call = () => callStore(shop.services, shop.shopId, (store) => store.readShop());
    if (kind === 'uninstalled') expect(await call()).toBeNull();
    else await expect(call()).rejects.toMatchObject({ kind });
    expect(await connectionOf(shop)).toMatchObject({ state });
    failure = null;
    if (kind !== 'uninstalled') expect(await call()).not.toBeNull();
    expect(await connectionOf(shop)).toMatchObject({ state: kind === 'uninstalled' ? state : 'installed' });
  });

  test('continues with the store’s own data when the store is renamed or changes its plan', async () => {
    const shop = await aStoreShop(database());
    const before = await connectionOf(shop);
    await shop.send('shop/update', { name: 'Juniper & Oak', plan_name: 'shopify_plus' });
    await shop.work();
    expect(await connectionOf(shop)).toMatchObject({ state: 'installed', installedAt: before?.installedAt });
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    expect(await shop.stateOf('4801')).not.toBeNull();
  });

  test('names each scope that the merchant withdraws, one by one, and works again when they are granted', async () => {
    const shop = await aStoreShop(database());
    const needed = { ...shop.services, scopes: requiredScopes };
    Object.assign(shop.services, needed);
    await shop.inShop((transaction) => updateStoreConnection(transaction, { scopes: [...requiredScopes] }));
    const status = () =>
      shop.inShop((transaction) => readStoreStatus(transaction, { scopes: requiredScopes }, shop.services.now()));
    const grant = async (granted: readonly string[]) => {
      shop.grantScopes(granted);
      await shop.send('app/scopes_update', {});
      await shop.work();
    };
    for (let left = requiredScopes.length - 1; left >= 0; left -= 1) {
      await grant(requiredScopes.slice(0, left));
      expect(await status()).toMatchObject({ state: 'missingScopes', missingScopes: requiredScopes.slice(left) });
    }
    await grant(requiredScopes);
    expect(await status()).toMatchObject({ state: 'installed', missingScopes: [] });
  });
});
