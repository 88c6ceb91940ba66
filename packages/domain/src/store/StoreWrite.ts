import type { StoreTracking } from '../shared/shipping/StoreTracking.ts';

/** Where a webhook of the store stands. `ignored`: there was nothing to do. */
export type StoreEventState = 'waiting' | 'done' | 'ignored' | 'failed';

/** `stopped`: the app was uninstalled before. */
export type StoreWriteState = 'waiting' | 'done' | 'refused' | 'stopped';

/** What of an order changed here, so that the store is to be brought up to date. */
export type StoreWriteKind = 'shipments' | 'hold' | 'tags' | 'lines' | 'close' | 'location' | 'theirHolds';

/** Units of a line of an order. */
export interface StoreLine {
  lineItemId: string;
  quantity: number;
}

/** One change of an order in the store. `shipment`: the id of our shipment; other ids are the store's. */
export type StoreWrite =
  | {
      type: 'fulfill';
      shipment: string;
      /** A fulfillment takes units of one fulfillment order, so a shipment of several is several writes. */
      fulfillmentOrderId: string;
      lines: readonly { id: string; quantity: number }[];
      tracking: StoreTracking | null;
    }
  | { type: 'track'; shipment: string; fulfillmentId: string; tracking: StoreTracking }
  | { type: 'cancelFulfillment'; shipment: string; fulfillmentId: string }
  | { type: 'hold'; fulfillmentOrderId: string; reason: string }
  | { type: 'release'; fulfillmentOrderId: string }
  /** Of others, chosen by a person. */
  | { type: 'releaseHolds'; fulfillmentOrderId: string; holdIds: readonly string[] }
  | { type: 'move'; fulfillmentOrderId: string; locationId: string }
  | { type: 'tags'; add: readonly string[]; remove: readonly string[] }
  | { type: 'removeLines'; lines: readonly StoreLine[] }
  | { type: 'close' };
