import { SessionExpiredError } from '@hub/api-client/http';
import { createOrdersClient, type OrdersClient } from '@hub/api-client/orders';
import { timelineButton } from '@hub/domain/orders/actions';
import { bulkSubject, timelineFailedText } from '@hub/domain/orders/bulk';
import { bulkSuffix, timelineMessage } from '@hub/domain/orders/timeline';
import type { OrderReference } from '@hub/domain/shared';
import pMap from 'p-map';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import type { BulkIntent } from './useBulkSending.ts';

const concurrency = 4;

/** Writes one timeline entry for each order that a bulk action did, if the server does not. */
export function useBulkTimeline(): (intent: BulkIntent, done: readonly OrderReference[]) => Promise<void> {
  const { client, info } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const refresh = useRefreshOrders();
  return async ({ action, noted }, done) => {
    const fresh = done.filter(({ orderId }) => !noted.has(orderId));
    for (const { orderId } of fresh) noted.add(orderId);
    const message = timelineMessage(`${timelineButton(action)}${bulkSuffix}`, info.userName);
    const { sent, failed } = await noteAll(createOrdersClient(client.context), fresh, message);
    if (failed > 0) toasts.show(timelineFailedText(failed), 'warning', { detail: bulkSubject(action, fresh.length) });
    if (sent > 0) await refresh();
  };
}

/** One call per order (§7). Never rejects. Ends with the session, whose alert says why; then none counts as failed. */
async function noteAll(
  orders: OrdersClient,
  references: readonly OrderReference[],
  message: string,
): Promise<{ sent: number; failed: number }> {
  let sent = 0;
  let failed = 0;
  let isSessionExpired = false;
  const note = async ({ orderId }: OrderReference) => {
    if (isSessionExpired) return;
    try {
      if (await orders.noteAction({ orderId, message })) sent += 1;
    } catch (error) {
      sent += 1;
      if (error instanceof SessionExpiredError) isSessionExpired = true;
      else failed += 1;
    }
  };
  await pMap(references, note, { concurrency });
  return { sent, failed: isSessionExpired ? 0 : failed };
}
