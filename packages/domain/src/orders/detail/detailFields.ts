import { emptyEntity, type FieldFacts, fieldRows } from '../fieldTable.ts';

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

/** The fields of a fulfilment that are sent as they are, in the order of §3. */
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
  /** Null: not known. */
  carrier: { wire: 'tracking_company', kind: 'optionalText' },
  /** The 3PL's page; null: it gives none. */
  url: { wire: 'tracking_url', kind: 'optionalText' },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const trackingFieldRows = fieldRows(trackingFields);

/** Of which nothing was sent. */
export const emptyLineItem = emptyEntity(lineItemFields);
export const emptyFulfillment = emptyEntity(fulfillmentFields);
export const emptyTracking = emptyEntity(trackingFields);
