import { type Database, openEmbedded } from '@hub/database';
import { listShopIds } from '@hub/database/shops';
import type { ThirdPartyId } from '@hub/domain/integrations';
import { createSimulatedServices, workJobs } from './simulatedWarehouses.ts';

/**
 * A process that runs the due jobs of the only shop, and kills itself during its nth transaction of a shop, after its
 * commit, or when the 3PL has answered its nth call that isn't a read. Arguments: directory, 3PL, origin of its
 * simulator, time, `during | after | answered`, n from 1.
 */
const [directory = '', provider = '', origin = '', at = '', moment, which] = process.argv.slice(2);
const database = await openEmbedded({ directory });
const [shopId = 0] = await listShopIds(database);
let transactions = 0;
let answered = 0;
const kill = () => process.kill(process.pid, 'SIGKILL');
const killing: Database = {
  ...database,
  inShop: async (shop, work) => {
    transactions += 1;
    const isLast = transactions === Number(which);
    const result = await database.inShop(shop, async (transaction) => {
      const done = await work(transaction);
      if (isLast && moment === 'during') kill();
      return done;
    });
    if (isLast && moment === 'after') kill();
    return result;
  },
};
const services = await createSimulatedServices(killing, provider as ThirdPartyId, {
  origin,
  now: () => new Date(at),
  onCall: ({ method, path }) => {
    if (method === 'GET' || /token$/i.test(path)) return;
    answered += 1;
    if (moment === 'answered' && answered === Number(which)) kill();
  },
});
await workJobs(services, shopId);
await database.close();
process.exit();
