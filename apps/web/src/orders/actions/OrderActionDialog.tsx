import { actionConsequence, actionPrompt, removalPrompt } from '@hub/domain/orders/actions';
import { locationNames, removableQuantity } from '@hub/domain/orders/detail';
import { shownValue } from '@hub/ui/data';
import { ConfirmDialog } from '@hub/ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useLocations } from '../useLocations.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';
import type { OrderIntent } from './OrderIntent.ts';
import { usePerformOrderAction } from './usePerformOrderAction.ts';

export interface OrderActionDialogProps {
  intent: OrderIntent;
  /** Called on confirm and decline; a confirmed action continues without the dialog. */
  onClose(): void;
}

/** Confirmation of an action on one order; performs it when confirmed. */
export function OrderActionDialog({ intent, onClose }: OrderActionDialogProps) {
  const perform = usePerformOrderAction();
  const { shop, client } = useOpenShop();
  const locations = useLocations();
  // Subscribes to the cache without fetching: the order is open, so its detail is loaded.
  const { data: detail } = useQuery({ ...orderDetailQuery(shop, client, intent.order.orderId), enabled: false });
  const consequence =
    detail === undefined
      ? null
      : actionConsequence(intent.action, [detail], locationNames(shownValue(locations)?.locations ?? []));
  const { body, ...prompt } = promptOf(intent);
  return (
    <ConfirmDialog
      open
      {...prompt}
      body={
        <>
          <p>{body}</p>
          {consequence !== null && <p>{consequence}</p>}
        </>
      }
      onConfirm={() => {
        onClose();
        perform(intent);
      }}
      onCancel={onClose}
    />
  );
}

function promptOf(intent: OrderIntent) {
  if (intent.action === 'cancel-item')
    return removalPrompt(intent.order, intent.item, intent.quantity, removableQuantity(intent.item), intent.tab);
  return actionPrompt(intent.tab, intent.action, intent.order);
}
