import type { PathParams } from '@hub/api-client/server';
import { Hono } from 'hono';
import type { ContractCall } from './Backend.ts';

/** Not sent: marks a request that is not a call. */
const notACall = new Response(null, { status: 404 });

/**
 * Answers a table of endpoints; `undefined` for any other request. Matches paths as sent, because the framework decodes
 * them first, and `/%73tats` is not a call. Path parameters are decoded.
 */
export function routeCalls<Name extends string, Context = void>(
  table: Readonly<Record<Name, ContractCall>>,
  answer: (call: { name: Name; params: PathParams; request: Request }, context: Context) => Promise<Response>,
): (request: Request, context: Context) => Promise<Response | undefined> {
  const routes = new Hono<{ Bindings: { context: Context } }>({ getPath: ({ url }) => new URL(url).pathname });
  for (const name of Object.keys(table) as Name[]) {
    const { method, path } = table[name];
    routes.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) =>
      answer({ name, params: c.req.param(), request: c.req.raw }, c.env.context),
    );
  }
  routes.notFound(() => notACall);
  routes.onError((error) => {
    throw error;
  });
  return async (request, context) => {
    const response = await routes.fetch(request, { context });
    return response === notACall ? undefined : response;
  };
}
