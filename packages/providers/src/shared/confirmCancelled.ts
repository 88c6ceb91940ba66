import type { WarehouseOrder } from '../ProviderAdapter.ts';
import { type RefusedError, TooLateError } from '../ProviderError.ts';

/**
 * After a refused cancellation, returns if the order is already canceled, for example after a lost reply. Otherwise
 * throws `TooLateError` with the refusal's reason.
 */
export async function confirmCancelled(refusal: RefusedError, read: () => Promise<WarehouseOrder>): Promise<void> {
  const { state } = await read();
  if (state !== 'cancelled') throw new TooLateError(refusal.words, refusal.status);
}
