import type { StoreProductRecord } from '@hub/database/store';
import { message } from '@hub/domain/messages';
import {
  partDestination,
  partForWriting,
  type StoreFulfillmentOrder,
  type StoreOrder,
  type StoreOrderFulfillment,
  storeOrderHead,
  type WhatToShipOptions,
} from '@hub/domain/orders/intake';
import { type PlanSubscription, priceCurrency } from '@hub/domain/plans';
import { type Checkout, provinceCode } from '@hub/domain/shared';
import type { ReportedStock } from '@hub/domain/stock';
import type { StoreWrite, TheirOrder } from '@hub/domain/store';
import type { Recipient } from '@hub/domain/warehouses';
import {
  AccessDeniedError,
  type Backfill,
  CallNotBegunError,
  type InventoryLevel,
  PlatformError,
  ShopNotFoundError,
  ShopUnavailableError,
  type PlatformAddress,
  type PlatformDestination,
  type StoreClient,
  type PlatformFulfillment,
  type PlatformFulfillmentOrder,
  type PlatformOrder,
  type PlatformProduct,
  StoreRefusedError,
  type PlatformSubscription,
  StoreThrottledError,
  TokenRevokedError,
} from '@hub/platform';
import { type ReadStoreOrder, type Store, StoreCallError, type StoreExport } from './StoreServices.ts';

export interface StoreOptions {
  /** Ignores orders last changed before this; the first installation reads back to this date. */
  ordersSince: Date;
}

const dayMs = 86_400_000;

/** Distinguishes this app's holds from others. */
const holdHandle = 'fulfillment-hub';

/** Adapts the shop platform's client to the engine. Client errors become StoreCallError. */
export function createStore(client: StoreClient, { ordersSince }: StoreOptions): Store {
  const read = async (orderId: string) => {
    const order = await client.readOrder(orderId);
    return order === null ? null : toReadOrder(order);
  };
  return {
    readShop: () =>
      translated(async () => {
        const { currency, timeZone } = await client.readShop();
        const locations = (await client.listLocations()).map(({ id, name, isActive, isFulfillmentService }) => ({
          locationId: id,
          name,
          state: isFulfillmentService ? ('service' as const) : isActive ? ('active' as const) : ('inactive' as const),
        }));
        return { currency, timeZone, locations };
      }),
    readScopes: () => translated(() => client.readScopes()),
    subscribeWebhooks: (address) => translated(async () => (await client.subscribeWebhooks(address)).added.length),
    readOrder: (orderId) => translated(() => read(orderId)),
    orderOfFulfillmentOrder: (id) => translated(async () => (await client.readFulfillmentOrder(id))?.orderId ?? null),
    orderOfReturn: (id) => translated(() => client.orderOfReturn(id)),
    orderOfReverseDelivery: (id) => translated(() => client.orderOfReverseDelivery(id)),
    readProduct: (id) =>
      translated(async () => {
        const product = await client.readProduct(id);
        return product === null ? null : toProductRecord(product);
      }),
    products: (since) =>
      translatedEach(
        (async function* () {
          for await (const product of client.listProducts(since === null ? {} : { updatedSince: since }))
            yield toProductRecord(product);
        })(),
      ),
    stockOfItem: (id) => translated(async () => (await client.readInventoryLevels(id))?.map(toReportedStock) ?? null),
    stockOfLocation: (locationId) =>
      translatedEach(
        (async function* () {
          for await (const level of client.listInventoryLevels(locationId)) yield toReportedStock(level);
        })(),
      ),
    startExport: () => translated(() => client.startOrderBackfill({ updatedSince: ordersSince })),
    readExport: (id) => translated(async () => toExport(await client.readBackfill(id))),
    exportedOrders: (id) => translatedEach(exportedOrders(client, id)),
    orderVersions: () =>
      translatedEach(
        (async function* () {
          for await (const { id, ...stamp } of client.listOrderStamps({ updatedSince: ordersSince }))
            yield { ...stamp, orderId: id };
        })(),
      ),
    readForWriting: (orderId, policy) =>
      translated(async () => {
        const order = await client.readOrder(orderId);
        return order === null ? null : toTheirOrder(order, policy);
      }),
    readCharge: (id) =>
      translated(async () =>
        withTrial((await client.readActiveSubscription()) ?? (id === null ? null : await client.readSubscription(id))),
      ),
    cancelCharge: () =>
      translated(async () => {
        const active = await client.readActiveSubscription();
        if (active !== null) await client.cancelSubscription(active.id);
      }),
    startCharge: ({ plan: { name, monthlyPrice }, trialDays, discount }, returnUrl) =>
      translated(async () => {
        const { isDevelopment } = await client.readShop();
        const { confirmationUrl } = await client.createSubscription({
          name,
          price: { amount: monthlyPrice.toFixed(2), currency: priceCurrency },
          trialDays,
          ...(discount && { discount }),
          returnUrl,
          // Development stores can't be charged.
          isTest: isDevelopment,
        });
        return confirmationUrl;
      }),
    write: (orderId, write) => translated(() => writeChange(client, orderId, write)),
  };
}

