import { createHash } from 'node:crypto';
import type { CallLimit, CallReservation } from '@hub/database/warehouses';
import { providerRows, type ThirdPartyId } from '@hub/domain/integrations';
import type { AccountSettings, ProviderAdapter } from '@hub/providers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Name under which an account's calls are counted, the same for all shops with its credentials. */
export function callBudget(provider: ThirdPartyId, { credentials }: AccountSettings): string {
  const values = providerRows[provider].accountFields.map((field) => (credentials[field] ?? '').trim());
  return createHash('sha256')
    .update(JSON.stringify([provider, ...values]))
    .digest('hex');
}

/** The limit with a slightly longer window, because calls take different times to arrive. */
export function callLimit({ rateLimit: { calls, windowMs } }: Pick<ProviderAdapter, 'rateLimit'>): CallLimit {
  return { calls, windowMs: windowMs + marginMs(windowMs) };
}

/** How late a call may start: half of the added time; the other half is for its transfer. */
export function callToleranceMs({ rateLimit: { windowMs } }: Pick<ProviderAdapter, 'rateLimit'>): number {
  return marginMs(windowMs) / 2;
}

/** Pace of reading orders of a busy account; most 3PLs need two calls per order. */
export function readPaceMs({ calls, windowMs }: CallLimit): number {
  return Math.ceil((2 * windowMs) / calls);
}

function marginMs(windowMs: number): number {
  return Math.min(1_000, windowMs / 20);
}

/**
 * Resolves to null when a call may start, at its time, or to how long to wait before asking again. A delayed process
 * loses its slot and reserves another, because a late call would fall into a later window.
 */
export async function waitForCall(
  reserve: () => Promise<CallReservation>,
  toleranceMs: number,
): Promise<number | null> {
  for (;;) {
    const calledAt = performance.now();
    const { isReserved, waitMs } = await reserve();
    if (!isReserved) return waitMs;
    if (waitMs > 0) await sleep(waitMs);
    if (performance.now() - calledAt - waitMs <= toleranceMs) return null;
  }
}
