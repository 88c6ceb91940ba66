import { actionPrompt, removableQuantity, removalPrompt } from '@hub/domain/orders';
import { ConfirmDialog } from '@hub/ui/shared';
import type { OrderIntent } from './OrderIntent.ts';
import { usePerform } from './usePerform.ts';

export interface OrderQuestionProps {
  intent: OrderIntent;
  /** Either way; what was confirmed goes on by itself. */
  onAnswered(): void;
}

/** The question before an action on one order; confirmed, the action is carried out. */
export function OrderQuestion({ intent, onAnswered }: OrderQuestionProps) {
  const perform = usePerform();
  return (
    <ConfirmDialog
      open
      {...promptOf(intent)}
      onConfirm={() => {
        onAnswered();
        void perform(intent);
      }}
      onCancel={onAnswered}
    />
  );
}

function promptOf(intent: OrderIntent) {
  if (intent.action === 'cancel-item')
    return removalPrompt(intent.order, intent.item, intent.quantity, removableQuantity(intent.item));
  return actionPrompt(intent.tab, intent.action, intent.order);
}
