import type { Allocation } from './Routing.ts';

/** Units of a line item. */
interface LineUnits {
  lineItemId: string;
  quantity: number;
}

/** Units shipped from a location; `null` when it is unknown. */
export interface ShippedUnits extends LineUnits {
  locationId: string | null;
}

/** What is left of allocations, and what was taken from each. */
export interface AllocationChange<Kept extends Allocation> {
  left: readonly Kept[];
  /** The allocations with the taken units. */
  taken: readonly Kept[];
}

/**
 * Takes shipped units out of an order's allocations: for each line first from the location that shipped them, then
 * from others, and last from short ones.
 */
export function takeShipped<Kept extends Allocation>(
  allocations: readonly Kept[],
  shipped: readonly ShippedUnits[],
): AllocationChange<Kept> {
  return takeUnits(allocations, shipped, (part, { locationId }) => {
    if (part.locationId === null) return 2;
    return part.locationId === locationId ? 0 : 1;
  });
}

/** Takes removed units out of an order's allocations: for each line first from short ones. */
export function takeRemoved<Kept extends Allocation>(
  allocations: readonly Kept[],
  removed: readonly LineUnits[],
): AllocationChange<Kept> {
  return takeUnits(allocations, removed, ({ locationId }) => (locationId === null ? 0 : 1));
}

function takeUnits<Kept extends Allocation, Units extends LineUnits>(
  allocations: readonly Kept[],
  units: readonly Units[],
  rank: (part: Kept, units: Units) => number,
): AllocationChange<Kept> {
  const left = allocations.map(({ quantity }) => quantity);
  const taken: Kept[] = [];
  for (const each of units) {
    let wanted = each.quantity;
    const parts = allocations
      .map((part, index) => ({ part, index }))
      .filter(({ part }) => part.lineItemId === each.lineItemId)
      .sort((a, b) => rank(a.part, each) - rank(b.part, each));
    for (const { part, index } of parts) {
      const quantity = Math.min(wanted, left[index] ?? 0);
      if (quantity <= 0) continue;
      wanted -= quantity;
      left[index] = (left[index] ?? 0) - quantity;
      taken.push({ ...part, quantity });
    }
  }
  const kept = allocations.map((part, index) => ({ ...part, quantity: left[index] ?? 0 }));
  return { left: kept.filter(({ quantity }) => quantity > 0), taken };
}
