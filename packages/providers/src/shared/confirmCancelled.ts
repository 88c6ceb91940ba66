import type { WarehouseOrder } from '../ProviderAdapter.ts';
import { type RefusedError, TooLateError } from '../ProviderError.ts';

/**
 * After a refused cancellation: ends when the order is cancelled already, as after a reply that was lost. Throws
 * `TooLateError` with the words of the refusal otherwise.
 */
export async function confirmCancelled(refusal: RefusedError, read: () => Promise<WarehouseOrder>): Promise<void> {
  const { state } = await read();
  if (state !== 'cancelled') throw new TooLateError(refusal.words, refusal.status);
}
