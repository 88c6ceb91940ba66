import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import { stockLimits } from './checkStockChange.ts';
import { type AppliedStockChange, type StockKey, stockKey, type StockLevel } from './StockLevel.ts';

/** A store's or 3PL's report on a SKU's stock at a location. */
export interface ReportedStock extends StockKey {
  /** Units there, possibly negative; `null` when the store does not count them. */
  onHand: number | null;
  /** The part of these that can't ship; absent for none. */
  unavailable?: number;
  /** `unavailable` includes units that a 3PL promised to our orders, in an unknown number. */
  hasPromised?: boolean;
  /** The part of these kept back on purpose; absent for none. */
  safety?: number;
  /** When it last changed there; for a 3PL, when it was asked. */
  changedAt: IsoTime;
}

/** Used instead of a person's name when the store counted. */
export const storeStockName = 'Your store';

/** The same for a 3PL. */
export const providerStockName = 'Your 3PL';

interface KnownStock {
  /** At least the reported levels. */
  levels: readonly StockLevel[];
  /** The reporter. */
  by: typeof storeStockName | typeof providerStockName;
  /** Locations that it counts. */
  countedThere: ReadonlySet<string>;
  /** Also overwrites later changes by people and shipments, because it has not counted here before. */
  isFirst?: boolean;
}

/**
 * Changes from reports. A report older than the level has no effect, and an unreported SKU stays as it is: it is
 * unknown there, not sold out. Reserved units stay reserved even when fewer are reported.
 */
export function reportedStockChanges(
  reports: readonly ReportedStock[],
  { levels, by, countedThere, isFirst = false }: KnownStock,
): readonly AppliedStockChange[] {
  const known = new Map(levels.map((level) => [stockKey(level), level]));
  return reports.flatMap((report): readonly AppliedStockChange[] => {
    const { sku, locationId, onHand, changedAt } = report;
    if (!countedThere.has(locationId) || sku.trim() === '' || sku.length > stockLimits.sku) return [];
    const before = known.get(stockKey(report)) ?? null;
    if (!isFirst && before !== null && isOlder(changedAt, before)) return [];
    const allocated = before?.allocated ?? 0;
    if (onHand === null) return before === null || allocated > 0 ? [] : [{ before, after: null }];
    const unitsOf = (reported = 0) => Math.min(Math.max(reported, 0), stockLimits.units);
    const units = {
      onHand: unitsOf(onHand),
      unavailable: unitsOf((report.unavailable ?? 0) - (report.hasPromised ? allocated : 0)),
      safety: unitsOf(report.safety),
    };
    if (before !== null && before.savedBy === by && isSameCount(before, units)) return confirmed(before, by, changedAt);
    const after: StockLevel = {
      sku,
      locationId,
      ...units,
      allocated,
      lowAt: before?.lowAt ?? null,
      version: (before?.version ?? 0) + 1,
      savedAt: changedAt,
      savedBy: by,
    };
    return [{ before, after }];
  });
}

/**
 * Merges reports into one per SKU and location. Variants can share a SKU, and a warehouse knows only the SKU: the
 * fewest units count, because apps that sync such variants show the same units several times. An uncounted variant
 * sets no limit.
 */
export function fewestOfEachSku(reports: Iterable<ReportedStock>): readonly ReportedStock[] {
  const found = new Map<string, ReportedStock>();
  for (const report of reports) {
    const key = stockKey(report);
    const other = found.get(key);
    found.set(key, other === undefined ? report : fewerOf(other, report));
  }
  return [...found.values()];
}

function fewerOf(one: ReportedStock, other: ReportedStock): ReportedStock {
  const isOlder = (parseEpoch(one.changedAt) ?? 0) < (parseEpoch(other.changedAt) ?? 0);
  const fewest = shippable(other) < shippable(one) ? other : one;
  return { ...fewest, changedAt: isOlder ? other.changedAt : one.changedAt };
}

function shippable({ onHand, unavailable = 0, safety = 0 }: ReportedStock): number {
  return onHand === null ? Infinity : onHand - unavailable - safety;
}

function isSameCount(level: StockLevel, units: Pick<StockLevel, 'onHand' | 'unavailable' | 'safety'>): boolean {
  return level.onHand === units.onHand && level.unavailable === units.unavailable && level.safety === units.safety;
}

/** Whether a figure repeats. For a 3PL it then has the new time but no new version; a store says when it changed. */
function confirmed(before: StockLevel, by: KnownStock['by'], savedAt: IsoTime): readonly AppliedStockChange[] {
  return by === providerStockName ? [{ before, after: { ...before, savedAt } }] : [];
}

/** The store's times have no milliseconds, so an event in the same second is not older. */
function isOlder(changedAt: IsoTime, { savedAt }: StockLevel): boolean {
  const [changed, saved] = [parseEpoch(changedAt), parseEpoch(savedAt)];
  return changed !== null && saved !== null && changed < Math.floor(saved / 1_000) * 1_000;
}
