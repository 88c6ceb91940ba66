import type { Endpoint } from './Endpoint.ts';

/**
 * The full URL of a call, always on `origin`, without undefined query entries. Throws when a value would change the
 * path (`..` as an id).
 */
export function buildUrl(
  origin: string,
  endpoint: Pick<Endpoint, 'path'>,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin || url.pathname !== path || path.endsWith('/')) {
    throw new TypeError(`a value does not fit into ${endpoint.path}`);
  }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
