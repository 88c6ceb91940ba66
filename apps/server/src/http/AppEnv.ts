import type { HttpBindings } from '@hono/node-server';
import type { RequestIdVariables } from 'hono/request-id';

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: RequestIdVariables;
}
