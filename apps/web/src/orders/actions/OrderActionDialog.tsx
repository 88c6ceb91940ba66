import { actionPrompt, removableQuantity, removalPrompt } from '@hub/domain/orders';
import { ConfirmDialog } from '@hub/ui/dialogs';
import type { OrderIntent } from './OrderIntent.ts';
import { usePerformOrderAction } from './usePerformOrderAction.ts';

export interface OrderActionDialogProps {
  intent: OrderIntent;
  /** Called on confirm and decline; a confirmed action continues by itself. */
  onClose(): void;
}

/** Confirmation of an action on one order; performs it when confirmed. */
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
