import type {
  CustomerRedaction,
  DataRequest,
  LongJob,
  PrivacyStatus,
  ShopExport,
  StoreProblem,
  StoreStatus,
} from '@hub/domain/store';

/** The zone of the times in the fixtures. */
export const storyZone = 'Europe/London';

/** A working connection; `changes` override. */
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
    jobs: [],
    waitingWrites: 0,
    waitingSince: null,
    problems: [],
    ...changes,
  };
}

/** A long job that moves. */
export function aLongJob(changes: Partial<LongJob> = {}): LongJob {
  return {
    kind: 'orders',
    done: 4_700,
    total: 25_405,
    startedAt: '2026-11-20T07:30:00.000Z',
    aliveAt: '2026-11-20T08:12:00.000Z',
    isStanding: false,
    ...changes,
  };
}

/** A change that the store refused. */
export function aProblem(changes: Partial<StoreProblem> = {}): StoreProblem {
  return {
    orderId: '4801',
    orderName: '#4801',
    at: '2026-11-20T07:58:00.000Z',
    task: 'fulfill',
    words: 'Fulfillment order 6046 is on hold.',
    ...changes,
  };
}

/** The current time in the privacy stories. */
export const storyNow = new Date('2026-11-20T09:00:00.000Z');

/** An export that can be downloaded. */
export function anExport(changes: Partial<ShopExport> = {}): ShopExport {
  return {
    exportId: 'export-1',
    state: 'ready',
    requestedBy: 'Ana Souza',
    requestedAt: '2026-11-19T14:02:00.000Z',
    rowsWritten: 214_370,
    rowsTotal: 214_370,
    readyAt: '2026-11-19T14:05:10.000Z',
    expiresAt: '2026-11-26T14:05:10.000Z',
    ...changes,
  };
}

/** An export that is being made. */
export function anUnfinishedExport(changes: Partial<ShopExport> = {}): ShopExport {
  return anExport({
    exportId: 'export-2',
    state: 'running',
    requestedAt: '2026-11-20T08:58:30.000Z',
    rowsWritten: 84_000,
    readyAt: null,
    expiresAt: null,
    ...changes,
  });
}

/** A customer whose file is ready. */
export function aDataRequest(changes: Partial<DataRequest> = {}): DataRequest {
  return {
    requestId: 'request-1',
    customerId: '7718204',
    requestedAt: '2026-11-12T10:20:00.000Z',
    readyAt: '2026-11-12T10:20:02.000Z',
    expiresAt: '2026-12-12T10:20:00.000Z',
    ...changes,
  };
}

/** A customer whose data was removed. */
export function aRedaction(changes: Partial<CustomerRedaction> = {}): CustomerRedaction {
  return {
    redactionId: 'redaction-1',
    requestedAt: '2026-11-10T16:40:00.000Z',
    doneAt: '2026-11-10T16:40:03.000Z',
    orders: 3,
    ...changes,
  };
}

/** One of each kind. */
export function aPrivacyStatus(changes: Partial<PrivacyStatus> = {}): PrivacyStatus {
  return { exports: [anExport()], requests: [aDataRequest()], redactions: [aRedaction()], ...changes };
}
