import { type FieldFacts, fieldRows } from '../fieldTable.ts';

/** The fields of a line item that are sent and stored as they are, in the order of §3. */
export const lineItemFields = {
  name: { wire: 'name', kind: 'text' },
  sku: { wire: 'sku', kind: 'text' },
  quantity: { wire: 'quantity', kind: 'quantity' },
  fulfillableQuantity: { wire: 'fulfillable_quantity', kind: 'count' },
  price: { wire: 'price', kind: 'number' },
  /** Shown as "00" when empty (§2). */
  productWeight: { wire: 'product_weight', kind: 'weight' },
  /** 2 and 3 are not shippable (§4). */
  virtualItem: { wire: 'virtual_item', kind: 'number' },
  isCancelled: { wire: 'cancelled_item', kind: 'flag' },
  /** 2 sent to the warehouse, 3 back order, 4 not shippable (§4). */
  threePlStatus: { wire: '3pl_status', kind: 'number' },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const lineItemFieldRows = fieldRows(lineItemFields);
