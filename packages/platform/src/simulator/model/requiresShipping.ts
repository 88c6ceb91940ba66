import type { StoreLine } from './storeTypes.ts';

/** Stock codes that are not goods: postage, fees, discounts and vouchers. */
const services = new Set(['POST', 'DOT', 'C2', 'M', 'D', 'S', 'B', 'BANK CHARGES', 'AMAZONFEE', 'CRUK']);

/** Whether a warehouse ships it: not a fee, postage or voucher. */
export function requiresShipping({ product: { sku } }: Pick<StoreLine, 'product'>): boolean {
  const code = sku.toUpperCase();
  return !services.has(code) && !code.startsWith('GIFT_');
}
