import type { OrderEvent } from '@hub/domain/events';
import type { ThirdPartyId } from '@hub/domain/integrations';

/** Units by SKU. */
export type Units = Readonly<Record<string, number>>;

/** Units that left under a tracking number; an empty text: without one. */
export type Parcels = Readonly<Record<string, Units>>;

/** What each 3PL has, or is to have, of an order. */
export type Parts = Partial<Record<ThirdPartyId, Units>>;

/** An order as the store has it. */
export interface StoreEntry {
  isCancelled: boolean;
  /** Another fulfilment service ships it, or the customer picks it up. */
  isElsewhere: boolean;
  /** Units that were shipped or are left to ship. */
  units: Units;
  /** Those of them that the customer fetches. */
  fetched: Units;
  parcels: Parcels;
}

/** The same order in the engine. */
export interface EngineEntry {
  stage: string;
  units: Units;
  parcels: Parcels;
  /** References under which 3PLs were given it, by provider, that were not taken back or refused. */
  references: readonly string[];
  /** How each of its warehouse orders stands, of those taken back too: `shipbob 4800000000001-1 done`. */
  standing: readonly string[];
  /** Events of the timeline. */
  timeline: readonly OrderEvent[];
}

/** The same order at a warehouse, under one reference. */
export interface WarehouseEntry {
  /** `shipbob 4800000000001-1`. */
  reference: string;
  isCancelled: boolean;
  /** How many times the 3PL was told to make it, without those that wrote over it under its own key. */
  creates: number;
  units: Units;
  parcels: Parcels;
  /** All that the 3PL was given, to look for the address. */
  given: string;
}

/** What was ordered; addresses as they were changed, the last one counts. */
export interface PlacedOrder {
  addresses: string[];
  /** What each 3PL is to ship of it, at most: units are taken out of orders. */
  parts: Readonly<Parts>;
  /** What was to happen to it in the store. */
  story: string | null;
  /** The app has said that it was sent by Ship Now. */
  isShippedNow: boolean;
}

/** What each of the three says about the orders of a store, by the order's name. */
export interface Ledgers {
  placed: ReadonlyMap<string, PlacedOrder>;
  store: ReadonlyMap<string, StoreEntry>;
  /** More than one entry: it was received twice. */
  engine: ReadonlyMap<string, readonly EngineEntry[]>;
  warehouses: ReadonlyMap<string, readonly WarehouseEntry[]>;
}
