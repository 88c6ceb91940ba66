/** Where parcels with the same goods can be followed. */
export interface StoreTracking {
  /** That of the shipment first. */
  numbers: readonly string[];
  /** Of all numbers; null: not known, or not one. */
  company: string | null;
  /** Pages of the first numbers, in their order; the store makes those of a company that it lists. */
  urls: readonly string[];
}
