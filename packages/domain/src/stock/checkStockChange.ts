import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';

export const stockLimits = {
  /** Characters. */
  sku: 255,
  /** Units of a SKU at a location. */
  units: 10_000_000,
  /** Changes of one save, and rows of one file. */
  changes: 50_000,
} as const;

/** What a change of a level is checked with. */
interface CheckedChange {
  sku: string;
  onHand: number | null;
  lowAt: number | null;
  /** Units that are reserved for orders now. */
  allocated: number;
}

/** What is wrong with a change of a level; null when it can be saved. */
export function checkStockChange({ sku, onHand, lowAt, allocated }: CheckedChange): string | null {
  return skuProblem(sku) ?? onHandProblem(onHand, allocated) ?? lowAtProblem(lowAt);
}

function skuProblem(sku: string): string | null {
  if (sku.trim() === '') return 'Enter a SKU.';
  if (sku !== sku.trim()) return 'A SKU can’t begin or end with a space.';
  return sku.length > stockLimits.sku ? `Use a SKU of ${stockLimits.sku} characters or fewer.` : null;
}

/** What is wrong with the units on hand; null when they can be saved. */
export function onHandProblem(onHand: number | null, allocated: number): string | null {
  if (onHand === null) return allocated === 0 ? null : `${reservedText(allocated)}, so it has to stay counted.`;
  const problem = unitsProblem(onHand, 'on hand');
  if (problem !== null) return problem;
  return onHand >= allocated
    ? null
    : `${reservedText(allocated)}. Enter ${formatCount(allocated)} or more, or close those orders first.`;
}

/** What is wrong with the units below which a level is low; null when they can be saved. */
export function lowAtProblem(lowAt: number | null): string | null {
  return lowAt === null ? null : unitsProblem(lowAt, 'for “low at”');
}

function unitsProblem(units: number, what: string): string | null {
  if (!Number.isInteger(units) || units < 0) return `Enter a whole number ${what}, 0 or more.`;
  return units > stockLimits.units ? `Enter ${formatCount(stockLimits.units)} or less ${what}.` : null;
}

function reservedText(units: number): string {
  return `${formatQuantity(units, 'unit')} ${units === 1 ? 'is' : 'are'} reserved for orders`;
}

/** Why a person cannot change units that the store counts. */
export const countedByStoreText = 'Your store counts the stock of this location. Change the number there.';

/** Why a person cannot change units that the 3PL counts. */
export const countedByProviderText = 'Your 3PL counts the stock of this location. We read its figures every hour.';

export function unknownStockLocationText(location: string): string {
  return `Your store has no location “${bidiIsolate(location)}”.`;
}
