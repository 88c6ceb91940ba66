import { emptyEntity, type FieldFacts, fieldRows } from '../fieldTable.ts';

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

/** Fulfillment fields that are sent unchanged, in §3's order. */
export const fulfillmentFields = {
  name: { wire: 'name', kind: 'requiredText' },
  quantity: { wire: 'quantity', kind: 'quantity' },
  trackingNumber: { wire: 'tracking_number', kind: 'code' },
  shipmentStatus: { wire: 'shipment_status', kind: 'optionalText' },
  /** "DPD". */
  carrier: { wire: 'tracking_company', kind: 'extraText', isExtension: true },
  /** The 3PL's page of the parcel. */
  trackingUrl: { wire: 'tracking_url', kind: 'extraText', isExtension: true },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const fulfillmentFieldRows = fieldRows(fulfillmentFields);

/** The fields of a further parcel. */
export const trackingFields = {
  number: { wire: 'tracking_number', kind: 'requiredText' },
  /** `null` when unknown. */
  carrier: { wire: 'tracking_company', kind: 'optionalText' },
  /** The 3PL's page; `null` when it gives none. */
  url: { wire: 'tracking_url', kind: 'optionalText' },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const trackingFieldRows = fieldRows(trackingFields);

/** Entities with every field empty. */
export const emptyLineItem = emptyEntity(lineItemFields);
export const emptyFulfillment = emptyEntity(fulfillmentFields);
export const emptyTracking = emptyEntity(trackingFields);
