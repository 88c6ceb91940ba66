import {
  currentAmounts,
  decimal,
  discountedPrice,
  financialStatusOf,
  fulfillableQuantity,
  fulfilledQuantity,
  fulfillmentStatusOf,
  originalAmounts,
  presented,
  shippingPriceOf,
  taxOf,
  totalGrams,
} from '../model/orderFigures.ts';
import { requiresShipping } from '../model/requiresShipping.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import { customerIdOf } from '../model/customers.ts';
import { countries } from '@hub/domain/shared';
import { appId, firstInventoryItemId, firstProductId, firstVariantId, gid } from '../model/storeIds.ts';
import type {
  StoreFulfillment,
  StoreFulfillmentOrder,
  StoreHold,
  StoreLocation,
  BookedOrder,
  StoreProduct,
  StoreRefund,
  StoreReturn,
} from '../model/storeTypes.ts';

/** Webhook bodies as REST resources: numeric ids, snake case, money as text. */

/** REST times carry the shop's offset; here it is always UTC. */
function restTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}+00:00`;
}

function moneySet(books: StoreBooks, cents: number, order: BookedOrder): object {
  const { amount, currency } = presented(cents, order, books.currency);
  return {
    shop_money: { amount: decimal(cents), currency_code: books.currency },
    presentment_money: { amount, currency_code: currency },
  };
}

function taxLines(books: StoreBooks, order: BookedOrder, cents: number): readonly object[] {
  const { taxPercent = 0 } = order.checkout ?? {};
  if (taxPercent === 0) return [];
  const price_set = moneySet(books, cents, order);
  return [{ channel_liable: false, price: decimal(cents), price_set, rate: taxPercent / 100, title: 'VAT' }];
}

const restFulfillmentStatus = {
  FULFILLED: 'fulfilled',
  PARTIALLY_FULFILLED: 'partial',
  UNFULFILLED: null,
  ON_HOLD: null,
  IN_PROGRESS: null,
  SCHEDULED: null,
  FULFILLMENT_NOT_REQUIRED: null,
} as const;

function addressBody(books: StoreBooks, order: BookedOrder): object | null {
  if (order.isRedacted) return null;
  const recipient = books.recipientOf(order);
  const { firstName, lastName, company, address1, address2, city, province, zip, countryCode, phone } = recipient;
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    first_name: firstName,
    last_name: lastName,
    name: `${firstName} ${lastName}`.trim(),
    company: orNull(company),
    address1: orNull(address1),
    address2: orNull(address2),
    city: orNull(city),
    province: orNull(province),
    province_code: null,
    zip: orNull(zip),
    country: order.country,
    country_code: countryCode,
    phone: orNull(phone),
    latitude: null,
    longitude: null,
  };
}

export function orderBody(books: StoreBooks, order: BookedOrder): object {
  const ordered = originalAmounts(order);
  const current = currentAmounts(order);
  const { checkout = {} } = order;
  const address = addressBody(books, order);
  const email = order.isRedacted ? '' : books.recipientOf(order).email;
  const customerId = customerIdOf(order);
  const { fulfillments } = books.shippingOf(order);
  return {
    id: order.id,
    admin_graphql_api_id: gid('Order', order.id),
    app_id: 580_111,
    billing_address: address,
    cancel_reason: order.cancelReason?.toLowerCase() ?? null,
    cancelled_at: order.cancelledAt === null ? null : restTime(order.cancelledAt),
    closed_at: order.closedAt === null ? null : restTime(order.closedAt),
    confirmation_number: `N${order.number}`,
    confirmed: true,
    contact_email: email,
    created_at: restTime(order.at),
    currency: books.currency,
    current_subtotal_price: decimal(current.subtotal),
    current_subtotal_price_set: moneySet(books, current.subtotal, order),
    current_total_price: decimal(current.total),
    current_total_price_set: moneySet(books, current.total, order),
    current_total_discounts: decimal(current.discounts),
    current_total_tax: decimal(current.tax),
    customer:
      customerId === null
        ? null
        : { id: customerId, admin_graphql_api_id: gid('Customer', customerId), email, ...namesOf(books, order) },
    discount_codes: (checkout.discountCodes ?? []).map((code) => ({
      code,
      amount: decimal(ordered.discounts),
      type: 'percentage',
    })),
    email,
    financial_status: financialStatusOf(order).toLowerCase(),
    fulfillment_status: restFulfillmentStatus[fulfillmentStatusOf(books, order)],
    fulfillments: fulfillments.map((fulfillment) => fulfillmentBody(books, order, fulfillment)),
    line_items: order.lines.map((_, index) => lineBody(books, order, index)),
    name: `#${order.number}`,
    note: order.note,
    note_attributes: [],
    number: order.serial,
    order_number: /^\d+$/.test(order.number) ? Number(order.number) : order.serial,
    phone: null,
    presentment_currency: checkout.presentment?.currency ?? books.currency,
    processed_at: restTime(order.at),
    refunds: order.refunds.map((refund) => refundBody(books, order, refund)),
    shipping_address: address,
    shipping_lines: [shippingLineBody(books, order)],
    source_name: 'web',
    subtotal_price: decimal(ordered.subtotal),
    subtotal_price_set: moneySet(books, ordered.subtotal, order),
    tags: order.tags.join(', '),
    tax_lines: taxLines(books, order, ordered.tax),
    taxes_included: checkout.taxesExcluded !== true,
    test: order.isTest ?? false,
    total_discounts: decimal(ordered.discounts),
    total_line_items_price: decimal(ordered.subtotal + ordered.discounts),
    total_price: decimal(ordered.total),
    total_price_set: moneySet(books, ordered.total, order),
    total_tax: decimal(ordered.tax),
    total_weight: totalGrams(order),
    updated_at: restTime(order.updatedAt),
  };
}

