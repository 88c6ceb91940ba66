import { findProvider } from '@hub/domain/integrations';
import type { Backend } from './Backend.ts';
import type { Metrics } from '../operations/createMetrics.ts';

/** The same answers, counted by source and status. `sourceOf`: who sends a webhook to this path. */
export function countWebhooks(webhooks: Backend, metrics: Metrics, sourceOf: (path: string) => string): Backend {
  return async (request) => {
    const source = sourceOf(new URL(request.url).pathname);
    try {
      const reply = await webhooks(request);
      if (reply) metrics.recordWebhook({ source, status: reply.status });
      return reply;
    } catch (error) {
      // The app answers it with a 500.
      metrics.recordWebhook({ source, status: 500 });
      throw error;
    }
  };
}

/** The 3PL of a path; "unknown" for an invented name, because each label value is kept for good. */
export function providerOfPath(path: string): string {
  const name = path.split('/')[4] ?? '';
  return findProvider(name) ? name : 'unknown';
}
