import { createHmac } from 'node:crypto';
import { parseKeyRing } from '@hub/database/providers';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { expect, onTestFinished, test } from 'vitest';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { createEngineService } from '../service/createEngineService.ts';
import { createStoreServices } from '../service/createStoreServices.ts';
import { silentLog } from '../testing/serverFixtures.ts';
import { countWebhooks, providerOfPath } from './countWebhooks.ts';
import { createMetrics } from '../operations/createMetrics.ts';

const secret = 'fedcba9876543210';
const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);

/** Lines of the counter, such as `{source="store",status="401"} 1`. */
async function counted(metrics: ReturnType<typeof createMetrics>): Promise<string[]> {
  const name = 'hub_webhooks_total';
  const lines = (await metrics.render()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return lines.map((line) => line.slice(name.length)).toSorted();
}

test('webhooks of the store and 3PLs are counted by the status of the reply, invented names as one', async () => {
  const database = await openMigratedDatabase();
  onTestFinished(() => database.close());
  const metrics = createMetrics();
  const providers = createProviderStore(keyRing);
  const app = { apiKey: '0123456789abcdef', secrets: [secret] as const };
  const service = await createEngineService({
    database,
    keyRing,
    providers,
    context: { role: 'web', log: silentLog, metrics, lateness: { now: () => 0 } },
    signIn: () => Promise.reject(new Error('This test has no sign-in.')),
    confirmationUrl: () => '',
    store: {
      services: createStoreServices({ database, keyRing, providers, app, origin: 'https://hub.example' }),
      app,
    },
  });
  onTestFinished(() => service.close());
  const body = '{"id":4801}';
  const send = (path: string, by = secret) =>
    service.backend(
      new Request(`https://hub.example${path}`, {
        method: 'POST',
        body,
        headers: {
          'x-shopify-hmac-sha256': createHmac('sha256', by).update(body).digest('base64'),
          'x-shopify-webhook-id': 'delivery-1',
          'x-shopify-event-id': 'event-1',
          'x-shopify-shop-domain': 'nobody.myshopify.com',
          'x-shopify-topic': 'orders/create',
          'x-shopify-triggered-at': new Date().toISOString(),
        },
      }),
    );
  expect((await send('/webhooks/store', 'another key'))?.status).toBe(401);
  expect((await send('/webhooks/store'))?.status).toBe(200);
  expect((await send('/webhooks/store'))?.status).toBe(200);
  for (const name of ['shipbob', 'invented-1', 'invented-2']) await send(`/webhooks/providers/12/${name}`);
  expect(await counted(metrics)).toEqual([
    expect.stringMatching(/^\{source="shipbob",status="4\d\d"\} 1$/),
    '{source="store",status="200"} 2',
    '{source="store",status="401"} 1',
    expect.stringMatching(/^\{source="unknown",status="4\d\d"\} 2$/),
  ]);
});

test('a webhook that fails is counted as the 500 of its reply', async () => {
  const metrics = createMetrics();
  const fail = () => Promise.reject(new Error('gone'));
  const webhooks = countWebhooks(fail, metrics, providerOfPath);
  await expect(webhooks(new Request('https://hub.example/webhooks/providers/12/shipbob'))).rejects.toThrow('gone');
  expect(await counted(metrics)).toEqual(['{source="shipbob",status="500"} 1']);
});
