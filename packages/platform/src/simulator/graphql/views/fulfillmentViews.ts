import { isOpen } from '../../actions/fulfillmentOrders.ts';
import { isoOrNull, isoSeconds } from '../../model/orderFigures.ts';
import { firstInventoryItemId, gid } from '../../model/storeIds.ts';
import type {
  StoreFulfillment,
  StoreFulfillmentEvent,
  StoreFulfillmentOrder,
  StoreFulfillmentOrderLine,
  StoreHold,
  BookedOrder,
} from '../../model/storeTypes.ts';
import { fulfillmentName } from '../../webhooks/bodies.ts';
import type { AdminContext } from '../AdminContext.ts';
import { connect, type ConnectionArgs } from '../connection.ts';
import { locationView } from './locationViews.ts';
import { countOf, moneyBag, orNull } from './money.ts';
import { variantView } from './productViews.ts';

export function fulfillmentOrderList(context: AdminContext, order: BookedOrder) {
  return {
    items: context.books.shippingOf(order).fulfillmentOrders,
    idOf: ({ id }: StoreFulfillmentOrder) => id,
    view: (fulfillmentOrder: StoreFulfillmentOrder) => fulfillmentOrderView(context, order, fulfillmentOrder),
  };
}

export function fulfillmentOrderView(
  context: AdminContext,
  order: BookedOrder,
  fulfillmentOrder: StoreFulfillmentOrder,
): object {
  const { books } = context;
  const { id, status, locationId, holds, lines, createdAt, updatedAt, fulfillAt, requestStatus, method } =
    fulfillmentOrder;
  const location = books.location(locationId);
  const remainingGrams = lines.reduce(
    (sum, { line, remaining }) => sum + remaining * (order.lines[line]?.product.grams ?? 0),
    0,
  );
  return {
    __typename: 'FulfillmentOrder',
    id: gid('FulfillmentOrder', id),
    status,
    requestStatus: status === 'CLOSED' ? 'CLOSED' : (requestStatus ?? 'UNSUBMITTED'),
    assignedLocation: {
      address1: location?.address1 ?? null,
      address2: null,
      city: location?.city ?? null,
      countryCode: location?.countryCode ?? 'GB',
      location: () => location && locationView(context, location),
      name: books.locationName(locationId),
      phone: null,
      province: null,
      zip: location?.zip ?? null,
    },
    channelId: null,
    createdAt: isoSeconds(createdAt),
    updatedAt: isoSeconds(updatedAt),
    fulfillAt: fullHour(fulfillAt ?? order.at),
    fulfillBy: null,
    deliveryMethod: {
      id: gid('DeliveryMethod', id),
      maxDeliveryDateTime: null,
      methodType: method ?? 'SHIPPING',
      minDeliveryDateTime: null,
      presentedName: () => books.shippingMethodOf(order),
      serviceCode: () => books.shippingMethodOf(order),
      sourceReference: null,
    },
    destination: () => destinationView(context, order, fulfillmentOrder),
    fulfillmentHolds: holds.map((hold) => holdView(context, hold)),
    fulfillments: (args: ConnectionArgs) =>
      connect(
        {
          items: books
            .shippingOf(order)
            .fulfillments.filter((one) => one.lines.some(({ fulfillmentOrderId }) => fulfillmentOrderId === id)),
          idOf: (one) => one.id,
          view: (one) => fulfillmentView(context, order, one),
        },
        args,
        context.isBulk,
      ),
    lineItems: (args: ConnectionArgs) =>
      connect(
        { items: lines, idOf: (line) => line.id, view: (line) => fulfillmentOrderLineView(context, order, line) },
        args,
        context.isBulk,
      ),
    locationsForMove: (args: ConnectionArgs) =>
      connect(
        {
          items: books.locations.filter((one) => one.id !== locationId),
          idOf: (one) => one.id,
          view: (one) => ({
            availableLineItemsCount: countOf(lines.length),
            unavailableLineItemsCount: countOf(0),
            location: () => locationView(context, one),
            message: one.isActive ? null : 'The location is deactivated.',
            movable: one.isActive && isOpen(fulfillmentOrder),
          }),
        },
        args,
        context.isBulk,
      ),
    order: () => context.views.order(context, order),
    orderId: gid('Order', order.id),
    orderName: `#${order.number}`,
    orderProcessedAt: isoSeconds(order.at),
    remainingLineItemsWeight: { unit: 'GRAMS', value: remainingGrams },
    supportedActions: supportedActions(fulfillmentOrder).map((action) => ({ action, externalUrl: null })),
  };
}

const hourMs = 3_600_000;

/** Recorded from the platform: it rounds the time down to the hour. */
function fullHour(at: number): string {
  return isoSeconds(Math.floor(at / hourMs) * hourMs);
}

function supportedActions({ status, hasProgress = false }: StoreFulfillmentOrder): string[] {
  if (status === 'ON_HOLD') return ['RELEASE_HOLD', 'HOLD', 'MOVE'];
  if (status === 'OPEN') return ['CREATE_FULFILLMENT', 'REPORT_PROGRESS', 'MOVE', 'HOLD', 'SPLIT', 'MERGE'];
  if (status === 'SCHEDULED') return ['MARK_AS_OPEN'];
  if (status !== 'IN_PROGRESS') return [];
  return ['CREATE_FULFILLMENT', 'REPORT_PROGRESS', 'MOVE', 'HOLD', ...(hasProgress ? ['MARK_AS_OPEN'] : [])];
}

