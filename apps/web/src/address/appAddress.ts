/** What every address under /app carries, so that a reload and a new tab work (contract). */
export interface SessionParams {
  shop: string;
  /** As it came, base64; null for a visitor who entered by a stored session. */
  host: string | null;
}

const underApp = /^\/app(?:[/?#]|$)/;

/** The path with `shop` and `host` in its query when it is one of ours under /app; any other address as it is. */
export function appAddress(path: string, { shop, host }: SessionParams): string {
  if (!underApp.test(path)) return path;
  // The origin only completes the path for parsing and is dropped again.
  const url = new URL(path, 'http://own.invalid');
  // Dots lead out of /app: `/app/..//evil.example` would come out of the parser as another site's address.
  if (!underApp.test(url.pathname)) return path;
  url.searchParams.set('shop', shop);
  if (host === null) url.searchParams.delete('host');
  else url.searchParams.set('host', host);
  return url.pathname + url.search + url.hash;
}
