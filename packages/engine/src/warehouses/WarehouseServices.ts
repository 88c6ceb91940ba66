import type { Database, ShopTransaction } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import type { AccountKey } from '@hub/database/warehouses';
import type { AccountSettings, CallProvider, ProviderAdapter, ProviderConnection } from '@hub/providers';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** What jobs about warehouses use. */
export interface WarehouseServices {
  database: Database;
  providers: ProviderStore;
  connections: Connections;
  /** Absent: 3PLs cannot reach us, so orders are only polled. */
  webhooks?: WebhookServices;
  /** What the merchant chose of what an account's 3PL lists, by name. */
  readChoices(transaction: ShopTransaction, key: AccountKey): Promise<Readonly<Record<string, string>>>;
  now(): Date;
  /** Milliseconds after which no call of a try is under way any more; twice the time limit of calls at least. */
  claimMs: number;
  /** Milliseconds from a failed try to the next; null: it was the last. `tries`: from 1. */
  retryDelayMs(tries: number): number | null;
  /** Milliseconds until an order is read again; null: nothing more is expected. */
  readIntervalMs(ageMs: number, isInTransit: boolean): number | null;
}

/** How 3PLs reach us. */
export interface WebhookServices {
  /** `https://hub.example.com`. */
  origin: string;
  keyRing: KeyRing;
  /** `/webhooks/providers/12/shipbob`. */
  path(shopId: number, key: AccountKey): string;
  /** Our newest secret of an account, for those that sign with one of ours. */
  secret(shopId: number, key: AccountKey): string;
  /** Tells two secrets apart, without a way back: a new one makes a new address. */
  fingerprint(secret: string): string;
}

/** Accounts that can be called. */
export interface Connections {
  /** Null: this 3PL cannot be called. */
  adapterOf(provider: string): ProviderAdapter | null;
  /** An account of a shop; every call of it keeps to the limit. */
  open(shopId: number, key: AccountKey, settings: AccountSettings): ProviderConnection;
  /** Calls of the same account, which keep to the limit too. */
  openCall(shopId: number, key: AccountKey, settings: AccountSettings): CallProvider;
  /** 3PLs that can be asked for webhooks. */
  providersWithSubscriptions(): readonly string[];
  /**
   * Runs what makes calls, of which none is under way after `endsAt`, ms of `performance.now()`: one that might be is not
   * begun, and throws `UnreachableError`.
   */
  withDeadline<Result>(endsAt: number, work: () => Promise<Result>): Promise<Result>;
  /**
   * Runs what makes calls of an account at the time of its next call, which then is reserved. When that is later than
   * `longestMs` from now, nothing is run: `waitMs` says how much later. `endsAt`: as `withDeadline` has it.
   */
  withReservedCall<Result>(
    key: AccountKey,
    settings: AccountSettings,
    limits: { longestMs: number; endsAt?: number },
    work: () => Promise<Result>,
  ): Promise<{ result: Result; waitMs: null } | { waitMs: number }>;
}
