import type { Words } from '../messages/Message.ts';
/**
 * Status of an order given to a 3PL. `queued`: waiting to be sent. `sending`: a call is under way, or was when its
 * process ended. `sent`: the 3PL has it. `held`: the 3PL has it and does not ship it. `refused`: the 3PL said no.
 * `failed`: the 3PL never answered and may have it anyway. `cancelled`: withdrawn or never sent. `done`: everything
 * has arrived.
 */
export type WarehouseOrderState = 'queued' | 'sending' | 'sent' | 'held' | 'refused' | 'failed' | 'cancelled' | 'done';

/** Units of an order line given to a 3PL. */
export interface WarehouseOrderLine {
  lineItemId: string;
  sku: string;
  name: string;
  /** At least 1. */
  quantity: number;
  /** In the shop's currency; `null` when unknown. */
  unitPrice: number | null;
  /** The location that routing chose; `null` for none. */
  locationId: string | null;
}

/**
 * Why a call to a 3PL failed: it rejects the credentials, it is unreachable, its reply is unreadable, or the settings
 * lack something. A refused order is not a failed call.
 */
export type CallFailureKind = 'credentialsRefused' | 'unreachable' | 'unexpectedReply' | 'invalidSettings';

/** How one account's calls to a 3PL are going. Times are ISO 8601. */
export interface AccountHealth {
  /** String id of §3: `shipbob`. */
  providerId: string;
  /** The account's name for a 3PL with several accounts; else empty. */
  account: string;
  lastSuccessAt: string | null;
  lastFailureAt: string | null;
  /** Of the last failure; while the account is paused for a person to fix, of the failure that paused it. */
  failureKind: CallFailureKind | null;
  failureWords: Words | null;
  /** First failure since the last success; `null` when the last call succeeded. */
  failingSince: string | null;
  failuresInRow: number;
  /** Nothing is sent until a test succeeds; `null` when not paused. */
  pausedAt: string | null;
  /** When the 3PL last took an order. */
  lastOrderAt: string | null;
  /** Orders waiting to be sent. */
  waitingOrders: number;
  /** Status of its stock reads; `null` when no location takes its stock from it. */
  stock: { readAt: string | null; failingSince: string | null; failureWords: Words | null } | null;
}

/**
 * A 3PL's reference for an order: "4800000000001-2" for its second attempt. Order ids come from the store platform,
 * so two shops with one account do not clash. At most 25 letters, digits and hyphens.
 */
export function warehouseReference(orderId: string, number: number): string {
  return `${orderId}-${number}`;
}
