/*
 * Replies in the shapes of Extensiv's documentation, with our own ids, names and goods. Times have no zone, and numbers
 * are decimals.
 */

const kind = 'http://api.3plCentral.com/rels/orders';
const item = (orderItemId: number, sku: string, externalId: string, qty: number) => ({
  readOnly: { orderItemId, fullyAllocated: true, allocations: [{ receiveItemId: 1, qty, loadedOut: true }] },
  itemIdentifier: { sku, id: orderItemId },
  externalId,
  qty,
});
const content = (orderItemId: number, qty: number) => ({
  packageContentId: orderItemId,
  packageId: 55,
  orderItemId,
  qty,
  lotNumber: null,
  serialNumbers: null,
});
const box = { packageId: 55, packageTypeId: 2, weight: 1.0, trackingNumber: '1Z0000000000000001', oversize: true };

const items = { [`${kind}/item`]: [item(1, 'MUG-01', '9001', 3.0), item(2, 'TEE-M', '9002', 1.0)] };

/**
 * Closed by its flag though its status is open; one line in two packages, and a tracking number only in the carrier's
 * system.
 */
export const closedOrder = {
  readOnly: {
    orderId: 7701,
    status: 0,
    isClosed: true,
    processDate: '2026-07-01T10:00:00',
    packDoneDate: '2026-07-01T09:40:00',
    facilityIdentifier: { name: 'Reno', id: 3 },
    packages: [
      { ...box, packageContents: [content(1, 2.0), content(2, 1.0)] },
      { ...box, packageId: 56, trackingNumber: '1Z0000000000000002', packageContents: [content(1, 1.0)] },
    ],
  },
  referenceNum: 'S2001-1',
  routingInfo: { carrier: 'UPS', mode: 'Ground', trackingNumber: '1Z0000000000000001' },
  parcelResponse: {
    orderId: 7701,
    trackingNumbers: ['1Z0000000000000001', '1Z0000000000000002', '1Z0000000000000003'],
    returnTrackingNumbers: [],
  },
  _embedded: items,
};

/** Packages and contents nested below their relation; one contains a foreign item, one is empty. */
export const embeddedOrder = {
  ...closedOrder,
  readOnly: { ...closedOrder.readOnly, packages: null, processDate: null, shipDate: '2026-01-01T22:00:00Z' },
  parcelResponse: null,
  _embedded: {
    ...items,
    [`${kind}/package`]: [
      { ...box, readOnly: { oversize: true }, _embedded: { [`${kind}/packagecontent`]: [content(3, 5.0)] } },
      { ...box, packageId: 56, trackingNumber: null, _embedded: { [`${kind}/packagecontent`]: [] } },
    ],
  },
};

/** Closed by hand, without package or tracking number. */
export const emptyOrder = {
  ...closedOrder,
  readOnly: { ...closedOrder.readOnly, packages: [] },
  routingInfo: { carrier: null, trackingNumber: null },
  parcelResponse: { orderId: 7701, trackingNumbers: [], returnTrackingNumbers: [] },
};

export const stock = {
  totalResults: 1,
  summaries: [
    {
      itemIdentifier: { sku: 'MUG-01', id: 9 },
      allocated: 3.0,
      available: 4.0,
      onHold: 5.0,
      onHand: 6.0,
      facilityId: 3,
    },
  ],
};

export const token = {
  access_token: 'a-token',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: null,
  scope: null,
};
export const error = {
  $type: 'Exceptions.QueryParameterException, Models',
  Parameters: ['rql'],
  ErrorCode: 'NotParsable',
  Hint: 'Properties not supported: sku',
};
export const duplicate = {
  ErrorCode: 'Duplicate',
  Hint: null,
  Properties: [{ Name: 'ReferenceNum', Value: 'S2001-1' }],
};
export const orders = { totalResults: 1, _embedded: { [`${kind}/order`]: [closedOrder] } };
