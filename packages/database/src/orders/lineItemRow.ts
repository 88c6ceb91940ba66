import { type LineItem, lineItemFieldRows } from '@hub/domain/orders/detail';
import { lineItems } from '../schema/index.ts';

/** An order line as a row of `line_items`. `position`: index in the order, from 0. */
export function lineItemRow(shopId: number, orderId: string, item: LineItem, position: number) {
  return {
    shop_id: shopId,
    order_id: Number(orderId),
    line_item_id: Number(item.lineItemId),
    position,
    replaces: item.replaces ? JSON.stringify(item.replaces) : null,
    ...Object.fromEntries(lineItemFieldRows.map(({ field }) => [lineItems[field].name, item[field]])),
  };
}
