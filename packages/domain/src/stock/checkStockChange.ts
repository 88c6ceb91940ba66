import { message, type Words } from '../messages/Message.ts';

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
export function checkStockChange({ sku, onHand, lowAt, allocated }: CheckedChange): Words | null {
  return skuProblem(sku) ?? onHandProblem(onHand, allocated) ?? lowAtProblem(lowAt);
}

function skuProblem(sku: string): Words | null {
  if (sku.trim() === '') return message('inputs.sku');
  if (sku !== sku.trim()) return message('stock.skuSpaces');
  return sku.length > stockLimits.sku ? message('stock.skuLength', { most: stockLimits.sku }) : null;
}

/** What is wrong with the units on hand; null when they can be saved. */
export function onHandProblem(onHand: number | null, allocated: number): Words | null {
  if (onHand === null)
    return allocated === 0
      ? null
      : message('stock.staysCounted', { reserved: message('stock.reserved', { units: allocated }) });
  const problem = unitsProblem(onHand, message('stock.onHand'));
  if (problem !== null) return problem;
  return onHand >= allocated
    ? null
    : message('stock.tooFew', { reserved: message('stock.reserved', { units: allocated }), least: allocated });
}

/** What is wrong with the units below which a level is low; null when they can be saved. */
export function lowAtProblem(lowAt: number | null): Words | null {
  return lowAt === null ? null : unitsProblem(lowAt, message('stock.lowAt'));
}

function unitsProblem(units: number, what: Words): Words | null {
  if (!Number.isInteger(units) || units < 0) return message('stock.wholeNumber', { what });
  return units > stockLimits.units ? message('stock.most', { most: stockLimits.units, what }) : null;
}
