import { message, type Words } from '../messages/Message.ts';
import type { ProductSettings } from './Product.ts';
import { weightProblem } from './Weight.ts';
import { withoutAddedDecimal } from '../shared/texts/spreadsheetCodes.ts';
import { countryName } from '../shared/addresses/countryName.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Location of a problem; the grid shows the message in that cell. */
export interface ProductProblem {
  part: 'name' | 'weight' | 'package' | 'hsCode' | 'countryOfOrigin';
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
  hsCode: 'An HS code has 6 to 10 digits, such as 6912.00.',
  country: 'Enter the country’s two-letter code, such as GB.',
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
  if (readHsCode(settings.hsCode) !== settings.hsCode)
    problems.push({ part: 'hsCode', message: productProblems.hsCode });
  if (readCountry(settings.countryOfOrigin) !== settings.countryOfOrigin)
    problems.push({ part: 'countryOfOrigin', message: productProblems.country });
  return problems;
}

/** An HS code without the dots and spaces that people type; `null` when it is none. Empty stays empty. */
export function readHsCode(typed: string): string | null {
  const code = withoutAddedDecimal(typed.trim()).replace(/[\s.]/g, '');
  return code === '' || /^\d{6,10}$/.test(code) ? code : null;
}

/** A country's ISO 3166 two-letter code in capitals; `null` when it is none. Empty stays empty. */
export function readCountry(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  if (code === '') return code;
  // People type it, and ISO 3166 has GB.
  if (code === 'UK') return 'GB';
  return /^[A-Z]{2}$/.test(code) && countryName(code) !== code ? code : null;
}

/** What is wrong with a new product's SKU; `null` when it is fine. */
export function skuProblem(sku: string): Words | null {
  if (sku.trim() === '') return message('inputs.sku');
  if (sku !== sku.trim()) return productProblems.skuSpaces;
  return sku.length > productLimits.sku ? message('inputs.characters', { most: productLimits.sku }) : null;
}
