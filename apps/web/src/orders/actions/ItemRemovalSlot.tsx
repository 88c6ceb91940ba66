import { promptWords } from '@hub/domain/orders/actions';
import type { Order, TabNumber } from '@hub/domain/orders';
import { itemRemoval, type LineItem } from '@hub/domain/orders/detail';
import { ItemRemovalControl } from '@hub/ui/orders';
import { useOrderAccess } from './orderAccess.ts';
import { actionId } from './OrderIntent.ts';
import { useOrderActions } from './OrderActionsProvider.tsx';
import { useIsRunning, useRunningActionId } from './useIsRunning.ts';
import { useRemoveQuantity } from './useRemoveQuantity.ts';
import { useReportResult } from './ActionResults.tsx';

interface ItemRemovalSlotProps {
  tab: TabNumber;
  order: Order;
  item: LineItem;
  /** Where another person or a rule has moved the order; absent while it is in the tab. */
  movedText?: string | undefined;
}

/** "Remove item from order" at an item (§4, §5). */
export function ItemRemovalSlot({ tab, order, item, movedText }: ItemRemovalSlotProps) {
  const isRunning = useIsRunning(order.orderId);
  const running = useRunningActionId(order.orderId);
  const [quantity, changeQuantity] = useRemoveQuantity(order.orderId, item.lineItemId);
  const { request } = useOrderActions();
  const report = useReportResult();
  const removal = itemRemoval(tab, item, useOrderAccess(isRunning, movedText));
  if (!removal) return null;
  return (
    <ItemRemovalControl
      removal={removal}
      itemName={item.name.trim() || item.sku.trim() || promptWords.thisItem}
      quantity={quantity}
      onQuantityChange={changeQuantity}
      onRemove={(amount) => request({ action: 'cancel-item', tab, order, item, quantity: amount, report })}
      isRunning={running === actionId({ action: 'cancel-item', item })}
    />
  );
}
