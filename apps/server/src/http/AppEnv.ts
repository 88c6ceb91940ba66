import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';

/** Context of a request: node's request and response, and the request id. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables;
}
