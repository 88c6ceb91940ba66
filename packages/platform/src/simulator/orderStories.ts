import type { ReturnChange, StoreBookOrder, StoreControls } from './StoreControls.ts';
import type { StoreDispute, StoreLocationInput, StoreOrderInput, StoreRecipient } from './StoreOptions.ts';

/** What happens to an order in the store, and how often. */
export interface OrderStory {
  /** Per 1,000 new orders. */
  perThousand: number;
  /** Source of the share; `assumed` if no public figure was found. */
  source: string;
  /** How the order is placed; paid and shipped completely if absent. */
  place?: (order: StoreOrderInput, shop: StoryPlace) => Partial<StoreOrderInput>;
  steps: readonly StoryStep[];
}

interface StoryPlace {
  /** Active locations; orders ship from the first. */
  locations: readonly Pick<StoreLocationInput, 'id'>[];
  /** Milliseconds of the store's clock per minute of the story. */
  minuteMs: number;
  /** When the order is placed, ms since 1970. */
  at: number;
}

/** One action on the order. Skipped when the store refuses it because the order has shipped. */
interface StoryStep {
  /** Since the previous step. */
  afterMinutes: number;
  /** The step waits until this is true; runs at once if absent. */
  when?: (order: StoreBookOrder) => boolean;
  act: (controls: StoreControls, order: StoreBookOrder) => void;
}

const assumed = 'assumed';
const hour = 60;

const isShipped = ({ fulfillmentStatus }: StoreBookOrder) => fulfillmentStatus === 'FULFILLED';

/** The line with the most remaining units. */
function largestLine({ lines }: StoreBookOrder): StoreBookOrder['lines'][number] | undefined {
  return lines.toSorted((a, b) => b.currentQuantity - a.currentQuantity)[0];
}

/** All but the last line ship now; a one-line order ships nothing. */
function allButLast({ lines }: StoreOrderInput): Record<string, number> {
  const last = lines.at(-1)?.sku;
  const units: Record<string, number> = {};
  for (const { sku, quantity } of lines) if (sku !== last) units[sku] = (units[sku] ?? 0) + quantity;
  return units;
}

/** The customer collects one unit of the first line; the rest ships. */
function fetchedInPart({ lines }: StoreOrderInput): Partial<StoreOrderInput> {
  const [first] = lines;
  return first ? { parts: [{ units: { [first.sku]: 1 }, method: 'PICK_UP' }, {}] } : {};
}

const kiosk = {
  company: 'Newsagent',
  address1: '2 Station Approach',
  address2: '',
  city: 'Leeds',
  province: '',
  zip: 'LS1 4DY',
  countryCode: 'GB',
};

/** A pickup point where the customer collects the parcel. */
function kioskOf({ recipient }: StoreOrderInput): StoreRecipient {
  const { firstName = '', lastName = '', phone = '', email = '' } = recipient ?? {};
  return { ...kiosk, firstName, lastName, phone, email };
}

const pay: StoryStep['act'] = (controls, { name }) => controls.payOrder(name);
const release: StoryStep['act'] = (controls, { name }) => controls.releaseOrder(name);
const hold =
  (reason: string, notes?: string): StoryStep['act'] =>
  (controls, { name }) => {
    controls.holdOrder(name, reason, notes);
  };
const dispute =
  (status: StoreDispute): StoryStep['act'] =>
  (controls, { name }) =>
    controls.changeDispute(name, status);
const exchangeOne: StoryStep['act'] = (controls, order) => {
  const line = largestLine(order);
  if (line === undefined) return;
  const exchange = { sku: line.sku, name: line.name, quantity: 1, price: 0 };
  controls.openReturn(order.name, { [line.sku]: 1 }, exchange);
};
const requestOne: StoryStep['act'] = (controls, order) => {
  const line = largestLine(order);
  if (line) controls.requestReturn(order.name, { [line.sku]: 1 });
};
const answer =
  (change: ReturnChange): StoryStep['act'] =>
  (controls, { name }) =>
    controls.changeReturn(name, change);

