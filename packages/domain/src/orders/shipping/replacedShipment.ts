import { normalised } from '../../shared/texts/normalised.ts';
import type { OrderDetail } from '../detail/OrderDetail.ts';
import type { ReportedParcel } from './packParcels.ts';

/**
 * The shipment whose label a 3PL replaced: among those whose parcels it no longer lists (`gone`, ids), one still on
 * its way with the new parcel's units. `undefined` for none, or when the 3PL does not say what is in the parcel.
 */
export function replacedShipment(
  { lines }: ReportedParcel,
  gone: readonly string[],
  { fulfillments, lineItems }: Pick<OrderDetail, 'fulfillments' | 'lineItems'>,
): string | undefined {
  if (lines === null) return undefined;
  const units = unitsBySku(lines);
  const skuOf = new Map(lineItems.map(({ lineItemId, sku }) => [lineItemId, sku]));
  return gone.find((fulfillmentId) => {
    const parts = fulfillments.filter((part) => part.fulfillmentId === fulfillmentId);
    const hasEnded = parts.some(
      ({ shipmentStatus }) => shipmentStatus === 'delivered' || shipmentStatus === 'canceled',
    );
    const shipped = unitsBySku(
      parts.map(({ lineItemId, quantity }) => ({ sku: skuOf.get(lineItemId) ?? '', quantity })),
    );
    return (
      !hasEnded && shipped.size === units.size && [...shipped].every(([sku, quantity]) => units.get(sku) === quantity)
    );
  });
}

function unitsBySku(lines: readonly { sku: string; quantity: number }[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    const key = normalised(sku);
    units.set(key, (units.get(key) ?? 0) + quantity);
  }
  return units;
}
