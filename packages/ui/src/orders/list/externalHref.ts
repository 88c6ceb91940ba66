/**
 * The address when a browser may follow it as a web page, else null. Server texts end up in links here, and a
 * `javascript:` one would run as ours. Absolute addresses only: the store admin is another origin.
 */
export function externalHref(address: string): string | null {
  try {
    const { protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? address : null;
  } catch {
    return null;
  }
}