/** The store's variant name for products with only one variant. */
const onlyVariant = 'Default Title';

/** Named like order lines. */
function toProductRecord({ id, title, updatedAt, variants }: PlatformProduct): StoreProductRecord {
  return {
    productId: id,
    updatedAt: new Date(updatedAt),
    variants: variants.map((variant) => ({
      variantId: variant.id,
      sku: variant.sku,
      name: variant.title === onlyVariant ? title : `${title} - ${variant.title}`,
      weight: variant.weightGrams === null ? '' : String(variant.weightGrams / 1_000),
      ships: variant.requiresShipping,
      hsCode: variant.hsCode ?? '',
      countryOfOrigin: variant.countryOfOrigin ?? '',
    })),
  };
}

function toReportedStock(level: InventoryLevel): ReportedStock {
  const { sku, locationId, isTracked, onHand, unavailable, safety, updatedAt } = level;
  return { sku, locationId, onHand: isTracked ? onHand : null, unavailable, safety, changedAt: updatedAt };
}

/** The trial starts when the charge is created, minutes before the merchant approves it. */
function withTrial(charge: PlatformSubscription | null): PlanSubscription | null {
  if (charge === null) return null;
  const { name, status, trialDays, createdAt } = charge;
  const trialEndsAt = trialDays === 0 ? null : new Date(Date.parse(createdAt) + trialDays * dayMs).toISOString();
  return { name, status, trialEndsAt };
}

/**
 * Orders with open returns are read in full. Ended returns are read with the order's next change.
 * https://shopify.dev/docs/api/admin-graphql/latest/enums/OrderReturnStatus
 */
const openReturns: ReadonlySet<string> = new Set(['RETURN_REQUESTED', 'IN_PROGRESS', 'INSPECTION_COMPLETE']);

async function* exportedOrders(client: StoreClient, exportId: string): AsyncIterable<ReadStoreOrder> {
  const { url } = await client.readBackfill(exportId);
  if (url === null) return;
  for await (const order of client.readBackfillFile(url)) {
    const active = order.fulfillments.filter(({ status }) => !notShipped.has(status));
    // The file doesn't say which units belong to which of several fulfillments, or what is being returned.
    const isUnclear = active.length > 1 && active.some(({ lines }) => lines === null);
    const whole = isUnclear || openReturns.has(order.returnStatus) ? await client.readOrder(order.id) : order;
    if (whole !== null) yield toReadOrder(whole);
  }
}

/** Recipient and order, by the engine's rules. */
export function toReadOrder(order: PlatformOrder): ReadStoreOrder {
  const { shippingAddress } = order;
  return {
    order: toOrder(order),
    customerId: order.customerId,
    recipient: recipientOf(order),
    country: shippingAddress?.countryCode ?? '',
    postcode: shippingAddress?.postcode ?? '',
    shippingMethod: order.shippingMethod,
  };
}

function recipientOf({ shippingAddress, email, phone }: PlatformOrder): Recipient | null {
  return shippingAddress && toRecipient(shippingAddress, { email: email ?? '', phone: phone ?? '' });
}

