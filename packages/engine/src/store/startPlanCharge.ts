import { message, type Words } from '@hub/domain/messages';
import { findPlanPurchase, readPlanDiscount, readShop } from '@hub/database/shops';
import { isDiscountActive, type PlanDiscount, planOf, trialDaysOf } from '@hub/domain/plans';
import { callStore } from './callStore.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

/** Said when the store does not answer. */
const unanswered = message('calls.notCharged');

const uncancelled = message('calls.notCancelled');

/** A page of the store, or why there is none, in words for the merchant. */
export type PlanCharge = { location: string; refusal: null } | { location: null; refusal: Words };

/**
 * Makes the charge for a purchase that was begun. `returnUrl` is where the merchant comes back to, by the store's domain.
 * Calls the store, so it belongs into no transaction. A charge that nobody agrees to ends by itself.
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

/** Ends the charge of a shop in its store. Resolves to why it could not, in words for the merchant; null: it ended. */
export async function cancelPlanCharge(services: StoreServices, shopId: number): Promise<Words | null> {
  try {
    await callStore(services, shopId, (store) => store.cancelCharge());
    return null;
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
    return error.kind === 'refused' ? error.words : uncancelled;
  }
}

/** A charge is made every 30 days. */
const intervalMs = 30 * 86_400_000;

/** A discount as charges know it: one that ends within an interval counts for it. */
function intervalsOf({ percent, endsAt }: PlanDiscount, now: number) {
  return { percent, intervals: endsAt === null ? null : Math.ceil((endsAt - now) / intervalMs) };
}
