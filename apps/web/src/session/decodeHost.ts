/** Longer than any real host; limits the work for a hostile query. */
const maxHostLength = 512;

/**
 * Decodes the query's `host`: base64, padded or not, url-safe or not (contract). `null` unless it is base64 of
 * printable text; `parseHost` reads the shop.
 */
export function decodeHost(encoded: string | null): string | null {
  if (!encoded || encoded.length > maxHostLength) return null;
  // An unescaped "+" in a query arrives as a space.
  const standard = encoded
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/={1,2}$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(standard)) return null;
  try {
    const text = atob(standard);
    return /^[\x21-\x7e]+$/.test(text) ? text : null;
  } catch {
    return null;
  }
}
