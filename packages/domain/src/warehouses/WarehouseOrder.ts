import type { Words } from '../messages/Message.ts';
/**
 * What became of an order that a 3PL was given. `queued`: it waits to be sent. `sending`: a call is under way, or was when
 * its process ended. `sent`: the 3PL has it. `held`: the 3PL has it, and does not ship it. `refused`: the 3PL said no.
 * `failed`: the 3PL did not answer in any try, and may have it nevertheless. `cancelled`: it was taken back, or never sent.
 * `done`: everything of it has arrived.
 */
export type WarehouseOrderState = 'queued' | 'sending' | 'sent' | 'held' | 'refused' | 'failed' | 'cancelled' | 'done';

/** Units of a line of an order that a 3PL was given. */
export interface WarehouseOrderLine {
  lineItemId: string;
  sku: string;
  name: string;
  /** At least 1. */
  quantity: number;
  /** In the shop's currency; null: not known. */
  unitPrice: number | null;
  /** The location that they were routed to; null: to none. */
  locationId: string | null;
}

/**
 * Why a call of a 3PL failed: it refuses the credentials, it cannot be reached, its reply cannot be read, or the settings
 * lack something. A refused order is no failed call.
 */
export type CallFailureKind = 'credentialsRefused' | 'unreachable' | 'unexpectedReply' | 'invalidSettings';

/** How the calls of one account with a 3PL go. Times are ISO 8601. */
export interface AccountHealth {
  /** String id of §3: `shipbob`. */
  providerId: string;
  /** Name of the account, where a 3PL has several; else empty. */
  account: string;
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  /** Of the last failure; while the account is paused for what a person has to mend, of that. */
  failureKind: CallFailureKind | null;
  failureWords: Words | null;
  /** The first failure since the last success; null: the last call went well. */
  failingSince: string | null;
  failuresInRow: number;
  /** Nothing is sent until a test succeeds; null: it is not paused. */
  pausedAt: string | null;
  /** When the 3PL took an order last. */
  lastOrderAt: string | null;
  /** Orders that wait to be sent. */
  waitingOrders: number;
  /** How it goes to read its stock; null: no location takes its stock from it. */
  stock: { readAt: string | null; failingSince: string | null; failureWords: Words | null } | null;
}
