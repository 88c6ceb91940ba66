import type { Database } from '@hub/database';
import type { RunningStore, StoreWebhookRecord } from '@hub/platform/simulator';
import { expect, test } from 'vitest';
import { compareWebhooks } from './readLedgers.ts';

test('a webhook that was answered with 200 and is not stored is lost; one with another answer is sent again', async () => {
  const topic = 'orders/create';
  const webhooks = [
    { topic, eventId: 'kept', outcome: 200 },
    { topic, eventId: 'lost', outcome: 200 },
    { topic, eventId: 'refused', outcome: 503 },
    { topic, eventId: 'broken off', outcome: 'unreachable' },
    // One event is announced under several topics.
    { topic: 'orders/updated', eventId: 'kept', outcome: 200 },
  ] as const;
  const controls = { webhooks: () => webhooks as unknown as readonly StoreWebhookRecord[] };
  const rows = [{ id: 'orders/create kept' }];
  const found = await compareWebhooks({
    store: { controls } as RunningStore,
    database: { executeSql: () => Promise.resolve({ rows }) } as unknown as Database,
    shopId: 1,
  });
  expect(found).toEqual({ answered: 3, lost: ['orders/create lost', 'orders/updated kept'] });
});
