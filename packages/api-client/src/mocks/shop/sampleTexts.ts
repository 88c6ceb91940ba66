/** Names in the sandbox's shop, all invented (see seed/ATTRIBUTION.md). */

interface LocationRecord {
  location_id: number;
  name: string;
}

/** The locations that ship, as `get-locations` sends them. */
export const locations: readonly [LocationRecord, ...LocationRecord[]] = [
  { location_id: 72001, name: 'Northampton warehouse' },
  { location_id: 72002, name: 'Leeds overflow' },
  { location_id: 72003, name: 'Rotterdam (EU)' },
  { location_id: 72004, name: 'London showroom' },
];

export const flowNames = [
  'Route heavy orders to Leeds',
  'Hold orders above £1,000',
  'Prefer Rotterdam for EU orders',
  'Pack fragile goods apart',
  'Tag wholesale customers',
  'Ship small parcels as letters',
] as const;

export const newFlowNames = [
  'Christmas packaging',
  'Two-day service for London',
  'Merge orders of one customer',
] as const;

/** Messages of a 3PL that refuses an order (`error_message`, error_type 1). */
export const apiErrors = [
  'Invalid postcode for the destination country',
  'SKU is not known to the warehouse',
  'Request limit reached, try again later',
  'Customs description is missing',
] as const;

/** Reasons why a shipment cannot be created (`error_message`, error_type 2). */
export const shipmentErrors = [
  'No rate found for this weight and country',
  'Package is larger than the largest box',
  'Address could not be verified',
] as const;

export const holdReasons = [
  'address check',
  'payment review',
  'asked for by the customer',
  'waits for a second order',
] as const;
export const reviewReasons = [
  'two locations can ship it',
  'the weight of an item is missing',
  'the order value is unusual',
] as const;
