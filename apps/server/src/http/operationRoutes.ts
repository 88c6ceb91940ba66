import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { errorReply } from './errorReply.ts';
import { isLoopback } from '../options/isLoopback.ts';
import type { Lateness } from '../operations/createLateness.ts';
import type { Metrics } from '../operations/createMetrics.ts';
import type { Readiness } from '../operations/Readiness.ts';

export interface Operations {
  /** Called at most once a second. */
  checkReadiness(): Promise<Readiness>;
  /** True after the signal to stop. */
  isStopping(): boolean;
  metrics: Metrics;
  lateness: Lateness;
  /** `undefined`: only this machine reads the metrics. */
  metricsToken: string | undefined;
}

/** One probe a second queries the database; the others get the same answer. */
const readinessMs = 1_000;

/** Health, readiness and metrics for operators, at any host name. */
export function operationRoutes({ checkReadiness, isStopping, metrics, metricsToken }: Operations): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  let checked: { at: number; checks: Promise<Readiness> } | null = null;

  routes.get('/healthz', (c) => c.json({ status: 'ok' }));

  routes.get('/readyz', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (isStopping()) return c.json({ status: 'stopping' }, 503);
    const now = performance.now();
    if (checked === null || now - checked.at > readinessMs) checked = { at: now, checks: checkReadiness() };
    const checks = await checked.checks;
    const isReady = Object.values(checks).every(Boolean) && !isStopping();
    return c.json({ status: isReady ? 'ready' : 'not ready', checks }, isReady ? 200 : 503);
  });

  routes.get('/metrics', async (c) => {
    const allowed =
      metricsToken === undefined ? isFromThisMachine(c.env, c.req.raw) : hasToken(c.req.raw, metricsToken);
    if (!allowed) {
      if (metricsToken === undefined)
        return errorReply(c, 403, 'Metrics are read on this machine only, unless METRICS_TOKEN is set.');
      c.header('WWW-Authenticate', 'Bearer');
      return errorReply(c, 401, 'Metrics need the header Authorization: Bearer with METRICS_TOKEN.');
    }
    c.header('Cache-Control', 'no-store');
    c.header('Content-Type', metrics.contentType);
    return c.body(await metrics.render());
  });
  return routes;
}

/** False through a proxy on this machine, and for a page whose name points to it. */
function isFromThisMachine(env: AppEnv['Bindings'] | undefined, request: Request): boolean {
  const address = env?.incoming?.socket?.remoteAddress ?? '';
  const isProxied = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => request.headers.has(name));
  return !isProxied && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address) && isLoopback(new URL(request.url).hostname);
}

function hasToken(request: Request, token: string): boolean {
  const given = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
