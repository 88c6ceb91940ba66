/**
 * A 3PL's reference for an order: "4800000000001-2" for its second attempt. Order ids come from the store platform,
 * so two shops with one account do not clash. At most 25 letters, digits and hyphens.
 */
export function warehouseReference(orderId: string, number: number): string {
  return `${orderId}-${number}`;
}
