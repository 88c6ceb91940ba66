import { createStoreClient } from '@hub/api-client/store';
import type { Order } from '@hub/domain/orders';
import { actionSlowText, disabledReasonFor, releaseHoldTexts } from '@hub/domain/orders/actions';
import type { SeenHold } from '@hub/domain/orders/detail';
import { orderDisplayName } from '@hub/domain/shared';
import { ReleaseHold } from '@hub/ui/orders';
import { failureWords } from '../../mutations/callFailure.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useReportResult } from '../actions/ActionResults.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { orderKeys } from '../orderKeys.ts';

export interface ReleaseHoldSlotProps {
  order: Order;
  /** From the order's detail. */
  holds: readonly SeenHold[];
}

/** Asks the store to release its holds on an open order. */
export function ReleaseHoldSlot({ order, holds }: ReleaseHoldSlotProps) {
  const { shop, client, access, info } = useOpenShop();
  const report = useReportResult();
  const refresh = useRefreshOrders();
  const about = order.orderId;
  const name = orderDisplayName(order);
  const { mutate, isPending } = useRequestMutation<readonly string[], void>({
    mutationKey: [...orderKeys.all(shop), 'release', about],
    slowText: () => actionSlowText(releaseHoldTexts.button, name),
    slowNotice: 'toast',
    send: (holdIds, { signal, idempotencyKey }) =>
      createStoreClient(client).releaseHolds({ orderId: about, holdIds }, { signal, idempotencyKey }),
    onSuccess: () => report({ tone: 'success', message: releaseHoldTexts.asked(name), about }),
    onError: (error) => report({ tone: 'critical', ...failureWords(error, info), about }),
    onSettled: () => refresh(),
  });
  return (
    <ReleaseHold
      order={order}
      holds={holds}
      disabledReason={disabledReasonFor(orderAccess(access, false), false)}
      isBusy={isPending}
      onRelease={mutate}
    />
  );
}
