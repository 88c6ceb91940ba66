import type { StoreProductRecord } from '@hub/database/store';
import {
  emptyStoreOrderHead,
  partForWriting,
  type StoreFulfillmentOrder,
  type StoreOrderFulfillment,
  type StoreOrderLine,
} from '@hub/domain/orders/intake';
import type { PlanSubscription } from '@hub/domain/plans';
import type { Checkout } from '@hub/domain/shared';
import type { ReportedStock } from '@hub/domain/stock';
import type { StoreWrite, TheirOrder } from '@hub/domain/store';
import type { Recipient } from '@hub/domain/warehouses';
import {
  type NewCharge,
  type ReadStoreOrder,
  type Store,
  StoreCallError,
  type StoreShop,
} from '../store/StoreServices.ts';

export interface FakeOrder extends ReadStoreOrder {
  heldByUs: boolean;
  isClosed: boolean;
  locationId: string;
}

export const customer: Recipient = {
  name: 'Wilhelmina Harkness',
  company: 'Harkness Pottery',
  address1: '17 Quillfeather Lane',
  address2: 'Flat 3',
  city: 'Ludlow',
  state: 'Shropshire',
  postcode: 'SY8 1XQ',
  country: 'GB',
  phone: '+44 7700 900123',
  email: 'wilhelmina@harkness.example',
};

export const aStoreLine = (changes: Partial<StoreOrderLine> = {}): StoreOrderLine => ({
  lineItemId: '11',
  name: 'Mug',
  sku: 'A',
  quantity: 5,
  currentQuantity: 5,
  unfulfilledQuantity: 5,
  requiresShipping: true,
  isGiftCard: false,
  price: 4,
  weight: '0.3',
  ...changes,
});

export const aCheckout: Checkout = {
  note: '',
  attributes: [],
  discountCodes: [],
  sellingPlans: [],
  company: '',
  paymentGateways: ['shopify_payments'],
  paymentTerms: null,
  taxesIncluded: true,
  subtotal: '20.00',
  discounts: '0.00',
  shipping: '3.99',
  tax: '4.00',
  total: '23.99',
};

/** A complete order at one location. The fake store adds the order's lines if it has none and is the only part. */
export const aPart: StoreFulfillmentOrder = {
  fulfillmentOrderId: '700',
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  locationId: '72001',
  locationName: 'Northampton warehouse',
  method: 'SHIPPING',
  fulfillAt: null,
  holds: [],
  lines: [],
};

const ownHold = { reason: 'OTHER', note: null, isOurs: true };

