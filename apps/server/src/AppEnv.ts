import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';

/** What travels with a request: node's own request and reply, and the id of the request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables;
}
