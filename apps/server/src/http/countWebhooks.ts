import { findProvider } from '@hub/domain/integrations';
import type { Backend } from './Backend.ts';
import type { Metrics } from '../operations/createMetrics.ts';

/** Counts replies by source and status. `sourceOf`: the sender of webhooks to this path. */
export function countWebhooks(webhooks: Backend, metrics: Metrics, sourceOf: (path: string) => string): Backend {
  return async (request) => {
    const source = sourceOf(new URL(request.url).pathname);
    try {
      const reply = await webhooks(request);
      if (reply) metrics.recordWebhook({ source, status: reply.status });
      return reply;
    } catch (error) {
      // The app turns it into a 500.
      metrics.recordWebhook({ source, status: 500 });
      throw error;
    }
  };
}

/** The 3PL of a path; "unknown" for an invented name, because each label value is kept forever. */
export function providerOfPath(path: string): string {
  const name = path.split('/')[4] ?? '';
  return findProvider(name) ? name : 'unknown';
}
