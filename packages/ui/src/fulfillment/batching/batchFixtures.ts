import type { BatchedOrderRecord, BatchRecord, UpcomingBatchSummary, UpcomingOrder } from '@hub/domain/batching';
import { hostileNames } from '../../testing/hostileFixtures.ts';

/** Next batches: one soon, one paused, one switched off, one without cutoffs. Now is `storyNow`, 08:13 in London. */
export const upcomingBatches: readonly UpcomingBatchSummary[] = [
  {
    locationId: '72001',
    name: 'Northampton warehouse',
    isActive: true,
    isDefault: true,
    nextCutOffAt: '2026-11-20T11:00:00.000Z',
    paused: null,
    orders: 42,
    boxes: 39,
    leftOut: [
      { reason: 'On hold', orders: 12 },
      { reason: 'Needs review', orders: 3 },
      { reason: 'It has items waiting for stock; restock them to ship it.', orders: 1 },
    ],
  },
  {
    locationId: '72002',
    name: 'Leeds overflow',
    isActive: true,
    isDefault: false,
    nextCutOffAt: '2026-11-20T14:30:00.000Z',
    paused: { at: '2026-11-19T16:05:00.000Z', by: 'Robin Carter' },
    orders: 1,
    boxes: 1,
    leftOut: [],
  },
  {
    locationId: '72003',
    name: 'Rotterdam (EU)',
    isActive: true,
    isDefault: false,
    nextCutOffAt: null,
    paused: null,
    orders: 0,
    boxes: 0,
    leftOut: [],
  },
  {
    locationId: '72004',
    name: 'London showroom',
    isActive: false,
    isDefault: false,
    nextCutOffAt: null,
    paused: null,
    orders: 2,
    boxes: 2,
    leftOut: [],
  },
];

export const upcomingOrders = (count: number): UpcomingOrder[] =>
  Array.from({ length: count }, (_, index) => ({
    orderId: String(1_000 + index),
    orderName: `#${536_000 + index}`,
    customerName: index % 7 === 0 ? 'Guest' : `Customer ${12_000 + index}`,
    createdAt: '2026-11-19T10:00:00.000Z',
    box: index < count - 2 ? Math.floor(index * 0.9) + 1 : null,
    reason: index < count - 2 ? null : 'On hold',
  }));

export const aBatch = (changes: Partial<BatchRecord> = {}): BatchRecord => ({
  batchId: '214',
  locationId: '72002',
  locationName: 'Leeds overflow',
  cutOffAt: '2026-11-19T15:00:00.000Z',
  missedCutOffs: 0,
  startedBy: null,
  startedAt: '2026-11-19T15:00:02.000Z',
  endedAt: '2026-11-19T15:00:04.000Z',
  counts: { waiting: 0, sent: 41, skipped: 1, failed: 3 },
  boxesSaved: 4,
  ...changes,
});

/** Batches from a cutoff with failures, by a person, late and still running; with names that strain layouts. */
export const batches: readonly BatchRecord[] = [
  aBatch({ batchId: '217', endedAt: null, counts: { waiting: 120, sent: 200, skipped: 0, failed: 0 } }),
  aBatch({
    batchId: '216',
    cutOffAt: null,
    startedBy: 'Robin Carter',
    counts: { waiting: 0, sent: 7, skipped: 0, failed: 0 },
    boxesSaved: 0,
  }),
  aBatch({ batchId: '215', startedAt: '2026-11-19T17:10:00.000Z', missedCutOffs: 2 }),
  aBatch(),
  ...hostileNames.slice(0, 2).map((name, index) => aBatch({ batchId: String(213 - index), locationName: name })),
];

export const batchedOrders: readonly BatchedOrderRecord[] = [
  ['failed', 'Invalid postcode for the destination country', 2],
  ['skipped', 'It is on hold.', 1],
  ['sent', null, 2],
  ['sent', null, 1],
  ['waiting', null, 1],
].map(([outcome, reason, attempt], index) => ({
  orderId: String(2_000 + index),
  orderName: `#${536_400 + index}`,
  customerName: `Customer ${13_000 + index}`,
  box: index + 1,
  outcome: outcome as BatchedOrderRecord['outcome'],
  reason: reason as string | null,
  attempt: Number(attempt),
}));
