/** Right-to-left scripts. */
const rightToLeftScript = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Wraps right-to-left text in FSI and PDI for use in our sentences; otherwise the browser would reorder what follows:
 * "SKU × 6" would read "6 × SKU".
 */
export function bidiIsolate(text: string): string {
  return rightToLeftScript.test(text) ? `\u2068${text}\u2069` : text;
}
