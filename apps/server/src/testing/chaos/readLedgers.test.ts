import type { Database } from '@hub/database';
import type { RunningStore, StoreWebhookRecord } from '@hub/platform/simulator';
import { expect, test } from 'vitest';
import { compareWebhooks } from './readLedgers.ts';

test('a webhook that was answered with 200 and is not stored is lost; one with another answer is sent again', async () => {
  const topic = 'orders/create';
  const webhooks = [
    { topic, eventId: 'kept', webhookId: '1', outcome: 200 },
    { topic, eventId: 'lost', webhookId: '2', outcome: 200 },
    { topic, eventId: 'refused', webhookId: '3', outcome: 503 },
    { topic, eventId: 'broken off', webhookId: '4', outcome: 'unreachable' },
    // The store announces one event under several topics.
    { topic: 'orders/updated', eventId: 'kept', webhookId: '5', outcome: 200 },
    // One event changes several items, with a webhook for each. The first of these webhooks is delivered twice.
    { topic: 'products/create', eventId: 'kept', webhookId: '6', outcome: 200 },
    { topic: 'products/create', eventId: 'kept', webhookId: '6', outcome: 200 },
    { topic: 'products/create', eventId: 'kept', webhookId: '7', outcome: 200 },
    // A level changed twice.
    { topic: 'inventory_levels/update', eventId: 'kept', webhookId: '8', outcome: 200 },
    { topic: 'inventory_levels/update', eventId: 'kept', webhookId: '9', outcome: 200 },
  ] as const;
  const controls = { webhooks: () => webhooks as unknown as readonly StoreWebhookRecord[] };
  const compare = (...ids: readonly string[]) =>
    compareWebhooks({
      store: { controls } as RunningStore,
      database: { executeSql: () => Promise.resolve({ rows: ids.map((id) => ({ id })) }) } as unknown as Database,
      shopId: 1,
    });
  const lost = ['orders/create lost', 'orders/updated kept'];
  const kept = ['orders/create kept 4801', 'inventory_levels/update kept 11 72001', 'products/create kept 31'];
  expect(await compare(...kept, 'products/create kept 32')).toEqual({ answered: 7, lost });
  expect(await compare(...kept)).toEqual({ answered: 7, lost: [...lost, 'products/create kept'] });
});
