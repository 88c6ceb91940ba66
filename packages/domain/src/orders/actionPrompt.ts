import { formatCount } from '../shared/formatCount.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import type { Order } from './Order.ts';
import { cannotBeUndone, type OrderAction, orderActionTexts } from './orderActionTexts.ts';
import type { LineItem } from './OrderDetail.ts';
import type { TabNumber } from './orderTabs.ts';
import { undoOf } from './undoOf.ts';

/** What is asked before an action is done to one order (§5). */
export interface ActionPrompt {
  /** §5's question. */
  title: string;
  /** Which order, and of a removal which item. */
  body: string;
  /** The verb. */
  confirmLabel: string;
  /** Whether it can be taken back afterwards. */
  note: string;
  destructive: boolean;
}

/** Said before an action that has an undo. */
export const canBeUndone = 'You can undo this afterwards.';

type Named = Pick<Order, 'orderName' | 'customerName'>;

/** The question before a button of an order does what it says. */
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

/** The question before some or all of one line are taken out of an order; names how many of how many. */
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
