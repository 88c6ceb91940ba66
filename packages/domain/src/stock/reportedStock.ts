import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import { stockLimits } from './checkStockChange.ts';
import { type AppliedStockChange, type StockKey, stockKey, type StockLevel } from './StockLevel.ts';

/** What a store, or a 3PL, says of the stock of a SKU at a location. */
export interface ReportedStock extends StockKey {
  /** Units that lie there, which may be below 0 there; null: the store does not count them. */
  onHand: number | null;
  /** Of these units those that nobody can ship; absent: none. */
  unavailable?: number;
  /** `unavailable` has units in it that a 3PL has promised to our orders: it does not say how many. */
  hasPromised?: boolean;
  /** Of these units those that are kept back on purpose; absent: none. */
  safety?: number;
  /** When it changed there last; of a 3PL when it was asked. */
  changedAt: IsoTime;
}

/** Stands for the name of a person where the store has counted. */
export const storeStockName = 'Your store';

/** The same where a 3PL has. */
export const providerStockName = 'Your 3PL';

interface KnownStock {
  /** At least those that are reported. */
  levels: readonly StockLevel[];
  /** Who reports. */
  by: typeof storeStockName | typeof providerStockName;
  /** Locations that it counts. */
  countedThere: ReadonlySet<string>;
  /** Takes over what a person or a shipment has changed later: it has not counted here before. */
  isFirst?: boolean;
}

/**
 * What reports change. What is older than the level changes nothing, and a SKU that is not reported stays as it is: it is
 * unknown there, not sold out. Units that are reserved stay reserved, also where fewer are reported.
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
 * One report for each SKU and location. Variants may share a SKU, and a warehouse knows only the SKU: the fewest units
 * count, since apps that keep such variants alike show the same units several times. One that is not counted is no limit.
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

/** The same figure again. A 3PL's is from now then, which makes no other version of it; the store says when it changed. */
function confirmed(before: StockLevel, by: KnownStock['by'], savedAt: IsoTime): readonly AppliedStockChange[] {
  return by === providerStockName ? [{ before, after: { ...before, savedAt } }] : [];
}

/** The store's times have no milliseconds, so what happened in one second is not older. */
function isOlder(changedAt: IsoTime, { savedAt }: StockLevel): boolean {
  const [changed, saved] = [parseEpoch(changedAt), parseEpoch(savedAt)];
  return changed !== null && saved !== null && changed < Math.floor(saved / 1_000) * 1_000;
}
