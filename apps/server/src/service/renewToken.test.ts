import { parseKeyRing } from '@hub/database/providers';
import type { Database } from '@hub/database';
import { exchangeToken, requiredScopes } from '@hub/platform';
import { type RunningStore, startStore } from '@hub/platform/simulator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStoreServices } from './createStoreServices.ts';

const domain = 'sample.myshopify.com';
const app = { apiKey: 'test-key', apiSecret: 'test-secret' };

let store: RunningStore;
beforeEach(async () => {
  const parts = { url: 'http://127.0.0.1:1/', handle: 'hub', title: 'Fulfillment Hub', scopes: requiredScopes };
  store = await startStore({ app: { ...app, ...parts }, domain, isInstalled: true });
});
afterEach(() => store.stop());

/** Services with this secret of the operator's app. */
function services(secret = app.apiSecret) {
  return createStoreServices({
    // Neither database nor 3PLs are called.
    database: {} as Database,
    keyRing: parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`),
    providers: { readAll: async () => new Map(), save: async () => undefined },
    app: { apiKey: app.apiKey, secrets: [secret], storeOrigin: store.origin },
    origin: '',
  });
}

test('a token for the store’s API is renewed by the simulated store, again after a lost reply', async () => {
  const given = await exchangeToken({
    ...app,
    shopDomain: domain,
    origin: store.origin,
    sessionToken: store.controls.sessionToken(),
  });
  const by = { refreshToken: given.renewal?.refreshToken ?? '' };
  const next = await services().renewToken(domain, by);
  expect(await services().renewToken(domain, by)).toMatchObject({ token: next.token });
  await services().openStore(domain, next.token).readShop();
  const former = services().openStore(domain, given.token).readShop();
  await expect(former).rejects.toMatchObject({ kind: 'tokenRefused' });
});

test('a token that the store does not know is rejected; a wrong app secret is not the shop’s fault', async () => {
  const by = { refreshToken: 'shprt_unknown' };
  await expect(services().renewToken(domain, by)).rejects.toMatchObject({ kind: 'refused' });
  await expect(services('another-secret').renewToken(domain, by)).rejects.toMatchObject({ kind: 'unavailable' });
});
