import { errorBody } from '@hub/api-client/server';
import type { Backend } from './Backend.ts';
import { isLoopback } from '../options/isLoopback.ts';

/**
 * Rejects requests whose `Host` is not this machine. Sandbox and demo give their token to every caller, so DNS
 * rebinding would let a foreign page read everything, including typed credentials.
 */
export function loopbackOnly(name: 'sandbox' | 'demo', backend: Backend): Backend {
  return async (request) => {
    const { hostname } = new URL(request.url);
    if (isLoopback(hostname)) return backend(request);
    const message = `The ${name} answers to localhost and 127.0.0.1 only, not to ${hostname}.`;
    return Response.json(errorBody(message, request.headers.get('X-Request-Id')), { status: 403 });
  };
}
