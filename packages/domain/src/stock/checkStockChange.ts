import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';

import { inputProblems } from '../shared/inputProblems.ts';
import { inLanguage } from '../languages/inLanguage.ts';

export const stockLimits = {
  /** Characters. */
  sku: 255,
  /** Units of a SKU at a location. */
  units: 10_000_000,
  /** Changes of one save, and rows of one file. */
  changes: 50_000,
} as const;

/** What can be wrong with a change of a level. */
export const stockProblems = inLanguage('stockProblems', {
  skuSpaces: 'A SKU can’t begin or end with a space.',
  skuLength: (most: number) => `Use a SKU of ${most} characters or fewer.`,
  reserved: (units: number) => `${formatQuantity(units, 'unit')} ${units === 1 ? 'is' : 'are'} reserved for orders`,
  staysCounted: (reserved: string) => `${reserved}, so it has to stay counted.`,
  tooFew: (reserved: string, least: number) =>
    `${reserved}. Enter ${formatCount(least)} or more, or close those orders first.`,
  onHand: 'on hand',
  lowAt: 'for “low at”',
  wholeNumber: (what: string) => `Enter a whole number ${what}, 0 or more.`,
  most: (most: number, what: string) => `Enter ${formatCount(most)} or less ${what}.`,
});

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
  if (sku.trim() === '') return inputProblems.sku;
  if (sku !== sku.trim()) return stockProblems.skuSpaces;
  return sku.length > stockLimits.sku ? stockProblems.skuLength(stockLimits.sku) : null;
}

/** What is wrong with the units on hand; null when they can be saved. */
export function onHandProblem(onHand: number | null, allocated: number): string | null {
  if (onHand === null) return allocated === 0 ? null : stockProblems.staysCounted(stockProblems.reserved(allocated));
  const problem = unitsProblem(onHand, stockProblems.onHand);
  if (problem !== null) return problem;
  return onHand >= allocated ? null : stockProblems.tooFew(stockProblems.reserved(allocated), allocated);
}

/** What is wrong with the units below which a level is low; null when they can be saved. */
export function lowAtProblem(lowAt: number | null): string | null {
  return lowAt === null ? null : unitsProblem(lowAt, stockProblems.lowAt);
}

function unitsProblem(units: number, what: string): string | null {
  if (!Number.isInteger(units) || units < 0) return stockProblems.wholeNumber(what);
  return units > stockLimits.units ? stockProblems.most(stockLimits.units, what) : null;
}

/** Why a person cannot change units that the store counts. */
export const countedByStoreText = inLanguage(
  'countedByStoreText',
  'Your store counts the stock of this location. Change the number there.',
);

/** Why a person cannot change units that the 3PL counts. */
export const countedByProviderText = inLanguage(
  'countedByProviderText',
  'Your 3PL counts the stock of this location. We read its figures every hour.',
);

export const unknownStockLocationText = inLanguage(
  'unknownStockLocationText',
  (location: string): string => `Your store has no location “${bidiIsolate(location)}”.`,
);
