import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';

/**
 * A shop's connection to its store. `missingScopes`: the app lacks permissions. `frozen`: the store has not paid for
 * its own plan and does not respond. `accessEnded`: it no longer takes the app's token and issues a new one only when
 * someone opens the app there.
 */
export type StoreConnectionState = 'installed' | 'missingScopes' | 'uninstalled' | 'frozen' | 'accessEnded';

/** Status of the first import of a store's orders. `failed`: it can be started again. */
export type BackfillState = 'none' | 'running' | 'done' | 'failed';

/** Progress of the first import of a store's orders. */
export interface BackfillProgress {
  state: BackfillState;
  /** The store's number of orders; `null` when not counted yet. */
  ordersTotal: number | null;
  ordersRead: number;
  /** Those that the shop did not have yet. */
  ordersAdded: number;
  startedAt: IsoTime | null;
  endedAt: IsoTime | null;
  /** Why it failed, or was restarted after a failure, in words for people; `null` for neither. */
  words: Words | null;
}

/** What a comparison with the store's orders found and repaired. */
export interface StoreCheck {
  /** `null` before the first one. */
  checkedAt: IsoTime | null;
  isRunning: boolean;
  ordersChecked: number;
  /** Names of orders missing from the shop, newest first; at most 100. */
  missing: readonly string[];
  missingCount: number;
  /** Orders that had changed in the store without a webhook. */
  changedCount: number;
  /** Why it could not run, in words for people; `null` when it could. */
  words: Words | null;
}

/** Status of an export of all of a shop's data. */
export type ShopExportState = 'waiting' | 'running' | 'ready' | 'failed' | 'cancelled';

/** A change that the store refused. */
export interface StoreProblem {
  orderId: string;
  orderName: string;
  at: IsoTime;
  /** The attempted change, a code of the event `storeRefused`; in old rows its English words. */
  task: string;
  /** The store's words, or ours when it had none. */
  words: Words;
}

/** What a long job reads or applies: the store's orders, a comparison with them, its products, stock, or what may ship. */
export type LongJobKind = 'orders' | 'check' | 'products' | 'stock' | 'shipPolicy';

/** A long job that has not ended. It resumes automatically where it stopped. */
export interface LongJob {
  kind: LongJobKind;
  /** Rows so far. */
  done: number;
  /** `null`: not counted. */
  total: number | null;
  startedAt: IsoTime;
  /** The last progress. */
  aliveAt: IsoTime;
  /** No progress for minutes; it is taken up again. */
  isStanding: boolean;
}

/** What the shop knows about its store connection. */
export interface StoreStatus {
  domain: string;
  /** `notConnected`: its orders come from elsewhere. */
  state: StoreConnectionState | 'notConnected';
  scopes: readonly string[];
  /** Scopes that the app needs and was not granted. */
  missingScopes: readonly string[];
  /** The store page that grants them; `null` when nothing is missing or there is no such page. */
  grantUrl: string | null;
  installedAt: IsoTime | null;
  lastWebhookAt: IsoTime | null;
  backfill: BackfillProgress;
  check: StoreCheck;
  /** Oldest start first. */
  jobs: readonly LongJob[];
  /** Changes waiting to be written to the store. */
  waitingWrites: number;
  /** Since when the oldest of them waits; `null`: none does. */
  waitingSince: IsoTime | null;
  /** Newest first; at most 50. */
  problems: readonly StoreProblem[];
}

/** How the store is, and what waits between it and the shop. */
export interface StoreHealth {
  state: StoreConnectionState;
  /** When the newest order was placed; `null` without orders. */
  lastOrderAt: IsoTime | null;
  /** Messages from the store and changes for it that wait. */
  waiting: number;
  /** Since when the oldest of them waits. */
  waitingSince: IsoTime | null;
  /** Whether a long job, such as loading orders, makes no progress. */
  isStanding: boolean;
}
