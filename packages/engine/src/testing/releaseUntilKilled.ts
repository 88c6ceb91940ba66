import { openEmbedded, openServer } from '@hub/database';
import { releaseBackOrders } from '../routing/releaseBackOrders.ts';

/**
 * Process that releases back orders and kills itself in the transaction of the second one. Arguments: `embedded
 * DIRECTORY | server URL`, shop id, SKU, time.
 */
const [kind, where = '', shop, sku = '', at = ''] = process.argv.slice(2);
const database = kind === 'server' ? await openServer({ url: where }) : await openEmbedded({ directory: where });
let orders = 0;
const now = () => {
  orders += 1;
  if (orders === 2) process.kill(process.pid, 'SIGKILL');
  return new Date(at);
};
await releaseBackOrders(database, Number(shop), { skus: [sku] }, { now });
