import { createOrdersClient } from '@hub/api-client/orders';
import type { Order } from '@hub/domain/orders';
import { actionSlowText, disabledReasonFor } from '@hub/domain/orders/actions';
import {
  type OrderDetail,
  type OrderReships,
  type Reship,
  reshipEnding,
  reshipName,
  type ReshipRequest,
  reshipTexts,
} from '@hub/domain/orders/detail';
import { orderDisplayName } from '@hub/domain/shared';
import { ActionButton } from '@hub/ui/actions';
import { CancelReship } from '@hub/ui/orders';
import { useState } from 'react';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { failureWords } from '../../mutations/callFailure.ts';
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
  const { shop, client, access } = useOpenShop();
  const results = useReshipResults(order);
  const [isOpen, setOpen] = useState(false);
  const lazyDialogs = useLazyDialogs(isOpen, () => setOpen(false));
  const about = order.orderId;
  const name = orderDisplayName(order);
  const { mutate, isPending } = useRequestMutation<ReshipRequest, void>({
    mutationKey: [...orderKeys.all(shop), 'reship', about],
    slowText: () => actionSlowText(reshipTexts.button, name),
    slowNotice: 'toast',
    send: (request, options) => createOrdersClient(client.context).reship({ orderId: about, ...request }, options),
    onSuccess: () => results.reportDone(reshipTexts.asked(name)),
    ...results.handlers,
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

export interface CancelReshipSlotProps {
  order: Order;
  reship: Reship;
}

/** Cancels or dismisses a reship of an open order. */
export function CancelReshipSlot({ order, reship }: CancelReshipSlotProps) {
  const { shop, client, access } = useOpenShop();
  const results = useReshipResults(order);
  const { orderId } = order;
  const name = reshipName(order, reship.number);
  const isDismissal = reshipEnding(reship) === 'dismiss';
  const { mutate, isPending } = useRequestMutation<number, void>({
    mutationKey: [...orderKeys.all(shop), 'cancelReship', orderId, reship.number],
    slowText: () => actionSlowText(isDismissal ? reshipTexts.dismiss : reshipTexts.cancel, name),
    slowNotice: 'toast',
    send: (number, options) => createOrdersClient(client.context).cancelReship({ orderId, number }, options),
    onSuccess: () => results.reportDone(isDismissal ? reshipTexts.dismissed(name) : reshipTexts.canceled(name)),
    ...results.handlers,
  });
  return (
    <CancelReship
      order={order}
      reship={reship}
      disabledReason={disabledReasonFor(orderAccess(access, false), false)}
      isBusy={isPending}
      onEnd={() => mutate(reship.number)}
    />
  );
}

/** Reports the results of reship calls, and reloads the order. */
function useReshipResults({ orderId: about }: Order) {
  const { info } = useOpenShop();
  const report = useReportResult();
  const refresh = useRefreshOrders();
  return {
    reportDone: (message: string) => report({ tone: 'success', message, about }),
    handlers: {
      onError: (error: Error) => report({ tone: 'critical', ...failureWords(error, info), about }),
      onSettled: () => refresh(),
    },
  };
}
