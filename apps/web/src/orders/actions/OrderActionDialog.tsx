import { actionPrompt, removableQuantity, removalPrompt } from '@hub/domain/orders';
import { ConfirmDialog } from '@hub/ui/dialogs';
import type { OrderIntent } from './OrderIntent.ts';
import { usePerformOrderAction } from './usePerformOrderAction.ts';

export interface OrderActionDialogProps {
  intent: OrderIntent;
  /** Either way; what was confirmed goes on by itself. */
  onClose(): void;
}

/** The question before an action on one order; confirmed, the action is carried out. */
export function OrderActionDialog({ intent, onClose }: OrderActionDialogProps) {
  const perform = usePerformOrderAction();
  return (
    <ConfirmDialog
      open
      {...promptOf(intent)}
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
    return removalPrompt(intent.order, intent.item, intent.quantity, removableQuantity(intent.item));
  return actionPrompt(intent.tab, intent.action, intent.order);
}
