import { message, type Words } from '../messages/Message.ts';
import type { StockLevel } from './StockLevel.ts';

export const stockLimits = {
  /** Maximum characters. */
  sku: 255,
  /** Units of a SKU at a location. */
  units: 10_000_000,
  /** Changes per save, and rows per file. */
  changes: 50_000,
} as const;

/** What a level's change is checked against. */
interface CheckedChange {
  sku: string;
  onHand: number | null;
  lowAt: number | null;
  /** The current level; `null` when not counted. */
  before: CountedUnits | null;
}

/** The part of a level that limits a person's count. */
type CountedUnits = Pick<StockLevel, 'onHand' | 'allocated'>;

/** What is wrong with a level's change; `null` when it can be saved. */
export function checkStockChange({ sku, onHand, lowAt, before }: CheckedChange): Words | null {
  return skuProblem(sku) ?? onHandProblem(onHand, before) ?? lowAtProblem(lowAt);
}

function skuProblem(sku: string): Words | null {
  if (sku.trim() === '') return message('inputs.sku');
  if (sku !== sku.trim()) return message('stock.skuSpaces');
  return sku.length > stockLimits.sku ? message('stock.skuLength', { most: stockLimits.sku }) : null;
}

/**
 * What is wrong with the units on hand; `null` when they can be saved. If more are reserved than exist, the count
 * can't go lower.
 */
export function onHandProblem(onHand: number | null, before: CountedUnits | null): Words | null {
  const allocated = before?.allocated ?? 0;
  if (onHand === null)
    return allocated === 0
      ? null
      : message('stock.staysCounted', { reserved: message('stock.reserved', { units: allocated }) });
  const problem = unitsProblem(onHand, message('stock.onHand'));
  if (problem !== null) return problem;
  const least = Math.min(allocated, before?.onHand ?? 0);
  return onHand >= least
    ? null
    : message('stock.tooFew', { reserved: message('stock.reserved', { units: allocated }), least });
}

/** What is wrong with a low stock threshold; `null` when it can be saved. */
export function lowAtProblem(lowAt: number | null): Words | null {
  return lowAt === null ? null : unitsProblem(lowAt, message('stock.lowAt'));
}

function unitsProblem(units: number, what: Words): Words | null {
  if (!Number.isInteger(units) || units < 0) return message('stock.wholeNumber', { what });
  return units > stockLimits.units ? message('stock.most', { most: stockLimits.units, what }) : null;
}
