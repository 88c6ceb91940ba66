import { groupBy } from '../../shared/lists/groupBy.ts';
import { groupLineItems } from './groupLineItems.ts';
import type { Fulfillment, OrderDetail, ShipmentStatus } from './OrderDetail.ts';

/** The counted properties of a shipment (§2). */
export interface ShipmentFacts {
  name: string;
  /** Location it ships from; `null` when no part names one. */
  locationId: string | null;
  /** Badge status; `null` shows as "Tracking Added". */
  status: ShipmentStatus | null;
  /** Units of all parts, including items that the detail lists in another section. */
  units: number;
  /** Any part is neither delivered nor canceled. */
  isOpen: boolean;
  /** All parts are canceled. */
  isCanceled: boolean;
  /** Any part has a tracking number. */
  isTracked: boolean;
}

/** An order's shipments, in the detail's order. */
export function shipmentFacts(detail: OrderDetail): readonly ShipmentFacts[] {
  const partsByName = groupBy(detail.fulfillments, ({ name }) => name);
  return groupLineItems(detail).shipments.map(({ name, locationId, status, trackings }) => {
    const parts = partsByName.get(name) ?? [];
    return {
      name,
      locationId: locationId?.trim() || null,
      status,
      units: parts.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0),
      isOpen: parts.some((part) => !isDelivered(part) && !isCanceled(part)),
      isCanceled: parts.every(isCanceled),
      isTracked: trackings.some(({ number }) => number.trim() !== ''),
    };
  });
}

function isDelivered({ shipmentStatus }: Fulfillment): boolean {
  return shipmentStatus === 'delivered';
}

function isCanceled({ shipmentStatus }: Fulfillment): boolean {
  return shipmentStatus === 'canceled';
}
