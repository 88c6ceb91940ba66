import { message, type Words } from '@hub/domain/messages';
import type { z } from 'zod';
import type { Parcel, ParcelLine, WarehouseOrder, ProviderOrderState } from '../ProviderAdapter.ts';
import { createStatusLookup } from '../shared/createStatusLookup.ts';
import { extensivName, type extensivOrder } from './extensivWire.ts';

/*
 * What Extensiv's fields mean for us. Source: developer.extensiv.com, Orders; 3w.extensiv.com/rels/orders/order.
 *
 * | Extensiv                          | Here                                                              |
 * | --------------------------------- | ----------------------------------------------------------------- |
 * | referenceNum                      | reference                                                         |
 * | readOnly.status                   | state, by `orderStates`                                           |
 * | readOnly.isClosed                 | decides over "shipped" where the two differ                       |
 * | readOnly.onHoldDate, onHoldReason | on hold, and why                                                  |
 * | readOnly.processDate, else a ship date | shippedAt of every parcel, once the order is closed          |
 * | readOnly.packages[], else embedded ones | parcels                                                     |
 * | parcelResponse.trackingNumbers[]  | further parcels with unknown contents                             |
 * | packages[].packageContents[]      | lines, through the order's items; absent when unknown             |
 * | routingInfo.{carrier,trackingNumber} | carrier; number of an order that has no packages, or only one  |
 * | orderItems[].externalId           | lineItemId, as it was sent                                        |
 *
 * Extensiv stops tracking an order once it is closed: it has no carrier updates.
 */

const orderStates = createStatusLookup<ProviderOrderState>({ 0: 'received', 1: 'shipped', 2: 'cancelled' });

type ExtensivOrder = z.infer<ReturnType<typeof extensivOrder>>;

/** An unknown status never means shipped or canceled. */
export function toExtensivOrder(order: ExtensivOrder): WarehouseOrder {
  const state = stateOf(order.readOnly);
  return {
    reference: order.referenceNum ?? '',
    providerOrderId: order.readOnly.orderId,
    state,
    problem: state === 'onHold' ? problemOf(order.readOnly) : null,
    parcels: toParcels(order, state === 'shipped'),
  };
}

/** Orders close as a whole: packages of an open order are packed but have not left. */
function stateOf({ status, isClosed, onHoldDate }: ExtensivOrder['readOnly']): ProviderOrderState {
  const known = orderStates(status ?? null);
  if (known === null) return 'onHold';
  if (known === 'cancelled') return known;
  if (isClosed ?? known === 'shipped') return 'shipped';
  return onHoldDate === null ? 'received' : 'onHold';
}

function problemOf({ status, onHoldReason }: ExtensivOrder['readOnly']): Words {
  const provider = extensivName;
  if (orderStates(status ?? null) === null)
    return message('providers.status', { provider, status: String(status ?? '') });
  return onHoldReason ?? message('providers.onHoldAt', { provider });
}

function toParcels({ readOnly, routingInfo, items, parcelResponse }: ExtensivOrder, hasLeft: boolean): Parcel[] {
  const { orderId, packages, processDate, smallParcelShipDate, shipDate } = readOnly;
  const all = items.map(({ itemIdentifier, externalId, qty }) => line(itemIdentifier.sku, externalId, qty));
  const parcel = (parcelId: string, trackingNumber: string | null, lines: ParcelLine[] | null): Parcel => ({
    parcelId,
    carrier: routingInfo?.carrier ?? null,
    trackingNumber,
    trackingUrl: null,
    shippedAt: hasLeft ? (processDate ?? smallParcelShipDate ?? shipDate) : null,
    status: hasLeft ? 'in_transit' : 'confirmed',
    isVoided: false,
    lines: lines === null || lines.length === 0 ? null : lines,
  });
  const numbers = parcelResponse?.trackingNumbers.flatMap((number) => number ?? []) ?? [];
  const orderTracking = routingInfo?.trackingNumber ?? numbers[0] ?? null;
  const known = new Set<string | null>(packages.map(({ trackingNumber }) => trackingNumber));
  if (packages.length <= 1 && !packages.some(({ trackingNumber }) => trackingNumber !== null)) known.add(orderTracking);
  const others = [...new Set(numbers)]
    .filter((number) => !known.has(number))
    .map((number) => parcel(`tracking-${number}`, number, null));
  if (packages.length === 0) {
    // Without a package or tracking number, nothing shows that a parcel of the closed order left.
    if (!hasLeft || orderTracking === null) return [];
    return [parcel(`order-${orderId}`, orderTracking, others.length > 0 ? null : all), ...others];
  }
  const isOnly = packages.length === 1;
  const packed = packages.map(({ packageId, trackingNumber, packageContents }) => {
    const contents = packageContents.length === 0 && isOnly ? all : linesOf(packageContents, items);
    return parcel(packageId, trackingNumber ?? (isOnly ? orderTracking : null), contents);
  });
  return [...packed, ...others];
}

/** Null when an item does not belong to the order. */
function linesOf(
  contents: ExtensivOrder['readOnly']['packages'][number]['packageContents'],
  items: ExtensivOrder['items'],
): ParcelLine[] | null {
  const lines: ParcelLine[] = [];
  for (const { orderItemId, qty } of contents) {
    const item = items.find(({ readOnly }) => readOnly.orderItemId === orderItemId);
    if (!item) return null;
    lines.push(line(item.itemIdentifier.sku, item.externalId, qty));
  }
  return lines;
}

function line(sku: string, lineItemId: string | null, quantity: number): ParcelLine {
  return { sku, lineItemId, quantity };
}
