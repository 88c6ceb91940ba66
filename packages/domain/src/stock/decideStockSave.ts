import { message, type Words } from '../messages/Message.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import type { SavedBy } from '../shared/calls/SavedVersion.ts';
import { checkStockChange, stockLimits } from './checkStockChange.ts';
import { type AppliedStockChange, availableUnits, type StockChange, stockKey, type StockLevel } from './StockLevel.ts';

/** Outcome of a save of levels: all of them or none. */
export type StockSaveDecision =
  /** Without changes that have no effect. */
  | { type: 'saved'; changes: readonly AppliedStockChange[] }
  | { type: 'refused'; message: Words }
  /** Newer versions exist and are in `current`; it leaves out levels that are no longer counted. */
  | { type: 'outdated'; current: readonly StockLevel[]; message: Words };

interface StockLocations {
  locationIds: ReadonlySet<string>;
  /** Locations whose stock the store counts, so people don't. */
  countedByStore: ReadonlySet<string>;
  /** Locations whose stock their 3PL counts. */
  countedByProvider: ReadonlySet<string>;
}

interface KnownStock extends StockLocations {
  /** At least the changed levels. */
  levels: readonly StockLevel[];
}

/** Why people can't change units on hand, by location id; leaves out locations where they can. */
export function countedElsewhere(known: StockLocations): ReadonlyMap<string, Words> {
  const reasons = [...known.locationIds].map((id) => [id, countedElsewhereReason(id, known)] as const);
  return new Map(reasons.flatMap(([id, reason]) => (reason === null ? [] : [[id, reason]])));
}

function countedElsewhereReason(
  locationId: string,
  { countedByStore, countedByProvider }: StockLocations,
): Words | null {
  if (countedByStore.has(locationId)) return message('stock.countedByStore');
  return countedByProvider.has(locationId) ? message('stock.countedByProvider') : null;
}

/** Decides a save of levels. Refuses two changes to one level, because one would be lost. */
export function decideStockSave(changes: readonly StockChange[], known: KnownStock, by: SavedBy): StockSaveDecision {
  if (changes.length > stockLimits.changes)
    return { type: 'refused', message: message('stock.tooMany', { most: stockLimits.changes }) };
  const levels = new Map(known.levels.map((level) => [stockKey(level), level]));
  const seen = new Set<string>();
  const applied: AppliedStockChange[] = [];
  const outdated: StockChange[] = [];
  for (const change of changes) {
    const key = stockKey(change);
    const before = levels.get(key) ?? null;
    const problem = changeProblem(change, before, known, seen);
    if (problem !== null)
      return { type: 'refused', message: message('inputs.about', { subject: bidiIsolate(change.sku), problem }) };
    seen.add(key);
    if (before !== null && before.version !== change.baseVersion) outdated.push(change);
    else if (before === null && change.baseVersion !== 0) outdated.push(change);
    else if (changesLevel(before, change)) applied.push({ before, after: levelAfter(before, change, by) });
  }
  if (outdated.length > 0) {
    const current = outdated.flatMap((change) => levels.get(stockKey(change)) ?? []);
    return { type: 'outdated', current, message: message('stock.outdated', { count: outdated.length }) };
  }
  return { type: 'saved', changes: applied };
}

function changeProblem(
  change: StockChange,
  before: StockLevel | null,
  known: KnownStock,
  seen: ReadonlySet<string>,
): Words | null {
  if (!known.locationIds.has(change.locationId))
    return message('stock.unknownLocation', { location: change.locationId });
  if (seen.has(stockKey(change))) return message('stock.twice');
  const isOutdated = before !== null && before.version !== change.baseVersion;
  const elsewhere = countedElsewhereReason(change.locationId, known);
  if (!isOutdated && elsewhere !== null && change.onHand !== (before?.onHand ?? null)) return elsewhere;
  // A person who saw fewer units reserved must first see the newer version.
  return checkStockChange({ ...change, before: isOutdated ? null : before });
}

/** Whether a change has an effect on a level. */
export function changesLevel(
  before: StockLevel | null,
  { onHand, lowAt }: Pick<StockChange, 'onHand' | 'lowAt'>,
): boolean {
  if (before === null || onHand === null) return before !== null || onHand !== null;
  return before.onHand !== onHand || before.lowAt !== lowAt;
}

function levelAfter(before: StockLevel | null, change: StockChange, by: SavedBy): StockLevel | null {
  const { sku, locationId, onHand, lowAt } = change;
  if (onHand === null) return null;
  const { allocated = 0, version = 0 } = before ?? {};
  // A new count is of what can ship: no one else reports what can't at this location.
  const { unavailable = 0, safety = 0 } = before?.onHand === onHand ? before : {};
  return { sku, locationId, onHand, allocated, unavailable, safety, lowAt, version: version + 1, ...by };
}

/** Distinct SKUs with more units available than before. */
export function arrivedSkus(changes: readonly AppliedStockChange[]): readonly string[] {
  const arrived = changes.flatMap(({ before, after }) => {
    // A SKU that is no longer counted is never short.
    if (after === null) return before === null ? [] : [before.sku];
    return availableUnits(after) > (before === null ? 0 : availableUnits(before)) ? [after.sku] : [];
  });
  return [...new Set(arrived)];
}
