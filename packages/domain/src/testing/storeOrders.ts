import { newShipPolicy } from '../shared/shipping/ShipPolicy.ts';
import type { OrderState } from '../orders/actions/afterAction.ts';
import { afterStoreChange, type StoreChangeOptions } from '../orders/intake/afterStoreChange.ts';
import { fromStoreOrder } from '../orders/intake/fromStoreOrder.ts';
import { intakePolicyOf } from '../orders/intake/IntakePolicy.ts';
import {
  emptyStoreOrderHead,
  type StoreFulfillmentOrder,
  type StoreOrder,
  type StoreOrderLine,
} from '../orders/intake/StoreOrder.ts';

export const aLine = (changes: Partial<StoreOrderLine> = {}): StoreOrderLine => ({
  lineItemId: '11',
  name: 'Mug',
  sku: 'MUG',
  quantity: 5,
  currentQuantity: 5,
  unfulfilledQuantity: changes.currentQuantity ?? 5,
  requiresShipping: true,
  isGiftCard: false,
  price: 4,
  weight: '0.3',
  ...changes,
});

/** A fulfillment order at one location for the remaining units of these lines. */
export const aPart = (
  lines: readonly StoreOrderLine[],
  changes: Partial<StoreFulfillmentOrder> = {},
): StoreFulfillmentOrder => ({
  fulfillmentOrderId: '700',
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  locationId: '1',
  locationName: 'Leeds',
  method: 'SHIPPING',
  fulfillAt: null,
  holds: [],
  lines: lines.map(({ lineItemId, quantity, unfulfilledQuantity }) => ({
    lineItemId,
    total: quantity,
    remaining: unfulfilledQuantity,
  })),
  ...changes,
});

/** A paid order whose fulfillment order has all remaining units of its lines. */
export const received = ({ lines = [aLine()], ...changes }: Partial<StoreOrder> = {}): StoreOrder => ({
  ...emptyStoreOrderHead,
  orderId: '4800',
  name: '#1001',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  customerName: 'Robin Carter',
  financialStatus: 'PAID',
  risk: 'NONE',
  hasTotal: true,
  lines,
  fulfillmentOrders: [aPart(lines)],
  fulfillments: [],
  ...changes,
});

export const fulfillment = {
  fulfillmentId: '900',
  isCancelled: false,
  trackingNumber: 'T1',
  status: null,
  locationId: null,
  lines: [{ lineItemId: '11', quantity: 5 }],
};

export const policy = intakePolicyOf(newShipPolicy, { installedAt: null, othersLocations: [] });

export const options: StoreChangeOptions = {
  policy,
  ownFulfillments: new Map(),
  readsFulfillments: true,
  removesLines: false,
  last: null,
  reason: null,
};

export const change = (before: OrderState, changes: Partial<StoreOrder>, given: Partial<StoreChangeOptions> = {}) =>
  afterStoreChange(before, received(changes), { ...options, ...given });
export const arrived = (changes: Partial<StoreOrder> = {}, given = policy) => fromStoreOrder(received(changes), given);
export const anOpen = () => arrived().state;
