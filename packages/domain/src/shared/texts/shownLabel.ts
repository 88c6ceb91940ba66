/** The words for a value stored in English; a value without words, including "constructor", is shown as it is. */
export function shownLabel(labels: Readonly<Record<string, string>>, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
