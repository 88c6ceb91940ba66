import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './AppEnv.ts';
import { errorReply } from './errorReply.ts';

/**
 * Rejects requests with an ambiguous address: with a user name, with two hosts, or in HTTP/1.1 with none (400), and
 * with dot segments in the path, encoded or not (404). Browsers send none of them.
 */
export const refuseAmbiguousTarget = createMiddleware<AppEnv>(async (c, next) => {
  const { username, password } = new URL(c.req.url);
  if (username || password) return errorReply(c, 400, 'The address of this request has a user name or a password.');
  // Absent in tests that pass a request to the app itself.
  const incoming = (c.env as Partial<AppEnv['Bindings']> | undefined)?.incoming;
  if (!incoming) return next();
  const hosts = countHosts(incoming.rawHeaders);
  if (hosts > 1) return errorReply(c, 400, 'This request names more than one host.');
  if (!incoming.headers.host && incoming.httpVersion !== '1.0')
    return errorReply(c, 400, 'This request names no host.');
  if (hasDotSegment(incoming.url ?? '')) return errorReply(c, 404, 'No path of this server has "." or ".." in it.');
  return next();
});

function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

/** `target`: as in the request line. The URL class resolves such segments. */
function hasDotSegment(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment));
}