function destinationView(
  { books }: AdminContext,
  order: BookedOrder,
  { id, destination }: StoreFulfillmentOrder,
): object | null {
  if (order.isRedacted) return null;
  const recipient = destination ?? books.recipientOf(order);
  const { firstName, lastName, company, address1, address2, city, province, zip, countryCode, phone, email } =
    recipient;
  return {
    __typename: 'FulfillmentOrderDestination',
    id: gid('FulfillmentOrderDestination', id),
    firstName,
    lastName,
    company: orNull(company),
    address1: orNull(address1),
    address2: orNull(address2),
    city: orNull(city),
    province: orNull(province),
    zip: orNull(zip),
    countryCode: orNull(countryCode),
    phone: orNull(phone),
    email: orNull(email),
    location: null,
  };
}

const holdReasons: Readonly<Record<string, string>> = {
  AWAITING_PAYMENT: 'Awaiting payment',
  AWAITING_RETURN_ITEMS: 'Awaiting return items',
  HIGH_RISK_OF_FRAUD: 'High risk of fraud',
  INCORRECT_ADDRESS: 'Incorrect address',
  INVENTORY_OUT_OF_STOCK: 'Inventory out of stock',
  ONLINE_STORE_POST_PURCHASE_CROSS_SELL: 'Post-purchase upsell',
  OTHER: 'Other',
  UNKNOWN_DELIVERY_DATE: 'Unknown delivery date',
};

export function holdView(context: AdminContext, { id, reason, notes, handle, isOthers = false }: StoreHold): object {
  return {
    __typename: 'FulfillmentHold',
    id: gid('FulfillmentHold', id),
    displayReason: holdReasons[reason] ?? reason,
    handle,
    heldByApp: () => (isOthers ? null : context.views.app(context)),
    heldByRequestingApp: !isOthers,
    reason,
    reasonNotes: notes,
  };
}

export function fulfillmentOrderLineView(
  context: AdminContext,
  order: BookedOrder,
  { id, line, total, remaining }: StoreFulfillmentOrderLine,
): object {
  const ordered = order.lines[line];
  if (!ordered) throw new Error('There is no such line item.');
  const { product, name, price } = ordered;
  return {
    __typename: 'FulfillmentOrderLineItem',
    id: gid('FulfillmentOrderLineItem', id),
    image: null,
    inventoryItemId: gid('InventoryItem', firstInventoryItemId + product.serial),
    lineItem: () => context.views.lineItem(context, order, line),
    originalUnitPriceSet: () => moneyBag(context, price, order),
    productTitle: name,
    remainingQuantity: remaining,
    totalQuantity: total,
    requiresShipping: true,
    sku: product.sku,
    variant: () => variantView(context, product),
    variantTitle: null,
    vendor: 'Sample',
    weight: { unit: 'GRAMS', value: product.grams },
  };
}

export function fulfillmentView(context: AdminContext, order: BookedOrder, fulfillment: StoreFulfillment): object {
  const { books } = context;
  const { id, status, tracking, locationId, lines, createdAt, updatedAt, events } = fulfillment;
  const location = books.location(locationId);
  const timeOf = (wanted: string) => isoOrNull(events.find((event) => event.status === wanted)?.happenedAt ?? null);
  const count = Math.max(tracking.numbers.length, tracking.urls.length);
  return {
    __typename: 'Fulfillment',
    id: gid('Fulfillment', id),
    legacyResourceId: String(id),
    name: fulfillmentName(books, order, fulfillment),
    status,
    displayStatus: status === 'CANCELLED' ? 'CANCELED' : (events.at(-1)?.status ?? 'FULFILLED'),
    createdAt: isoSeconds(createdAt),
    updatedAt: isoSeconds(updatedAt),
    deliveredAt: timeOf('DELIVERED'),
    inTransitAt: timeOf('IN_TRANSIT'),
    estimatedDeliveryAt: null,
    requiresShipping: true,
    service: null,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    location: () => location && locationView(context, location),
    order: () => context.views.order(context, order),
    trackingInfo: ({ first }: { first?: number | null }) =>
      Array.from({ length: Math.min(count, first ?? count) }, (_, index) => ({
        company: tracking.company,
        number: tracking.numbers[index] ?? null,
        url: tracking.urls[index] ?? null,
      })),
    events: (args: ConnectionArgs) =>
      connect({ items: events, idOf: (event) => event.id, view: fulfillmentEventView }, args, context.isBulk),
    fulfillmentLineItems: (args: ConnectionArgs) =>
      connect(
        {
          items: lines,
          idOf: (line) => line.id,
          view: ({ id: lineId, line, quantity }) => {
            const cents = quantity * (order.lines[line]?.price ?? 0);
            return {
              __typename: 'FulfillmentLineItem',
              id: gid('FulfillmentLineItem', lineId),
              quantity,
              lineItem: () => context.views.lineItem(context, order, line),
              discountedTotalSet: () => moneyBag(context, cents, order),
              originalTotalSet: () => moneyBag(context, cents, order),
            };
          },
        },
        args,
        context.isBulk,
      ),
    fulfillmentOrders: (args: ConnectionArgs) => {
      const ids = new Set(lines.map(({ fulfillmentOrderId }) => fulfillmentOrderId));
      const list = fulfillmentOrderList(context, order);
      return connect({ ...list, items: list.items.filter((one) => ids.has(one.id)) }, args, context.isBulk);
    },
  };
}

export function fulfillmentEventView({ id, status, message, happenedAt }: StoreFulfillmentEvent): object {
  return {
    __typename: 'FulfillmentEvent',
    id: gid('FulfillmentEvent', id),
    address1: null,
    city: null,
    country: null,
    createdAt: isoSeconds(happenedAt),
    estimatedDeliveryAt: null,
    happenedAt: isoSeconds(happenedAt),
    latitude: null,
    longitude: null,
    message,
    province: null,
    status,
    zip: null,
  };
}
