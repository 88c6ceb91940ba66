/** A search text, and whether it must match a whole name or SKU. */
export interface SearchText {
  text: string;
  isWhole: boolean;
}

/** A text in double quotes must match whole: `"Customer 1785"` does not find Customer 17850. */
export function parseSearchText(typed: string): SearchText {
  const text = typed.trim();
  const quoted = /^"(.+)"$/s.exec(text)?.[1]?.trim();
  return quoted === undefined || quoted === '' ? { text, isWhole: false } : { text: quoted, isWhole: true };
}

/** The text quoted for a whole match. */
export function wholeSearchText(text: string): string {
  return `"${text}"`;
}
