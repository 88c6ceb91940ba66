import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { orderDisplayName } from '../../shared/orders/orderDisplayName.ts';
import type { Order } from '../Order.ts';
import {
  asksWarehouse,
  canBeUndone,
  cannotBeUndone,
  type OrderAction,
  orderActionTexts,
  promptWords,
} from './orderActionTexts.ts';
import type { LineItem } from '../detail/OrderDetail.ts';
import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { undoOf } from './undoOf.ts';

/** The confirmation before an action on one order (§5). */
export interface ActionPrompt {
  /** The wording of §5. */
  title: string;
  /** The order, plus the item for a removal. */
  body: string;
  /** Label of the confirming button. */
  confirmLabel: string;
  /** Whether it can be undone. */
  note: string;
  destructive: boolean;
}

type Named = Pick<Order, 'orderId' | 'orderName' | 'customerName'>;

/** Confirmation for an order's button. */
export function actionPrompt(tab: TabNumber, action: OrderAction, order: Named): ActionPrompt {
  const { label, confirmation, destructive } = orderActionTexts(action);
  return {
    title: confirmation,
    body: orderText(order),
    confirmLabel: label,
    note: noteOf(tab, action),
    destructive,
  };
}

function noteOf(tab: TabNumber, action: OrderAction): string {
  if (tab === tabs.inFulfillment && action === 'hold-order') return asksWarehouse;
  return undoOf(action, tab) === null ? cannotBeUndone : canBeUndone;
}

/** Confirmation for removing units of a line item; names the quantity and the total. */
export function removalPrompt(
  order: Named,
  item: Pick<LineItem, 'name' | 'sku'>,
  quantity: number,
  max: number,
  tab: TabNumber = tabs.open,
): ActionPrompt {
  const { confirmation, destructive } = orderActionTexts('cancel-item');
  const name = item.name.trim() || item.sku.trim() || promptWords.thisItem;
  const amount = promptWords.amount(quantity, max);
  return {
    title: confirmation,
    body: `${amount} × ${bidiIsolate(name)}. ${orderText(order)}`,
    confirmLabel: promptWords.remove(amount),
    note: tab === tabs.inFulfillment ? asksWarehouse : cannotBeUndone,
    destructive,
  };
}

function orderText(order: Named): string {
  return [promptWords.order(orderDisplayName(order)), bidiIsolate(order.customerName.trim())]
    .filter(Boolean)
    .join(', ');
}
