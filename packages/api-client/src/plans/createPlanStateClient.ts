import type { PlanState, SmallerPlan } from '@hub/domain/plans';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { planStateEndpoints as endpoints } from './planStateEndpoints.ts';
import { toPlanState } from './wirePlanState.ts';

/** Trial, discount and smaller plans; for servers with capability `plan`. Refusals throw RejectedError with the message. */
export interface PlanStateClient {
  read(options?: CallOptions): Promise<PlanState>;
  /** Resolves to the page that confirms the smaller plan; `null`: it is done. */
  reduce(to: SmallerPlan, options?: ChangeOptions): Promise<string | null>;
}

export function createPlanStateClient({ http }: Pick<ClientContext, 'http'>): PlanStateClient {
  return {
    read: async (options = {}) =>
      toPlanState(checkReply(endpoints.getPlan.reply, await http.request(endpoints.getPlan, options))),
    async reduce(to, options = {}) {
      const reply = await http.request(endpoints.reducePlan, { ...options, body: { flag: to } });
      throwIfRefused(reply);
      return checkReply(endpoints.reducePlan.reply, reply).location?.trim() || null;
    },
  };
}
