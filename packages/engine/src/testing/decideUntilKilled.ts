import { openEmbedded, openServer } from '@hub/database';
import { decideReceivedOrder } from '../workflows/decideOrders.ts';
import { noProviders } from './workflowFixtures.ts';

/**
 * Process that decides an order by its workflows and kills itself, after the commit or in the middle of the
 * transaction. Arguments: `embedded DIRECTORY | server URL`, shop id, order id, time, `after | during`.
 */
const [kind, where = '', shop, orderId = '', at = '', moment] = process.argv.slice(2);
const database = kind === 'server' ? await openServer({ url: where }) : await openEmbedded({ directory: where });
const killSelf = () => process.kill(process.pid, 'SIGKILL');
await database.inShop(Number(shop), async (transaction) => {
  await decideReceivedOrder(transaction, noProviders, { orderId }, new Date(at));
  if (moment === 'during') killSelf();
});
killSelf();
