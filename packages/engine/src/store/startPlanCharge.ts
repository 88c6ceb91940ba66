import { message, type Words } from '@hub/domain/messages';
import { findPlanPurchase, readPlanDiscount, readShop } from '@hub/database/shops';
import { isDiscountActive, type PlanDiscount, planOf, trialDaysOf } from '@hub/domain/plans';
import { callStore } from './callStore.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

/** Shown when the store doesn't answer. */
const unanswered = message('calls.notCharged');

const uncancelled = message('calls.notCancelled');

/** A store page, or why there is none, in text for the merchant. */
export type PlanCharge = { location: string; refusal: null } | { location: null; refusal: Words };

/**
 * Creates the charge for a started purchase. `returnUrl` builds the merchant's return address from the store's domain.
 * Calls the store, so it must run outside a transaction. A charge that isn't approved expires.
 */
export async function startPlanCharge(
  services: StoreServices,
  code: string,
  returnUrl: (domain: string) => string,
): Promise<PlanCharge> {
  const purchase = await findPlanPurchase(services.database, code);
  const plan = planOf(purchase?.plan ?? null);
  if (purchase === null || plan === null) return { location: null, refusal: unanswered };
  try {
    const now = services.now().getTime();
    const terms = await services.database.inShop(purchase.shopId, async (transaction) => {
      const { chargeType, trialEndsAt } = await readShop(transaction);
      const discount = await readPlanDiscount(transaction);
      return {
        trialDays: trialDaysOf(plan, { chargeType, trialEndsAt: trialEndsAt?.getTime() ?? null }, now),
        ...(discount !== null && isDiscountActive(discount, now) && { discount: intervalsOf(discount, now) }),
      };
    });
    const charge = await callStore(services, purchase.shopId, (store) =>
      store.startCharge({ plan, ...terms }, returnUrl(purchase.domain)),
    );
    return charge === null ? { location: null, refusal: unanswered } : { location: charge.value, refusal: null };
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
    return { location: null, refusal: error.kind === 'refused' ? error.words : unanswered };
  }
}

/** Ends a shop's charge in its store. Resolves to why it failed, in text for the merchant, or null. */
export async function cancelPlanCharge(services: StoreServices, shopId: number): Promise<Words | null> {
  try {
    await callStore(services, shopId, (store) => store.cancelCharge());
    return null;
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
    return error.kind === 'refused' ? error.words : uncancelled;
  }
}

/** Charges renew every 30 days. */
const intervalMs = 30 * 86_400_000;

/** Number of charge intervals of a discount; a partial interval counts. */
function intervalsOf({ percent, endsAt }: PlanDiscount, now: number) {
  return { percent, intervals: endsAt === null ? null : Math.ceil((endsAt - now) / intervalMs) };
}
