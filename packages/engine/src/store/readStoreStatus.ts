import type { ShopTransaction } from '@hub/database';
import { listLongJobs } from '@hub/database/jobs';
import { readShop } from '@hub/database/shops';
import {
  listRefusedWrites,
  readStoreConnection,
  readWaitingWrites,
  type StoreConnectionRecord,
} from '@hub/database/store';
import { isStalled, type LongJob, type LongJobKind, type StoreStatus } from '@hub/domain/store';
import { queues } from '../jobs/queues.ts';
import { missingScopes } from './signInFromStore.ts';

/** Maximum problems to show. */
const maxProblems = 50;

/** Scopes the app needs. */
export interface NeededScopes {
  scopes: readonly string[];
  /** The store page that grants them; absent when there is none. */
  grantUrl?(domain: string): string;
}

/** The shop's connection with its store. */
export async function readStoreStatus(
  transaction: ShopTransaction,
  needed: NeededScopes,
  now: Date,
): Promise<StoreStatus> {
  const { domain } = await readShop(transaction);
  const connection = await readStoreConnection(transaction);
  const part = connection === null ? notConnected : connected(connection, needed.scopes);
  const [{ count, since }, jobs, problems] = await Promise.all([
    readWaitingWrites(transaction),
    readLongJobs(transaction, { isStopped: connection?.frozenAt != null, now }),
    listRefusedWrites(transaction, maxProblems),
  ]);
  return {
    domain,
    ...part,
    grantUrl: part.missingScopes.length === 0 ? null : (needed.grantUrl?.(domain) ?? null),
    jobs,
    waitingWrites: count,
    waitingSince: isoOf(since),
    problems,
  };
}

/** Queues of long jobs that people see. */
const kinds: Readonly<Record<string, LongJobKind>> = {
  [queues.backfillStore]: 'orders',
  [queues.checkStore]: 'check',
  [queues.readStoreProducts]: 'products',
  [queues.readStoreStock]: 'stock',
  [queues.applyShipPolicy]: 'shipPolicy',
};

/** Long jobs of the shop. While its work is stopped, none counts as stalled. */
async function readLongJobs(
  transaction: ShopTransaction,
  { isStopped, now }: { isStopped: boolean; now: Date },
): Promise<readonly LongJob[]> {
  return (await listLongJobs(transaction)).flatMap(({ queue, done, total, startedAt, aliveAt }) => {
    const kind = kinds[queue];
    if (kind === undefined) return [];
    const isStanding = !isStopped && isStalled(aliveAt, now);
    return [{ kind, done, total, startedAt: startedAt.toISOString(), aliveAt: aliveAt.toISOString(), isStanding }];
  });
}

type ConnectionPart = Omit<StoreStatus, 'domain' | 'grantUrl' | 'jobs' | 'waitingWrites' | 'waitingSince' | 'problems'>;

const notConnected: ConnectionPart = {
  state: 'notConnected',
  scopes: [],
  missingScopes: [],
  installedAt: null,
  lastWebhookAt: null,
  backfill: {
    state: 'none',
    ordersTotal: null,
    ordersRead: 0,
    ordersAdded: 0,
    startedAt: null,
    endedAt: null,
    words: null,
  },
  check: {
    checkedAt: null,
    isRunning: false,
    ordersChecked: 0,
    missing: [],
    missingCount: 0,
    changedCount: 0,
    words: null,
  },
};

function connected(connection: StoreConnectionRecord, needed: readonly string[]): ConnectionPart {
  const { state, scopes } = connection;
  return {
    state,
    scopes,
    missingScopes: missingScopes(needed, scopes),
    installedAt: isoOf(connection.installedAt),
    lastWebhookAt: isoOf(connection.lastWebhookAt),
    backfill: {
      state: connection.backfillState,
      ordersTotal: connection.ordersTotal,
      ordersRead: connection.ordersRead,
      ordersAdded: connection.ordersAdded,
      startedAt: isoOf(connection.backfillStartedAt),
      endedAt: isoOf(connection.backfillEndedAt),
      words: connection.backfillWords,
    },
    check: {
      checkedAt: isoOf(connection.checkedAt),
      isRunning: connection.checkStartedAt !== null,
      ordersChecked: connection.ordersChecked,
      missing: connection.missingOrders,
      missingCount: connection.missingCount,
      changedCount: connection.changedCount,
      words: connection.checkWords,
    },
  };
}

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;
