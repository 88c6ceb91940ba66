import type { Database, ShopTransaction } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import type { AccountKey } from '@hub/database/warehouses';
import type { AccountSettings, CallProvider, ProviderAdapter, ProviderConnection } from '@hub/providers';
import type { ProviderStore } from '../providers/ProviderStore.ts';

/** Services for jobs about warehouses. */
export interface WarehouseServices {
  database: Database;
  providers: ProviderStore;
  connections: Connections;
  /** Absent when 3PLs can't reach us; orders are then only polled. */
  webhooks?: WebhookServices;
  /** The merchant's choices for an account, by name. */
  readChoices(transaction: ShopTransaction, key: AccountKey): Promise<Readonly<Record<string, string>>>;
  now(): Date;
  /** Milliseconds after which no call of a try can be in progress; at least twice the time limit of calls. */
  claimMs: number;
  /** Milliseconds from a failed try to the next; null after the last. `tries` starts at 1. */
  retryDelayMs(tries: number): number | null;
  /** Milliseconds until an order is read again; null when nothing more is expected. */
  readIntervalMs(ageMs: number, isInTransit: boolean): number | null;
}

/** How 3PLs reach us. */
export interface WebhookServices {
  /** `https://hub.example.com`. */
  origin: string;
  keyRing: KeyRing;
  /** `/webhooks/providers/12/shipbob`. */
  path(shopId: number, key: AccountKey): string;
  /** Our latest secret for an account, for 3PLs that sign with ours. */
  secret(shopId: number, key: AccountKey): string;
  /** A one-way hash that distinguishes secrets: a new secret makes a new address. */
  fingerprint(secret: string): string;
}

/** Accounts that can be called. */
export interface Connections {
  /** Null when this 3PL can't be called. */
  adapterOf(provider: string): ProviderAdapter | null;
  /** Opens a shop's account; all its calls respect the rate limit. */
  open(shopId: number, key: AccountKey, settings: AccountSettings): ProviderConnection;
  /** Direct calls for the same account, within the same rate limit. */
  openCall(shopId: number, key: AccountKey, settings: AccountSettings): CallProvider;
  /** 3PLs with webhook subscriptions. */
  providersWithSubscriptions(): readonly string[];
  /**
   * Runs work whose calls all end by `endsAt`, in ms of `performance.now()`. A call that might take longer isn't
   * started and throws `UnreachableError`.
   */
  withDeadline<Result>(endsAt: number, work: () => Promise<Result>): Promise<Result>;
  /**
   * Reserves an account's next call and runs the work at its time. If that is more than `longestMs` away, runs nothing
   * and returns `waitMs`, how long to wait before asking again. `endsAt` as in `withDeadline`.
   */
  withReservedCall<Result>(
    key: AccountKey,
    settings: AccountSettings,
    limits: { longestMs: number; endsAt?: number },
    work: () => Promise<Result>,
  ): Promise<{ result: Result; waitMs: null } | { waitMs: number }>;
}
