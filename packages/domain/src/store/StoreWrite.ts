import type { Address } from '../shared/addresses/addressProblems.ts';
import type { StoreTracking } from '../shared/shipping/StoreTracking.ts';

/** Status of a store webhook. `ignored`: there was nothing to do. */
export type StoreEventState = 'waiting' | 'done' | 'ignored' | 'failed';

/** `stopped`: the app was uninstalled first. */
export type StoreWriteState = 'waiting' | 'done' | 'refused' | 'stopped';

/** What changed on an order here, so that the store must be updated. */
export type StoreWriteKind = 'shipments' | 'hold' | 'tags' | 'lines' | 'close' | 'location' | 'theirHolds' | 'address';

/** Units of an order line. */
export interface StoreLine {
  lineItemId: string;
  quantity: number;
}

/** One change to an order in the store. `shipment` is our shipment's id; other ids are the store's. */
export type StoreWrite =
  | {
      type: 'fulfill';
      shipment: string;
      /** A fulfillment takes units of one fulfillment order, so a shipment from several needs several writes. */
      fulfillmentOrderId: string;
      lines: readonly { id: string; quantity: number }[];
      tracking: StoreTracking | null;
    }
  | { type: 'track'; shipment: string; fulfillmentId: string; tracking: StoreTracking }
  | { type: 'cancelFulfillment'; shipment: string; fulfillmentId: string }
  | { type: 'hold'; fulfillmentOrderId: string; reason: string }
  | { type: 'release'; fulfillmentOrderId: string }
  /** Holds by others that a person chose to release. */
  | { type: 'releaseHolds'; fulfillmentOrderId: string; holdIds: readonly string[] }
  | { type: 'move'; fulfillmentOrderId: string; locationId: string }
  | { type: 'tags'; add: readonly string[]; remove: readonly string[] }
  | { type: 'address'; address: Address }
  | { type: 'removeLines'; lines: readonly StoreLine[] }
  | { type: 'close' };
