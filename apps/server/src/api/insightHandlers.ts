import type { InsightEndpointName } from '@hub/api-client/insights';
import { toOrderFilters, toWireSkuReport } from '@hub/api-client/server';
import { reportSkus } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls of reports. */
export const insightHandlers = {
  skuReport: async ({ transaction, query, now }) =>
    toWireSkuReport(await reportSkus(transaction, toOrderFilters(query), now)),
} satisfies Handlers<InsightEndpointName>;
