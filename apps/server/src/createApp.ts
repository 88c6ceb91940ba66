import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { allowedMethods } from './allowedMethods.ts';
import type { AppEnv } from './AppEnv.ts';
import type { Backend, ContractCall } from './Backend.ts';
import { abortOnStreamError } from './abortOnStreamError.ts';
import { errorReply } from './errorReply.ts';
import { requestLog } from './requestLog.ts';
import { securityHeaders } from './securityHeaders.ts';

export interface AppOptions {
  backend: Backend;
  /** Every call of the contract; these paths never answer with a page. */
  contract: readonly ContractCall[];
  /** Serves pages and files to a GET that is not a call, or calls next. */
  pages: MiddlewareHandler<AppEnv>;
  allowsAppBridge: boolean;
  /** Receives one line per request. */
  log: (line: string) => void;
}

/** 100,000 order ids of a bulk action take less than 2 MB; no request of the app is larger. */
const maxBodyBytes = 8 * 1024 * 1024;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];

/** The whole server as one function: API, pages, files and headers. */
export function createApp({ backend, contract, pages, allowsAppBridge, log }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(log), requestId({ limitLength: 128 }), securityHeaders(allowsAppBridge), compress());
  app.use(async (c, next) => {
    if (!methods.includes(c.req.method)) {
      c.header('Allow', methods.join(', '));
      return errorReply(c, 405, `${c.req.method} is not a method of this server.`);
    }
    return next();
  });
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => errorReply(c, 413, 'The request is longer than 8 MB.') }));

  app.get('/healthz', (c) => c.json({ status: 'ok' }));

  app.all('*', async (c, next) => {
    const reply = await callBackend(backend, c, log);
    if (reply) return reply;
    const allowed = allowedMethods(contract, c.req.path);
    if (allowed.length === 0) return next();
    c.header('Allow', allowed.join(', '));
    return errorReply(c, 405, `${c.req.path} takes ${allowed.join(' and ')}.`);
  });

  app.get('*', pages);
  app.notFound((c) => errorReply(c, 404, `There is no ${c.req.path} here.`));
  app.onError((error, c) => {
    log(`${c.get('requestId')} failed: ${error.stack ?? error.message}`);
    return errorReply(c, 500, 'Something went wrong on the server.');
  });
  return app;
}

/** A HEAD is handled like its GET; the framework drops the body. */
async function callBackend(
  backend: Backend,
  c: Context<AppEnv>,
  log: AppOptions['log'],
): Promise<Response | undefined> {
  const { url, body, signal } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.set('X-Request-Id', c.get('requestId'));
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const reply = await backend(new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) }));
  if (!reply) return undefined;
  if (reply.type === 'error') {
    // The sandbox simulates a broken connection: cut the socket.
    c.env.outgoing.destroy();
    return errorReply(c, 502, 'The connection broke off.');
  }
  const replyBody =
    reply.body &&
    abortOnStreamError(reply.body, (error) => {
      log(`${c.get('requestId')} broke off: ${error instanceof Error ? error.message : String(error)}`);
      c.env.outgoing.destroy();
    });
  // A copy, because headers of a network response are immutable.
  const response = new Response(replyBody, reply);
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}
