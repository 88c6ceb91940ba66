import { message, type Words } from '../messages/Message.ts';
import type { ProductSettings } from './Product.ts';
import { weightProblem } from './Weight.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Location of a problem; the grid shows the message in that cell. */
export interface ProductProblem {
  part: 'name' | 'weight' | 'package';
  message: Words;
}

export const productLimits = {
  /** Maximum characters. */
  sku: 255,
  /** Maximum characters. */
  name: 255,
  /** Maximum products per save. */
  changes: 10_000,
} as const;

/** Possible problems with a product. */
export const productProblems = inLanguage('productProblems', {
  packageGone: 'This package is no longer there. Choose another one.',
  skuSpaces: 'A SKU can’t begin or end with a space.',
});

/** Everything that prevents saving a product; empty when it is fine. */
export function checkProduct(settings: ProductSettings, packageIds: ReadonlySet<string>): ProductProblem[] {
  const problems: ProductProblem[] = [];
  const { name, weight, packageId } = settings;
  if (name.length > productLimits.name)
    problems.push({ part: 'name', message: message('inputs.characters', { most: productLimits.name }) });
  const wrongWeight = weight === null ? null : weightProblem(weight);
  if (wrongWeight !== null) problems.push({ part: 'weight', message: wrongWeight });
  if (packageId !== null && !packageIds.has(packageId))
    problems.push({ part: 'package', message: productProblems.packageGone });
  return problems;
}

/** What is wrong with a new product's SKU; `null` when it is fine. */
export function skuProblem(sku: string): Words | null {
  if (sku.trim() === '') return message('inputs.sku');
  if (sku !== sku.trim()) return productProblems.skuSpaces;
  return sku.length > productLimits.sku ? message('inputs.characters', { most: productLimits.sku }) : null;
}
