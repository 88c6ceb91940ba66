import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { endpoints } from '@hub/api-client/endpoints';
import { begunLanguages } from '@hub/domain/languages';
import type { MiddlewareHandler } from 'hono';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { AppEnv } from '../http/AppEnv.ts';
import { createApp } from './createApp.ts';
import { createBackend } from './createBackend.ts';
import { createIndexPage } from '../pages/createIndexPage.ts';
import { listen } from '../http/listen.ts';
import type { ServeOptions } from '../options/options.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import { createLateness } from '../operations/createLateness.ts';
import { createMetrics } from '../operations/createMetrics.ts';
import { logServerReady } from './logServerReady.ts';
import { frameAncestors } from '../pages/securityHeaders.ts';
import { stopOnSignal } from '../http/stopOnSignal.ts';

const webDirectory = join(import.meta.dirname, '../../../web');

/** The app's source with hot reload and the same API, on one origin. */
export async function dev(options: ServeOptions): Promise<void> {
  const contract = Object.values(endpoints);
  const log = createLineLog(console.log);
  const metrics = createMetrics();
  const lateness = createLateness();
  const context = { role: 'all', log, metrics, lateness } as const;
  const { backend, checkReadiness } = await createBackend(options.backend, contract, context);
  let vite: ViteDevServer | undefined;
  const pages: MiddlewareHandler<AppEnv> = async (c, next) => (vite ? serveByVite(vite)(c, next) : next());
  const app = createApp({
    backend,
    contract,
    pages,
    allowsAppBridge: options.shopifyApiKey !== undefined,
    log,
    operations: { checkReadiness, isStopping: () => false, metrics, lateness, metricsToken: options.metricsToken },
  });
  const server = await listen(app, options, log);
  vite = await createServer({
    configFile: join(webDirectory, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [indexPagePlugin(options)],
    server: { middlewareMode: true, hmr: { server } },
  });
  stopOnSignal(server, log.info, { onStopped: () => vite.close() });
  logServerReady(options, server, log);
}

/**
 * Vite writes to the node response itself. Its pages need inline scripts and a web socket, so only the framing part of
 * the content policy is kept.
 */
function serveByVite(vite: ViteDevServer): MiddlewareHandler<AppEnv> {
  return async (c) => {
    const { incoming, outgoing } = c.env;
    outgoing.setHeader('X-Request-Id', c.get('requestId'));
    outgoing.setHeader(
      'Content-Security-Policy',
      `frame-ancestors ${frameAncestors(c.req.path, new URL(c.req.url).searchParams)}`,
    );
    vite.middlewares(incoming, outgoing, () => {
      outgoing.statusCode = 404;
      outgoing.end();
    });
    return RESPONSE_ALREADY_SENT;
  };
}

function indexPagePlugin({ backend, shopifyApiKey }: ServeOptions): Plugin {
  return {
    name: 'hub-page-facts',
    transformIndexHtml: {
      order: 'pre',
      handler: (page, { originalUrl = '/' }) =>
        createIndexPage(page, { isSandbox: backend.kind === 'sandbox', shopifyApiKey, languages: begunLanguages })(
          originalUrl.replace(/[?#].*$/, ''),
          false,
          new URL(originalUrl, 'http://own.invalid').searchParams.get('locale') ?? undefined,
        ),
    },
  };
}
