import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminContract } from '@hub/api-client/mocks/contract';
import { createJobQueue } from '@hub/database/jobs';
import { recordCallFailure } from '@hub/database/warehouses';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { createAdminCalls } from './createAdminCalls.ts';

const token = 'a-token-of-24-characters-or-more';

describeOnBothKinds('the admin calls, over the engine', (database) => {
  adminContract(async () => {
    const engine = await createEngineFixture(database());
    const domain = `admin-${randomUUID()}.myshopify.com`;
    const shopId = await engine.createShop(domain);
    await database().inShop(shopId, (transaction) =>
      recordCallFailure(
        transaction,
        { provider: 'shipbob', account: '' },
        { at: new Date(), kind: 'credentialsRefused', words: 'refused', pausesAfter: 1 },
      ),
    );
    const jobs = createJobQueue(database(), { onError: () => undefined });
    const queue = 'fails-in-contract';
    jobs.work(queue, () => Promise.reject(new Error('order 4711 cannot be sent')), { retries: 0 });
    await jobs.start();
    await database().inSystem((queries) =>
      queries.execute(
        `INSERT INTO outbox (shop_id, job_id, queue, data)
         SELECT ${shopId}, gen_random_uuid(), '${queue}', '{"orderId": "4801"}' FROM generate_series(1, 6)`,
      ),
    );
    while ((await jobs.listDeadJobs(10)).length < 6) await sleep(50);
    await jobs.stop();
    const calls = createAdminCalls({ database: database(), tokenHash: createHash('sha256').update(token).digest() });
    return {
      origin: 'http://127.0.0.1',
      fetch: async (input, init) =>
        (await calls(new Request(input, init), '192.0.2.1')) ?? new Response(null, { status: 404 }),
      token,
      domain,
      queue,
    };
  });
});
