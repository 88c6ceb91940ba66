import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from './AppEnv.ts';
import type { IndexPage } from './createIndexPage.ts';

/** The production build: its files as they are, and its one page for every address that is no file. */
export function serveBuiltApp(directory: string, indexPage: IndexPage): MiddlewareHandler<AppEnv> {
  const files = serveStatic<AppEnv>({
    root: directory,
    // The build has made them, smaller than this server could each time anew.
    precompressed: true,
    onFound: (_path, c) => {
      // Names under /assets/ carry a hash of the content.
      c.header(
        'Cache-Control',
        c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return async (c, next) => {
    if (isHidden(c.req.path)) return next();
    if (looksLikeFile(c.req.path)) return files(c, next);
    if (!acceptsHtml(c)) return next();
    c.header('Cache-Control', 'no-store');
    return c.html(indexPage(c.req.path));
  };
}

/** No page of the app lies under /assets or has a dot in its last segment; the file of the page itself is the page. */
function looksLikeFile(path: string): boolean {
  if (path === '/index.html') return false;
  return path.startsWith('/assets/') || /\.[^/]*$/.test(path);
}

/** What the build keeps for the server, as its manifest, is nobody else's. */
function isHidden(path: string): boolean {
  return path.includes('/.');
}

/** A browser that opens an address asks for HTML by name; who asks for JSON only has mistaken the path of a call. */
function acceptsHtml(c: Context): boolean {
  const accept = c.req.header('Accept') ?? '*/*';
  return accept.includes('*/*') || accepts(c, { header: 'Accept', supports: ['text/html'], default: '' }) !== '';
}
