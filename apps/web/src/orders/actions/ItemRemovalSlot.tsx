import { itemRemoval, type LineItem, type Order, type TabNumber } from '@hub/domain/orders';
import { ItemRemovalControl } from '@hub/ui/orders';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderAccess } from './orderAccess.ts';
import { workName } from './OrderIntent.ts';
import { useAskOrderAction } from './OrderWork.tsx';
import { useRemoveQuantity } from './RemoveQuantities.tsx';
import { useIsRunning, useWhatRuns } from './RunningOrders.tsx';
import { useReport } from './useReport.tsx';

/** "Remove item from order" at one item, where it is offered (§4, §5). */
export function ItemRemovalSlot({ tab, order, item }: { tab: TabNumber; order: Order; item: LineItem }) {
  const { access } = useOpenShop();
  const isRunning = useIsRunning(order.orderId);
  const running = useWhatRuns(order.orderId);
  const [quantity, changeQuantity] = useRemoveQuantity(order.orderId, item.lineItemId);
  const ask = useAskOrderAction();
  const report = useReport();
  const removal = itemRemoval(tab, item, orderAccess(access, isRunning));
  if (!removal) return null;
  return (
    <ItemRemovalControl
      removal={removal}
      itemName={item.name.trim() || item.sku.trim() || 'this item'}
      quantity={quantity}
      onQuantityChange={changeQuantity}
      onRemove={(amount) => ask({ action: 'cancel-item', tab, order, item, quantity: amount, report })}
      isRunning={running === workName({ action: 'cancel-item', item })}
    />
  );
}
