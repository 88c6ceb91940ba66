import { createHash } from 'node:crypto';
import type { CallLimit, CallReservation } from '@hub/database/warehouses';
import { providerRows, type ThirdPartyId } from '@hub/domain/integrations';
import type { AccountSettings, ProviderAdapter } from '@hub/providers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Under which name the calls of an account are counted: the same for all shops with its credentials. */
export function callBudget(provider: ThirdPartyId, { credentials }: AccountSettings): string {
  const values = providerRows[provider].accountFields.map((field) => (credentials[field] ?? '').trim());
  return createHash('sha256')
    .update(JSON.stringify([provider, ...values]))
    .digest('hex');
}

/** The limit as it is kept: a moment longer, because two calls do not take equally long to arrive. */
export function callLimit({ rateLimit: { calls, windowMs } }: Pick<ProviderAdapter, 'rateLimit'>): CallLimit {
  return { calls, windowMs: windowMs + marginMs(windowMs) };
}

/** How late a call may be made after its time: half of the moment, the other half is its way. */
export function callToleranceMs({ rateLimit: { windowMs } }: Pick<ProviderAdapter, 'rateLimit'>): number {
  return marginMs(windowMs) / 2;
}

/** From one order that is read to the next, when an account is busy: reading one takes two calls of most 3PLs. */
export function readPaceMs({ calls, windowMs }: CallLimit): number {
  return Math.ceil((2 * windowMs) / calls);
}

function marginMs(windowMs: number): number {
  return Math.min(1_000, windowMs / 20);
}

/**
 * Resolves to null when a call may be made, at its time; or to how long to wait before asking again. A process that is
 * held up lets its time pass, and reserves another: a late call would stand in the window of the next ones.
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
