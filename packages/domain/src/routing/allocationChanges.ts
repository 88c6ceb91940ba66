import type { Allocation } from './Routing.ts';

/** Units of a line item. */
interface LineUnits {
  lineItemId: string;
  quantity: number;
}

/** Units that were shipped from a location; null: it is not known from where. */
export interface ShippedUnits extends LineUnits {
  locationId: string | null;
}

/** What is left of allocations, and what was taken out of which. */
export interface AllocationChange<Kept extends Allocation> {
  left: readonly Kept[];
  /** The allocations with the units that were taken. */
  taken: readonly Kept[];
}

/**
 * Takes shipped units out of the allocations of an order: of each line first those of the location that shipped them,
 * then others, last those that were short.
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

/** Takes removed units out of the allocations of an order: of each line first those that were short. */
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
