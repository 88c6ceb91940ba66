import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** Identifies units: a SKU at a location. */
export interface StockKey {
  sku: string;
  locationId: string;
}

/** A location's units of a SKU. A SKU without any level is not counted and never short. */
export interface StockLevel extends StockKey, SavedVersion {
  onHand: number;
  /** Units reserved for orders. When they exceed the units on hand, some will be short. */
  allocated: number;
  /** Units on hand that can't ship: damaged, in quality control, held back at the 3PL. */
  unavailable: number;
  /** Units on hand kept back on purpose. */
  safety: number;
  /** The level is low at this many available units or fewer; `null` uses the shop's setting. */
  lowAt: number | null;
}

/** A person's change to a level. */
export interface StockChange extends StockKey {
  /** `null` when it is no longer counted here. */
  onHand: number | null;
  lowAt: number | null;
  /** The edited version; 0 when it is not counted yet. */
  baseVersion: number;
}

/** A level before and after a change; `null` when not counted. */
export interface AppliedStockChange {
  before: StockLevel | null;
  after: StockLevel | null;
}

/** Orders waiting for a SKU. */
export interface WaitingUnits {
  units: number;
  orders: number;
}

/** A level as a list shows it. */
export interface StockRow extends StockLevel {
  /** The product's name in the newest order; empty when no order has the SKU. */
  name: string;
  /** For this SKU, from any location. */
  waiting: WaitingUnits;
}

/** Filter of a list of levels. */
export interface StockFilters {
  /** Part of the SKU, ignoring case; empty for all. */
  search: string;
  /** `null` for all locations. */
  locationId: string | null;
  show: StockShow;
}

/** All levels, low ones, or those of SKUs that orders wait for. */
export type StockShow = 'all' | 'low' | 'waiting';

/** Units that another order can reserve; negative when more are reserved than can ship. */
export function availableUnits({ onHand, allocated, unavailable, safety }: ShelfUnits): number {
  return onHand - allocated - unavailable - safety;
}

type ShelfUnits = Pick<StockLevel, 'onHand' | 'allocated' | 'unavailable' | 'safety'>;

/** `lowStockThreshold` is the shop's, for levels without their own. */
export function isLow(level: ShelfUnits & Pick<StockLevel, 'lowAt'>, lowStockThreshold: number): boolean {
  return availableUnits(level) <= (level.lowAt ?? lowStockThreshold);
}

/** A unique key per SKU and location. */
export function stockKey({ sku, locationId }: StockKey): string {
  return `${locationId} ${sku}`;
}

/** Available units by SKU and location id. Leaves out SKUs that are not counted. */
export function availableStock(levels: Iterable<StockLevel>): Map<string, Map<string, number>> {
  const stock = new Map<string, Map<string, number>>();
  for (const level of levels) {
    const byLocation = stock.get(level.sku) ?? new Map<string, number>();
    stock.set(level.sku, byLocation.set(level.locationId, availableUnits(level)));
  }
  return stock;
}
