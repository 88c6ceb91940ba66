import { openEmbedded, openServer } from '@hub/database';
import { changeOrder } from '../orders/changeOrder.ts';
import { onceOnly } from '../idempotency/onceOnly.ts';

/**
 * Process that puts an order on hold under an idempotency key and kills itself before the reply, after the commit or during the
 * transaction. Arguments: `embedded DIRECTORY | server URL`, shop id, order id, key, `after | during`.
 */
const [kind, where = '', shop, orderId = '', key = '', moment] = process.argv.slice(2);
const database = kind === 'server' ? await openServer({ url: where }) : await openEmbedded({ directory: where });
const killSelf = () => process.kill(process.pid, 'SIGKILL');
await onceOnly(database, Number(shop), { key, request: 'hold' }, async (transaction) => {
  const outcome = await changeOrder(transaction, orderId, 'hold-order', { staffId: '1', staffName: 'Ada' }, new Date());
  if (moment === 'during') killSelf();
  return JSON.stringify(outcome);
});
killSelf();
