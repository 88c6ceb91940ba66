import type { Backend } from './Backend.ts';
import { isLoopback } from './isLoopback.ts';

/**
 * The sandbox hands its token to whoever asks, so a foreign page must not be able to ask: one whose own name was made
 * to point at 127.0.0.1 would read everything, also credentials that were typed in. The name that the browser was given
 * stands in `Host`, and only this machine's is answered.
 */
export function loopbackOnly(backend: Backend): Backend {
  return async (request) => {
    const { hostname } = new URL(request.url);
    if (isLoopback(hostname)) return backend(request);
    const message = `The sandbox answers to localhost and 127.0.0.1 only, not to ${hostname}.`;
    return Response.json(
      { status: 'error', message, request_id: request.headers.get('X-Request-Id') },
      { status: 403 },
    );
  };
}
