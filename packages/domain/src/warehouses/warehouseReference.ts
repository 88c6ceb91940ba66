/**
 * The reference by which a 3PL knows an order: "4800000000001-2" for its second attempt. Order ids are the store
 * platform's, so that two shops with one account do not meet. At most 25 letters, digits and hyphens.
 */
export function warehouseReference(orderId: string, number: number): string {
  return `${orderId}-${number}`;
}
