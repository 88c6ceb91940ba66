/** The words for a value that is kept in English; a value without words, "constructor" too, is shown as it is. */
export function shownLabel(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
