import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './AppEnv.ts';

/**
 * One line per request: when, id, method, path, status (or that the visitor left before it), time. Never the query
 * (shop, host, session), a header or a body. Also the last to touch the reply, so that the id is on it whoever made it.
 *
 * The path stands there escaped, as it travelled: `c.req.path` is decoded, and a line break in it would forge a line.
 */
export function requestLog(log: (line: string) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    // The dev server answers for hundreds of source files by itself; those are not worth a line.
    if (c.res.headers.has('x-hono-already-sent')) return;
    const id = c.get('requestId');
    c.header('X-Request-Id', id);
    const outcome = c.req.raw.signal.aborted ? 'left' : c.res.status;
    log(
      `${new Date().toISOString()} ${id} ${c.req.method} ${new URL(c.req.url).pathname} ${outcome} ${Math.round(performance.now() - started)} ms`,
    );
  };
}
