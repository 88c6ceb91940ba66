import { createOrdersClient } from '@hub/api-client/orders';
import { timelineButton } from '@hub/domain/orders/actions';
import { bulkSubject, timelineFailedText } from '@hub/domain/orders/bulk';
import { bulkSuffix, timelineMessage } from '@hub/domain/orders/timeline';
import type { OrderReference } from '@hub/domain/shared';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import type { BulkIntent } from './useBulkSending.ts';
import { writeBulkTimeline } from './writeBulkTimeline.ts';

/** Writes one timeline entry for each order that a bulk action did, if the server does not. */
export function useBulkTimeline(): (intent: BulkIntent, done: readonly OrderReference[]) => Promise<void> {
  const { client, info } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const refresh = useRefreshOrders();
  return async ({ action, noted }, done) => {
    if (info.capabilities.includes('timeline')) return;
    const fresh = done.filter(({ orderId }) => !noted.has(orderId));
    if (fresh.length === 0) return;
    for (const { orderId } of fresh) noted.add(orderId);
    const failed = await writeBulkTimeline(
      createOrdersClient(client.context),
      fresh,
      timelineMessage(`${timelineButton(action)}${bulkSuffix}`, info.userName),
    );
    if (failed > 0) toasts.show(timelineFailedText(failed), 'warning', { detail: bulkSubject(action, fresh.length) });
    await refresh();
  };
}
