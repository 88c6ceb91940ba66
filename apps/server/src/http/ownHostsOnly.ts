import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';
import { errorReply } from './errorReply.ts';

/**
 * Rejects requests for hosts other than those of `ownOrigins` with 421: with a foreign name that points to this server
 * (DNS rebinding), another origin could read the replies. Without origins every host is answered.
 */
export function ownHostsOnly(ownOrigins: readonly string[]) {
  const own = ownOrigins.map((origin) => new URL(origin));
  return createMiddleware<AppEnv>(async (c, next) => {
    if (own.length === 0) return next();
    const url = new URL(c.req.url);
    // Only HTTP/1.0 lacks a host, and no browser uses it.
    const { incoming } = c.env;
    if (incoming.headers.host === undefined && incoming.httpVersion === '1.0') return next();
    if (own.some((origin) => isSameHost(url, origin))) return next();
    return errorReply(c, 421, `This server does not answer for ${url.host}.`);
  });
}

/** The port may be left out or be the scheme's default; the proxy in front, which ends TLS, has the scheme. */
function isSameHost(url: URL, origin: URL): boolean {
  const defaultPort = origin.protocol === 'https:' ? '443' : '80';
  return url.hostname === origin.hostname && (url.port || defaultPort) === (origin.port || defaultPort);
}
