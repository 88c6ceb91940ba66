/** A whole number from 0 of a request; what is none is 0. */
export function wholeNumber(text: string | number): number {
  return Math.max(0, Math.trunc(Number(text)) || 0);
}
