import {
  refusedReply,
  toProviderRecord,
  toWirePlanState,
  toWireThirdPartyRecord,
  toWireWords,
} from '@hub/api-client/server';
import { cancelPlan, readPlanState, readProviders, saveProvider, startDowngrade, startPurchase } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about providers and plans (§7), but for connection tests, which need no transaction. */
export const shopHandlers = {
  getThirdPartyDetails: async ({ transaction, session, services }) => {
    const records = await readProviders(transaction, session, services.providers);
    return {
      data: { third_party_details: [...records].map(([name, record]) => toWireThirdPartyRecord(name, record)) },
    };
  },
  saveThirdPartySettings: async ({ transaction, session, services, body, now }) => {
    const refusal = await saveProvider(transaction, session, services.providers, toProviderRecord(body), now);
    return refusal === null
      ? { data: { status: 'success' } }
      : { data: { status: 'error' }, ...toWireWords('message', refusal) };
  },
  createBilling: async ({ transaction, session, services, origin, body }) => {
    const { code, refusal } = await startPurchase(transaction, session, body.flag);
    return refusal === null
      ? { data: { location: services.confirmationUrl(origin, code) } }
      : { ...toWireWords('message', refusal) };
  },
  getPlan: async ({ transaction, now }) => toWirePlanState(await readPlanState(transaction, now)),
  reducePlan: async ({ transaction, session, services, origin, body, now }) => {
    if (body.flag === 0) {
      const refusal = await cancelPlan(transaction, now);
      return refusal === null ? { status: 'success' } : refusedReply(refusal);
    }
    const { code, refusal } = await startDowngrade(transaction, session, body.flag);
    return refusal === null
      ? { status: 'success', location: services.confirmationUrl(origin, code) }
      : refusedReply(refusal);
  },
} satisfies Handlers<'getThirdPartyDetails' | 'saveThirdPartySettings' | 'createBilling' | 'getPlan' | 'reducePlan'>;
