/** A whole number from 0 in a request; 0 if invalid. */
export function wholeNumber(text: string | number): number {
  return Math.max(0, Math.trunc(Number(text)) || 0);
}