function toOrder(order: PlatformOrder): StoreOrder {
  return {
    ...storeOrderHead(order),
    orderId: order.id,
    lines: order.lines.map((line) => ({
      lineItemId: line.id,
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      currentQuantity: line.currentQuantity,
      unfulfilledQuantity: line.unfulfilledQuantity,
      requiresShipping: line.requiresShipping,
      isGiftCard: line.isGiftCard,
      price: Number(line.unitPrice.amount),
      paidPrice: Number(line.paidUnitPrice.amount),
      weight: line.weightGrams === null ? '' : String(line.weightGrams / 1_000),
    })),
    hasTotal: hasTotal(order),
    checkout: toCheckout(order),
    fulfillmentOrders: order.fulfillmentOrders.map((part) => toPart(part, order)),
    fulfillments: order.fulfillments.map((fulfillment) => toFulfillment(fulfillment, order)),
    ...toTakenBack(order),
  };
}

function toTakenBack({ returns, refunds }: PlatformOrder): Pick<StoreOrder, 'returns' | 'refunds'> {
  return {
    ...(returns && {
      returns: returns.map(({ id, name, status, lines, exchangeLines, onTheWay }) => ({
        returnId: id,
        name,
        status,
        lines: lines.map(({ orderLineId, quantity, processedQuantity: processed }) => ({
          lineItemId: orderLineId,
          quantity,
          processed,
        })),
        exchanges: exchangeLines.map(({ orderLineId, quantity }) => ({ lineItemId: orderLineId, quantity })),
        ...(onTheWay.length > 0 && {
          onTheWay: onTheWay.map(({ orderLineId, ...parcel }) => ({ ...parcel, lineItemId: orderLineId })),
        }),
      })),
    }),
    ...(refunds && {
      refunds: refunds.map(({ id, lines }) => ({
        refundId: id,
        lines: lines.map(({ orderLineId, quantity }) => ({ lineItemId: orderLineId, quantity })),
      })),
    }),
  };
}

/** Edits and refunds may leave nothing to pay. */
function hasTotal({ current }: PlatformOrder): boolean {
  return Number(current.total.amount) > 0;
}

function toCheckout(order: PlatformOrder): Checkout {
  const { note, attributes, discountCodes, company, paymentGateways, paymentTerms } = order;
  const { taxesIncluded, lines, current } = order;
  return {
    note: note ?? '',
    attributes,
    discountCodes,
    sellingPlans: [...new Set(lines.flatMap(({ sellingPlan }) => (sellingPlan === '' ? [] : [sellingPlan])))],
    company,
    paymentGateways,
    ...(paymentTerms !== undefined && { paymentTerms }),
    taxesIncluded,
    subtotal: current.subtotal.amount,
    discounts: current.discounts.amount,
    shipping: current.shipping.amount,
    tax: current.tax.amount,
    total: current.total.amount,
  };
}

function toPart(
  { id, assignedLocationId, assignedLocationName, lines, ...part }: PlatformFulfillmentOrder,
  order: PlatformOrder,
): StoreFulfillmentOrder {
  const { status, requestStatus, method, fulfillAt, supportedActions } = part;
  const holds = part.holds.map(({ id: holdId, reason, note, isOurs }) => ({ holdId, reason, note, isOurs }));
  return {
    fulfillmentOrderId: id,
    status,
    requestStatus,
    locationId: assignedLocationId,
    locationName: assignedLocationName,
    method,
    destination: partDestination(part.destination && toDestination(part.destination, order), recipientOf(order)),
    fulfillAt,
    holds,
    supportedActions,
    lines: lines.map(({ orderLineId, totalQuantity, remainingQuantity }) => ({
      lineItemId: orderLineId,
      total: totalQuantity,
      remaining: remainingQuantity,
    })),
  };
}

/**
 * Statuses of canceled or failed fulfillments, which ship nothing.
 * https://shopify.dev/docs/api/admin-graphql/latest/enums/FulfillmentStatus
 */
const notShipped: ReadonlySet<string> = new Set(['CANCELLED', 'ERROR', 'FAILURE']);

/**
 * Units of an order that have left, by line. `currentQuantity` has no refunded ones; the parts of an order have all. What is in no
 * part needs no shipping.
 */
function fulfilledUnits({ lines, fulfillmentOrders }: PlatformOrder) {
  const placed = fulfillmentOrders.flatMap((part) => part.lines);
  return lines
    .map(({ id, currentQuantity, unfulfilledQuantity }) => {
      const own = placed.filter(({ orderLineId }) => orderLineId === id);
      const left = own.reduce(
        (sum, { totalQuantity, remainingQuantity }) => sum + totalQuantity - remainingQuantity,
        0,
      );
      return { orderLineId: id, quantity: own.length > 0 ? left : currentQuantity - unfulfilledQuantity };
    })
    .filter(({ quantity }) => quantity > 0);
}

