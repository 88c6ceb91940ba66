import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';

/**
 * How a shop is connected with its store. `missingScopes`: the app may not do all that it needs to. `frozen`: the store
 * has not paid for its own plan and answers nothing. `accessEnded`: it does not take the app's token, and gives no next
 * one until someone opens the app there.
 */
export type StoreConnectionState = 'installed' | 'missingScopes' | 'uninstalled' | 'frozen' | 'accessEnded';

/** The first reading of a store's orders. `failed`: it can be started again. */
export type BackfillState = 'none' | 'running' | 'done' | 'failed';

/** How far the first reading of a store's orders has come. */
export interface BackfillProgress {
  state: BackfillState;
  /** Orders that the store has; null: not counted yet. */
  ordersTotal: number | null;
  ordersRead: number;
  /** Of them, those that the shop did not have yet. */
  ordersAdded: number;
  startedAt: IsoTime | null;
  endedAt: IsoTime | null;
  /** Why it failed, or was started again after a failure, in words for people; null: neither. */
  words: Words | null;
}

/** What a comparison of the shop's orders with the store's found and healed. */
export interface StoreCheck {
  /** Null: none has been done yet. */
  checkedAt: IsoTime | null;
  isRunning: boolean;
  ordersChecked: number;
  /** Names of orders that the shop did not have, newest first; at most 100. */
  missing: readonly string[];
  missingCount: number;
  /** Orders that had changed in the store without a word of it. */
  changedCount: number;
  /** Why it could not be done, in words for people; null: it could. */
  words: Words | null;
}

/** Where an export of everything that belongs to a shop stands. */
export type ShopExportState = 'waiting' | 'running' | 'ready' | 'failed';

/** A change that the store refused. */
export interface StoreProblem {
  orderId: string;
  orderName: string;
  at: IsoTime;
  /** What was to be done, a code of the event `storeRefused`; in old rows its English words. */
  task: string;
  /** The store's words, or ours where it had none. */
  words: Words;
}

/** What the shop knows of its connection with the store. */
export interface StoreStatus {
  domain: string;
  /** `notConnected`: its orders come from elsewhere. */
  state: StoreConnectionState | 'notConnected';
  scopes: readonly string[];
  /** Scopes that the app needs and was not given. */
  missingScopes: readonly string[];
  /** Page of the store that grants them; null: nothing is missing, or there is no such page. */
  grantUrl: string | null;
  installedAt: IsoTime | null;
  lastWebhookAt: IsoTime | null;
  backfill: BackfillProgress;
  check: StoreCheck;
  /** Changes that wait to be written to the store. */
  waitingWrites: number;
  /** Newest first; at most 50. */
  problems: readonly StoreProblem[];
}
