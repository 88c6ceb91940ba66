import { message } from '@hub/domain/messages';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { allowedMethods, matchesPath } from '../http/allowedMethods.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import type { AdminCalls } from '../admin/createAdminCalls.ts';
import type { Backend, ContractCall } from '../http/Backend.ts';
import { abortOnStreamError } from '../http/abortOnStreamError.ts';
import { errorReply } from '../http/errorReply.ts';
import { ownHostsOnly } from '../http/ownHostsOnly.ts';
import { refuseAmbiguousTarget } from '../http/refuseAmbiguousTarget.ts';
import { type Operations, operationRoutes } from '../http/operationRoutes.ts';
import type { RequestEntry, ServerLog } from '../operations/ServerLog.ts';
import { requestLog } from '../http/requestLog.ts';
import { visitorHeader } from '../api/createEngineBackend.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { securityHeaders } from '../pages/securityHeaders.ts';
import { serveStorybook, storybookPolicy, storybookPrefix } from '../pages/serveStorybook.ts';

export interface AppOptions {
  backend: Backend;
  /** Calls of the admin area; they take precedence over the others. */
  admin?: AdminCalls | undefined;
  /** Every call of the contract; these paths never answer with a page. */
  contract: readonly ContractCall[];
  /** Serves pages and files to a GET that is not a call, or calls next. */
  pages: MiddlewareHandler<AppEnv>;
  allowsAppBridge: boolean;
  /** Origin of the simulated store that frames the app; `null` when there is none. Absent in production. */
  framingStore?: (() => string | null) | undefined;
  /** Origins at which browsers open the app; empty: any `Host` is answered. */
  ownOrigins?: readonly string[];
  /** The inline script of the pages under /app. */
  appScript?: string | undefined;
  /** Directory of a built Storybook, served under /storybook. */
  storybookDirectory?: string | undefined;
  log: ServerLog;
  operations: Operations;
}

/** The 20,000 ids of a call's longest list are 400 KB. */
const maxBodyBytes = 1024 * 1024;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** The whole server as one function: API, pages, files and headers. */
export function createApp({
  backend,
  admin,
  contract,
  pages,
  allowsAppBridge,
  framingStore,
  ownOrigins = [],
  appScript,
  storybookDirectory,
  log,
  operations,
}: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const onRequest = (entry: RequestEntry) => {
    log.request(entry);
    operations.metrics.recordRequest(entry);
  };
  if (storybookDirectory !== undefined) app.use(`${storybookPrefix}/*`, storybookPolicy);
  app.use(
    requestLog(onRequest, (path) => endpointOf(contract, path), operations.lateness),
    requestId({ limitLength: 128 }),
    securityHeaders(allowsAppBridge, framingStore, appScript),
    compress(),
  );
  app.use(refuseAmbiguousTarget);
  app.use(async (c, next) => {
    if (!methods.includes(c.req.method)) {
      c.header('Allow', methods.join(', '));
      return errorReply(c, 405, `${c.req.method} is not a method of this server.`);
    }
    return next();
  });
  // Before the host check: health probes know an address but no host name.
  app.route('/', operationRoutes(operations));
  app.use(ownHostsOnly(ownOrigins));

  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => errorReply(c, 413, message('calls.tooLong', { kilobytes: maxSize / 1024 })),
    });
  const limitBody = limitTo(maxBodyBytes);
  // A call that takes a file limits it itself while receiving.
  const otherLimits = contract
    .filter(({ requestTypes, maxBodyBytes: own }) => requestTypes !== undefined || own !== undefined)
    .map((call) => ({ ...call, limit: call.maxBodyBytes === undefined ? null : limitTo(call.maxBodyBytes) }));
  app.use((c, next) => {
    const path = encodedPath(c);
    const other = otherLimits.find((call) => c.req.method === call.method && matchesPath(call.path, path));
    if (other === undefined) return limitBody(c, next);
    return other.limit === null ? next() : other.limit(c, next);
  });

  app.all('/hub/admin/*', async (c, next) => {
    if (!admin) return errorReply(c, 404, 'This server has no ADMIN_TOKEN, so it has no admin area.');
    const { body, method, headers, signal, url } = c.req.raw;
    const request = new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) });
    request.headers.set('X-Request-Id', c.get('requestId'));
    const address = visitorAddress(c.env?.incoming?.socket?.remoteAddress, request.headers.get('X-Forwarded-For'));
    return (await admin(request, address || 'unknown')) ?? next();
  });
  app.all('*', async (c, next) => {
    const reply = await callBackend(backend, c, log);
    if (reply) return reply;
    const path = encodedPath(c);
    const allowed = allowedMethods(contract, path);
    if (allowed.length === 0) return isUnderCalls(path) ? c.notFound() : next();
    c.header('Allow', allowed.join(', '));
    return errorReply(c, 405, `${path} takes ${allowed.join(' and ')}.`);
  });

  if (storybookDirectory !== undefined) app.route('/', serveStorybook(storybookDirectory));
  app.get('*', pages);
  app.notFound((c) => errorReply(c, 404, `There is no ${encodedPath(c)} here.`));
  app.onError((error, c) => {
    log.error('failed', error, { requestId: c.get('requestId') });
    return errorReply(c, 500, message('calls.failed'));
  });
  return app;
}

