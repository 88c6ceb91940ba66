import { emptyEntity, type FieldFacts, fieldRows } from './fieldTable.ts';

/** Line item fields that are sent and stored unchanged, in §3's order. */
export const lineItemFields = {
  name: { wire: 'name', kind: 'text' },
  sku: { wire: 'sku', kind: 'text' },
  quantity: { wire: 'quantity', kind: 'quantity' },
  fulfillableQuantity: { wire: 'fulfillable_quantity', kind: 'count' },
  price: { wire: 'price', kind: 'number' },
  /** Shown as "00" when empty (§2). */
  productWeight: { wire: 'product_weight', kind: 'weight' },
  /** 2 and 3 are non-shippable (§4). */
  virtualItem: { wire: 'virtual_item', kind: 'number' },
  isCancelled: { wire: 'cancelled_item', kind: 'flag' },
  /** 2 sent to the warehouse, 3 back order, 4 non-shippable (§4). */
  threePlStatus: { wire: '3pl_status', kind: 'number' },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const lineItemFieldRows = fieldRows(lineItemFields);

export const emptyLineItem = emptyEntity(lineItemFields);