/** An in-memory store that records its writes. */
export function createFakeStore() {
  const orders = new Map<string, FakeOrder>();
  let shop: StoreShop = {
    currency: 'GBP',
    timeZone: 'Europe/London',
    locations: [{ locationId: '72001', name: 'Northampton warehouse', state: 'active' }],
  };
  let scopes: readonly string[] = [];
  const products = new Map<string, StoreProductRecord>();
  const stock: (ReportedStock & { itemId: string })[] = [];
  const written: StoreWrite[] = [];
  /** Tracking numbers after the first, by fulfillment. */
  const otherNumbers = new Map<string, readonly string[]>();
  const failures: { error: StoreCallError; isDone: boolean }[] = [];
  let time = Date.parse('2026-11-20T09:00:00.000Z');
  let fulfillments = 900;
  let webhookAddress: string | null = null;
  let exportReads = 0;
  let active: PlanSubscription | null = null;
  const charges = new Map<string, PlanSubscription>();
  let chargeTerms: Omit<NewCharge, 'plan'> | null = null;
  let chargeRefusal: StoreCallError | null = null;

  const orderOf = (orderId: string): FakeOrder => {
    const order = orders.get(orderId);
    if (order === undefined) throw new StoreCallError('refused', 'Order does not exist');
    return order;
  };
  const later = () => new Date((time += 1_000)).toISOString();
  const change = (orderId: string, changes: Partial<FakeOrder> & { fields?: Partial<ReadStoreOrder['order']> }) => {
    const { fields, ...rest } = changes;
    const before = orderOf(orderId);
    orders.set(orderId, { ...before, ...rest, order: { ...before.order, ...fields, updatedAt: later() } });
  };
  const left = ({ order }: FakeOrder, lineItemId: string) => {
    const line = order.lines.find((other) => other.lineItemId === lineItemId);
    const done = order.fulfillments
      .filter(({ isCancelled }) => !isCancelled)
      .flatMap(({ lines }) => lines)
      .reduce((sum, part) => (part.lineItemId === lineItemId ? sum + part.quantity : sum), 0);
    return (line?.currentQuantity ?? 0) - done;
  };
  /** Changes one part of an order that has several. */
  const changePart = (orderId: string, id: string, changes: (part: StoreFulfillmentOrder) => StoreFulfillmentOrder) => {
    const { fulfillmentOrders } = orderOf(orderId).order;
    if (!fulfillmentOrders.some((part) => part.fulfillmentOrderId === id && part.lines.length > 0)) return false;
    const changed = fulfillmentOrders.map((part) => (part.fulfillmentOrderId === id ? changes(part) : part));
    change(orderId, { fields: { fulfillmentOrders: changed } });
    return true;
  };
  const withLeft = (order: FakeOrder): FakeOrder => ({
    ...order,
    order: {
      ...order.order,
      lines: order.order.lines.map((line) => ({ ...line, unfulfilledQuantity: left(order, line.lineItemId) })),
      fulfillmentOrders: order.order.fulfillmentOrders.map((part) =>
        part.lines.length > 0
          ? part
          : {
              ...part,
              locationId: order.locationId,
              ...(order.heldByUs && { status: 'ON_HOLD', holds: [...part.holds, ownHold] }),
              lines: order.order.lines.map(({ lineItemId, quantity }) => ({
                lineItemId,
                total: quantity,
                remaining: left(order, lineItemId),
              })),
            },
      ),
    },
  });

  function apply(orderId: string, write: StoreWrite): string[] {
    const { order } = orderOf(orderId);
    switch (write.type) {
      case 'fulfill': {
        const lines = write.lines.map(({ id, quantity }) => ({ lineItemId: id.split('/').at(-1) ?? '', quantity }));
        for (const { lineItemId, quantity } of lines)
          if (quantity > left(orderOf(orderId), lineItemId))
            throw new StoreCallError('refused', 'Invalid fulfillment order line item quantity requested.');
        changePart(orderId, write.fulfillmentOrderId, (part) => ({
          ...part,
          lines: part.lines.map((line) => {
            const sent = lines.find(({ lineItemId }) => lineItemId === line.lineItemId)?.quantity ?? 0;
            return { ...line, remaining: line.remaining - sent };
          }),
        }));
        const id = String((fulfillments += 1));
        otherNumbers.set(id, write.tracking?.numbers.slice(1) ?? []);
        const made: StoreOrderFulfillment = {
          fulfillmentId: id,
          isCancelled: false,
          trackingNumber: write.tracking?.numbers[0] ?? null,
          status: null,
          locationId: null,
          lines,
        };
        change(orderId, { fields: { fulfillments: [...order.fulfillments, made] } });
        return [id];
      }
      case 'track':
      case 'cancelFulfillment':
        if (write.type === 'track') otherNumbers.set(write.fulfillmentId, write.tracking.numbers.slice(1));
        change(orderId, {
          fields: {
            fulfillments: order.fulfillments.map((made) =>
              made.fulfillmentId !== write.fulfillmentId
                ? made
                : write.type === 'track'
                  ? { ...made, trackingNumber: write.tracking.numbers[0] ?? null }
                  : { ...made, isCancelled: true },
            ),
          },
        });
        return [];
      case 'hold':
      case 'release':
        if (
          !changePart(orderId, write.fulfillmentOrderId, (part) =>
            write.type === 'hold'
              ? { ...part, status: 'ON_HOLD', holds: [ownHold] }
              : { ...part, status: 'OPEN', holds: [] },
          )
        )
          change(orderId, { heldByUs: write.type === 'hold' });
        return [];
      case 'releaseHolds':
        change(orderId, {
          fields: {
            fulfillmentOrders: order.fulfillmentOrders.map((part) => {
              const holds = part.holds.filter(({ holdId = '' }) => !write.holdIds.includes(holdId));
              return { ...part, holds, status: holds.length === 0 ? 'OPEN' : part.status };
            }),
          },
        });
        return [];
      case 'move':
        if (!changePart(orderId, write.fulfillmentOrderId, (part) => ({ ...part, locationId: write.locationId })))
          change(orderId, { locationId: write.locationId });
        return [];
      case 'tags':
        change(orderId, {
          fields: { tags: [...order.tags.filter((tag) => !write.remove.includes(tag)), ...write.add] },
        });
        return [];
      case 'address': {
        const { recipient } = orderOf(orderId);
        const { country, postcode } = write.address;
        change(orderId, { country, postcode, recipient: recipient && { ...recipient, ...write.address } });
        return [];
      }
      case 'removeLines':
        change(orderId, {
          fields: {
            lines: order.lines.map((line) => {
              const less = write.lines.find(({ lineItemId }) => lineItemId === line.lineItemId)?.quantity ?? 0;
              return { ...line, currentQuantity: line.currentQuantity - less };
            }),
          },
        });
        return [];
      case 'close':
        change(orderId, { isClosed: true, fields: { closedAt: later() } });
        return [];
    }
  }

  const store: Store = {
    readShop: async () => shop,
    readScopes: async () => scopes,
    subscribeWebhooks: async (address) => {
      const added = webhookAddress === address ? 0 : 1;
      webhookAddress = address;
      return added;
    },
    readOrder: async (orderId) => {
      const order = orders.get(orderId);
      return order === undefined ? null : withLeft(order);
    },
    orderOfFulfillmentOrder: async (id) => id.slice(0, -1),
    orderOfReturn: async (id) => id.slice(0, -1),
    orderOfReverseDelivery: async (id) => id.slice(0, -1),
    readProduct: async (productId) => products.get(productId) ?? null,
    products: async function* (since) {
      const found = [...products.values()].filter(({ updatedAt }) => since === null || updatedAt >= since);
      yield* found.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
    },
    stockOfItem: async (itemId) => {
      const skus = new Set(stock.flatMap((level) => (level.itemId === itemId ? [level.sku] : [])));
      return skus.size === 0 ? null : stock.filter(({ sku }) => skus.has(sku));
    },
    stockOfLocation: async function* (locationId) {
      yield* stock.filter((level) => level.locationId === locationId);
    },
    startExport: async () => 'export-1',
    readExport: async () => {
      exportReads += 1;
      return { state: exportReads === 1 ? 'running' : 'done', orders: orders.size, words: null };
    },
    exportedOrders: async function* () {
      yield* [...orders.values()].map(withLeft);
    },
    orderVersions: async function* () {
      yield* [...orders.values()].map((found) => {
        const { orderId, name, updatedAt, lines, cancelledAt } = found.order;
        const hasUnitsLeft = cancelledAt === null && lines.some(({ lineItemId }) => left(found, lineItemId) > 0);
        return { orderId, name, updatedAt, hasUnitsLeft };
      });
    },
    readForWriting: async (orderId, policy): Promise<TheirOrder | null> => {
      const found = orders.get(orderId);
      if (found === undefined) return null;
      const { isClosed } = found;
      const { order } = withLeft(found);
      return {
        isClosed,
        isCancelled: order.cancelledAt !== null,
        isPaid: order.financialStatus === 'PAID',
        tags: order.tags,
        address: found.recipient,
        lines: order.lines.map(({ lineItemId, currentQuantity }) => ({ lineItemId, quantity: currentQuantity })),
        fulfillmentOrders: order.fulfillmentOrders.map((part) => ({
          id: part.fulfillmentOrderId,
          ...partForWriting(part, policy),
          locationId: part.locationId,
          holdIds: part.holds.flatMap(({ holdId, isOurs }) => (isOurs ? [] : (holdId ?? []))),
          lines: part.lines.map(({ lineItemId, total, remaining }) => ({
            id: order.fulfillmentOrders.length > 1 ? `${part.fulfillmentOrderId}/${lineItemId}` : lineItemId,
            lineItemId,
            total,
            remaining,
          })),
        })),
        fulfillments: order.fulfillments.map(({ fulfillmentId, isCancelled, trackingNumber, lines }) => ({
          id: fulfillmentId,
          isCancelled,
          trackingNumbers: trackingNumber === null ? [] : [trackingNumber, ...(otherNumbers.get(fulfillmentId) ?? [])],
          lines,
        })),
      };
    },
    readCharge: async (id) => active ?? charges.get(id ?? '') ?? null,
    cancelCharge: async () => {
      if (chargeRefusal !== null) throw chargeRefusal;
      active = null;
    },
    startCharge: async ({ plan: { name }, ...terms }, returnUrl) => {
      if (chargeRefusal !== null) throw chargeRefusal;
      chargeTerms = terms;
      return `https://store.example/confirm?${new URLSearchParams({ name, returnUrl }).toString()}`;
    },
    write: async (orderId, write) => {
      const failure = failures.shift();
      if (failure !== undefined && !failure.isDone) throw failure.error;
      written.push(write);
      const made = apply(orderId, write);
      if (failure !== undefined) throw failure.error;
      return made;
    },
  };

  return {
    store,
    written,
    order: (orderId: string) => withLeft(orderOf(orderId)),
    webhookAddress: () => webhookAddress,
    /** Stops sending webhooks, like a store after hours without replies. */
    endWebhooks: () => {
      webhookAddress = null;
    },
    /** Sets a charge; of several, the active one counts. */
    setCharge: (id: string, charge: PlanSubscription) => {
      charges.set(id, charge);
      active = [...charges.values()].find(({ status }) => status === 'active') ?? null;
    },
    /** Trial and discount of the latest charge. */
    chargeTerms: () => chargeTerms,
    refuseCharges: (error: StoreCallError | null) => {
      chargeRefusal = error;
    },
    changeShop: (changes: Partial<StoreShop>) => {
      shop = { ...shop, ...changes };
    },
    products,
    /** Sets the units of a SKU at a location; `itemId` is its item. */
    setStock: (itemId: string, level: ReportedStock) => {
      const index = stock.findIndex(
        (other) => other.itemId === itemId && other.locationId === level.locationId && other.sku === level.sku,
      );
      stock.splice(index === -1 ? stock.length : index, 1, { itemId, ...level });
    },
    change,
    remove: (orderId: string) => orders.delete(orderId),
    /** Changes the scopes that the app has. */
    grantScopes: (granted: readonly string[]) => {
      scopes = granted;
    },
    /** Makes the next write fail; with `isDone`, after performing it. */
    failNextWrite: (error: StoreCallError, isDone = false) => failures.push({ error, isDone }),
    placeOrder: (
      orderId: string,
      changes: Partial<ReadStoreOrder['order']> = {},
      other: Partial<ReadStoreOrder> = {},
    ) => {
      const at = later();
      orders.set(orderId, {
        order: {
          ...emptyStoreOrderHead,
          orderId,
          name: `#${orderId}`,
          createdAt: at,
          updatedAt: at,
          customerName: customer.name,
          tags: ['web'],
          financialStatus: 'PAID',
          risk: 'NONE',
          hasTotal: true,
          fulfillmentOrders: [{ ...aPart, fulfillmentOrderId: `${orderId}1` }],
          lines: [aStoreLine({ lineItemId: `${orderId}1` })],
          fulfillments: [],
          ...changes,
        },
        customerId: '77',
        recipient: customer,
        country: 'GB',
        postcode: customer.postcode,
        shippingMethod: 'Standard',
        heldByUs: false,
        isClosed: false,
        locationId: '72001',
        ...other,
      });
    },
    later,
  };
}
