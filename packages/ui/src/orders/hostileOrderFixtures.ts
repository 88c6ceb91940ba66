import type { Order } from '@hub/domain/orders';
import type { LineItem, OrderDetail, Shipment } from '@hub/domain/orders/detail';
import { hostileNames, hostileTexts } from '../testing/hostileFixtures.ts';
import { aFulfillment, aLineItem, anOrder, aTimelineEntry, manyLineItems } from './orderFixtures.ts';

const { longWord, hebrew, arabic, emoji, sku, error, markup } = hostileTexts;

/** One order per hostile name, each with a hostile error; the first has a hostile order name too. */
export const hostileOrders: readonly Order[] = hostileNames.map((customerName, index) =>
  anOrder({
    id: String(index),
    orderId: String(9000 + index),
    orderName: index === 0 ? '#WHOLESALE-EU-2011-000536365-REPLACEMENT-B' : `#53637${index}`,
    customerName,
    createdAt: `2011-12-09T08:2${index}:00Z`,
    threePlStatus: index % 2 === 0 ? 3 : 5,
    ...(index % 2 === 0
      ? { workflowErrors: [{ message: error, sku, quantity: 144_000, type: 'sku_error' }] }
      : { shipmentError: index === 3 ? arabic : error, errorType: 1 }),
  }),
);

/** The order with the long name. */
export const hostileOrder = anOrder({ ...hostileOrders[0], customerName: hebrew });

/** A line item per name: long, right-to-left, emoji and empty. */
export const hostileLineItems: readonly LineItem[] = [
  aLineItem({
    lineItemId: 'h1',
    name: `SET OF 36 HAND-PAINTED CHRISTMAS TREE DECORATIONS ${longWord}`,
    sku,
    quantity: 144_000,
    fulfillableQuantity: 144_000,
    price: 1_234_567.89,
    productWeight: '12000.5',
  }),
  aLineItem({ lineItemId: 'h2', name: hebrew, sku: arabic }),
  aLineItem({ lineItemId: 'h3', name: emoji, sku: emoji, price: 0 }),
  aLineItem({ lineItemId: 'h4', name: '', sku: '', price: null, productWeight: '' }),
  aLineItem({ lineItemId: 'h5', name: markup, sku }),
];

/** Hostile names on as many lines as the longest order has. */
export const hostileWholesale: readonly LineItem[] = [...hostileLineItems, ...manyLineItems(1109)];

/** A shipment with hostile texts. */
export const hostileShipment: Shipment = {
  name: `${hostileOrder.orderName}.1`,
  title: `Shipment: ${hostileOrder.orderName}-1`,
  locationId: '9',
  statuses: ['lost_somewhere_between_the_sorting_centre_and_the_customer'],
  status: 'lost_somewhere_between_the_sorting_centre_and_the_customer',
  trackings: ['JD0146000065363650010000000000000000000000000000012345', hebrew].map((number) => ({
    number,
    carrier: hebrew,
    url: null,
  })),
  isVoided: false,
  items: hostileLineItems.map((item) => ({ item, quantity: item.quantity, remaining: 0, isLast: true })),
};

export const hostileLocations: ReadonlyMap<string, string> = new Map([['9', arabic]]);

/** An order with hostile texts in every part. */
export const hostileDetail: OrderDetail = {
  lineItems: [
    ...hostileWholesale,
    aLineItem({ lineItemId: 'h6', name: longWord, sku, isCancelled: true }),
    aLineItem({ lineItemId: 'h7', name: arabic, sku: hebrew, threePlStatus: 3 }),
  ],
  fulfillments: [
    aFulfillment({
      name: hostileShipment.name,
      lineItemId: 'h5',
      locationId: '9',
      shipmentStatus: hostileShipment.status,
      trackingNumber: hostileShipment.trackings[0]?.number ?? null,
    }),
  ],
  eligibleFlows: [{ name: longWord }, { name: hebrew }],
  triggeredFlows: [{ name: arabic }, { name: emoji }],
  timeline: [
    aTimelineEntry({ message: error }),
    aTimelineEntry({ message: hebrew, createdAt: 'yesterday' }),
    aTimelineEntry({ message: `Ship Now clicked by ${longWord}` }),
  ],
};
