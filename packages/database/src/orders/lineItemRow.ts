import type { LineItem } from '@hub/domain/orders';

/** A line of an order as a row of `line_items`. `position`: where it stands in the order, from 0. */
export function lineItemRow(shopId: number, orderId: string, item: LineItem, position: number) {
  return {
    shop_id: shopId,
    order_id: Number(orderId),
    line_item_id: Number(item.lineItemId),
    position,
    name: item.name,
    sku: item.sku,
    quantity: item.quantity,
    fulfillable_quantity: item.fulfillableQuantity,
    price: item.price,
    product_weight: item.productWeight,
    virtual_item: item.virtualItem,
    is_cancelled: item.isCancelled,
    three_pl_status: item.threePlStatus,
  };
}
