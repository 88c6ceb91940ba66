/** The id of an order as a number; null for a text that is no id, which no order has. */
export function orderIdOf(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
