import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import type { Lateness } from '../operations/createLateness.ts';
import { inRequest } from '../operations/requestContext.ts';
import type { RequestEntry } from '../operations/ServerLog.ts';

/**
 * Reports each answered request, without query (shop, host, session), headers and body. Sets `X-Request-Id` on every
 * reply.
 */
export function requestLog(
  onRequest: (entry: RequestEntry) => void,
  endpointOf: (path: string) => string,
  lateness: Lateness,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const waitedMs = Math.max(0, lateness.now());
    const started = performance.now();
    const context = { shopId: null };
    await inRequest(context, next);
    // Vite serves hundreds of source files, which are not logged.
    if (c.res.headers.has('x-hono-already-sent')) return;
    const requestId = c.get('requestId');
    c.header('X-Request-Id', requestId);
    // Escaped as sent.
    const path = new URL(c.req.url).pathname;
    onRequest({
      requestId,
      method: c.req.method,
      path,
      endpoint: endpointOf(path),
      status: c.req.raw.signal.aborted ? null : c.res.status,
      durationMs: performance.now() - started,
      waitedMs,
      shopId: context.shopId,
    });
  };
}
