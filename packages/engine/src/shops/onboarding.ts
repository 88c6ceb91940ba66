import type { ShopTransaction } from '@hub/database';
import { lockShop, readShop, updateShop } from '@hub/database/shops';
import { countShippedOrders } from '@hub/database/warehouses';
import type { TestOrderOutcome } from '@hub/domain/integrations';
import {
  afterTestOrder,
  newOnboarding,
  type OnboardingRecord,
  type OnboardingState,
  skipStep,
} from '@hub/domain/onboarding';

/** Onboarding facts that cannot be derived elsewhere. */
export async function readOnboarding(transaction: ShopTransaction): Promise<OnboardingState> {
  const { onboarding } = await readShop(transaction);
  return { ...(onboarding ?? newOnboarding), shipped: await countShippedOrders(transaction) };
}

/** Skips a step. Two people who skip two steps at once lose neither. */
export async function skipOnboardingStep(transaction: ShopTransaction, step: string): Promise<void> {
  await changeOnboarding(transaction, (before) => skipStep(before, step));
}

/** Keeps that a test order went through. */
export async function recordTestOrder(
  transaction: ShopTransaction,
  outcome: TestOrderOutcome,
  now: Date,
): Promise<void> {
  await changeOnboarding(transaction, (before) => afterTestOrder(before, outcome, now.toISOString()));
}

async function changeOnboarding(
  transaction: ShopTransaction,
  change: (before: OnboardingRecord) => OnboardingRecord,
): Promise<void> {
  await lockShop(transaction);
  const { onboarding } = await readShop(transaction);
  await updateShop(transaction, { onboarding: change(onboarding ?? newOnboarding) });
}
