/** The value of a cookie that scripts may read, or null; outside a browser always null. */
export function readBrowserCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  for (const pair of document.cookie.split('; ')) {
    const cut = pair.indexOf('=');
    if (cut > 0 && pair.slice(0, cut) === name) return decoded(pair.slice(cut + 1));
  }
  return null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