function toFulfillment(fulfillment: PlatformFulfillment, order: PlatformOrder): StoreOrderFulfillment {
  const { id, status, displayStatus, locationId } = fulfillment;
  const [first, ...more] = fulfillment.tracking.flatMap(({ number, company: carrier, url }) =>
    number ? [{ number, carrier, url }] : [],
  );
  // A file has no lines: what of the order is fulfilled is in its only fulfillment.
  const units = fulfillment.lines ?? fulfilledUnits(order);
  return {
    fulfillmentId: id,
    isCancelled: notShipped.has(status),
    ...(notShipped.has(status) && status !== 'CANCELLED' && { hasFailed: true }),
    trackingNumber: first?.number ?? null,
    ...(first && { carrier: first.carrier, trackingUrl: first.url }),
    ...(more.length > 0 && { moreTrackings: more }),
    // "Fulfilled" says nothing about the parcel.
    status: displayStatus === 'FULFILLED' ? null : (displayStatus?.toLowerCase() ?? null),
    locationId,
    lines: units.map(({ orderLineId, quantity }) => ({ lineItemId: orderLineId, quantity })),
  };
}

function toRecipient(address: PlatformAddress, { email, phone }: { email: string; phone: string }): Recipient {
  return {
    name: address.name,
    company: address.company,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state: address.provinceCode,
    postcode: address.postcode,
    country: address.countryCode,
    phone: address.phone === '' ? phone : address.phone,
    email,
  };
}

/** The platform gives a destination's province by name, without a code. */
function toDestination(
  { province, email, ...address }: PlatformDestination,
  { shippingAddress }: PlatformOrder,
): Recipient {
  const isOfOrder = shippingAddress?.countryCode === address.countryCode && shippingAddress.province === province;
  const state = isOfOrder ? shippingAddress.provinceCode : (provinceCode(address.countryCode, province) ?? province);
  return toRecipient({ ...address, provinceCode: state }, { email, phone: '' });
}

function toExport({ status, orderCount, errorCode }: Backfill): StoreExport {
  if (status === 'completed') return { state: 'done', orders: orderCount, words: null };
  if (status === 'failed' || status === 'expired' || status === 'cancelled' || status === 'cancelling')
    return { state: 'failed', orders: orderCount, words: message('store.exportEnded', { code: errorCode ?? status }) };
  return { state: 'running', orders: orderCount, words: null };
}

/** Payment states with nothing left to pay. */
const paidStates: ReadonlySet<string> = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED']);

function toTheirOrder(order: PlatformOrder, policy: WhatToShipOptions): TheirOrder {
  return {
    isClosed: order.closedAt !== null,
    isCancelled: order.cancelledAt !== null,
    isPaid: !hasTotal(order) || paidStates.has(order.financialStatus ?? ''),
    tags: order.tags,
    address: recipientOf(order),
    lines: order.lines.map(({ id, currentQuantity }) => ({ lineItemId: id, quantity: currentQuantity })),
    fulfillmentOrders: order.fulfillmentOrders.map((part) => toTheirPart(part, order, policy)),
    fulfillments: order.fulfillments.map(({ id, status, tracking, lines }) => ({
      id,
      isCancelled: notShipped.has(status),
      trackingNumbers: tracking.flatMap(({ number }) => number ?? []),
      lines: (lines ?? []).map(({ orderLineId, quantity }) => ({ lineItemId: orderLineId, quantity })),
    })),
  };
}

function toTheirPart(
  part: PlatformFulfillmentOrder,
  order: PlatformOrder,
  policy: WhatToShipOptions,
): TheirOrder['fulfillmentOrders'][number] {
  const { id, holds, assignedLocationId, lines } = part;
  return {
    id,
    ...partForWriting(toPart(part, order), policy),
    locationId: assignedLocationId,
    holdIds: holds.filter(({ isOurs }) => !isOurs).map((hold) => hold.id),
    lines: lines.map((line) => ({
      id: line.id,
      lineItemId: line.orderLineId,
      total: line.totalQuantity,
      remaining: line.remainingQuantity,
    })),
  };
}

