/** A text to search for, and whether only the whole of a name or SKU matches it. */
export interface SearchText {
  text: string;
  isWhole: boolean;
}

/** A text in double quotes searches for the whole: `"Customer 1785"` does not find Customer 17850. */
export function parseSearchText(typed: string): SearchText {
  const text = typed.trim();
  const quoted = /^"(.+)"$/s.exec(text)?.[1]?.trim();
  return quoted === undefined || quoted === '' ? { text, isWhole: false } : { text: quoted, isWhole: true };
}

/** The text in the form that searches for the whole. */
export function wholeSearchText(text: string): string {
  return `"${text}"`;
}
