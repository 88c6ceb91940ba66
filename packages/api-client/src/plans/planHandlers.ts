import type { Words } from '@hub/domain/messages';
import type { PlanState, SmallerPlan } from '@hub/domain/plans';
import { refusedReply, toWireWords } from '../http/wireWords.ts';
import type { RowsOf } from '../http/Endpoint.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { planEndpoints } from './planEndpoints.ts';
import type { planStateEndpoints } from './planStateEndpoints.ts';
import { toWirePlanState } from './wirePlanState.ts';

/** The plan of a shop. */
export interface PlanPort {
  readPlanState(): Answer<PlanState>;
}

export const planHandlers = {
  getPlan: async ({ port }) => toWirePlanState(await port.readPlanState()),
} satisfies Handlers<RowsOf<typeof planStateEndpoints, 'read'>, PlanPort>;

/** The page that confirms a plan, or why there is none; both `null`: there is nothing to confirm. */
export interface PlanConfirmation {
  location: string | null;
  refusal: Words | null;
}

/** Ways to another plan. */
export interface PlanChangePort {
  /** Starts the purchase of Growth (2) or Elite (3). */
  startPurchase(plan: 2 | 3): Answer<PlanConfirmation>;
  /** Starts the change to Growth (2), or cancels the plan (0). */
  reducePlan(plan: SmallerPlan): Answer<PlanConfirmation>;
}

export const planChangeHandlers = {
  createBilling: async ({ port, body }) => {
    const { location, refusal } = await port.startPurchase(body.flag);
    return refusal === null ? { data: { location } } : toWireWords('message', refusal);
  },
  reducePlan: async ({ port, body }) => {
    const { location, refusal } = await port.reducePlan(body.flag);
    if (refusal !== null) return refusedReply(refusal);
    return location === null ? { status: 'success' } : { status: 'success', location };
  },
} satisfies Handlers<typeof planEndpoints & RowsOf<typeof planStateEndpoints, 'outside'>, PlanChangePort>;
