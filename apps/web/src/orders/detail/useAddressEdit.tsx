import { createOrdersClient } from '@hub/api-client/orders';
import type { Order } from '@hub/domain/orders';
import { actionSlowText, disabledReasonFor } from '@hub/domain/orders/actions';
import { addressEditTexts, editableAddress, isAddressOpen, type OrderDetail } from '@hub/domain/orders/detail';
import { type Address, orderDisplayName } from '@hub/domain/shared';
import { type ReactNode, useState } from 'react';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { failureWords } from '../../mutations/callFailure.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useOffers, useOpenShop } from '../../session/OpenShop.ts';
import { useReportResult } from '../actions/ActionResults.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useRefreshOrders } from '../actions/useRefreshOrders.ts';
import { orderKeys } from '../orderKeys.ts';

/** How a person edits the address of an open order. */
export interface AddressEditing {
  /** Opens the dialog. */
  open(): void;
  /** Why the person may not; `null` if they may. */
  disabledReason: string | null;
  /** Whether it was saved since the order was opened. */
  isSaved: boolean;
  dialog: ReactNode;
}

/** Editing of an order's address; `null` while its detail loads, once it has left, and for servers that can't. */
export function useAddressEdit(order: Order, detail: OrderDetail | null): AddressEditing | null {
  const { shop, client, access, info } = useOpenShop();
  const offersEdits = useOffers('addressEdits');
  const report = useReportResult();
  const refresh = useRefreshOrders();
  const [isOpen, setOpen] = useState(false);
  const [savedTimes, setSavedTimes] = useState(0);
  const lazyDialogs = useLazyDialogs(isOpen, () => setOpen(false));
  const { orderId } = order;
  const name = orderDisplayName(order);
  const saving = useRequestMutation<{ before: Address; address: Address }, void>({
    mutationKey: [...orderKeys.all(shop), 'changeAddress', orderId],
    slowText: () => actionSlowText(addressEditTexts.save, name),
    slowNotice: 'toast',
    send: (edit, options) => createOrdersClient(client.context).changeAddress({ orderId, ...edit }, options),
    onSuccess: () => {
      setOpen(false);
      setSavedTimes((times) => times + 1);
      report({ tone: 'success', message: addressEditTexts.saved(name), about: orderId });
    },
    onErrorAfterUnmount: (error) => report({ tone: 'critical', ...failureWords(error, info), about: orderId }),
    onSettled: () => refresh(),
  });
  const address = editableAddress(detail?.shipTo);
  if (!offersEdits || address === null || !isAddressOpen(order.stage ?? 'open')) return null;
  const disabledReason = disabledReasonFor(orderAccess(access, false), false);
  return {
    disabledReason,
    isSaved: savedTimes > 0,
    open: () => {
      saving.reset();
      setOpen(true);
    },
    dialog: lazyDialogs && (
      <lazyDialogs.AddressDialog
        key={savedTimes}
        open={isOpen}
        order={order}
        address={address}
        service={detail?.shipping?.service ?? null}
        disabledReason={disabledReason}
        isSaving={saving.isPending}
        error={saving.status === 'error' ? failureWords(saving.error, info).message : null}
        onSave={(edited) => saving.mutate({ before: address, address: edited })}
        onCancel={() => setOpen(false)}
      />
    ),
  };
}
