import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/**
 * Logs one line per request: time, id, method, path, status (or that the client disconnected), duration. Never query
 * (shop, host, session), headers or body. Sets `X-Request-Id` on every reply. The path is logged escaped, since a
 * decoded line break would forge a line.
 */
export function requestLog(log: (line: string) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    // Vite serves hundreds of source files; they are not logged.
    if (c.res.headers.has('x-hono-already-sent')) return;
    const id = c.get('requestId');
    c.header('X-Request-Id', id);
    const outcome = c.req.raw.signal.aborted ? 'left' : c.res.status;
    log(
      `${new Date().toISOString()} ${id} ${c.req.method} ${new URL(c.req.url).pathname} ${outcome} ${Math.round(performance.now() - started)} ms`,
    );
  };
}
