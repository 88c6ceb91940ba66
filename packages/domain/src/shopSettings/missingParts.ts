import { countryCode } from '../shared/addresses/countries.ts';
import type { MissingPart, ShopSettings } from './ShopSettings.ts';

/** The parts of an order to check for missing data. */
export interface OrderParts {
  /** As the store sends it. */
  country: string;
  /** Whether its provider has a service for its shipping method, or for having none. */
  isMethodMapped: boolean;
  /** Kilograms of the products to ship, as text; '' for one without. */
  weights: readonly string[];
}

/** What an order lacks, in settings order. The default weight replaces a missing one. */
export function missingParts(
  { country, isMethodMapped, weights }: OrderParts,
  { defaultWeight }: Pick<ShopSettings, 'defaultWeight'>,
): MissingPart[] {
  const parts: MissingPart[] = [];
  if (countryCode(country) === null) parts.push('address');
  if (!isMethodMapped) parts.push('shippingMethod');
  if (defaultWeight === null && weights.some((weight) => !(Number.parseFloat(weight) > 0))) parts.push('weight');
  return parts;
}

/** Missing parts that send an order to review. */
export function partsToReview(parts: readonly MissingPart[], { whenMissing }: Pick<ShopSettings, 'whenMissing'>) {
  return parts.filter((part) => whenMissing[part] === 'review');
}
