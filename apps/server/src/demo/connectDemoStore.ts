import type { Database } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import { readShop } from '@hub/database/shops';
import {
  addKnownStoreOrders,
  readStoreConnection,
  saveStoreInstallation,
  updateStoreConnection,
} from '@hub/database/store';
import { startBackfill, type StoreServices } from '@hub/engine/store';
import { exchangeToken } from '@hub/platform';
import { type AppCredentials, tokenRequest } from '../service/createStoreSignIn.ts';

interface ConnectOptions {
  database: Database;
  keyRing: KeyRing;
  shopId: number;
  services: StoreServices;
  app: AppCredentials;
  /** Origin of the running store. */
  storeOrigin: string;
}

/**
 * Connects the demo shop with the running store, as a merchant's first visit does. The first time, the shop already has
 * the store's orders, because both were filled from one file. `false`: the merchant has uninstalled the app. Throws
 * PlatformError and StoreCallError.
 */
export async function connectDemoStore(options: ConnectOptions): Promise<boolean> {
  const { database, keyRing, shopId, services, app, storeOrigin } = options;
  const sessionToken = await readSessionToken(storeOrigin);
  if (sessionToken === null) return false;
  const { domain, createdAt } = await database.inShop(shopId, readShop);
  const offline = await exchangeToken({ ...tokenRequest({ ...app, storeOrigin }, domain), sessionToken });
  const now = services.now();
  await database.inShop(shopId, async (transaction) => {
    const before = await readStoreConnection(transaction);
    await saveStoreInstallation(transaction, keyRing, {
      ...offline,
      state: 'installed',
      installedAt: createdAt,
    });
    if (before?.state === 'uninstalled') await startBackfill(transaction, now);
    if (before !== null) return;
    const orders = await addKnownStoreOrders(transaction, createdAt);
    await updateStoreConnection(transaction, {
      backfillState: 'done',
      backfillStartedAt: createdAt,
      backfillEndedAt: now,
      ordersTotal: orders,
      ordersRead: orders,
      ordersAdded: orders,
    });
  });
  // The server's address changes with each start.
  await services.openStore(domain, offline.token).subscribeWebhooks(services.webhookAddress);
  await database.inShop(shopId, (transaction) => updateStoreConnection(transaction, { webhooksSubscribedAt: now }));
  return true;
}

/** The token that the store's admin gives to the app's page; `null`: the app is not installed. */
async function readSessionToken(storeOrigin: string): Promise<string | null> {
  const reply = await fetch(`${storeOrigin}/admin/session-token`, { method: 'POST' });
  if (reply.status === 403) return null;
  const { token } = (await reply.json()) as { token: string };
  return token;
}
