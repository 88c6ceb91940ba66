import { createOrdersClient } from '@hub/api-client/orders';
import type { Order } from '@hub/domain/orders';
import { actionSlowText, disabledReasonFor } from '@hub/domain/orders/actions';
import { type OrderDetail, type OrderReships, type ReshipRequest, reshipTexts } from '@hub/domain/orders/detail';
import { orderDisplayName } from '@hub/domain/shared';
import { ActionButton } from '@hub/ui/actions';
import { useState } from 'react';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { callFailure } from '../../mutations/callFailure.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useReportResult } from '../actions/ActionResults.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { orderKeys } from '../orderKeys.ts';

export interface ReshipSlotProps {
  order: Order;
  detail: OrderDetail;
  /** What can be sent again. */
  reships: OrderReships;
}

/** Sends units of an open, shipped order again. */
export function ReshipSlot({ order, detail, reships }: ReshipSlotProps) {
  const { shop, client, access, info } = useOpenShop();
  const report = useReportResult();
  const refresh = useRefreshOrders();
  const [isOpen, setOpen] = useState(false);
  const lazyDialogs = useLazyDialogs(isOpen, () => setOpen(false));
  const about = order.orderId;
  const name = orderDisplayName(order);
  const { mutate, isPending } = useRequestMutation<ReshipRequest, void>({
    mutationKey: [...orderKeys.all(shop), 'reship', about],
    slowText: () => actionSlowText(reshipTexts.button, name),
    slowNotice: 'toast',
    send: (request, options) => createOrdersClient(client.context).reship({ orderId: about, ...request }, options),
    onSuccess: () => report({ tone: 'success', message: reshipTexts.asked(name), about }),
    onError: (error) => {
      const { serverMessage, message, detail: more } = callFailure(error, info);
      report({ tone: 'critical', message: serverMessage ?? message, detail: more, about });
    },
    onSettled: () => refresh(),
  });
  return (
    <>
      <ActionButton
        label={reshipTexts.button}
        disabledReason={disabledReasonFor(orderAccess(access, false), false)}
        loading={isPending}
        onAction={() => setOpen(true)}
      />
      {lazyDialogs && (
        <lazyDialogs.ReshipDialog
          key={reships.next}
          open={isOpen}
          order={order}
          detail={detail}
          reships={reships}
          onReship={(request) => {
            setOpen(false);
            mutate(request);
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
