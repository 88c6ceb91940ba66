import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import type { AppEnv } from '../http/AppEnv.ts';
import type { IndexPage } from './createIndexPage.ts';

/** Serves the production build: its files, and its one page for every other address. */
export function serveBuiltApp(directory: string, indexPage: IndexPage): MiddlewareHandler<AppEnv> {
  const files = serveStatic<AppEnv>({
    root: directory,
    onFound: (_path, c) => {
      // Names under /assets/ contain a hash.
      c.header(
        'Cache-Control',
        c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return async (c, next) => {
    if (isHidden(c.req.path)) return next();
    if (looksLikeFile(c.req.path)) {
      const file = await files(c, async () => {});
      if (file) return file;
      // An address with a dot that a person opened shows a page too (§2); scripts and pictures do not ask for HTML.
      if (c.req.path.startsWith('/assets/') || !(c.req.header('Accept') ?? '').includes('text/html')) return next();
    }
    if (!acceptsHtml(c)) return next();
    c.header('Cache-Control', 'no-store');
    return c.html(indexPage(c.req.path, isFramed(c), c.req.query('locale')));
  };
}

/** A reloaded frame has lost `embedded` from its address. */
function isFramed(c: Context): boolean {
  return c.req.query('embedded') === '1' || c.req.header('Sec-Fetch-Dest') === 'iframe';
}

/** Files are under /assets or have a dot in their last segment, except the page's own file. */
function looksLikeFile(path: string): boolean {
  if (path === '/index.html') return false;
  return path.startsWith('/assets/') || /\.[^/]*$/.test(path);
}

/** The manifest is not served. */
function isHidden(path: string): boolean {
  return path.includes('/.');
}

/** A browser that opens an address accepts HTML; a client that accepts only JSON has mistyped a call. */
function acceptsHtml(c: Context): boolean {
  const accept = c.req.header('Accept') ?? '*/*';
  return accept.includes('*/*') || accepts(c, { header: 'Accept', supports: ['text/html'], default: '' }) !== '';
}
