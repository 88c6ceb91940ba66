import { type AddressPart, missingAddressParts } from '../shared/addresses/missingAddressParts.ts';
import type { MissingPart, ShopSettings } from './ShopSettings.ts';

/** The parts of an order to check for missing data. */
export interface OrderParts {
  recipient: Parameters<typeof missingAddressParts>[0];
  /** Whether its provider has a service for its shipping method, or for having none. */
  isMethodMapped: boolean;
  /** Kilograms of the products to ship, as text; '' for one without. */
  weights: readonly string[];
}

/** What an order lacks. */
export interface MissingParts {
  /** In settings order. */
  parts: readonly MissingPart[];
  /** Parts of the address that its carrier needs. */
  address: readonly AddressPart[];
}

/** What an order lacks. The default weight replaces a missing one. */
export function missingParts(
  { recipient, isMethodMapped, weights }: OrderParts,
  { defaultWeight }: Pick<ShopSettings, 'defaultWeight'>,
): MissingParts {
  const parts: MissingPart[] = [];
  const address = missingAddressParts(recipient);
  if (address.length > 0) parts.push('address');
  if (!isMethodMapped) parts.push('shippingMethod');
  if (defaultWeight === null && weights.some((weight) => !(Number.parseFloat(weight) > 0))) parts.push('weight');
  return { parts, address };
}

/** Missing parts that send an order to review. */
export function partsToReview(
  { parts, address }: MissingParts,
  { whenMissing }: Pick<ShopSettings, 'whenMissing'>,
): MissingParts {
  const toReview = parts.filter((part) => whenMissing[part] === 'review');
  return { parts: toReview, address: toReview.includes('address') ? address : [] };
}