/** Makes a change; resolves to the ids of created fulfillments. */
async function writeChange(client: StoreClient, orderId: string, write: StoreWrite): Promise<readonly string[]> {
  switch (write.type) {
    case 'fulfill':
      return fulfill(client, write);
    case 'track':
      await client.updateTracking({
        fulfillmentId: write.fulfillmentId,
        tracking: write.tracking,
        notifyCustomer: true,
      });
      return [];
    case 'cancelFulfillment':
      await client.cancelFulfillment(write.fulfillmentId);
      return [];
    case 'hold':
      await client.holdFulfillmentOrder({
        fulfillmentOrderId: write.fulfillmentOrderId,
        reason: 'OTHER',
        note: write.reason,
        handle: holdHandle,
      });
      return [];
    case 'release':
      await releaseOwnHolds(client, write.fulfillmentOrderId);
      return [];
    case 'releaseHolds': {
      const { fulfillmentOrderId, holdIds } = write;
      await client.releaseHold({ fulfillmentOrderId, holdIds });
      return [];
    }
    case 'move': {
      const { fulfillmentOrderId, locationId } = write;
      await client.moveFulfillmentOrder({ fulfillmentOrderId, locationId });
      return [];
    }
    case 'tags':
      if (write.add.length > 0) await client.addTags(orderId, write.add);
      if (write.remove.length > 0) await client.removeTags(orderId, write.remove);
      return [];
    case 'address': {
      const { country: countryCode, state: provinceCode, ...address } = write.address;
      await client.updateAddress(orderId, { ...address, countryCode, provinceCode });
      return [];
    }
    case 'removeLines':
      await removeLines(client, orderId, write.lines);
      return [];
    case 'close':
      await client.closeOrder(orderId);
      return [];
  }
}

async function fulfill(
  client: StoreClient,
  { fulfillmentOrderId, lines, tracking }: Extract<StoreWrite, { type: 'fulfill' }>,
): Promise<readonly string[]> {
  const units = lines.map(({ id, quantity }) => ({ fulfillmentOrderLineId: id, quantity }));
  const id = await client.createFulfillment({
    parts: [{ fulfillmentOrderId, lines: units }],
    tracking,
    notifyCustomer: true,
  });
  return [id];
}

async function releaseOwnHolds(client: StoreClient, fulfillmentOrderId: string): Promise<void> {
  const order = await client.readFulfillmentOrder(fulfillmentOrderId);
  const holdIds = (order?.holds ?? []).filter(({ isOurs }) => isOurs).map(({ id }) => id);
  if (holdIds.length > 0) await client.releaseHold({ fulfillmentOrderId, holdIds });
}

async function removeLines(
  client: StoreClient,
  orderId: string,
  lines: Extract<StoreWrite, { type: 'removeLines' }>['lines'],
): Promise<void> {
  const order = await client.readOrder(orderId);
  const units = new Map(order?.lines.map(({ id, currentQuantity }) => [id, currentQuantity]));
  await client.removeLines({
    orderId,
    lines: lines.map(({ lineItemId, quantity }) => ({
      orderLineId: lineItemId,
      quantity: Math.max(0, (units.get(lineItemId) ?? 0) - quantity),
    })),
    restock: true,
    notifyCustomer: false,
  });
}

async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toCallError(error);
  }
}

async function* translatedEach<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  try {
    yield* items;
  } catch (error) {
    throw toCallError(error);
  }
}

/** Leaves errors from elsewhere unchanged. */
export function toCallError(error: unknown): unknown {
  if (!(error instanceof PlatformError)) return error;
  const options = { cause: error };
  const { words } = error;
  if (error instanceof StoreThrottledError)
    return new StoreCallError('throttled', words, { ...options, retryAfterMs: error.retryAfterMs });
  if (error instanceof CallNotBegunError) return new StoreCallError('late', words, { ...options, retryAfterMs: 0 });
  if (error instanceof StoreRefusedError) return new StoreCallError('refused', words, options);
  if (error instanceof AccessDeniedError) return new StoreCallError('missingScope', words, options);
  if (error instanceof TokenRevokedError) return new StoreCallError('tokenRefused', words, options);
  if (error instanceof ShopNotFoundError) return new StoreCallError('uninstalled', words, options);
  if (error instanceof ShopUnavailableError) return new StoreCallError('frozen', words, options);
  return new StoreCallError('unavailable', words, options);
}
