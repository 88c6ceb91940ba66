import type { ShopTransaction } from '@hub/database';
import { readShop } from '@hub/database/shops';
import {
  countWaitingWrites,
  listRefusedWrites,
  readStoreConnection,
  type StoreConnectionRecord,
} from '@hub/database/store';
import type { StoreStatus } from '@hub/domain/store';
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
export async function readStoreStatus(transaction: ShopTransaction, needed: NeededScopes): Promise<StoreStatus> {
  const { domain } = await readShop(transaction);
  const connection = await readStoreConnection(transaction);
  const part = connection === null ? notConnected : connected(connection, needed.scopes);
  return {
    domain,
    ...part,
    grantUrl: part.missingScopes.length === 0 ? null : (needed.grantUrl?.(domain) ?? null),
    waitingWrites: await countWaitingWrites(transaction),
    problems: await listRefusedWrites(transaction, maxProblems),
  };
}

type ConnectionPart = Omit<StoreStatus, 'domain' | 'grantUrl' | 'waitingWrites' | 'problems'>;

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
