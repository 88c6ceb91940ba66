/** An order id as a number; null if the text cannot be one. */
export function orderIdOf(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
