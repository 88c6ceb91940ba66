import { endpoints } from '@hub/api-client/endpoints';
import { aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import type { Database } from '@hub/database';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';
import type { Backend } from '../http/Backend.ts';
import { createProviderCalls } from '../jobs/createProviderCalls.ts';
import { createWarehouseServices } from '../jobs/createWarehouseServices.ts';
import { confirmEmailPath, createConfirmEmailPage } from '../mail/confirmEmailPage.ts';
import { createMailLinks } from '../mail/createMailLinks.ts';
import { createUnsubscribePage, unsubscribePath } from '../mail/unsubscribePage.ts';
import { createProviderWebhooks, webhookPath } from '../jobs/providerWebhooks.ts';
import { anApp, listenOnFreePort, rawRequest } from '../testing/serverFixtures.ts';
import { createStoreWebhooks } from '../service/storeWebhooks.ts';

/** The framework's routes, and who may call each. */
const routes: Readonly<Record<string, string>> = {
  '/healthz': 'anybody; says only that the server runs',
  '/readyz': 'anybody; says only which parts are ready',
  '/metrics': 'who has METRICS_TOKEN; without one, this machine',
  '/hub/admin/*': 'who has ADMIN_TOKEN',
  '/*': 'anybody; a call of the contract, what a backend below answers, a page or a file of the build',
};

/** Functions that answer requests besides the endpoint table, by name in the server’s source, and who may call each. */
const backends: Readonly<Record<string, string>> = {
  createEngineBackend: 'the endpoint table',
  createProxyBackend: 'the endpoint table, at another server',
  createSandboxBackend: 'the endpoint table, in memory, and its page of confirmation; this machine only',
  createDemoBackend: 'all of these, for the demo; this machine only',
  createServiceBackend: 'all of these, for stores',
  createStoreWebhooks: 'the store, by its signature',
  createProviderWebhooks: 'a 3PL, by its signature',
  createConfirmEmailPage: 'who has the signed link of a mail',
  createUnsubscribePage: 'who has the signed link of a mail',
  createDemoBilling: 'who knows the code of a purchase; the demo only',
  loopbackOnly: 'passes on, from this machine only',
  countWebhooks: 'passes on, and counts',
};

const now = () => new Date();
const keys: [string] = ['a key'];
let database: Database;
let engine: EngineFixture;
let shopId = 0;

beforeAll(async () => {
  database = await openMigratedDatabase();
  engine = await createEngineFixture(database, { seed: [] });
  shopId = await aShop(database);
});
afterAll(() => database.close());

/** A server that answers strangers with everything, until the test ends. */
async function aServer(): Promise<number> {
  const providers = { readAll: async () => new Map(), save: async () => undefined };
  const links = createMailLinks({ sendsMail: false, appOrigin: () => 'http://localhost', keys });
  const warehouses = createWarehouseServices({ database, providers, createCall: createProviderCalls(), now });
  const parts: Backend[] = [
    engine.backend,
    createStoreWebhooks({ database, keyRing: engine.keyRing, now }, ['a secret']),
    createProviderWebhooks(warehouses, keys),
    createConfirmEmailPage(database, keys, links, now),
    createUnsubscribePage(database, keys, now),
  ];
  const backend: Backend = async (request) => {
    for (const part of parts) {
      const reply = await part(request);
      if (reply !== undefined) return reply;
    }
    return undefined;
  };
  const operations = { metricsToken: 'a token' };
  return listenOnFreePort(await anApp({ backend, contract: Object.values(endpoints), operations }));
}

test('every route of the server is in the endpoint table, or its callers are listed here', async () => {
  const known = (await anApp()).routes.map(({ path }) => path);
  expect([...new Set(known)].toSorted()).toEqual(Object.keys(routes).toSorted());
});

test(
  'every function that answers requests is known, and its callers are listed here',
  { tags: 'hazard:permissions' },
  () => {
    const source = join(import.meta.dirname, '..');
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
    const found = files
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|ixtures?\.ts$|^testing/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(source, file), 'utf8').matchAll(
          /export (?:async )?function (create\w+Backend\b|\w+(?=\([^{]*?\): Backend \{))/g,
        ),
      ])
      .map(([, name = '']) => name);
    expect(found.toSorted()).toEqual(Object.keys(backends).toSorted());
  },
);

describe('a stranger is rejected', () => {
  const otherKey: [string] = ['another key'];
  const cases: readonly (readonly [string, string, () => string, number])[] = [
    ['metrics without their token', 'GET', () => '/metrics', 401],
    ['metrics by another method', 'POST', () => '/metrics', 404],
    ['health by another method', 'DELETE', () => '/healthz', 404],
    ['the admin area of a server without one', 'GET', () => '/hub/admin/shops', 404],
    ['a call without a token', 'GET', () => '/stats', 401],
    ['a call by another method', 'DELETE', () => '/stats', 405],
    ['an unknown path', 'GET', () => '/hub/nothing', 404],
    ['an unknown path, by POST', 'POST', () => '/hub/nothing', 404],
    ['a webhook of the store without a signature', 'POST', () => '/webhooks/store', 401],
    ['a webhook of the store by another method', 'GET', () => '/webhooks/store', 405],
    ['a webhook of a 3PL without a signature', 'POST', () => webhookPath(shopId, 'shipbob', ''), 401],
    ['a webhook of an unknown shop', 'POST', () => webhookPath(999_999, 'shipbob', ''), 401],
    ['a webhook of an unknown sender', 'POST', () => webhookPath(shopId, 'nobody', ''), 404],
    ['a webhook of a 3PL by another method', 'PUT', () => webhookPath(shopId, 'shipbob', ''), 405],
    ['a link that another key signed', 'POST', () => unsubscribePath(otherKey, shopId, '1'), 404],
    ['a link of another shop', 'POST', () => unsubscribePath(keys, shopId, '1').replace(`/${shopId}/`, '/7/'), 404],
    ['a link of another person', 'POST', () => unsubscribePath(keys, shopId, '1').replace('/MQ/', '/Mg/'), 404],
    ['a link by another method', 'DELETE', () => unsubscribePath(keys, shopId, '1'), 405],
    ['an address without a request to confirm it', 'POST', () => confirmLink(otherKey, shopId), 404],
    ['an address of another shop', 'POST', () => confirmLink(keys, shopId).replace(`/${shopId}/`, '/7/'), 404],
    ['an address by another method', 'PUT', () => confirmLink(keys, shopId), 405],
  ];

  test.each(cases)('%s', { tags: 'hazard:permissions' }, async (_what, method, path, status) => {
    const reply = await rawRequest(await aServer(), path(), { method });
    expect(reply.status).toBe(status);
    expect(reply.body).toMatch(/"status":"error"|<h1>/);
    expect(reply.body).not.toMatch(/node_modules|\.ts:\d|select |insert /i);
  });

  test('except with the right link', async () => {
    const reply = await rawRequest(await aServer(), unsubscribePath(keys, shopId, '1'), { method: 'GET' });
    expect(reply.status).toBe(200);
  });
});

function confirmLink(signedBy: [string], shop: number): string {
  const code = '01234567-89ab-4cde-8fab-0123456789ab';
  return confirmEmailPath(signedBy, { shopId: shop, staffId: '1', code, expiresAt: Date.now() + 60_000 });
}
