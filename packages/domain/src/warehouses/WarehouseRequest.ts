import type { OrderEvent } from '../events/OrderEvent.ts';
import type { Words } from '../messages/Message.ts';
/** Units of a line to remove from an order that a 3PL has. */
export interface WarehouseRemoval {
  lineItemId: string;
  name: string;
  /** At least 1. */
  quantity: number;
  /**
   * Whether the store removed them, so the order already lacks them; a merchant's removal waits for the 3PL's answer.
   */
  by: 'merchant' | 'store';
}

/** Result of a request. `words`: the 3PL's, or why it could not be asked. */
export type WarehouseAnswer = { type: 'done' } | { type: 'tooLate'; words: Words } | { type: 'noAnswer'; words: Words };

/** A request about an order that a 3PL has. */
export interface WarehouseRequest {
  wanted: 'cancel' | 'hold' | 'removal' | 'address';
  /** For a removal, and for a hold requested while one was under way. */
  items: readonly WarehouseRemoval[];
  /** `null` while the 3PL is being asked. */
  answer: WarehouseAnswer | null;
  /** For a hold or removal: the address changed while it was under way. */
  isMoved?: true;
  /** For a hold: who requested it, if known. */
  reason?: OrderEvent | null;
  /** For a hold: the stage where the order then waits; absent for on hold. */
  stage?: 'hold' | 'needsReview';
}

/** Whether the 3PL is being asked to change an order. */
export function isChangePending(request: WarehouseRequest | null): request is WarehouseRequest {
  return request !== null && request.wanted !== 'cancel' && request.answer === null;
}

/** Whether the 3PL is being asked to hold it, or has agreed while others have not answered. */
export function isHoldPending(request: WarehouseRequest | null): boolean {
  return request?.wanted === 'hold' && (request.answer === null || request.answer.type === 'done');
}
