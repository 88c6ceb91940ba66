import { isSameSku } from '@hub/domain/shared';

/** Whether stock of a SKU was asked for, in any spelling; null: all of it was. */
export function isWantedSku(skus: readonly string[] | null, sku: string): boolean {
  return skus === null || skus.some((wanted) => isSameSku(wanted, sku));
}
