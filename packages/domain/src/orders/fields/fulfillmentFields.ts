import { emptyEntity, type FieldFacts, fieldRows } from './fieldTable.ts';

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

export const emptyFulfillment = emptyEntity(fulfillmentFields);

/** The fields of a further parcel. */
export const trackingFields = {
  number: { wire: 'tracking_number', kind: 'requiredText' },
  /** `null` when unknown. */
  carrier: { wire: 'tracking_company', kind: 'optionalText' },
  /** The 3PL's page; `null` when it gives none. */
  url: { wire: 'tracking_url', kind: 'optionalText' },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const trackingFieldRows = fieldRows(trackingFields);

export const emptyTracking = emptyEntity(trackingFields);
