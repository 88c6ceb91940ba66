import type { Fulfillment } from '../detail/OrderDetail.ts';

/** Units of a line item. */
export type PackedItem = Pick<Fulfillment, 'lineItemId' | 'quantity'>;

/** A box as the warehouse reports it. */
export interface PackedBox extends Pick<Fulfillment, 'trackingNumber' | 'shipmentStatus' | 'locationId'> {
  items: readonly PackedItem[];
}

/** Spreads items evenly over that many boxes, in line order; no box is empty. */
export function packBoxes<Item>(items: readonly Item[], boxes: number): readonly (readonly Item[])[] {
  const count = Math.min(Math.max(1, Math.floor(boxes)), items.length);
  return Array.from({ length: count }, (_, box) =>
    items.filter((_item, index) => Math.floor((index * count) / items.length) === box),
  );
}
