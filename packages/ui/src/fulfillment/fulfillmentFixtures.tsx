import { type PageHeaderProps } from '../layout/index.ts';
import {
  batchingFigures,
  type ListedOrder,
  namedLocations,
  type SampledOrder,
  type SampledShipment,
} from '@hub/domain/fulfillment';
import { batchDays, tabs, storeAdminLink } from '@hub/domain/shared';
import { fn } from 'storybook/test';
import { hostileNames, hostileTexts } from '../testing/hostileFixtures.ts';
import { failed, ready } from '../testing/loadables.ts';
import { type OrderPath, PeriodBar } from '../data/index.ts';
import type { PeriodBatches, PeriodStages, ShipmentSample, StoreLocations } from './fulfillmentTypes.ts';

/** A fixed date, so that stories do not depend on today. */
export const storyNow = new Date('2026-11-20T08:13:19Z');
export const storyZone = 'Europe/London';

export const storyControls = (
  <PeriodBar
    options={[{ value: 'last_30d', label: 'Last 30d' }]}
    period="last_30d"
    onChange={fn()}
    timeZone={storyZone}
    now={storyNow}
    fetchedAt={null}
  />
);

export const storyPageHeader = (slug: string): PageHeaderProps => ({
  title: 'Fulfillment',
  tabs: [
    { title: 'Batching', path: '/app/fulfillment/batching' },
    { title: 'Batch history', path: '/app/fulfillment/batch-history' },
    { title: 'Shipping mapping', path: '/app/fulfillment/shipping-mapping' },
    { title: 'Locations', path: '/app/fulfillment/locations' },
    { title: 'Order routing', path: '/app/fulfillment/order-routing' },
  ],
  current: `/app/fulfillment/${slug}`,
});

export const storyOrderPath: OrderPath = ({ orderName }) => `/app/list/1?search=${encodeURIComponent(orderName)}`;

export { failed, ready };

export const storyLocations: StoreLocations = {
  names: namedLocations([
    { locationId: '72001', name: 'Northampton warehouse' },
    { locationId: '72002', name: 'Leeds overflow' },
    { locationId: '72003', name: 'Rotterdam (EU)' },
  ]),
  unreadable: 0,
};

function shipment(name: string, fact: Partial<SampledShipment> = {}): SampledShipment {
  return {
    name,
    locationId: '72001',
    status: 'in_transit',
    units: 6,
    isOpen: true,
    isCanceled: false,
    isTracked: true,
    ...fact,
  };
}

function order(number: number, createdAt: string | null, fact: Partial<SampledOrder> = {}): SampledOrder {
  return {
    orderId: String(number),
    orderName: `#${number}`,
    createdAt,
    isFinal: false,
    shipments: [],
    toSend: 0,
    short: 0,
    ...fact,
  };
}

/** Five orders: one split, one delivered, one at an unknown location, one canceled and one not shipped. */
export const storyOrders: readonly SampledOrder[] = [
  order(581_587, '2026-11-20T07:52:00Z', { toSend: 104, short: 12 }),
  order(581_496, '2026-11-20T06:10:00Z', {
    shipments: [
      shipment('#581496.1'),
      shipment('#581496.2', { locationId: '72002', status: null, units: 30, isTracked: false }),
    ],
  }),
  order(581_416, '2026-11-19T15:40:00Z', {
    shipments: [shipment('#581416.1', { locationId: '90009', status: 'label_printed', units: 2 })],
  }),
  order(581_220, '2026-11-19T09:02:00Z', {
    shipments: [
      shipment('#581220.1', { status: 'delivered', units: 60, isOpen: false }),
      shipment('#581220.2', { locationId: null, status: 'failure', units: 1 }),
    ],
  }),
  order(581_001, null, {
    isFinal: true,
    toSend: 9,
    shipments: [shipment('#581001.1', { status: 'canceled', isOpen: false, isCanceled: true })],
  }),
];