/** Stories that a merchant meets. The rest of 1,000 orders is paid, shipped and kept. */
export const orderStories = {
  paidLater: {
    perThousand: 60,
    source: assumed,
    place: () => ({ payment: 'PENDING' }),
    steps: [{ afterMinutes: 2 * hour, act: pay }],
  },
  neverPaid: {
    perThousand: 10,
    source: assumed,
    place: () => ({ payment: 'PENDING' }),
    steps: [{ afterMinutes: 20 * hour, act: (controls, { name }) => controls.cancelOrder(name, 'OTHER') }],
  },
  paidWhenShipped: {
    perThousand: 40,
    source: assumed,
    place: () => ({ payment: 'AUTHORIZED' }),
    steps: [{ afterMinutes: 5, when: isShipped, act: pay }],
  },
  riskCleared: {
    perThousand: 30,
    // Together with `fraud`: 46 per 1,000.
    source:
      'ACI Worldwide, December 2020: 4.6% fraud attempts in what is delivered, https://hbsdealer.com/numbers-bopis',
    steps: [
      { afterMinutes: 3, act: (controls, { name }) => controls.assessRisk(name, 'INVESTIGATE') },
      { afterMinutes: 2 * hour, act: (controls, { name }) => controls.assessRisk(name, 'ACCEPT') },
    ],
  },
  fraud: {
    perThousand: 16,
    source: 'as riskCleared',
    steps: [
      { afterMinutes: 3, act: (controls, { name }) => controls.assessRisk(name, 'CANCEL') },
      { afterMinutes: 3 * hour, act: (controls, { name }) => controls.cancelOrder(name, 'FRAUD') },
    ],
  },
  disputeWon: {
    perThousand: 2,
    // Together with `disputeLost`: 5 per 1,000.
    source:
      'Chargebacks911, 2022 Chargeback Field Report: just under 0.5%, ' +
      'https://news.cardnotpresent.com/news/merchants-report-28-rise-in-friendly-fraud-over-last-3-years',
    steps: [
      { afterMinutes: 3, act: dispute('NEEDS_RESPONSE') },
      { afterMinutes: 2 * hour, act: dispute('UNDER_REVIEW') },
      { afterMinutes: 4 * hour, act: dispute('WON') },
    ],
  },
  disputeLost: {
    perThousand: 3,
    source: 'as disputeWon',
    steps: [
      { afterMinutes: 12 * hour, when: isShipped, act: dispute('NEEDS_RESPONSE') },
      { afterMinutes: 6 * hour, act: dispute('LOST') },
    ],
  },
  onTerms: {
    perThousand: 10,
    source: assumed,
    place: (order, { at, minuteMs }) => ({
      payment: 'PENDING',
      poNumber: 'PO-4711',
      checkout: {
        ...order.checkout,
        company: 'Lantern Street Stores',
        paymentTerms: { name: 'Net 30', type: 'NET', dueAt: new Date(at + 24 * hour * minuteMs).toISOString() },
      },
    }),
    steps: [{ afterMinutes: 20 * hour, act: pay }],
  },
  testOrder: { perThousand: 5, source: assumed, place: () => ({ isTest: true }), steps: [] },
  pickup: {
    perThousand: 91,
    source:
      'eMarketer: 9.1% of US e-commerce in 2020 was click and collect, https://www.businessdit.com/bopis-statistics/',
    place: () => ({ parts: [{ method: 'PICK_UP' }] }),
    steps: [{ afterMinutes: 5 * hour, act: (controls, { name }) => controls.fulfillOrder(name) }],
  },
  localDelivery: {
    perThousand: 10,
    source: assumed,
    place: () => ({ parts: [{ method: 'LOCAL' }] }),
    steps: [{ afterMinutes: 5 * hour, act: (controls, { name }) => controls.fulfillOrder(name) }],
  },
  preorder: {
    perThousand: 20,
    source: assumed,
    place: (order, { at, minuteMs }) => ({
      parts: [{ units: allButLast(order) }, { fulfillAt: at + 24 * hour * minuteMs }],
    }),
    steps: [],
  },
  wrongAddress: {
    perThousand: 15,
    source: assumed,
    steps: [
      { afterMinutes: 2, act: hold('INCORRECT_ADDRESS', 'The house number is missing') },
      {
        afterMinutes: 3 * hour,
        act: (controls, { name }) => controls.updateOrder(name, { address1: '12 Harbour Street' }),
      },
      { afterMinutes: 1, act: release },
    ],
  },
  heldTwice: {
    perThousand: 5,
    source: assumed,
    steps: [
      { afterMinutes: 1, act: hold('OTHER', 'Add the gift card') },
      { afterMinutes: 1, act: hold('UNKNOWN_DELIVERY_DATE') },
      {
        afterMinutes: 2 * hour,
        act: (controls, { name, fulfillmentOrders }) =>
          controls.releaseOrder(name, fulfillmentOrders.flatMap(({ holds }) => holds)[0]?.id),
      },
      { afterMinutes: 2 * hour, act: release },
    ],
  },
  twoLocations: {
    perThousand: 20,
    source: assumed,
    place: (order, { locations }) => ({
      parts: [{ units: allButLast(order) }, { locationId: locations.at(-1)?.id ?? 0 }],
    }),
    steps: [],
  },
  movedThere: {
    perThousand: 10,
    source: assumed,
    place: (_, { locations }) => ({ parts: [{ locationId: locations[1]?.id ?? locations[0]?.id ?? 0 }] }),
    steps: [],
  },
  splitThere: {
    perThousand: 10,
    source: assumed,
    steps: [
      {
        afterMinutes: 2,
        act: (controls, order) => {
          const line = largestLine(order);
          if (line) controls.splitOrder(order.name, line.sku, 1);
        },
      },
      { afterMinutes: 30, act: (controls, { name }) => controls.mergeOrder(name) },
    ],
  },
  otherService: {
    perThousand: 10,
    source: assumed,
    steps: [
      { afterMinutes: 1, act: (controls, { name }) => controls.requestFulfillment(name, 'SUBMITTED') },
      { afterMinutes: 30, act: (controls, { name }) => controls.requestFulfillment(name, 'ACCEPTED') },
    ],
  },
  reduced: {
    perThousand: 20,
    source: assumed,
    steps: [
      {
        afterMinutes: 20,
        act: (controls, order) => {
          const line = largestLine(order);
          if (line) controls.editOrder(order.name, line.sku, line.currentQuantity - 1);
        },
      },
    ],
  },
  extended: {
    perThousand: 15,
    source: assumed,
    steps: [
      {
        afterMinutes: 20,
        act: (controls, order) => {
          const line = largestLine(order);
          if (line) controls.editOrder(order.name, line.sku, line.currentQuantity + 1);
        },
      },
      { afterMinutes: 30, act: pay },
    ],
  },
  refunded: {
    perThousand: 15,
    source: assumed,
    steps: [
      {
        afterMinutes: 20,
        act: (controls, order) => {
          const line = largestLine(order);
          if (line) controls.refundOrder(order.name, { [line.sku]: 1 });
        },
      },
    ],
  },
  cancelled: {
    perThousand: 25,
    source: assumed,
    steps: [{ afterMinutes: 30, act: (controls, { name }) => controls.cancelOrder(name) }],
  },
  newAddress: {
    perThousand: 20,
    source: assumed,
    steps: [
      {
        afterMinutes: 30,
        act: (controls, { name }) => controls.updateOrder(name, { address1: '7 New Harbour Street' }),
      },
    ],
  },
  sentByHand: {
    perThousand: 10,
    source: assumed,
    steps: [{ afterMinutes: 10, act: (controls, { name }) => controls.fulfillOrder(name, `HAND${name.slice(1)}`) }],
  },
  sentByMistake: {
    perThousand: 5,
    source: assumed,
    steps: [
      { afterMinutes: 10, act: (controls, { name }) => controls.fulfillOrder(name, `HAND${name.slice(1)}`) },
      { afterMinutes: hour, act: (controls, { name }) => controls.cancelFulfillment(name) },
    ],
  },
  begunThere: {
    perThousand: 5,
    source: assumed,
    steps: [
      { afterMinutes: 1, act: (controls, { name }) => controls.reportProgress(name, true) },
      { afterMinutes: 2 * hour, act: (controls, { name }) => controls.reportProgress(name, false) },
    ],
  },
  archived: {
    perThousand: 5,
    source: assumed,
    steps: [
      { afterMinutes: 10, act: (controls, { name }) => controls.archiveOrder(name) },
      { afterMinutes: 2 * hour, act: (controls, { name }) => controls.unarchiveOrder(name) },
    ],
  },
  returned: {
    perThousand: 146,
    // Together with `exchanged`: 176 per 1,000.
    source:
      'NRF and Appriss Retail: 17.6% of online sales were returned in 2023, ' +
      'https://dcvelocity.com/articles/59494-nrf-retailers-chip-away-at-online-return-rate-but-fraud-continues-to-grow',
    steps: [
      { afterMinutes: 12 * hour, when: isShipped, act: requestOne },
      { afterMinutes: 2 * hour, act: answer('approve') },
      { afterMinutes: hour, act: (controls, { name }) => controls.sendBack(name, `BACK${name.slice(1)}`) },
      { afterMinutes: 9 * hour, act: answer('process') },
      { afterMinutes: 1, act: (controls, { name }) => controls.closeReturn(name) },
    ],
  },
  returnDeclined: {
    perThousand: 5,
    source: assumed,
    steps: [
      { afterMinutes: 12 * hour, when: isShipped, act: requestOne },
      { afterMinutes: 2 * hour, act: answer('decline') },
    ],
  },
  exchanged: {
    perThousand: 30,
    source: 'as returned',
    steps: [
      { afterMinutes: 12 * hour, when: isShipped, act: exchangeOne },
      { afterMinutes: 12 * hour, act: (controls, { name }) => controls.closeReturn(name) },
    ],
  },
  fetchedInPart: {
    perThousand: 10,
    source: assumed,
    place: fetchedInPart,
    steps: [{ afterMinutes: 20 * hour, act: (controls, { name }) => controls.fulfillOrder(name) }],
  },
  pickupPoint: {
    perThousand: 15,
    source: assumed,
    place: (order) => ({ parts: [{ method: 'PICKUP_POINT', destination: kioskOf(order) }] }),
    steps: [],
  },
  redirected: {
    perThousand: 5,
    source: assumed,
    steps: [{ afterMinutes: 10, act: (controls, { name }) => controls.redirectOrder(name, kiosk) }],
  },
  severalAddresses: {
    perThousand: 5,
    source: assumed,
    place: (order) => ({
      parts: [{ units: allButLast(order) }, { method: 'PICKUP_POINT', destination: kioskOf(order) }],
    }),
    steps: [{ afterMinutes: 3 * hour, act: (controls, order) => controls.redirectOrder(order.name, kiosk) }],
  },
} satisfies Record<string, OrderStory>;

export type OrderStoryName = keyof typeof orderStories;

/** Null for a story in a state file that no longer exists. */
export function findStory(name: string): OrderStory | null {
  return Object.hasOwn(orderStories, name) ? orderStories[name as OrderStoryName] : null;
}

/** Picks a story by a number from 0 to 1; null for none. */
export function storyOf(chance: number): OrderStoryName | null {
  let left = chance * 1_000;
  for (const [name, { perThousand }] of Object.entries(orderStories) as [OrderStoryName, OrderStory][]) {
    if (left < perThousand) return name;
    left -= perThousand;
  }
  return null;
}
