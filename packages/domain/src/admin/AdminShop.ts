import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** How a shop is connected with its store; `notConnected`: its orders come from elsewhere. */
export type AdminStoreState = 'installed' | 'missingScopes' | 'frozen' | 'accessEnded' | 'uninstalled' | 'notConnected';

/** What a shop pays less for its plan, as it is saved. */
export interface AdminDiscount {
  /** Whole, from 0, which is none, to 100. */
  percent: number;
  /** Null: since it was saved. */
  startsAt: IsoTime | null;
  /** Null: until it is changed. */
  endsAt: IsoTime | null;
  /** Why. */
  note: string;
  /** 0: nobody has saved one. */
  version: number;
  savedAt: IsoTime | null;
  savedBy: string | null;
}

/** Figures of a shop for those who run the service. */
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
  /** When one of its people last opened the app. */
  lastActiveAt: IsoTime | null;
  /** Accounts at 3PLs that were called; of them, those whose last call failed, and those that are paused. */
  accounts: number;
  failing: number;
  paused: number;
  /** Orders that are to be sent to a 3PL. */
  waitingOrders: number;
  storeState: AdminStoreState;
  uninstalledAt: IsoTime | null;
  discount: AdminDiscount;
}

/** How the calls to an account of a shop at a 3PL go. */
export interface AdminAccount {
  /** String id of §3. */
  provider: string;
  account: string;
  failingSince: IsoTime | null;
  failuresInRow: number;
  failureKind: string | null;
  pausedAt: IsoTime | null;
  lastSuccessAt: IsoTime | null;
  /** Orders that are to be sent to it. */
  waitingOrders: number;
}

/** An account on the page of its shop. */
export interface AdminConnection extends AdminAccount {
  lastFailureAt: IsoTime | null;
}

/** A kind of jobs with how many there are. */
export interface AdminQueue {
  queue: string;
  /** Jobs whose time has come. */
  waiting: number;
  /** Jobs of a later time. */
  deferred: number;
  active: number;
  /** How long the oldest waiting job has waited, in seconds; 0: none waits. */
  oldestSeconds: number;
}

/** The page of one shop. */
export interface AdminShopDetail extends AdminShop {
  connections: readonly AdminConnection[];
  /** Kinds of jobs that the shop has some of. */
  queues: readonly AdminQueue[];
  deadLetters: number;
}
