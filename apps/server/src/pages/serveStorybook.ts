import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';

export const storybookPrefix = '/storybook';

/** Storybook's pages contain scripts and frame each other. Nothing of the app is under this address. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Replaces the app's content policy; register it before the middleware that sets the policy. */
export const storybookPolicy: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('Content-Security-Policy', contentPolicy);
};

/** The files of a built Storybook under /storybook. `directory` is an absolute path. */
export function serveStorybook(directory: string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get(storybookPrefix, (c) => c.redirect(`${storybookPrefix}/`));
  routes.get(
    `${storybookPrefix}/*`,
    serveStatic<AppEnv>({ root: directory, rewriteRequestPath: (path) => path.slice(storybookPrefix.length) }),
  );
  return routes;
}
