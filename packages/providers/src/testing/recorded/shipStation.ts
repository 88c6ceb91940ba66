/*
 * Replies in the shapes of ShipStation's V1 API, with our own ids, names and goods. Times have no zone, dates may have
 * no time, and unknown values are null in one store and empty in another.
 */

const address = { name: '', company: null, street1: '', street2: null, city: 'READING', state: '', residential: null };

/** Imported from a marketplace as shipped, without ship date or carrier, and with a discount line. */
export const marketplaceOrder = {
  orderId: 610000001,
  orderNumber: 'S2001-1',
  orderKey: 'S2001-1',
  orderDate: '2025-03-02T06:15:09.0000000',
  createDate: '2026-03-02T09:15:11.4270000',
  modifyDate: '2026-03-03T01:02:03.0000000',
  shipByDate: '2026-03-02T04:00:00.0000000',
  orderStatus: 'shipped',
  billTo: { ...address, state: 'Maryland' },
  shipTo: { ...address, postalCode: 'RG1 1AA', country: 'GB', phone: '555-0100 ext. 21' },
  items: [
    { orderItemId: 1000000000007, lineItemKey: '9001', sku: 'MUG-01', quantity: 2, unitPrice: 49.99, weight: null },
    {
      orderItemId: 1000000000008,
      lineItemKey: null,
      sku: '',
      quantity: 1,
      unitPrice: -3,
      adjustment: true,
      productId: null,
    },
  ],
  orderTotal: 120,
  amountPaid: 0,
  paymentMethod: '',
  carrierCode: null,
  shipDate: null,
  holdUntilDate: null,
  weight: { value: 0, units: 'ounces', WeightUnits: 1 },
  advancedOptions: {
    mergedOrSplit: false,
    mergedIds: [],
    parentId: null,
    storeId: 5001,
    customField1: '',
    source: null,
  },
  tagIds: null,
  externallyFulfilled: true,
  externallyFulfilledBy: null,
  externallyFulfilledById: null,
  externallyFulfilledByName: null,
};

/** A combined order; it shares its number, but not its key, with the part split off it. */
export const combinedOrder = {
  ...marketplaceOrder,
  orderId: 610000002,
  orderStatus: 'awaiting_shipment',
  externallyFulfilled: false,
  carrierCode: 'ups_walleted',
  advancedOptions: { mergedOrSplit: true, mergedIds: [610000009], parentId: null, storeId: 5001 },
};
export const splitOffOrder = {
  ...combinedOrder,
  orderId: 610000003,
  orderKey: 'manual-77',
  orderStatus: 'shipped',
  items: [{ orderItemId: 610000033, lineItemKey: '9002', sku: 'TEE-M', name: '', quantity: 1, unitPrice: 8.0 }],
  advancedOptions: { mergedOrSplit: true, mergedIds: [], parentId: 610000002, storeId: 5001 },
};

const shipment = {
  shipmentId: 710000001,
  orderId: 610000002,
  orderKey: 'S2001-1',
  createDate: '2026-03-03T10:51:14.5030000',
  shipDate: '2026-03-03',
  shipmentCost: 39.57,
  insuranceCost: 0,
  trackingNumber: '1Z0000000000000001',
  isReturnLabel: false,
  batchNumber: null,
  carrierCode: 'ups_walleted',
  serviceCode: 'ups_ground',
  confirmation: null,
  voided: false,
  voidDate: null,
  marketplaceNotified: false,
  notifyErrorMessage: null,
  weight: { value: 384, units: 'ounces', WeightUnits: 1 },
  shipmentItems: [{ orderItemId: 1, lineItemKey: '9001', sku: 'MUG-01', quantity: 1 }],
  labelData: null,
  formData: null,
};

/** Two labels for one line, a voided one, and one with unknown contents. */
export const shipments = {
  shipments: [
    shipment,
    { ...shipment, shipmentId: 710000002, trackingNumber: '1Z0000000000000002' },
    { ...shipment, shipmentId: 710000003, voided: true, voidDate: '2026-03-03T11:00:00.0000000' },
    { ...shipment, shipmentId: 710000004, trackingNumber: null, carrierCode: 'parcel_of_mine', shipmentItems: null },
  ],
  total: 4,
  page: 1,
  pages: 1,
};
/** Its page count is 0 although it has rows. */
export const noShipments = { shipments: [], total: 0, page: 1, pages: 0 };

/**
 * Entered by hand: the carrier in capitals or missing, the number present or empty, times to the day and to the
 * millisecond.
 */
export const fulfillments = {
  fulfillments: [
    {
      fulfillmentId: 810000001,
      orderId: 610000001,
      carrierCode: 'UPS',
      shipDate: '2026-03-03T00:00:00.0000000',
      trackingNumber: '1Z0000000000000009',
      voided: false,
      voidDate: null,
      fulfillmentFee: 0.0,
      fulfillmentProviderCode: null,
    },
    {
      fulfillmentId: 810000002,
      orderId: 610000001,
      carrierCode: null,
      shipDate: '2026-03-03T10:32:33.6870000',
      trackingNumber: '',
      voided: false,
      voidDate: null,
      notifyErrorMessage: 'The store answered that the order cannot be changed',
    },
  ],
  total: 2,
  page: 1,
  pages: 0,
};

/** A malformed request: capitalized keys, and line breaks in the text. */
export const error = { Message: 'The request is invalid.', ModelState: { apiOrder: ['Not an order.\r\nLine 1.'] } };
