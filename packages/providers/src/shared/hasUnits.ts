import { isSameSku } from '@hub/domain/shared';

interface Units {
  sku: string;
  quantity: number;
}

/** Whether lines of a 3PL have the units of ours, SKU by SKU. */
export function hasUnits(theirs: readonly Units[], ours: readonly Units[]): boolean {
  const unitsOf = (lines: readonly Units[], sku: string) =>
    lines.reduce((sum, line) => sum + (isSameSku(line.sku, sku) ? line.quantity : 0), 0);
  return [...theirs, ...ours].every(({ sku }) => unitsOf(theirs, sku) === unitsOf(ours, sku));
}
