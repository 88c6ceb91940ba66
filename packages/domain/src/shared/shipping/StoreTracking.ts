/** Where to track parcels with the same goods. */
export interface StoreTracking {
  /** The shipment's own number first. */
  numbers: readonly string[];
  /** The carrier for all numbers; `null` when unknown or not the same. */
  company: string | null;
  /** Pages of the first numbers, in order; the store makes links for companies that it lists. */
  urls: readonly string[];
}