function namesOf(books: StoreBooks, order: BookedOrder): object {
  if (order.isRedacted) return { first_name: null, last_name: null };
  const { firstName, lastName } = books.recipientOf(order);
  return { first_name: firstName, last_name: lastName };
}

function shippingLineBody(books: StoreBooks, order: BookedOrder): object {
  const title = books.shippingMethodOf(order);
  const cents = shippingPriceOf(order);
  return {
    id: order.serial,
    carrier_identifier: null,
    code: title,
    discounted_price: decimal(cents),
    price: decimal(cents),
    price_set: moneySet(books, cents, order),
    phone: null,
    source: 'shopify',
    tax_lines: [],
    title,
  };
}

function lineBody(books: StoreBooks, order: BookedOrder, index: number): object | null {
  const line = order.lines[index];
  if (!line) return null;
  const { product, name, quantity, current, price } = line;
  const id = books.partId('LineItem', order, index);
  const sent = fulfilledQuantity(books, order, index);
  return {
    id,
    admin_graphql_api_id: gid('LineItem', id),
    current_quantity: current,
    fulfillable_quantity: fulfillableQuantity(books, order, index),
    fulfillment_service: 'manual',
    fulfillment_status: sent === 0 ? null : sent >= current ? 'fulfilled' : 'partial',
    gift_card: false,
    grams: product.grams,
    name,
    price: decimal(price),
    price_set: moneySet(books, price, order),
    product_exists: true,
    product_id: firstProductId + product.serial,
    properties: [],
    quantity,
    requires_shipping: requiresShipping(line),
    sku: product.sku,
    taxable: true,
    tax_lines: [],
    title: name,
    total_discount: decimal(quantity * (price - discountedPrice(order, line))),
    variant_id: firstVariantId + product.serial,
    variant_inventory_management: 'shopify',
    variant_title: null,
    vendor: 'Sample',
  };
}

export function fulfillmentBody(books: StoreBooks, order: BookedOrder, fulfillment: StoreFulfillment): object {
  const { id, status, tracking, locationId, createdAt, updatedAt, lines, events } = fulfillment;
  return {
    id,
    admin_graphql_api_id: gid('Fulfillment', id),
    order_id: order.id,
    status: status.toLowerCase(),
    created_at: restTime(createdAt),
    updated_at: restTime(updatedAt),
    service: 'manual',
    shipment_status: events.at(-1)?.status.toLowerCase() ?? null,
    location_id: locationId,
    name: fulfillmentName(books, order, fulfillment),
    tracking_company: tracking.company,
    tracking_number: tracking.numbers[0] ?? null,
    tracking_numbers: tracking.numbers,
    tracking_url: tracking.urls[0] ?? null,
    tracking_urls: tracking.urls,
    line_items: lines.map(({ line, quantity }) => ({ ...lineBody(books, order, line), quantity })),
  };
}

