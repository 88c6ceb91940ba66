import { refusedReply, toWireWords } from '../../http/wireWords.ts';
import { purchaseRefusal, reductionRefusal } from '@hub/domain/plans';
import type { planEndpoints } from '../../plans/planEndpoints.ts';
import type { planStateEndpoints } from '../../plans/planStateEndpoints.ts';
import { toWirePlanState } from '../../plans/wirePlanState.ts';
import type { Mocks } from '../http/Mock.ts';
import { randomToken } from '../shop/createShop.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { confirmationPath } from './billingConfirmation.ts';
import { changeSandboxPlan } from './changeSandboxPlan.ts';

export const planMocks = {
  createBilling: ({ shop, body, origin }) => {
    const refusal = purchaseRefusal(body.flag, shop.chargeType);
    if (refusal !== null) return { ...toWireWords('message', refusal) };
    return { data: { location: startPurchase(shop, { plan: body.flag, isDowngrade: false }, origin) } };
  },
  getPlan: ({ shop }) => {
    const off = new Set(shop.workflows.list.filter(({ isActive }) => !isActive).map(({ workflowId }) => workflowId));
    const { paused } = shop.plan;
    const workflows = paused?.workflows.filter(({ workflowId }) => off.has(workflowId)) ?? [];
    return toWirePlanState({
      ...shop.plan,
      paused: paused !== null && workflows.length > 0 ? { at: paused.at, workflows } : null,
    });
  },
  reducePlan: ({ shop, body, origin, now }) => {
    const refusal = reductionRefusal(body.flag, shop.chargeType);
    if (refusal !== null) return refusedReply(refusal);
    if (body.flag !== 0)
      return { status: 'success', location: startPurchase(shop, { plan: body.flag, isDowngrade: true }, origin) };
    changeSandboxPlan(shop, 0, now);
    return { status: 'success' };
  },
} satisfies Mocks<typeof planEndpoints & typeof planStateEndpoints>;

function startPurchase(shop: SandboxShop, purchase: { plan: number; isDowngrade: boolean }, origin: string): string {
  const code = randomToken();
  shop.billing.set(code, purchase);
  return `${origin}${confirmationPath}?code=${code}`;
}
