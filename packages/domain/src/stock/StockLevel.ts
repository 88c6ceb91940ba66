import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** Which units: those of a SKU at a location. */
export interface StockKey {
  sku: string;
  locationId: string;
}

/** How many units of a SKU a location has. A SKU without a level anywhere is not counted, and never short. */
export interface StockLevel extends StockKey, SavedVersion {
  onHand: number;
  /** Units that are reserved for orders. More than are on hand: some of them will be short. */
  allocated: number;
  /** Units on hand that nobody can ship: damaged, in quality control, held back at the 3PL. */
  unavailable: number;
  /** Units on hand that are kept back on purpose. */
  safety: number;
  /** With so many units available, or fewer, it is low; null: as the shop's settings say. */
  lowAt: number | null;
}

/** A change of a level as a person makes it. */
export interface StockChange extends StockKey {
  /** Null: it is no longer counted here. */
  onHand: number | null;
  lowAt: number | null;
  /** The version that was changed; 0: it is not counted yet. */
  baseVersion: number;
}

/** A level before and after a change; null: it is not counted. */
export interface AppliedStockChange {
  before: StockLevel | null;
  after: StockLevel | null;
}

/** Orders that wait for a SKU. */
export interface WaitingUnits {
  units: number;
  orders: number;
}

/** A level as a list shows it. */
export interface StockRow extends StockLevel {
  /** Of the product, as the newest order has it; empty where no order has the SKU. */
  name: string;
  /** For this SKU, from whichever location. */
  waiting: WaitingUnits;
}

/** What a list of levels is narrowed down to. */
export interface StockFilters {
  /** Part of the SKU, in any case; empty: all. */
  search: string;
  /** Null: all locations. */
  locationId: string | null;
  show: StockShow;
}

/** All levels, those that are low, or those of SKUs that orders wait for. */
export type StockShow = 'all' | 'low' | 'waiting';

/** Units that can be reserved for another order; below 0 when more are reserved than can ship. */
export function availableUnits({ onHand, allocated, unavailable, safety }: ShelfUnits): number {
  return onHand - allocated - unavailable - safety;
}

type ShelfUnits = Pick<StockLevel, 'onHand' | 'allocated' | 'unavailable' | 'safety'>;

/** `lowStockThreshold`: of the shop, for levels without one of their own. */
export function isLow(level: ShelfUnits & Pick<StockLevel, 'lowAt'>, lowStockThreshold: number): boolean {
  return availableUnits(level) <= (level.lowAt ?? lowStockThreshold);
}

/** One text for each SKU and location. */
export function stockKey({ sku, locationId }: StockKey): string {
  return `${locationId} ${sku}`;
}

/** Units of each SKU that are available at each location, by their ids. A SKU that is not counted is not in it. */
export function availableStock(levels: Iterable<StockLevel>): Map<string, Map<string, number>> {
  const stock = new Map<string, Map<string, number>>();
  for (const level of levels) {
    const ofSku = stock.get(level.sku) ?? new Map<string, number>();
    stock.set(level.sku, ofSku.set(level.locationId, availableUnits(level)));
  }
  return stock;
}
