/** Longer than any real host; keeps a hostile query from costing anything. */
const maxHostLength = 512;

/**
 * The query's `host` as text: base64, padded or not, url-safe or not (contract). Null when it is not base64 or does
 * not decode to printable text; whether the text names a shop is the domain's to say (`parseHost`).
 */
export function decodeHost(encoded: string | null): string | null {
  if (!encoded || encoded.length > maxHostLength) return null;
  // A "+" arrives as a space from a query that was not escaped.
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
