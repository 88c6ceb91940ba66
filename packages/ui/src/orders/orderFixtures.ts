import type { Loadable } from '../data/Loadable.ts';
import type { Order } from '@hub/domain/orders';
import type { Fulfillment, LineItem, OrderDetail, Reship, TimelineEntry } from '@hub/domain/orders/detail';
import { anOrder, hostileTexts } from '@hub/domain/testing';

/*
 * Orders for stories and tests, built from a few real ones. Names, SKUs, quantities, prices and times are an extract of:
 * Chen, D. (2015). Online Retail [Dataset]. UCI Machine Learning Repository, doi 10.24432/C5BW33, CC BY 4.0.
 */

/** Ten minutes after the last order in the sample data. */
export const storyNow = new Date('2011-12-09T13:00:00Z');
export const storyTimeZone = 'Europe/London';

/** A loaded value. */
export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}

export function storeAdminUrl({ orderId }: Order): string {
  return `https://gift-ware.myshopify.com/admin/orders/${orderId}`;
}

export { anOrder };

/** The heart-shaped light holder of invoice 536365, the most ordered item in the sample data. */
export function aLineItem(overrides: Partial<LineItem> = {}): LineItem {
  return {
    lineItemId: '536365-1',
    id: '85123',
    name: 'WHITE HANGING HEART T-LIGHT HOLDER',
    sku: '85123A',
    quantity: 6,
    fulfillableQuantity: 6,
    price: 2.55,
    productWeight: '0.35',
    virtualItem: null,
    isCancelled: false,
    threePlStatus: null,
    ...overrides,
  };
}

/** All six light holders in transit; `facts` override. */
export function aFulfillment(overrides: Partial<Fulfillment> = {}): Fulfillment {
  return {
    name: '#536365.1',
    lineItemId: '536365-1',
    fulfillmentId: '9001',
    quantity: 6,
    trackingNumber: 'JD014600006536365001',
    shipmentStatus: 'in_transit',
    locationId: '1',
    ...overrides,
  };
}

export function aTimelineEntry(overrides: Partial<TimelineEntry> = {}): TimelineEntry {
  return { message: 'Order received from the store', createdAt: '2011-12-09T08:26:05Z', ...overrides };
}

/** Invoice 536365 with seven lines, none shipped. */
export function anOrderDetail(overrides: Partial<OrderDetail> = {}): OrderDetail {
  return {
    lineItems: invoice536365,
    fulfillments: [],
    eligibleFlows: [],
    triggeredFlows: [{ name: 'Gift wrap on orders over £100' }],
    timeline: [
      aTimelineEntry(),
      aTimelineEntry({ message: 'Gift wrap on orders over £100 ran', createdAt: '2011-12-09T08:26:31Z' }),
    ],
    ...overrides,
  };
}

export const storyLocations: ReadonlyMap<string, string> = new Map([
  ['1', 'Milton Keynes warehouse'],
  ['2', 'Rotterdam overflow store'],
]);

const invoice536365: readonly LineItem[] = [
  aLineItem(),
  aLineItem({
    lineItemId: '536365-2',
    id: '71053',
    name: 'WHITE METAL LANTERN',
    sku: '71053',
    price: 3.39,
    productWeight: '0.8',
  }),
  aLineItem({
    lineItemId: '536365-3',
    id: '84406',
    name: 'CREAM CUPID HEARTS COAT HANGER',
    sku: '84406B',
    quantity: 8,
    fulfillableQuantity: 8,
    price: 2.75,
    productWeight: '',
  }),
  aLineItem({
    lineItemId: '536365-4',
    id: '84029',
    name: 'KNITTED UNION FLAG HOT WATER BOTTLE',
    sku: '84029G',
    price: 3.39,
  }),
  aLineItem({
    lineItemId: '536365-5',
    id: '84029',
    name: 'RED WOOLLY HOTTIE WHITE HEART.',
    sku: '84029E',
    price: 3.39,
  }),
  aLineItem({
    lineItemId: '536365-6',
    id: '22752',
    name: 'SET 7 BABUSHKA NESTING BOXES',
    sku: '22752',
    quantity: 2,
    fulfillableQuantity: 2,
    price: 7.65,
    productWeight: '1.2',
  }),
  aLineItem({
    lineItemId: '536365-7',
    id: '21730',
    name: 'GLASS STAR FROSTED T-LIGHT HOLDER',
    sku: '21730',
    price: 4.25,
    productWeight: '',
  }),
];

