import { bidiIsolate } from '../shared/bidiIsolate.ts';

/** Timeline entries about what happened to an order in the store, or was written to it. */
export const storeEvents = {
  cancelled: 'Canceled in the store',
  cancelledAfterShipping: 'Canceled in the store, but the order had already shipped.',
  cancelledAfterPart: 'Canceled in the store, but part of the order had already shipped.',
  deleted: 'Deleted in the store',
  archived: 'Archived in the store',
  nothingLeft: 'Nothing of it is left to ship in the store',
  fulfilledThere: 'Fulfilled in the store, not by this app',
  changedAtWarehouse: 'The warehouse has the order as it was before this change. Call the warehouse.',
  addressChanged: 'The shipping address was changed in the store',
  addressChangedAtWarehouse:
    'The shipping address was changed in the store, but the warehouse has the old one. Call the warehouse.',
  addressChangedAfterShipping:
    'The shipping address was changed in the store, but the order had already left for the old one.',
  reducedAfterShipping: (name: string) => `Too late to take out ${bidiIsolate(name)}: the units had already shipped.`,
  quantity: (name: string, before: number, after: number) =>
    `${bidiIsolate(name)} was changed in the store from ${before} to ${after}`,
  added: (name: string, quantity: number) => `${quantity} × ${bidiIsolate(name)} added in the store`,
  /** It was missing when orders were compared with the store's. */
  healed: 'The store had not announced this order; a check of the store found it',
  /** `task`: what was to be done, "add the fulfillment". */
  refused: (task: string, words: string) => `The store didn’t ${task}: ${bidiIsolate(words)}`,
} as const;