/** `#536365-F1` */
export function fulfillmentName(books: StoreBooks, order: BookedOrder, fulfillment: StoreFulfillment): string {
  return `#${order.number}-F${books.shippingOf(order).fulfillments.indexOf(fulfillment) + 1}`;
}

export function refundBody(books: StoreBooks, order: BookedOrder, refund: StoreRefund): object {
  return {
    id: refund.id,
    admin_graphql_api_id: gid('Refund', refund.id),
    order_id: order.id,
    created_at: restTime(refund.at),
    processed_at: restTime(refund.at),
    note: refund.note,
    user_id: null,
    restock: refund.lines.some(({ restockType }) => restockType !== 'NO_RESTOCK'),
    order_adjustments: [],
    transactions: [],
    refund_line_items: refund.lines.map(({ id, line, quantity, restockType }) => {
      const ordered = order.lines[line];
      const amount = ordered ? quantity * discountedPrice(order, ordered) : 0;
      const tax = taxOf(order, amount);
      return {
        id,
        line_item_id: books.partId('LineItem', order, line),
        location_id: null,
        quantity,
        restock_type: restockType.toLowerCase(),
        subtotal: Number(decimal(amount)),
        subtotal_set: moneySet(books, amount, order),
        total_tax: Number(decimal(tax)),
        total_tax_set: moneySet(books, tax, order),
        line_item: lineBody(books, order, line),
      };
    }),
  };
}

export function orderEditBody(
  books: StoreBooks,
  order: BookedOrder,
  changes: readonly { line: number; delta: number }[],
): object {
  const changed = (isWanted: (delta: number) => boolean) =>
    changes
      .filter(({ delta }) => isWanted(delta))
      .map(({ line, delta }) => ({ id: books.partId('LineItem', order, line), delta: Math.abs(delta) }));
  return {
    order_edit: {
      app_id: null,
      created_at: restTime(books.now()),
      id: order.serial,
      notify_customer: false,
      order_id: order.id,
      staff_note: '',
      user_id: null,
      committed_at: restTime(books.now()),
      line_items: {
        additions: changed((delta) => delta > 0),
        // Recorded from the platform: removals are positive numbers, too.
        removals: changed((delta) => delta < 0),
      },
      discounts: { line_item: { additions: [], removals: [] } },
      shipping_lines: { additions: [], removals: [] },
    },
  };
}

/** Webhooks of fulfillment orders use GraphQL ids and lowercase states. */
function fulfillmentOrderFacts({ id, status, locationId }: StoreFulfillmentOrder, order: BookedOrder): object {
  return {
    id: gid('FulfillmentOrder', id),
    order_id: gid('Order', order.id),
    assigned_location_id: gid('Location', locationId),
    status: status.toLowerCase(),
  };
}

export function fulfillmentOrderBody(order: BookedOrder, fulfillmentOrder: StoreFulfillmentOrder): object {
  return { fulfillment_order: fulfillmentOrderFacts(fulfillmentOrder, order) };
}

function holdFacts({ id, reason, notes, handle, isOthers = false }: StoreHold): object {
  return {
    id: gid('FulfillmentHold', id),
    handle,
    held_by_app: isOthers ? null : { id: gid('App', appId) },
    held_by_requesting_app: !isOthers,
    reason: reason.toLowerCase(),
    reason_notes: notes,
  };
}

/** For a rescheduled part. */
export function rescheduleBody(order: BookedOrder, { fulfillAt, ...part }: StoreFulfillmentOrder): object {
  const fulfill_at = fulfillAt === undefined ? null : restTime(fulfillAt);
  return { fulfillment_order: { ...fulfillmentOrderFacts(part, order), fulfill_at } };
}