/** The last hour of the sample data: unsorted, with each problem once. */
export const decemberOrders: readonly Order[] = [
  anOrder({
    id: '581578',
    orderId: '5000581578',
    orderName: '#581578',
    customerName: 'Customer 12713',
    createdAt: '2011-12-09T12:16:00Z',
  }),
  anOrder({
    id: '581587',
    orderId: '5000581587',
    orderName: '#581587',
    customerName: 'Customer 12680',
    createdAt: '2011-12-09T12:50:00Z',
    batchedAt: '2011-12-09T12:55:00Z',
  }),
  anOrder({
    id: '581586',
    orderId: '5000581586',
    orderName: '#581586',
    customerName: 'Customer 13113',
    createdAt: '2011-12-09T12:49:00Z',
    threePlStatus: 3,
    workflowErrors: [
      { message: 'Not enough stock at Milton Keynes warehouse', sku: '23275', quantity: 24, type: 'sku_error' },
    ],
  }),
  anOrder({
    id: '581585',
    orderId: '5000581585',
    orderName: '#581585',
    customerName: 'Customer 15804',
    createdAt: '2011-12-09T12:31:00Z',
    fulfillmentStatus: 'partial',
    backOrderState: 1,
  }),
  anOrder({
    id: '581584',
    orderId: '5000581584',
    orderName: '#581584',
    customerName: 'Customer 13777',
    createdAt: '2011-12-09T12:25:00Z',
    threePlStatus: 5,
    shipmentError: 'The address was not accepted: postcode missing',
    errorType: 1,
  }),
  anOrder({
    id: '581498',
    orderId: '5000581498',
    orderName: '#581498',
    customerName: 'Guest',
    createdAt: '2011-12-09T10:26:00Z',
    fulfillmentStatus: 'fulfilled',
    shippedAt: '2011-12-09T11:40:00Z',
    batchedAt: '2011-12-09T10:30:00Z',
    closedAt: '2011-12-09T11:45:00Z',
  }),
  anOrder({
    id: 'C581569',
    orderId: '5000681569',
    orderName: '#C581569',
    customerName: 'Customer 17315',
    createdAt: '2011-12-09T11:58:00Z',
    cancelledAt: '2011-12-09T12:05:00Z',
    batchedAt: '2011-12-09T12:00:00Z',
    closedAt: '2011-12-09T12:05:00Z',
  }),
];

/** Long names, other scripts, emoji, an unknown status, invalid times. */
export const unusualOrders: readonly Order[] = [
  anOrder({
    id: 'long',
    orderId: '1',
    orderName: '#WHOLESALE-EU-2011-000536365-REPLACEMENT-B',
    customerName: hostileTexts.longName,
    threePlStatus: 6,
    shipmentError:
      'The warehouse answered: consignment 4711 was refused because the label of parcel 3 of 7 could not be ' +
      'printed in time for the collection at 16:30',
    cancelledAt: '2011-12-09T09:00:00Z',
    batchedAt: '2011-12-09T09:01:00Z',
    closedAt: '2011-12-09T09:02:00Z',
  }),
  anOrder({
    id: 'rtl',
    orderId: '2',
    orderName: '#536370',
    customerName: 'מתנות ירושלים בע״מ',
    createdAt: '2011-12-09T08:20:00Z',
  }),
  anOrder({
    id: 'arabic',
    orderId: '3',
    orderName: '#536371',
    customerName: 'متجر الهدايا',
    createdAt: '2011-12-09T08:10:00Z',
  }),
  anOrder({
    id: 'emoji',
    orderId: '4',
    orderName: '#536372',
    customerName: '🎁 Gifts & Co 👨‍👩‍👧‍👦',
    createdAt: '2011-12-09T08:05:00Z',
  }),
  anOrder({
    id: 'status',
    orderId: '5',
    orderName: '#536373',
    customerName: 'Customer 14527',
    fulfillmentStatus: 'awaiting_collection',
    createdAt: '2011-12-09T08:04:00Z',
  }),
  anOrder({ id: 'blank', orderId: '6', orderName: '#536374', customerName: '', createdAt: null }),
  anOrder({
    id: 'time',
    orderId: '7',
    orderName: '#536375',
    customerName: 'Customer 14911',
    createdAt: 'last Tuesday',
  }),
];

