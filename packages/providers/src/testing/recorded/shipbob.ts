/*
 * Replies in the shapes of ShipBob's API and OpenAPI document, with our own ids, names and goods. Most names are snake
 * case.
 */

const products = [
  {
    id: 31,
    reference_id: 'SET-1',
    sku: 'SET-1',
    name: 'Tea set',
    inventory_items: [
      // One item in two lots, and another item: two sets.
      { id: 41, name: 'Cup', lot: 'L1', quantity: 1, quantity_committed: 1, expiration_date: null, serial_numbers: [] },
      { id: 41, name: 'Cup', lot: 'L2', quantity: 1, quantity_committed: 1, serial_numbers: null },
      { id: 42, name: 'Pot', lot: null, quantity: 2, quantity_committed: 2 },
    ],
  },
];
const shipment = {
  id: 521,
  order_id: 421,
  reference_id: 'S2001-1',
  status: 'Completed',
  status_details: [
    {
      id: 201,
      name: 'DeliveryException',
      description: 'Held at customs',
      inventory_id: null,
      exception_fulfillment_center_id: null,
      extra_information: { validation_messages: [] },
    },
  ],
  location: { id: 21, name: 'Leeds (GB)' },
  created_date: '2026-03-01T14:15:22.0000000+00:00',
  last_update_at: '2026-03-02T14:15:22Z',
  actual_fulfillment_date: '2026-03-02T14:15:22.125Z',
  delivery_date: null,
  package_material_type: 'Unknown',
  measurements: { depth_in: 0, length_in: 0, total_weight_oz: 0, width_in: 0 },
  parent_cartons: null,
  tracking: {
    bol: null,
    pro_number: null,
    scac: null,
    carrier: 'USPS',
    carrier_service: 'Priority',
    shipping_date: '2026-03-02T15:00:00Z',
    tracking_number: '9400000000000000000001',
    tracking_url: 'https://track.example/9400000000000000000001',
  },
  products,
};

/**
 * One shipment has left and has a problem, one waits without a label, one has no contents and one an unknown status.
 */
export const partOrder = {
  id: 421,
  reference_id: 'S2001-1',
  order_number: '#2001',
  status: 'PartiallyFulfilled',
  type: 'DTC',
  channel: { id: 433344, name: 'Our store' },
  gift_message: null,
  retailer_program_data: { doNotShipBeforeDate: null, shipByDate: null },
  products: [{ id: 31, reference_id: 'SET-1', quantity: 2, external_line_id: 1, upc: '', gtin: '' }],
  shipments: [
    shipment,
    { ...shipment, id: 522, status: 'OnHold', tracking: null, actual_fulfillment_date: null, status_details: null },
    { ...shipment, id: 523, products: null, delivery_date: '2026-03-04T00:00:00Z' },
    { ...shipment, id: 524, status: 'AwaitingDrone', status_details: [] },
  ],
};

/** The same order, closed: the waiting shipment was canceled with its label. */
export const closedOrder = {
  ...partOrder,
  status: 'Fulfilled',
  shipments: [shipment, { ...shipment, id: 522, status: 'Cancelled' }, partOrder.shipments[2]],
};

/** `POST /order/{id}:cancel`: one of two shipments was too far along. */
export const cancellation = {
  order_id: 421,
  status: 'PartialSuccess',
  canceled_shipment_results: [
    { action: 'Cancel', shipment_id: 521, is_success: false, reason: 'Shipment 521 has a label' },
    { action: 'Cancel', shipment_id: 522, is_success: true, reason: null },
  ],
  order: partOrder,
};

export const duplicate = { '': ['Cannot insert order with existing ReferenceId'] };
export const notFound = { code: 'NOT_FOUND', message: 'Order not found' };

/** `GET /inventory-level`, which the adapter reads. */
export const inventoryLevels = {
  items: [
    { inventory_id: 41, name: 'Cup', sku: 'CUP', total_on_hand_quantity: 12, total_fulfillable_quantity: -1 },
    { inventory_id: 42, name: 'Unsold', sku: null, total_on_hand_quantity: 1, total_fulfillable_quantity: 1 },
  ],
  first: null,
  next: null,
  prev: null,
  last: null,
};

/** `GET /inventory/{id}` of API 1.0, now shut down, with other names and no SKU. Not read. */
export const inventoryOfOldApi = {
  id: 41,
  name: 'Cup',
  total_fulfillable_quantity: 12,
  total_onhand_quantity: 12,
  total_committed_quantity: 0,
  total_exception_quantity: 0,
  fulfillable_quantity_by_fulfillment_center: [{ id: 21, name: 'Leeds (GB)', onhand_quantity: 12 }],
};

/** `GET /inventory`, all pages joined: a plain array of goods without quantities. Not read. */
export const inventoryItems = [
  {
    inventory_id: 41,
    name: 'Cup',
    sku: 'CUP',
    barcode: null,
    dimensions: { validated: false, unit: 'in', length: 0.0, width: 0.0, height: 0.0 },
    weight: { unit: 'oz', value: 0.0 },
    variant: { is_digital: false, is_active: true, is_bundle: false },
    user_id: 1,
  },
];
