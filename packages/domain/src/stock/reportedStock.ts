import type { IsoTime } from '../shared/IsoTime.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import { stockLimits } from './checkStockChange.ts';
import { type AppliedStockChange, type StockKey, stockKey, type StockLevel } from './StockLevel.ts';

/** What a store says of the stock of a SKU at a location. */
export interface ReportedStock extends StockKey {
  /** Units that lie there, which the store may have below 0; null: the store does not count them. */
  onHand: number | null;
  /** When it changed there last. */
  changedAt: IsoTime;
}

/** Stands for the name of a person where the store has counted. */
export const storeStockName = 'Your store';

interface KnownStock {
  /** At least those that are reported. */
  levels: readonly StockLevel[];
  /** Locations whose stock the store counts. */
  countedByStore: ReadonlySet<string>;
  /** Takes over what a person or a shipment has changed later: the store has not counted here before. */
  isFirst?: boolean;
}

/**
 * What a report of the store changes. What it changed before the level was saved last is old and changes nothing. Units
 * that are reserved for orders stay counted, also where the store has fewer.
 */
export function reportedStockChanges(
  reports: readonly ReportedStock[],
  { levels, countedByStore, isFirst = false }: KnownStock,
): readonly AppliedStockChange[] {
  const known = new Map(levels.map((level) => [stockKey(level), level]));
  return reports.flatMap((report): readonly AppliedStockChange[] => {
    const { sku, locationId, onHand, changedAt } = report;
    if (!countedByStore.has(locationId) || sku.trim() === '' || sku.length > stockLimits.sku) return [];
    const before = known.get(stockKey(report)) ?? null;
    if (!isFirst && before !== null && isOlder(changedAt, before)) return [];
    const allocated = before?.allocated ?? 0;
    if (onHand === null) return before === null || allocated > 0 ? [] : [{ before, after: null }];
    const units = Math.min(Math.max(onHand, allocated), stockLimits.units);
    if (before !== null && before.onHand === units && before.savedBy === storeStockName) return [];
    const after: StockLevel = {
      sku,
      locationId,
      onHand: units,
      allocated,
      lowAt: before?.lowAt ?? null,
      version: (before?.version ?? 0) + 1,
      savedAt: changedAt,
      savedBy: storeStockName,
    };
    return [{ before, after }];
  });
}

/** The store's times have no milliseconds, so what happened in one second is not older. */
function isOlder(changedAt: IsoTime, { savedAt }: StockLevel): boolean {
  const [changed, saved] = [parseEpoch(changedAt), parseEpoch(savedAt)];
  return changed !== null && saved !== null && changed < Math.floor(saved / 1_000) * 1_000;
}
