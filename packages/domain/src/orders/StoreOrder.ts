import type { IsoTime } from '../shared/IsoTime.ts';
import type { ShipmentStatus } from './OrderDetail.ts';

/** An order as the store has it now. Ids are the store's own, as numbers in texts. */
export interface StoreOrder {
  orderId: string;
  /** `#1001`. A store may have two orders of one name. */
  name: string;
  createdAt: IsoTime;
  /** Of this version; an older version changes nothing. */
  updatedAt: IsoTime;
  cancelledAt: IsoTime | null;
  /** When it was archived. */
  closedAt: IsoTime | null;
  customerName: string;
  lines: readonly StoreOrderLine[];
  fulfillments: readonly StoreOrderFulfillment[];
}

export interface StoreOrderLine {
  lineItemId: string;
  name: string;
  sku: string;
  /** As it was ordered. */
  quantity: number;
  /** Without what was refunded or removed; 0: the line was removed. */
  currentQuantity: number;
  /** Of them, those that are not fulfilled. */
  unfulfilledQuantity: number;
  /** False: a gift card, a service, …. */
  requiresShipping: boolean;
  isGiftCard: boolean;
  /** Per unit, in the shop's currency; null: not known. */
  price: number | null;
  /** Kilograms as a text; may be empty. */
  weight: string;
}

export interface StoreOrderFulfillment {
  fulfillmentId: string;
  isCancelled: boolean;
  trackingNumber: string | null;
  status: ShipmentStatus | null;
  locationId: string | null;
  lines: readonly { lineItemId: string; quantity: number }[];
}
