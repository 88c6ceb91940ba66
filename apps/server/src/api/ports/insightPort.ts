import type { InsightPort } from '@hub/api-client/server';
import { reportSkus } from '@hub/engine/insights';
import type { EngineCall } from '../CallContext.ts';

export function insightPort({ transaction, now }: EngineCall): InsightPort {
  return { reportSkus: (filters) => reportSkus(transaction, filters, now) };
}
