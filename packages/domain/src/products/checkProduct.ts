import type { ProductSettings } from './Product.ts';
import { weightProblem } from './Weight.ts';

/** Where something is wrong; the grid shows the message in that cell. */
export interface ProductProblem {
  part: 'name' | 'weight' | 'package';
  message: string;
}

export const productLimits = {
  /** Characters. */
  sku: 255,
  /** Characters. */
  name: 255,
  /** Products of one save. */
  changes: 10_000,
} as const;

/** Everything that keeps a product from being saved; empty when it is fine. */
export function checkProduct(settings: ProductSettings, packageIds: ReadonlySet<string>): ProductProblem[] {
  const problems: ProductProblem[] = [];
  const { name, weight, packageId } = settings;
  if (name.length > productLimits.name)
    problems.push({ part: 'name', message: `Use ${productLimits.name} characters or fewer.` });
  const wrongWeight = weight === null ? null : weightProblem(weight);
  if (wrongWeight !== null) problems.push({ part: 'weight', message: wrongWeight });
  if (packageId !== null && !packageIds.has(packageId))
    problems.push({ part: 'package', message: 'This package is no longer there. Choose another one.' });
  return problems;
}

/** What is wrong with the SKU of a new product; null when it is fine. */
export function skuProblem(sku: string): string | null {
  if (sku.trim() === '') return 'Enter a SKU.';
  if (sku !== sku.trim()) return 'A SKU has no spaces at its ends.';
  return sku.length > productLimits.sku ? `Use ${productLimits.sku} characters or fewer.` : null;
}
