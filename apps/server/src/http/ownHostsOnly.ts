import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';
import { errorReply } from './errorReply.ts';

/**
 * Refuses requests for other hosts than those of `ownOrigins` with 421: a foreign name that was pointed at this server
 * (DNS rebinding) would be an origin that may read the replies. Without origins every host is answered.
 */
export function ownHostsOnly(ownOrigins: readonly string[]) {
  const own = ownOrigins.map((origin) => new URL(origin));
  return createMiddleware<AppEnv>(async (c, next) => {
    if (own.length === 0) return next();
    const url = new URL(c.req.url);
    // Only HTTP/1.0 comes without a host, and no browser speaks it.
    const { incoming } = c.env;
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.0') return next();
    if (own.some((origin) => isSameHost(url, origin))) return next();
    return errorReply(c, 421, `This server does not answer for ${url.host}.`);
  });
}

/** The port may be left out or be the scheme's own; the scheme is that of the proxy in front, which ends TLS. */
function isSameHost(url: URL, origin: URL): boolean {
  const defaultPort = origin.protocol === 'https:' ? '443' : '80';
  return url.hostname === origin.hostname && (url.port || defaultPort) === (origin.port || defaultPort);
}
