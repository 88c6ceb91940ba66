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
  /** Changes waiting to be written to the store. */
  waitingWrites: number;
  /** Newest first; at most 50. */
  problems: readonly StoreProblem[];
}
