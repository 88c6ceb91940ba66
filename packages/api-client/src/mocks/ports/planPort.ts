import { purchaseRefusal, reductionRefusal } from '@hub/domain/plans';
import type { PlanChangePort, PlanPort } from '../../plans/planHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import { randomToken } from '../shop/createShop.ts';
import { confirmationPath } from '../endpoints/billingConfirmation.ts';
import { changeSandboxPlan } from '../endpoints/changeSandboxPlan.ts';

export function planPort(call: SandboxCall): PlanPort & PlanChangePort {
  const { shop, now } = call;
  return {
    readPlanState: () => {
      const off = new Set(shop.workflows.list.filter(({ isActive }) => !isActive).map(({ workflowId }) => workflowId));
      const { paused } = shop.plan;
      const workflows = paused?.workflows.filter(({ workflowId }) => off.has(workflowId)) ?? [];
      return { ...shop.plan, paused: paused !== null && workflows.length > 0 ? { at: paused.at, workflows } : null };
    },
    startPurchase: (plan) => {
      const refusal = purchaseRefusal(plan, shop.chargeType);
      return { location: refusal === null ? confirmationOf(call, { plan, isDowngrade: false }) : null, refusal };
    },
    reducePlan: (plan) => {
      const refusal = reductionRefusal(plan, shop.chargeType);
      if (refusal !== null) return { location: null, refusal };
      if (plan !== 0) return { location: confirmationOf(call, { plan, isDowngrade: true }), refusal };
      changeSandboxPlan(shop, 0, now);
      return { location: null, refusal };
    },
  };
}

/** A purchase is confirmed on a page of the sandbox. */
function confirmationOf(
  { shop, origin }: Pick<SandboxCall, 'shop' | 'origin'>,
  purchase: { plan: number; isDowngrade: boolean },
): string {
  const code = randomToken();
  shop.billing.set(code, purchase);
  return `${origin}${confirmationPath}?code=${code}`;
}
