import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** The shop's connection to its store; with `notConnected`, its orders come from elsewhere. */
export type AdminStoreState = 'installed' | 'missingScopes' | 'frozen' | 'accessEnded' | 'uninstalled' | 'notConnected';

/** A saved discount on a shop's plan. */
export interface AdminDiscount {
  /** Whole number from 0 (none) to 100. */
  percent: number;
  /** `null` when it starts on saving. */
  startsAt: IsoTime | null;
  /** `null` when it has no end. */
  endsAt: IsoTime | null;
  /** Reason for the discount. */
  note: string;
  /** 0 when none was ever saved. */
  version: number;
  savedAt: IsoTime | null;
  savedBy: string | null;
}

/** A shop's figures for the people who run the service. */
export interface AdminShop {
  domain: string;
  /** 0 none, 1 Starter, 2 Growth, 3 Elite. */
  chargeType: number;
  createdAt: IsoTime;
  orders: number;
  /** Orders in error. */
  errors: number;
  /** When the newest order was placed. */
  lastOrderAt: IsoTime | null;
  /** When a staff member last opened the app. */
  lastActiveAt: IsoTime | null;
  /** 3PL accounts that were called, how many of them failed on the last call, and how many are paused. */
  accounts: number;
  failing: number;
  paused: number;
  /** Orders waiting to be sent to a 3PL. */
  waitingOrders: number;
  storeState: AdminStoreState;
  uninstalledAt: IsoTime | null;
  discount: AdminDiscount;
}

/** How calls to one of the shop's 3PL accounts are going. */
export interface AdminAccount {
  /** String id of §3. */
  provider: string;
  account: string;
  failingSince: IsoTime | null;
  failuresInRow: number;
  failureKind: string | null;
  pausedAt: IsoTime | null;
  lastSuccessAt: IsoTime | null;
  /** Orders waiting to be sent to it. */
  waitingOrders: number;
}

/** An account on its shop's page. */
export interface AdminConnection extends AdminAccount {
  lastFailureAt: IsoTime | null;
}

/** A kind of job with its counts. */
export interface AdminQueue {
  queue: string;
  /** Jobs that are due. */
  waiting: number;
  /** Jobs scheduled for later. */
  deferred: number;
  active: number;
  /** Age of the oldest waiting job in seconds; 0 when none is waiting. */
  oldestSeconds: number;
}

/** A long job of a shop that has not ended, such as its first reading of orders. */
export interface AdminLongJob {
  queue: string;
  /** Which one of its queue, such as a location; '' if there is only one. */
  subject: string;
  /** Rows so far. */
  done: number;
  /** `null` when not counted. */
  total: number | null;
  startedAt: IsoTime;
  /** The last progress. */
  aliveAt: IsoTime;
  /** How often it stood still and was taken up again. */
  resumed: number;
}

/** One shop's page. */
export interface AdminShopDetail extends AdminShop {
  connections: readonly AdminConnection[];
  /** Kinds of jobs that the shop has. */
  queues: readonly AdminQueue[];
  longJobs: readonly AdminLongJob[];
  deadLetters: number;
}
