import { pageLanguage } from '@hub/domain/languages';

/** Parameters that every address under /app keeps, so that reloads and new tabs work (contract). */
export interface SessionParams {
  shop: string;
  /** Raw base64; `null` for a visitor with a stored session. */
  host: string | null;
}

const underApp = /^\/app(?:[/?#]|$)/;

/**
 * Adds `shop` and `host` to a path under /app, and the page's language if it has one, which a reload needs; returns any
 * other URL unchanged.
 */
export function appAddress(path: string, { shop, host }: SessionParams): string {
  if (!underApp.test(path)) return path;
  // The origin is only needed for parsing.
  const url = new URL(path, 'http://own.invalid');
  // Dots could lead out of /app: `/app/..//evil.example` parses to another site's URL.
  if (!underApp.test(url.pathname)) return path;
  url.searchParams.set('shop', shop);
  if (host === null) url.searchParams.delete('host');
  else url.searchParams.set('host', host);
  const language = pageLanguage();
  if (language) url.searchParams.set('locale', language.code);
  return url.pathname + url.search + url.hash;
}
