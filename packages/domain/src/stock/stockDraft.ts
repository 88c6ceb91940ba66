import type { Words } from '../messages/Message.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { lowAtProblem, onHandProblem } from './checkStockChange.ts';
import type { StockChange, StockLevel } from './StockLevel.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A level as typed. */
export interface StockDraft {
  /** The edited level. */
  base: StockLevel;
  /** Empty when it is no longer counted here. */
  onHand: string;
  /** Empty to use the shop's setting. */
  lowAt: string;
}

export type StockField = 'onHand' | 'lowAt';

/** A level's initial field values. */
export function draftOf(base: StockLevel): StockDraft {
  return { base, onHand: String(base.onHand), lowAt: base.lowAt === null ? '' : String(base.lowAt) };
}

/** Whether a draft differs from its level. */
export function isDraftChanged({ base, onHand, lowAt }: StockDraft): boolean {
  const before = draftOf(base);
  return readUnits(onHand) !== base.onHand || readUnits(lowAt) !== readUnits(before.lowAt);
}

/** What is wrong with a typed value; `null` when it can be saved. */
export function draftProblem({ base, ...texts }: StockDraft, field: StockField): Words | null {
  const units = readUnits(texts[field]);
  return field === 'onHand' ? onHandProblem(units, base) : lowAtProblem(units);
}

export function changeOf({ base, onHand, lowAt }: StockDraft): StockChange {
  const { sku, locationId, version } = base;
  return { sku, locationId, onHand: readUnits(onHand), lowAt: readUnits(lowAt), baseVersion: version };
}

/** `null` for empty text, NaN for text that is not a number. "1,200" is twelve hundred. */
export function readUnits(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const plain = /^\d{1,3}(?:[, ]\d{3})+$/.test(trimmed) ? trimmed.replaceAll(/[, ]/g, '') : trimmed;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** "12 unsaved changes." */
export const unsavedStockText = inLanguage('unsavedStockText', (count: number): string =>
  count === 1 ? '1 unsaved change.' : `${formatCount(count)} unsaved changes.`,
);
