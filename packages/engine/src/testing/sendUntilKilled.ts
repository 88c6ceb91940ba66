import { type Database, openEmbedded, openServer } from '@hub/database';
import { rethrow } from '@hub/database/testing';
import { sendBatch } from '../batching/sendBatch.ts';
import { startDueBatches } from '../batching/startDueBatches.ts';
import { shipbobStore } from './workflowFixtures.ts';

/**
 * Process that starts the due batches and sends batch 1, and kills itself in the middle of its nth transaction or after
 * its commit. Arguments: `embedded DIRECTORY | server URL`, shop id, time, `during | after`, n from 1.
 */
const [kind, where = '', shop, at = '', moment, which] = process.argv.slice(2);
const database = kind === 'server' ? await openServer({ url: where }) : await openEmbedded({ directory: where });
let transactions = 0;
const killing: Database = {
  ...database,
  inShop: async (shopId, work) => {
    transactions += 1;
    const isLast = transactions === Number(which);
    const result = await database.inShop(shopId, async (transaction) => {
      const done = await work(transaction);
      if (isLast && moment === 'during') process.kill(process.pid, 'SIGKILL');
      return done;
    });
    if (isLast) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};
const now = new Date(at);
await startDueBatches(killing, shipbobStore, now, rethrow);
await sendBatch(killing, shipbobStore, Number(shop), '1', () => now);
