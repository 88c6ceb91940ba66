/** The scripts that are written from right to left and that people have names in. */
const rightToLeftScript = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A text of somebody else's for the middle of a sentence of ours. One that is written from right to left is put between
 * two marks that nobody sees (FSI and PDI), or the browser would move what stands after it: "SKU × 6" would read "6 ×
 * SKU".
 */
export function bidiIsolate(text: string): string {
  return rightToLeftScript.test(text) ? `\u2068${text}\u2069` : text;
}
