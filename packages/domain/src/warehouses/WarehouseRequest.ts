import type { OrderEvent } from '../events/OrderEvent.ts';
import type { Words } from '../messages/Message.ts';
/** Units of a line that are to be taken out of an order that a 3PL has. */
export interface WarehouseRemoval {
  lineItemId: string;
  name: string;
  /** At least 1. */
  quantity: number;
  /** Where the store took them out, the order has no such units any more; a merchant’s wait for the 3PL’s answer. */
  by: 'merchant' | 'store';
}

/** What came of a request. `words`: the 3PL’s, or why it could not be asked. */
export type WarehouseAnswer = { type: 'done' } | { type: 'tooLate'; words: Words } | { type: 'noAnswer'; words: Words };

/** What is wanted of an order that a 3PL has. */
export interface WarehouseRequest {
  wanted: 'cancel' | 'hold' | 'removal' | 'address';
  /** Of a removal, and of a hold that came while one was under way. */
  items: readonly WarehouseRemoval[];
  /** Null: the 3PL is being asked. */
  answer: WarehouseAnswer | null;
  /** Of a hold or a removal: the address changed while it was under way. */
  isMoved?: true;
  /** Of a hold: who asked for it, where it is known. */
  reason?: OrderEvent | null;
  /** Of a hold: where the order waits then; absent: on hold. */
  stage?: 'hold' | 'needsReview';
}

/** Whether the 3PL is being asked to change what it was given. */
export function isChangePending(request: WarehouseRequest | null): request is WarehouseRequest {
  return request !== null && request.wanted !== 'cancel' && request.answer === null;
}

/** Whether the 3PL is being asked to hold it, or has agreed while others have not answered. */
export function isHoldPending(request: WarehouseRequest | null): boolean {
  return request?.wanted === 'hold' && (request.answer === null || request.answer.type === 'done');
}
