import { openServer } from '@hub/database';
import { parseKeyRing } from '@hub/database/providers';
import { createShop } from '@hub/database/shops';
import { endStoreInstallation, readStoreToken, saveStoreInstallation } from '@hub/database/store';
import { openTestServer } from '@hub/database/testing';
import { requiredScopes } from '@hub/platform';
import { startStore } from '@hub/platform/simulator';
import { expect, onTestFinished, test } from 'vitest';
import { outcomeOf } from '../testing/processFixtures.ts';

const secretsKey = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const app = { apiKey: '0123456789abcdef', apiSecret: 'fedcba9876543210' };

/** A token without an end, as the store gave it before April 2026. */
async function aLastingToken(origin: string, sessionToken: string): Promise<string> {
  const reply = await fetch(`${origin}/admin/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: app.apiKey,
      client_secret: app.apiSecret,
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: sessionToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
      requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
    }),
  });
  return ((await reply.json()) as { access_token: string }).access_token;
}

test('exchange-tokens exchanges each token that never ends once, and names the shops whose token the store refuses', async () => {
  const server = await openTestServer();
  onTestFinished(() => server.close());
  const url = await server.newDatabase();
  const parts = { url: 'http://127.0.0.1:1/', handle: 'hub', title: 'Fulfillment Hub', scopes: requiredScopes };
  const store = await startStore({ app: { ...app, ...parts }, domain: 'old.myshopify.com', isInstalled: true });
  onTestFinished(() => store.stop());
  const lasting = await aLastingToken(store.origin, store.controls.sessionToken());
  const environment = {
    DATABASE_URL: url,
    SECRETS_KEY: secretsKey,
    SHOPIFY_API_KEY: app.apiKey,
    SHOPIFY_API_SECRET: app.apiSecret,
    SHOPIFY_STORE_ORIGIN: store.origin,
    APP_ORIGINS: 'https://hub.example.com',
  };
  const run = (argv: readonly string[]) => outcomeOf(argv, environment);
  expect((await run(['migrate'])).code).toBe(0);

  const database = await openServer({ url });
  onTestFinished(() => database.close());
  const ring = parseKeyRing(secretsKey);
  const install = async (domain: string, token: string, isInstalled = true) => {
    const shop = { domain, currency: 'GBP', timeZone: 'Europe/London', chargeType: 0, isOnboarded: true } as const;
    const { shopId } = await createShop(database, { ...shop, staff: [], locations: [] });
    await database.inShop(shopId, async (transaction) => {
      const installation = { token, renewal: null, scopes: [], state: 'installed', installedAt: new Date() } as const;
      await saveStoreInstallation(transaction, ring, installation);
      if (!isInstalled) await endStoreInstallation(transaction, new Date());
    });
    return shopId;
  };
  const old = await install('old.myshopify.com', lasting);
  await install('lost.myshopify.com', 'shpat_lost');
  await install('gone.myshopify.com', 'shpat_gone', false);

  const first = await run(['exchange-tokens']);
  expect([first.code, first.stderr]).toEqual([0, '']);
  expect(first.stdout).toMatch(
    /^lost\.myshopify\.com: [^\n]+\nExchanged the tokens of 1 shop\(s\)\. Run it again [^\n]+\n$/,
  );
  expect(first.stdout).not.toContain('shpat_');
  const stored = await database.inShop(old, (transaction) => readStoreToken(transaction, ring));
  expect(stored).toMatchObject({ state: 'installed', renewal: { refreshToken: expect.stringMatching(/^shprt_/) } });
  expect(stored?.token).not.toBe(lasting);
  expect((await run(['exchange-tokens'])).stdout).toContain('Exchanged the tokens of 0 shop(s).');
});
