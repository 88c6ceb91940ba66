import {
  locations,
  newestOrderTime,
  sampleDelivery,
  sampleDispute,
  sampleOrder,
  sampleOrderIds,
  sampleRecipient,
  sampleStage,
} from '@hub/api-client/mocks';
import type { OrderStage } from '@hub/domain/orders';
import {
  type PastShipping,
  type PastState,
  readSeedOrders,
  type StoreOptions,
  type StoreOrderInput,
  type StoreRecipient,
} from '@hub/platform/simulator';

type SampleParts = Pick<
  StoreOptions,
  'orders' | 'locations' | 'idsOf' | 'recipient' | 'customerName' | 'pastShipping' | 'name'
>;

/**
 * The simulated store's data, to match the demo shop: the same order ids, states, people and shipments. `openedAt`:
 * when the shop was opened.
 */
export function sampleStore(ordersFile: string, openedAt: Date): SampleParts {
  const newestAt = newestOrderTime(openedAt);
  return {
    name: 'Willow & Wick',
    orders: pastOrders(ordersFile, newestAt),
    locations: locations.map(({ location_id: id, name }) => ({ id, name })),
    idsOf: sampleOrderIds,
    recipient,
    customerName: (customer) => ({ firstName: 'Customer', lastName: customer }),
    pastShipping: (order) => pastShipping(order, newestAt, openedAt),
  };
}

async function* pastOrders(path: string, newestAt: number): AsyncGenerator<StoreOrderInput> {
  for await (const order of readSeedOrders(path, { newestAt, keepsReturns: true })) {
    const seed = seedOf(order);
    if (Number.isNaN(seed.at)) throw new Error(`Order ${seed.invoice} has a date that the store cannot read.`);
    const { shippingMethod } = sampleDelivery(seed);
    const state = stateOf(order, newestAt);
    const dispute = state === 'fulfilled' ? sampleDispute(seed.invoice) : '';
    yield {
      ...(isReturnOnly(order) ? closedReturn(order) : { ...order, state }),
      shippingMethod,
      ...(dispute !== '' && { dispute }),
    };
  }
}

function stateOf(order: StoreOrderInput, newestAt: number): PastState {
  return order.state === 'cancelled' ? 'cancelled' : pastStates[sampleStage(seedOf(order), newestAt)];
}

/** Stock corrections: returns without a cancellation number, which are closed in the demo shop. */
function isReturnOnly({ state, number = '' }: StoreOrderInput): boolean {
  return state === 'cancelled' && !number.startsWith('C');
}

function closedReturn(order: StoreOrderInput): StoreOrderInput {
  return { ...order, state: 'closed', lines: order.lines.map((line) => ({ ...line, isRemoved: true })) };
}

/** The store's state for orders of each stage. */
const pastStates: Readonly<Record<OrderStage, PastState>> = {
  open: 'open',
  inFulfillment: 'open',
  error: 'open',
  hold: 'open',
  backOrder: 'open',
  needsReview: 'open',
  shipped: 'fulfilled',
  closed: 'closed',
  cancelled: 'cancelled',
};

function pastShipping(order: StoreOrderInput, newestAt: number, openedAt: Date): PastShipping {
  const { stage, detail } = sampleOrder(seedOf(order), newestAt, openedAt);
  const { firstLine } = sampleOrderIds(order.number ?? '');
  const boxes = Map.groupBy(detail.fulfillments, ({ fulfillmentId }) => fulfillmentId);
  return {
    fulfillments: [...boxes].map(([id, parts]) => ({
      id: Number(id),
      trackingNumber: parts[0]?.trackingNumber ?? null,
      lines: parts.map(({ lineItemId, quantity }) => ({ line: Number(lineItemId) - firstLine, quantity })),
    })),
    holdReason: stage === 'hold' ? (detail.timeline[0]?.message ?? '') : null,
  };
}

function recipient(order: StoreOrderInput): StoreRecipient {
  const seed = seedOf(order);
  const { name, state, postcode, country, ...rest } = sampleRecipient({ ...seed, ...sampleDelivery(seed) });
  const [firstName = '', ...others] = name.split(' ');
  return { ...rest, firstName, lastName: others.join(' '), province: state, zip: postcode, countryCode: country };
}

function seedOf({ number = '', at = 0, customer, country, lines }: StoreOrderInput) {
  const kept = lines.map(({ isRemoved = false, quantity, ...line }) => ({
    ...line,
    quantity: isRemoved ? -quantity : quantity,
  }));
  return { invoice: number, at, customer, country, lines: kept };
}
