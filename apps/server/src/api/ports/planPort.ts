import type { PlanChangePort, PlanConfirmation, PlanPort } from '@hub/api-client/server';
import { cancelPlan, type PurchaseStart, readPlanState, startDowngrade, startPurchase } from '@hub/engine/shops';
import type { EngineCall, OutsideCall, Services } from '../CallContext.ts';

export function planPort({ transaction, now }: EngineCall): PlanPort {
  return { readPlanState: () => readPlanState(transaction, now) };
}

export function planChangePort(call: OutsideCall): PlanChangePort {
  const { session, services, once, now } = call;
  const { shopId, chargeType } = session.shop;
  return {
    startPurchase: async (plan) => {
      const start = await once(`createBilling ${plan}`, (transaction) => startPurchase(transaction, session, plan));
      return confirmation(start, call);
    },
    reducePlan: async (plan) => {
      // Ends in the store first: a webhook follows when the process ends before the plan does.
      const problem = plan === 0 && chargeType > 0 ? await services.cancelCharge?.(shopId) : null;
      if (problem) return { location: null, refusal: problem };
      const start = await once(`reducePlan ${plan}`, async (transaction) =>
        plan === 0
          ? { code: null, refusal: await cancelPlan(transaction, now) }
          : startDowngrade(transaction, session, plan),
      );
      return confirmation(start, call);
    },
  };
}

/** Creates the charge of a purchase. */
interface Confirming extends Pick<OutsideCall, 'origin'> {
  services: Pick<Services, 'startCharge' | 'confirmationUrl'>;
}

/**
 * The page that confirms a started purchase: the store's page for the charge, where it has billing. Each attempt
 * creates its own charge; the merchant accepts one, and the others end.
 */
export async function confirmation(
  { code, refusal }: PurchaseStart | { code: null; refusal: PlanConfirmation['refusal'] },
  { services, origin }: Confirming,
): Promise<PlanConfirmation> {
  if (code === null) return { location: null, refusal };
  if (services.startCharge) return services.startCharge(code);
  return { location: services.confirmationUrl(origin, code), refusal: null };
}
