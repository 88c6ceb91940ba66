import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import { shippedQuantity } from '../detail/groupLineItems.ts';
import type { Fulfillment, OrderDetail } from '../detail/OrderDetail.ts';
import { endedStatuses } from './whatToShip.ts';
import type { StoreOrder } from './StoreOrder.ts';

/**
 * Units that people fulfilled in the store although one of our parcels had them: no more of them are left there for
 * this parcel. Reported when the fulfillments are first read. `unwritten` has the units of our parcels that the store
 * does not know, by line.
 */
export function shippedTwiceEvents(
  { lineItems, fulfillments }: Pick<OrderDetail, 'lineItems' | 'fulfillments'>,
  after: readonly Fulfillment[],
  { fulfillmentOrders }: Pick<StoreOrder, 'fulfillmentOrders'>,
  unwritten: ReadonlyMap<string, { shipped: number }>,
): readonly OrderEvent[] {
  const known = new Set(fulfillments.map(({ fulfillmentId }) => fulfillmentId));
  const byHand = after.filter(({ fulfillmentId }) => !known.has(fulfillmentId));
  const remaining = new Map<string, number>();
  for (const { lineItemId, remaining: units } of fulfillmentOrders
    .filter(({ status }) => !endedStatuses.has(status))
    .flatMap(({ lines }) => lines))
    remaining.set(lineItemId, (remaining.get(lineItemId) ?? 0) + Math.max(0, units));
  const items = lineItems.flatMap((item) => {
    const { lineItemId, units } = item.replaces ?? { lineItemId: item.lineItemId, units: 1 };
    const free = (remaining.get(lineItemId) ?? 0) * units;
    const short = (unwritten.get(item.lineItemId)?.shipped ?? 0) - free;
    const quantity = Math.min(short, shippedQuantity(item, byHand));
    return quantity > 0 ? [{ name: item.name, quantity }] : [];
  });
  return items.length === 0 ? [] : [orderEvent('shippedTwice', { items })];
}