/** Line and part ids are numbers here; the result's id is a GraphQL one. */
export function mergeBody(
  merged: StoreFulfillmentOrder,
  intents: readonly { id: number; lines: readonly { id: number; total: number }[] }[],
): object {
  return {
    merge_intents: intents.map(({ id, lines }) => ({
      fulfillment_order_id: id,
      fulfillment_order_line_items: lines.map(({ id: lineId, total }) => ({ id: lineId, quantity: total })),
    })),
    fulfillment_order_merges: {
      fulfillment_order: { id: gid('FulfillmentOrder', merged.id), status: merged.status.toLowerCase() },
    },
  };
}

/** A request to a fulfillment service, or its answer. */
export function requestBody(order: BookedOrder, part: StoreFulfillmentOrder): object {
  const request_status = (part.requestStatus ?? 'UNSUBMITTED').toLowerCase();
  return { fulfillment_order: { ...fulfillmentOrderFacts(part, order), request_status } };
}

export function riskBody(books: StoreBooks, order: BookedOrder): object {
  return {
    provider_id: null,
    provider_title: null,
    risk_level: order.risk === 'CANCEL' ? 'high' : order.risk === 'INVESTIGATE' ? 'medium' : 'low',
    created_at: restTime(books.now()),
    order_id: order.id,
    admin_graphql_api_order_id: gid('Order', order.id),
  };
}

/** As documented for `disputes/create`: https://shopify.dev/docs/api/webhooks/latest#list-of-topics-disputes/create */
export function disputeBody(order: BookedOrder): object {
  const status = (order.dispute ?? 'NEEDS_RESPONSE').toLowerCase();
  return { id: order.id, order_id: order.id, type: 'chargeback', reason: 'fraudulent', status };
}

export function locationBody(books: StoreBooks, location: StoreLocation): object {
  const { id, name, address1, city, zip, countryCode, isActive } = location;
  return {
    id,
    admin_graphql_api_id: gid('Location', id),
    name,
    address1,
    address2: null,
    city,
    zip,
    province: null,
    province_code: null,
    country: countryCode,
    country_code: countryCode,
    country_name: countries.find(({ code }) => code === countryCode)?.name ?? countryCode,
    phone: null,
    created_at: restTime(books.now()),
    updated_at: restTime(books.now()),
    legacy: false,
    active: isActive,
  };
}

/** Bodies by return topic: some name the order, some its id, and an update neither. */
export function returnBody(books: StoreBooks, order: BookedOrder, each: StoreReturn, topic: string): object {
  const { id, status, lines, exchangeLine } = each;
  const returnIds = { id, admin_graphql_api_id: gid('Return', id) };
  const orderIds = { order: { id: order.id, admin_graphql_api_id: gid('Order', order.id) } };
  const said = status.toLowerCase();
  switch (topic) {
    case 'returns/cancel':
    case 'returns/close':
    case 'returns/reopen':
      return { ...returnIds, order_id: order.id, status: said };
    case 'returns/decline':
      return { ...returnIds, ...orderIds, status: said, decline: { reason: 'other', note: null } };
    case 'returns/update':
      return {
        ...returnIds,
        return_line_items: {
          removals: lines.map((_, index) => ({
            admin_graphql_api_id: gid('ReturnLineItem', returnLineId(books, order, each, index)),
            delta: 1,
          })),
        },
        restocking_fees: { removals: [], updates: [] },
        return_shipping_fees: { removals: [], updates: [] },
      };
    // The platform does not publish its fields.
    case 'returns/process':
      return returnIds;
    default:
      return {
        ...returnIds,
        name: null,
        ...orderIds,
        status: said,
        total_return_line_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        total_exchange_line_items: exchangeLine === null ? 0 : 1,
        return_line_items: lines.map(({ line, quantity }, index) => {
          const lineId = returnLineId(books, order, each, index);
          return {
            id: lineId,
            admin_graphql_api_id: gid('ReturnLineItem', lineId),
            fulfillment_line_item: { id: books.partId('LineItem', order, line) },
            quantity,
          };
        }),
        exchange_line_items: exchangeLine === null ? [] : [exchangeFacts(books, order, each)],
        return_shipping_fees: [],
      };
  }
}

