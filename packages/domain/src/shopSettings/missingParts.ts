import { countryCode } from '../shared/addresses/countries.ts';
import type { MissingPart, ShopSettings } from './ShopSettings.ts';

/** What is read of an order to see what it lacks. */
export interface OrderParts {
  /** As the store sends it. */
  country: string;
  /** Whether its shipping method, or the lack of one, has a service of the provider that ships it. */
  isMethodMapped: boolean;
  /** Kilograms of the products to ship, as text; '' for one without. */
  weights: readonly string[];
}

/** What an order lacks, in the order of the settings. The default weight stands in for a missing one. */
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

/** Those that send an order to review. */
export function partsToReview(parts: readonly MissingPart[], { whenMissing }: Pick<ShopSettings, 'whenMissing'>) {
  return parts.filter((part) => whenMissing[part] === 'review');
}
