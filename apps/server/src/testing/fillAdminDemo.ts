/**
 * Fills a demo's data directory and fails two jobs of its shop in every attempt, so that the admin area has dead
 * letters: `node fillAdminDemo.ts DIRECTORY ORDERS_FILE`. The demo completes these jobs when they are retried.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { addJobs, createJobQueue } from '@hub/database/jobs';
import { orderIdsInStage } from '@hub/database/orders';
import { queues } from '@hub/engine/jobs';
import { openFilledDatabase } from '../demo/openFilledDatabase.ts';

const [directory = '', ordersFile = ''] = process.argv.slice(2);
const { database, shopId } = await openFilledDatabase(
  { database: { kind: 'embedded', directory, secretsKey: undefined }, ordersFile, speed: 0, storePort: 0 },
  () => undefined,
);
const fails = [
  { queue: queues.orderReceived, cause: 'the rules could not be read' },
  { queue: queues.holdEnds, cause: 'the clock stood still' },
];

const jobs = createJobQueue(database, { onError: () => undefined });
for (const { queue, cause } of fails) jobs.work(queue, () => Promise.reject(new Error(cause)), { retries: 0 });
await jobs.start();
await database.inShop(shopId, async (transaction) => {
  const [orderId] = await orderIdsInStage(transaction, 'open');
  await addJobs(
    transaction,
    fails.map(({ queue }) => ({ queue, data: { orderId } })),
  );
});
while ((await jobs.listDeadJobs(fails.length)).length < fails.length) await sleep(50);
await jobs.stop();
await database.close();
