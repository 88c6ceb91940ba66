import { formatCount } from '../shared/formatCount.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import type { Order } from './Order.ts';
import { cannotBeUndone, type OrderAction, orderActionTexts } from './orderActionTexts.ts';
import type { LineItem } from './OrderDetail.ts';
import type { TabNumber } from '../shared/tabs.ts';
import { undoOf } from './undoOf.ts';

/** The confirmation before an action on one order (§5). */
export interface ActionPrompt {
  /** The wording of §5. */
  title: string;
  /** The order, and for a removal the item. */
  body: string;
  /** Label of the confirming button. */
  confirmLabel: string;
  /** Whether it can be taken back afterwards. */
  note: string;
  destructive: boolean;
}

/** Shown before an action that can be undone. */
export const canBeUndone = 'You can undo this afterwards.';

type Named = Pick<Order, 'orderName' | 'customerName'>;

/** Confirmation of an order's button. */
export function actionPrompt(tab: TabNumber, action: OrderAction, order: Named): ActionPrompt {
  const { label, confirmation, destructive } = orderActionTexts(action);
  return {
    title: confirmation,
    body: orderText(order),
    confirmLabel: label,
    note: undoOf(action, tab) === null ? cannotBeUndone : canBeUndone,
    destructive,
  };
}

/** Confirmation of removing units of a line item; names the quantity and the total. */
export function removalPrompt(
  order: Named,
  item: Pick<LineItem, 'name' | 'sku'>,
  quantity: number,
  max: number,
): ActionPrompt {
  const { confirmation, destructive } = orderActionTexts('cancel-item');
  const name = item.name.trim() || item.sku.trim() || 'this item';
  const amount = `${formatCount(quantity)} of ${formatCount(max)}`;
  return {
    title: confirmation,
    body: `${amount} × ${bidiIsolate(name)}. ${orderText(order)}`,
    confirmLabel: `Remove ${amount}`,
    note: cannotBeUndone,
    destructive,
  };
}

function orderText({ orderName, customerName }: Named): string {
  return [`Order ${bidiIsolate(orderName)}`, bidiIsolate(customerName.trim())].filter(Boolean).join(', ');
}
