/** The URL if it is absolute http(s), else null: a `javascript:` URL from a server would run as our code. */
export function externalHref(address: string): string | null {
  try {
    const { protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? address : null;
  } catch {
    return null;
  }
}
