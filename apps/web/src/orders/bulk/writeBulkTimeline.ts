import { SessionExpiredError } from '@hub/api-client/http';
import type { OrdersClient } from '@hub/api-client/orders';
import type { OrderReference } from '@hub/domain/shared';
import pMap from 'p-map';

const concurrency = 4;

/**
 * Writes an entry into each order's timeline (§7, one call per order), for servers without `timeline`. Never rejects:
 * resolves with the number that could not be written. Ends with the session, whose alert says why.
 */
export async function writeBulkTimeline(
  client: Pick<OrdersClient, 'addTimelineEntry'>,
  orders: readonly OrderReference[],
  message: string,
): Promise<number> {
  let failed = 0;
  let isSessionExpired = false;
  const write = async ({ orderId }: OrderReference) => {
    if (isSessionExpired) return;
    try {
      await client.addTimelineEntry({ orderId, message });
    } catch (error) {
      if (error instanceof SessionExpiredError) isSessionExpired = true;
      else failed += 1;
    }
  };
  await pMap(orders, write, { concurrency });
  return isSessionExpired ? 0 : failed;
}
