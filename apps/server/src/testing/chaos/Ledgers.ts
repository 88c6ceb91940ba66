import type { OrderEvent } from '@hub/domain/events';
import type { ThirdPartyId } from '@hub/domain/integrations';

/** Units by SKU. */
export type Units = Readonly<Record<string, number>>;

/** Units that left, by tracking number. An empty text stands for none. */
export type Parcels = Readonly<Record<string, Units>>;

/** Units of an order by 3PL, actual or expected. */
export type Parts = Partial<Record<ThirdPartyId, Units>>;

/** An order in the store. */
export interface StoreEntry {
  isCancelled: boolean;
  /** Another fulfillment service ships it, or the customer picks it up. */
  isElsewhere: boolean;
  /** Units that were shipped or remain to be shipped. */
  units: Units;
  /** Units that the customer picks up. */
  fetched: Units;
  parcels: Parcels;
}

/** The same order in the engine. */
export interface EngineEntry {
  stage: string;
  units: Units;
  parcels: Parcels;
  /** References of the order at its 3PLs, by provider, without those taken back or refused. */
  references: readonly string[];
  /** State of each of its warehouse orders, including those taken back: `shipbob 4800000000001-1 done`. */
  standing: readonly string[];
  timeline: readonly OrderEvent[];
}

/** The same order at a warehouse, under one reference. */
export interface WarehouseEntry {
  /** `shipbob 4800000000001-1`. */
  reference: string;
  isCancelled: boolean;
  /** Number of create calls at the 3PL, without those that overwrote it under its own key. */
  creates: number;
  units: Units;
  parcels: Parcels;
  /** Everything that the 3PL received, to search for the address. */
  given: string;
}

/** A placed order. `addresses` lists its changes; the last one is final. */
export interface PlacedOrder {
  addresses: string[];
  /** Maximum units that each 3PL should ship; units may be removed later. */
  parts: Readonly<Parts>;
  /** Planned changes in the store. */
  story: string | null;
  /** Whether the app confirmed Ship Now. */
  isShippedNow: boolean;
}

/** The three records of a store's orders, by order name. */
export interface Ledgers {
  placed: ReadonlyMap<string, PlacedOrder>;
  store: ReadonlyMap<string, StoreEntry>;
  /** More than one entry means that the engine received the order twice. */
  engine: ReadonlyMap<string, readonly EngineEntry[]>;
  warehouses: ReadonlyMap<string, readonly WarehouseEntry[]>;
}