/** No published example was found. The fields are assumed, and the app uses only the id. */
export function reverseDeliveryBody({ id, parcel }: StoreReturn): object {
  return {
    id,
    admin_graphql_api_id: gid('ReverseDelivery', id),
    return: { id, admin_graphql_api_id: gid('Return', id) },
    reverse_fulfillment_order: { id, admin_graphql_api_id: gid('ReverseFulfillmentOrder', id) },
    shipping_deliverable: {
      tracking: { carrier_name: null, tracking_number: parcel?.number ?? null, tracking_url: null },
    },
  };
}

export function returnLineId(books: StoreBooks, order: BookedOrder, { id }: StoreReturn, index: number): number {
  return books.partId('ReturnLineItem', order, (id % 1_000) * 1_000 + index);
}

function exchangeFacts(books: StoreBooks, order: BookedOrder, each: StoreReturn): object {
  const id = books.partId('ExchangeLineItem', order, each.id % 1_000);
  return { id, admin_graphql_api_id: gid('ExchangeLineItem', id), line_item: null };
}

export function holdChangeBody(order: BookedOrder, part: StoreFulfillmentOrder, hold: StoreHold): object {
  return { fulfillment_order: fulfillmentOrderFacts(part, order), fulfillment_hold: holdFacts(hold) };
}

export function holdBody(
  order: BookedOrder,
  held: StoreFulfillmentOrder,
  remaining: StoreFulfillmentOrder | null,
  hold: StoreHold,
): object {
  return {
    fulfillment_order: { ...fulfillmentOrderFacts(held, order), fulfillment_holds: held.holds.map(holdFacts) },
    remaining_fulfillment_order: remaining && fulfillmentOrderFacts(remaining, order),
    held_fulfillment_order_line_items: held.lines.map(({ id, total }) => ({
      id: gid('FulfillmentOrderLineItem', id),
      quantity: total,
    })),
    created_fulfillment_hold: holdFacts(hold),
  };
}

export function moveBody(
  order: BookedOrder,
  original: StoreFulfillmentOrder,
  moved: StoreFulfillmentOrder,
  sourceLocationId: number,
): object {
  return {
    original_fulfillment_order: fulfillmentOrderFacts(original, order),
    moved_fulfillment_order: fulfillmentOrderFacts(moved, order),
    destination_location_id: gid('Location', moved.locationId),
    source_location: { id: gid('Location', sourceLocationId) },
    fulfillment_order_line_items_requested: moved.lines.map(({ id, total }) => ({
      id: gid('FulfillmentOrderLineItem', id),
      quantity: total,
    })),
  };
}

export function productBody(books: StoreBooks, product: StoreProduct): object {
  const { serial, sku, title, price, grams, createdAt, updatedAt } = product;
  return {
    id: firstProductId + serial,
    admin_graphql_api_id: gid('Product', firstProductId + serial),
    title,
    body_html: null,
    vendor: 'Sample',
    product_type: '',
    handle: handleOf(product),
    status: 'active',
    tags: '',
    created_at: restTime(createdAt),
    updated_at: restTime(updatedAt),
    published_at: restTime(createdAt),
    images: [],
    options: [{ name: 'Title', position: 1, values: ['Default Title'] }],
    variants: [
      {
        id: firstVariantId + serial,
        admin_graphql_api_id: gid('ProductVariant', firstVariantId + serial),
        product_id: firstProductId + serial,
        title: 'Default Title',
        price: decimal(price),
        sku,
        position: 1,
        inventory_policy: 'deny',
        inventory_item_id: firstInventoryItemId + serial,
        inventory_quantity: books.locations.reduce((sum, { id }) => sum + books.levelOf(product, id).available, 0),
        grams,
        weight: grams,
        weight_unit: 'g',
        taxable: true,
        barcode: null,
        created_at: restTime(createdAt),
        updated_at: restTime(updatedAt),
      },
    ],
  };
}

export function handleOf({ title, serial }: StoreProduct): string {
  return `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${serial}`;
}

export function inventoryLevelBody(books: StoreBooks, product: StoreProduct, locationId: number): object {
  const { available, updatedAt } = books.levelOf(product, locationId);
  const itemId = firstInventoryItemId + product.serial;
  return {
    inventory_item_id: itemId,
    location_id: locationId,
    available,
    updated_at: restTime(updatedAt),
    admin_graphql_api_id: `${gid('InventoryLevel', locationId)}?inventory_item_id=${itemId}`,
  };
}