/** Paths below these are never pages, so an unknown call is not answered with one. */
function isUnderCalls(path: string): boolean {
  return /^\/(hub|webhooks)(\/|$)/.test(path);
}

/** The path as sent; the framework decodes it, which would make `/%73tats` a call. */
function encodedPath(c: Context<AppEnv>): string {
  return new URL(c.req.url).pathname;
}

/** A HEAD is handled like its GET, without the body. */
async function callBackend(
  backend: Backend,
  c: Context<AppEnv>,
  log: AppOptions['log'],
): Promise<Response | undefined> {
  const { url, body, signal } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.set('X-Request-Id', c.get('requestId'));
  headers.delete(visitorHeader);
  if (encodedPath(c).startsWith('/hub/track/'))
    headers.set(visitorHeader, visitorAddress(c.env.incoming?.socket.remoteAddress, headers.get('X-Forwarded-For')));
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const reply = await backend(new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) }));
  if (!reply) return undefined;
  if (reply.type === 'error') {
    // The sandbox simulates a broken connection: destroy the socket.
    c.env.outgoing.destroy();
    return errorReply(c, 502, message('calls.brokenOff'));
  }
  // The framework leaves a body that it does not send unread, and its connection to the backend open.
  if (c.req.method === 'HEAD') await reply.body?.cancel();
  const replyBody =
    c.req.method === 'HEAD' || !reply.body
      ? null
      : abortOnStreamError(reply.body, (error) => {
          log.error('broke off', error, { requestId: c.get('requestId') });
          // A reset, because in HTTP/1.0 closing the connection marks the end of a complete reply.
          c.env.outgoing.socket?.resetAndDestroy();
        });
  // A copy, because headers of a network response are immutable.
  const response = new Response(replyBody, reply);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** The server's own addresses, which are not in the contract. */
const operationPaths = ['/healthz', '/readyz', '/metrics'];

/**
 * What is logged and counted instead of a path: the contract's path, `/get-order-detail/{order_id}`, or the kind of
 * address. Anyone can invent paths.
 */
function endpointOf(contract: readonly ContractCall[], path: string): string {
  const call = contract.find((known) => matchesPath(known.path, path));
  if (call) return call.path;
  if (operationPaths.includes(path)) return path;
  if (path.startsWith('/assets/')) return 'asset';
  if (path.startsWith('/webhooks/')) return 'webhook';
  if (path.startsWith('/track/')) return 'tracking page';
  return path.startsWith('/hub/') ? 'unknown call' : 'page';
}
