import type { StoreProblem, StoreStatus } from '@hub/domain/store';

/** A zone whose times are those of the fixtures. */
export const storyZone = 'Europe/London';

/** A connection that works; `changes` override. */
export function aStore(changes: Partial<StoreStatus> = {}): StoreStatus {
  return {
    domain: 'juniper-and-oak.myshopify.com',
    state: 'installed',
    scopes: [
      'write_orders',
      'read_all_orders',
      'write_order_edits',
      'read_customers',
      'read_products',
      'read_inventory',
      'read_locations',
      'write_merchant_managed_fulfillment_orders',
      'write_third_party_fulfillment_orders',
    ],
    missingScopes: [],
    grantUrl: null,
    installedAt: '2026-08-20T08:00:00.000Z',
    lastWebhookAt: '2026-11-20T08:12:40.000Z',
    backfill: {
      state: 'done',
      ordersTotal: 25_900,
      ordersRead: 25_900,
      ordersAdded: 25_900,
      startedAt: '2026-08-20T08:00:00.000Z',
      endedAt: '2026-08-20T08:21:00.000Z',
      words: null,
    },
    check: {
      checkedAt: '2026-11-20T03:00:12.000Z',
      isRunning: false,
      ordersChecked: 25_900,
      missing: [],
      missingCount: 0,
      changedCount: 0,
      words: null,
    },
    waitingWrites: 0,
    problems: [],
    ...changes,
  };
}

/** A change that the store refused. */
export function aProblem(changes: Partial<StoreProblem> = {}): StoreProblem {
  return {
    orderId: '4801',
    orderName: '#4801',
    at: '2026-11-20T07:58:00.000Z',
    task: 'add the fulfillment',
    words: 'Fulfillment order 6046 is on hold.',
    ...changes,
  };
}
