import { isSameSku } from '@hub/domain/shared';

/** Whether a SKU was requested, ignoring case; null requests all. */
export function isWantedSku(skus: readonly string[] | null, sku: string): boolean {
  return skus === null || skus.some((wanted) => isSameSku(wanted, sku));
}