/** 200 of 3,561 orders, all read; stories override. */
export const storySample: ShipmentSample = {
  phase: 'done',
  facts: {
    listed: 3_561,
    requested: 200,
    read: 200,
    failed: 0,
    unreadableOrders: 0,
    gap: null,
    unreadableLines: 0,
    period: 'Last 30d',
    from: '2026-11-19',
    to: '2026-11-20',
  },
  figures: storyOrders,
  error: null,
  onCancel() {},
  onLoadRest() {},
};

/** A store without sales. */
export const emptySample: ShipmentSample = {
  ...storySample,
  facts: { ...storySample.facts, listed: 0, requested: 0, read: 0, from: null, to: null },
  figures: [],
};

function listed(number: number, createdAt: string, batchedAt: string | null): ListedOrder {
  return { orderId: String(number), orderName: `#${number}`, createdAt, batchedAt };
}

const batched = [
  listed(581_475, '2026-11-19T18:12:00Z', '2026-11-20T07:21:37Z'),
  listed(581_464, '2026-11-19T16:55:00Z', '2026-11-19T20:23:56Z'),
  listed(581_300, '2026-11-19T09:30:00Z', '2026-11-19T11:00:00Z'),
  listed(581_214, '2026-11-18T19:01:00Z', '2026-11-19T06:57:47Z'),
];
const open = [listed(581_586, '2026-11-20T07:40:00Z', null), listed(579_940, '2026-11-12T07:15:51Z', null)];

export const storyBatches: PeriodBatches = {
  batches: batchDays([...open, ...batched], storyZone),
  orders: 6,
  unreadable: 0,
  gap: null,
  period: 'Last 30d',
  today: '2026-11-20',
};
export const emptyBatches: PeriodBatches = { ...storyBatches, batches: batchDays([], storyZone), orders: 0 };

export const storyStages: PeriodStages = {
  ...batchingFigures([
    { tab: tabs.open, orders: [...open, ...batched.slice(0, 1)], unreadable: 0 },
    { tab: tabs.inFulfillment, orders: batched.slice(1), unreadable: 0 },
    { tab: tabs.errors, orders: [listed(581_400, '2026-11-19T14:00:00Z', null)], unreadable: 0 },
    { tab: tabs.hold, orders: [], unreadable: 0 },
    { tab: tabs.backOrders, orders: [], unreadable: 0 },
    { tab: tabs.needsReview, orders: [], unreadable: 0 },
  ]),
  gap: null,
  period: 'Last 30d',
};
export const emptyStages: PeriodStages = { ...batchingFigures([]), gap: null, period: 'Last 30d' };

/** Locations with hostile names; the first has two names, and two share one. */
export const hostileLocations: StoreLocations = {
  names: namedLocations([
    ...hostileNames.map((name, index) => ({ locationId: String(index), name })),
    { locationId: '0', name: hostileTexts.arabic },
    { locationId: '9', name: hostileTexts.hebrew },
  ]),
  unreadable: 0,
};

/** Orders with hostile names, each split over all hostile locations and untracked. */
export const hostileOrders: readonly SampledOrder[] = [hostileTexts.sku, ...hostileNames].map((orderName, index) => ({
  ...order(581_000 + index, '2026-11-19T15:40:00Z', { toSend: 144_000, short: 144_000 }),
  orderName,
  shipments: hostileLocations.names.locations.map(({ locationId }, box) =>
    shipment(hostileNames[box] ?? hostileTexts.sku, {
      locationId,
      status: hostileTexts.error,
      units: 144_000,
      isTracked: false,
    }),
  ),
}));

const hostileListed = hostileOrders.map(({ orderName }, index) => ({
  ...listed(581_000 + index, '2026-11-19T18:12:00Z', null),
  orderName,
}));
const hostileBatched = hostileListed.map((fact, index) => ({ ...fact, batchedAt: `2026-11-1${index}T07:21:37Z` }));

export const hostileBatches: PeriodBatches = { ...storyBatches, batches: batchDays(hostileBatched, storyZone) };
export const hostileStages: PeriodStages = {
  ...storyStages,
  ...batchingFigures([{ tab: tabs.open, orders: hostileListed, unreadable: 0 }]),
};

/** Where the store's admin has what these tabs are about. */
export const storyAdminLink = storeAdminLink('hearts.myshopify.com', 'shipping');
