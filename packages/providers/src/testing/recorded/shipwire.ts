/*
 * Replies in the shapes of Shipwire's API, with our own ids, names and goods. Offsets are California's, and unexpanded
 * lists are only links.
 */

const origin = 'https://api.shipwire.com/api/v3/orders/910001';
const link = (name: string) => ({ resourceLocation: `${origin}/${name}?offset=0&limit=20` });
const list = (name: string, ...resources: unknown[]) => ({
  ...link(name),
  resource: {
    offset: 0,
    total: resources.length,
    previous: null,
    next: null,
    items: resources.map((resource) => ({ resourceLocation: `${origin}/${name}/1`, resource })),
  },
});
export const envelope = (resource: unknown) => ({
  status: 200,
  message: 'Successful',
  resourceLocation: origin,
  resource,
});

const dates = {
  createdDate: '2026-03-03T16:13:19-08:00',
  submittedDate: '2026-03-03T16:41:14-08:00',
  processedDate: '2026-03-03T16:34:33-08:00',
  completedDate: '2026-03-04T20:50:31-08:00',
  cancelledDate: null,
};

/** Delivered by a carrier with a name but no code; box contents name no line. */
export const completedOrder = {
  id: 910001,
  externalId: 'S2001-1',
  orderNo: '#2001',
  status: 'completed',
  needsReview: 0,
  vendorId: null,
  holds: link('holds'),
  returns: link('returns'),
  splitOrders: link('splitOrders'),
  items: list('items', { sku: 'MUG-01', quantity: 2, shipped: 2, backordered: 0 }),
  trackings: list('trackings', {
    id: 920001,
    orderId: 910001,
    pieceId: 930001,
    tracking: '9261200000000000000001',
    carrier: 'FEDEX SMART POST',
    carrierCode: null,
    scacCode: 'FXSP',
    url: 'http://track.example/9261200000000000000001',
    summary: null,
    firstScanDate: '2026-03-04T00:00:00-08:00',
    deliveredDate: '2026-03-14T00:00:00-07:00',
  }),
  pieces: list('pieces', {
    id: 930001,
    dimensions: {
      resourceLocation: null,
      resource: { length: '0.00', weight: '1.60', weightUnit: 'LB', subweight: 1.6 },
    },
    contents: list('contents', { sku: 'MUG-01', quantity: 2 }),
    packageLevel: 'CARTON',
    serialNumbers: [],
    childPiecesIds: [],
  }),
  events: { resourceLocation: null, resource: dates },
  routing: {
    resourceLocation: null,
    resource: { warehouseId: '', originLongitude: 34.08, destinationLongitude: '-84.0' },
  },
  freightSummary: { resourceLocation: null, resource: { totalWeight: '0.00', weightUnit: null } },
  pricing: { resourceLocation: null, resource: { shipping: null, total: 0 } },
};

/** Canceled, but dated like a completed order. */
export const cancelledOrder = {
  ...completedOrder,
  status: 'cancelled',
  processAfterDate: '2000-01-01T00:00:00-08:00',
  trackings: list('trackings'),
  pieces: list('pieces'),
};

/** Kept without its goods, because Shipwire doesn't know the SKU; its holds belong to no order. */
export const heldOrder = {
  ...cancelledOrder,
  status: 'held',
  items: list('items'),
  holds: list(
    'holds',
    { id: 2, type: 'customer', description: 'There are no items in this order', clearedDate: null },
    { id: 3, type: 'customer', description: 'No warehouse selected', clearedDate: '2026-03-03T17:00:00-08:00' },
    { id: 1, type: 'customer', description: 'Missing or unrecognized SKUs: MUG-01 (item 1)', clearedDate: null },
  ),
  events: { resourceLocation: null, resource: { ...dates, completedDate: null } },
};

/** A reply of status 200 with its own status and errors, beside an empty list. */
export const refused = {
  status: 400,
  message: 'Invalid request',
  errors: [{ message: 'Please pass a classification.', type: 'error', code: 400, sku: 'MUG-01' }],
  resourceLocation: 'https://api.shipwire.com/api/v3/orders?offset=0&limit=0',
  resource: { offset: 0, total: 0, previous: null, next: null, items: [] },
};
/** Warnings at the top and again at the item; one code says "failed". */
const warnings = [
  { type: 'warning', code: 'orderSubmitFailed', message: 'Marked residential; now commercial', id: 910001 },
];
export const createdWithWarnings = {
  ...envelope({
    offset: 0,
    total: 1,
    previous: null,
    next: null,
    items: [{ warnings, resourceLocation: origin, resource: { ...heldOrder, vendorId: 0, holds: link('holds') } }],
  }),
  warnings,
};
export const notFound = { status: 404, message: 'Order not found.', resourceLocation: null };
export const tooLate = { status: 422, message: 'Order cannot be cancelled', resourceLocation: null };

const level = { sku: 'MUG-01', productExternalId: null, isBundle: 0, warehouseRegion: 'LAX', availableDate: null };
export const stock = envelope({
  offset: 0,
  total: 2,
  previous: null,
  next: null,
  items: [
    {
      resourceLocation: null,
      resource: { ...level, warehouseId: 11, pending: 15, good: 0, reserved: 0, backordered: 1 },
    },
    {
      resourceLocation: null,
      resource: { ...level, warehouseId: 12, pending: 0, good: 13, reserved: 17, backordered: 0 },
    },
  ],
});
