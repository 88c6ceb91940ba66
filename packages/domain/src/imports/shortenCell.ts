/** A cell as a reason quotes it: its first 40 characters. */
export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
