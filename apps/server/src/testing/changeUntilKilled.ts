import { type Database, openEmbedded } from '@hub/database';
import { listShopIds } from '@hub/database/shops';
import { createSimulatedServices, workJobs } from './simulatedWarehouses.ts';

/**
 * A process that runs the due jobs of the only shop, and kills itself during its nth transaction of a shop or after its
 * commit. Arguments: directory, origin of DCL's simulator, time, `during | after`, n from 1.
 */
const [directory = '', origin = '', at = '', moment, which] = process.argv.slice(2);
const database = await openEmbedded({ directory });
const [shopId = 0] = await listShopIds(database);
let transactions = 0;
const killing: Database = {
  ...database,
  inShop: async (shop, work) => {
    transactions += 1;
    const isLast = transactions === Number(which);
    const result = await database.inShop(shop, async (transaction) => {
      const done = await work(transaction);
      if (isLast && moment === 'during') process.kill(process.pid, 'SIGKILL');
      return done;
    });
    if (isLast) process.kill(process.pid, 'SIGKILL');
    return result;
  },
};
await workJobs(await createSimulatedServices(killing, 'dcl', { origin, now: () => new Date(at) }), shopId);
