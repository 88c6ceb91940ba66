import type { Database } from '@hub/database';
import { parseKeyRing } from '@hub/database/providers';
import { listSubscriptions } from '@hub/database/warehouses';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import type { ProviderRecord } from '@hub/domain/integrations';
import { CredentialsRefusedError, RefusedError, UnreachableError } from '@hub/providers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { aWarehouseShop } from '../testing/warehouseShop.ts';
import { createConnections } from './createConnections.ts';
import { keepSubscriptions } from './keepSubscriptions.ts';
import type { WarehouseServices, WebhookServices } from './WarehouseServices.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

const webhooks: WebhookServices = {
  origin: 'https://hub.example',
  keyRing: parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`),
  path: (shopId, { provider }) => `/webhooks/providers/${shopId}/${provider}`,
  secret: () => 'a secret of ours',
  fingerprint: () => 'f1',
};

const connected = { access_token: 'token', shipbob_channel_id: '1', status: true };

async function aSubscribableShop() {
  let record: ProviderRecord = connected;
  const providers: ProviderStore = {
    readAll: async () => new Map([['shipbob', record]]),
    save: async () => undefined,
  };
  const shop = await aWarehouseShop(database, { providers });
  const services: WarehouseServices = { ...shop.services, webhooks };
  const address = `https://hub.example/webhooks/providers/${shop.shopId}/shipbob?v=f1`;
  return {
    ...shop,
    address,
    keep: (changes: Partial<WebhookServices> = {}, connections = services.connections) =>
      keepSubscriptions({ ...services, connections, webhooks: { ...webhooks, ...changes } }, shop.shopId, {
        provider: 'shipbob',
      }),
    poll: () => keepSubscriptions(shop.services, shop.shopId, { provider: 'shipbob' }),
    save: (changes: Record<string, string | boolean>) => {
      record = { ...connected, ...changes };
    },
    kept: () => shop.inShop(listSubscriptions),
  };
}

test('makes no call without an address of ours', async () => {
  const { poll, provider, kept } = await aSubscribableShop();
  await poll();
  expect([provider.calls, await kept()]).toEqual([[], []]);
});

test('subscribes no account that is disconnected or fails its test', async () => {
  const { keep, save, provider, kept } = await aSubscribableShop();
  save({ status: false });
  await keep();
  expect([provider.calls, await kept()]).toEqual([[], []]);
  save({ status: true });
  provider.fail(new CredentialsRefusedError('Bad key'));
  await keep();
  expect(provider.calls).toEqual(['test']);
  expect(await kept()).toMatchObject([{ isSubscribed: false }]);
});

test('leaves an account polled when its 3PL refuses, and retries when it does not answer', async () => {
  const { keep, provider, kept } = await aSubscribableShop();
  provider.fail(new UnreachableError('No answer.', true));
  await expect(keep()).rejects.toMatchObject({ name: 'UnreachableError' });
  await keep();
  expect(await kept()).toMatchObject([{ isSubscribed: true }]);
  provider.fail(new RefusedError('No such right', 403));
  await keep();
  expect(await kept()).toMatchObject([{ isSubscribed: false }]);
});

test('makes no second subscription when the process ends before saving the first', async () => {
  const { keep, provider, kept, wait, address } = await aSubscribableShop();
  const killed = new Error('The process ended.');
  provider.meanwhile(async () => provider.meanwhile(() => Promise.reject(killed)));
  await expect(keep()).rejects.toBe(killed);
  expect(provider.subscriptions).toHaveLength(1);
  expect(await kept()).toMatchObject([{ isSubscribed: false }]);
  // Another process waits until its claim has expired.
  await keep();
  expect(await kept()).toMatchObject([{ isSubscribed: false }]);
  wait(6);
  await keep();
  expect(provider.subscriptions).toEqual([{ address, token: 'token' }]);
  expect(await kept()).toMatchObject([{ isSubscribed: true }]);
});

test('makes no call that outlasts the claim; the next job continues', { tags: ['hazard:done-twice'] }, async () => {
  const { keep, provider, kept, wait } = await aSubscribableShop();
  let clock = Math.ceil(performance.now());
  const time = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => time.mockRestore());
  const request = { method: 'POST', path: '/', reply: null as never, refusal: () => null } as const;
  let left = 30;
  const { adapter } = provider;
  const slow = createConnections({
    database,
    adapters: {
      shipbob: {
        ...adapter,
        webhooks: adapter.webhooks && {
          ...adapter.webhooks,
          subscribe: async (call) => {
            for (; left > 0; left -= 1) await call(request);
          },
        },
      },
    },
    createCall: () => async () => {
      clock += 15_000;
      wait(1 / 4);
      return { status: 200, headers: {}, body: null as never };
    },
  });
  await expect(keep({}, slow)).rejects.toMatchObject({ name: 'UnreachableError', mayHaveArrived: false });
  // Twenty calls of 15 seconds in a five-minute claim.
  expect(left).toBe(10);
  expect(await kept()).toMatchObject([{ isSubscribed: false }]);
  await keep({}, slow);
  expect(left).toBe(0);
  expect(await kept()).toMatchObject([{ isSubscribed: true }]);
});

test('leaves what another process saved when it was held up past its claim', async () => {
  const { keep, save, provider, kept, wait } = await aSubscribableShop();
  const another = async () => {
    wait(6);
    save({ access_token: 'other' });
    provider.fail(new CredentialsRefusedError('Bad key'), new CredentialsRefusedError('Bad key'));
    await keep();
  };
  // `another` runs during the call after the test, the one that subscribes.
  provider.meanwhile(async () => provider.meanwhile(another));
  await keep();
  expect(provider.calls).toEqual(['test', 'subscribe', 'unsubscribe', 'test']);
  expect(await kept()).toMatchObject([{ isSubscribed: false }]);
});

test('changes nothing in a check, and restores what the 3PL lost', async () => {
  const { keep, provider, address } = await aSubscribableShop();
  await keep();
  await keep();
  expect(provider.calls).toEqual(['test', 'subscribe', 'subscribe']);
  provider.subscriptions.length = 0;
  await keep();
  expect(provider.subscriptions).toEqual([{ address, token: 'token' }]);
});

test("removes a disabled account's subscription with the credentials that made it", async () => {
  const { keep, save, provider, kept } = await aSubscribableShop();
  await keep();
  save({ access_token: '', status: false });
  await keep();
  expect([provider.subscriptions, await kept()]).toEqual([[], []]);
});

test('removes the old subscription when credentials or our address change', async () => {
  const { keep, save, provider, address } = await aSubscribableShop();
  await keep();
  save({ access_token: 'other' });
  await keep();
  expect(provider.subscriptions).toEqual([{ address, token: 'other' }]);
  await keep({ origin: 'https://new.example' });
  expect(provider.subscriptions).toEqual([{ address: address.replace('hub.example', 'new.example'), token: 'other' }]);
});

test('saves its credentials encrypted', async () => {
  const { keep, save, shopId } = await aSubscribableShop();
  save({ access_token: 'canary-token' });
  await keep();
  const { rows } = await database.executeSql(
    `SELECT to_jsonb(kept)::text || encode(ciphertext, 'escape') AS kept
     FROM provider_subscriptions AS kept WHERE shop_id = $1`,
    [shopId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toContain('canary');
});