/** `count` orders, newest first, a minute apart, with occasional problems. */
export function manyOrders(count: number): readonly Order[] {
  return Array.from({ length: count }, (_, index) => orderOfRow(index));
}

/** The order at an index of a long list whose newest order has this number. */
export function orderOfRow(index: number, newestNumber = 581_587): Order {
  const newest = Date.parse('2011-12-09T12:50:00Z');
  const number = newestNumber - index;
  return anOrder({
    id: String(number),
    orderId: String(5_000_000_000 + number),
    orderName: `#${number}`,
    customerName: index % 7 === 3 ? 'Guest' : `Customer ${12346 + ((index * 37) % 5942)}`,
    createdAt: isoTime(newest - index * 60_000),
    fulfillmentStatus: index % 5 === 4 ? 'partial' : '',
    batchedAt: index % 11 === 5 ? isoTime(newest - index * 60_000 + 30_000) : null,
    ...(index % 13 === 6
      ? {
          threePlStatus: 3,
          workflowErrors: [{ message: 'Not enough stock', sku: '23275', quantity: 24, type: 'sku_error' }],
        }
      : {}),
  });
}

/** The server's format: whole seconds. */
function isoTime(epoch: number): string {
  return new Date(epoch).toISOString().replace('.000Z', 'Z');
}

/** As many lines as invoice 573585, the longest in the sample data. */
export function manyLineItems(count = 1114): readonly LineItem[] {
  return Array.from({ length: count }, (_, index) => {
    const item = giftWare[index % giftWare.length] ?? aLineItem();
    return { ...item, lineItemId: `573585-${index + 1}` };
  });
}

const giftWare: readonly LineItem[] = [
  ...invoice536365,
  aLineItem({
    id: '22728',
    name: 'ALARM CLOCK BAKELIKE PINK',
    sku: '22728',
    quantity: 24,
    fulfillableQuantity: 24,
    price: 3.75,
  }),
  aLineItem({
    id: '10002',
    name: 'INFLATABLE POLITICAL GLOBE',
    sku: '10002',
    quantity: 48,
    fulfillableQuantity: 48,
    price: 0.85,
  }),
  aLineItem({
    id: '22326',
    name: 'ROUND SNACK BOXES SET OF4 WOODLAND',
    sku: '22326',
    quantity: 24,
    fulfillableQuantity: 24,
    price: 2.95,
  }),
  aLineItem({
    id: '23405',
    name: 'HOME SWEET HOME 2 DRAWER CABINET',
    sku: '23405',
    quantity: 3,
    fulfillableQuantity: 3,
    price: 10.79,
    productWeight: '2.4',
  }),
  aLineItem({
    id: '23571',
    name: 'TRADITIONAL NAUGHTS & CROSSES',
    sku: '23571',
    quantity: 2,
    fulfillableQuantity: 2,
    price: 3.29,
  }),
  aLineItem({ id: '72817', name: '', sku: '72817', quantity: 27, fulfillableQuantity: 27, price: 0 }),
];

/** A reship of units that a 3PL has to send again. */
export function aReship(facts: Partial<Reship> = {}): Reship {
  return {
    number: 1,
    reference: '4800000000001-R1',
    provider: 'Shipbob',
    state: 'sent',
    hasLeft: false,
    reason: 'lost',
    note: '',
    lines: [{ lineItemId: '1', quantity: 2 }],
    parcels: [],
    words: null,
    createdAt: '2011-12-08T10:00:00Z',
    ...facts,
  };
}
