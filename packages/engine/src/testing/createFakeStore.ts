import type { StoreProductRecord } from '@hub/database';
import type { StoreOrderFulfillment, StoreOrderLine } from '@hub/domain/orders';
import type { PlanSubscription } from '@hub/domain/plans';
import type { ReportedStock } from '@hub/domain/stock';
import type { StoreWrite, TheirOrder } from '@hub/domain/store';
import type { Recipient } from '@hub/domain/warehouses';
import { type NewCharge, type ReadStoreOrder, type Store, StoreCallError } from '../store/StoreServices.ts';

interface FakeOrder extends ReadStoreOrder {
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

/** A store in memory that counts what it is asked to write. */
export function createFakeStore() {
  const orders = new Map<string, FakeOrder>();
  const products = new Map<string, StoreProductRecord>();
  const stock: (ReportedStock & { itemId: string })[] = [];
  const written: StoreWrite[] = [];
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
  const withLeft = (order: FakeOrder): FakeOrder => ({
    ...order,
    order: {
      ...order.order,
      lines: order.order.lines.map((line) => ({ ...line, unfulfilledQuantity: left(order, line.lineItemId) })),
    },
  });

  function apply(orderId: string, write: StoreWrite): string[] {
    const { order } = orderOf(orderId);
    switch (write.type) {
      case 'fulfill': {
        const lines = write.lines.map(({ id, quantity }) => ({ lineItemId: id, quantity }));
        for (const { lineItemId, quantity } of lines)
          if (quantity > left(orderOf(orderId), lineItemId))
            throw new StoreCallError('refused', 'Invalid fulfillment order line item quantity requested.');
        const id = String((fulfillments += 1));
        const made: StoreOrderFulfillment = {
          fulfillmentId: id,
          isCancelled: false,
          trackingNumber: write.tracking?.number ?? null,
          status: null,
          locationId: null,
          lines,
        };
        change(orderId, { fields: { fulfillments: [...order.fulfillments, made] } });
        return [id];
      }
      case 'track':
      case 'cancelFulfillment':
        change(orderId, {
          fields: {
            fulfillments: order.fulfillments.map((made) =>
              made.fulfillmentId !== write.fulfillmentId
                ? made
                : write.type === 'track'
                  ? { ...made, trackingNumber: write.tracking.number }
                  : { ...made, isCancelled: true },
            ),
          },
        });
        return [];
      case 'hold':
      case 'release':
        change(orderId, { heldByUs: write.type === 'hold' });
        return [];
      case 'move':
        change(orderId, { locationId: write.locationId });
        return [];
      case 'tags':
        change(orderId, {
          tags: [...orderOf(orderId).tags.filter((tag) => !write.remove.includes(tag)), ...write.add],
        });
        return [];
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
    readShop: async () => ({
      currency: 'GBP',
      timeZone: 'Europe/London',
      locations: [{ locationId: '72001', name: 'Northampton warehouse' }],
    }),
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
    readProduct: async (productId) => products.get(productId) ?? null,
    products: async function* (since) {
      const found = [...products.values()].filter(({ updatedAt }) => since === null || updatedAt >= since);
      yield* found.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
    },
    stockOfItem: async (itemId) => {
      const levels = stock.filter((level) => level.itemId === itemId);
      return levels.length === 0 ? null : levels;
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
      yield* [...orders.values()].map(({ order: { orderId, name, updatedAt } }) => ({ orderId, name, updatedAt }));
    },
    readForWriting: async (orderId): Promise<TheirOrder | null> => {
      const found = orders.get(orderId);
      if (found === undefined) return null;
      const { order, tags, heldByUs, isClosed, locationId } = found;
      return {
        isClosed,
        isCancelled: order.cancelledAt !== null,
        tags,
        lines: order.lines.map(({ lineItemId, currentQuantity }) => ({ lineItemId, quantity: currentQuantity })),
        fulfillmentOrders: [
          {
            id: `${orderId}1`,
            state: heldByUs ? 'heldByUs' : 'open',
            locationId,
            lines: order.lines.map(({ lineItemId }) => ({
              id: lineItemId,
              lineItemId,
              remaining: left(found, lineItemId),
            })),
          },
        ],
        fulfillments: order.fulfillments.map(({ fulfillmentId, isCancelled, trackingNumber, lines }) => ({
          id: fulfillmentId,
          isCancelled,
          trackingNumbers: trackingNumber === null ? [] : [trackingNumber],
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
    /** Nobody answered its webhooks for hours: it sends none any more. */
    endWebhooks: () => {
      webhookAddress = null;
    },
    /** The charge as it is now; of several the active one counts. */
    setCharge: (id: string, charge: PlanSubscription) => {
      charges.set(id, charge);
      active = [...charges.values()].find(({ status }) => status === 'active') ?? null;
    },
    /** Trial and discount of the last charge. */
    chargeTerms: () => chargeTerms,
    refuseCharges: (error: StoreCallError | null) => {
      chargeRefusal = error;
    },
    products,
    /** Sets the units of a SKU at a location, whose item is `itemId`. */
    setStock: (itemId: string, level: ReportedStock) => {
      const index = stock.findIndex(
        (other) => other.itemId === itemId && other.locationId === level.locationId && other.sku === level.sku,
      );
      stock.splice(index === -1 ? stock.length : index, 1, { itemId, ...level });
    },
    change,
    remove: (orderId: string) => orders.delete(orderId),
    /** The next write fails; `isDone`: it was done nevertheless. */
    failNextWrite: (error: StoreCallError, isDone = false) => failures.push({ error, isDone }),
    placeOrder: (
      orderId: string,
      changes: Partial<ReadStoreOrder['order']> = {},
      other: Partial<ReadStoreOrder> = {},
    ) => {
      const at = later();
      orders.set(orderId, {
        order: {
          orderId,
          name: `#${orderId}`,
          createdAt: at,
          updatedAt: at,
          cancelledAt: null,
          closedAt: null,
          customerName: customer.name,
          lines: [aStoreLine({ lineItemId: `${orderId}1` })],
          fulfillments: [],
          ...changes,
        },
        customerId: '77',
        recipient: customer,
        country: 'GB',
        postcode: customer.postcode,
        shippingMethod: 'Standard',
        tags: ['web'],
        heldByUs: false,
        isClosed: false,
        locationId: '72001',
        ...other,
      });
    },
    later,
  };
}
