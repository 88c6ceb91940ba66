import { groupBy } from '../../shared/lists/groupBy.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { shippedQuantity, withoutCanceled } from '../detail/groupLineItems.ts';
import type { LineItem } from '../detail/OrderDetail.ts';
import { isReplaced, type LineInPlace, linesInPlace, removedHere } from '../shipping/storeUnits.ts';
import { unitsLeft } from './fromStoreOrder.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import type { StoreOrder } from './StoreOrder.ts';
import type { UnitsLeft } from './whatToShip.ts';

/** What of ours the store may not know yet. */
export interface OwnWrites {
  /** The store's known fulfillments for our shipments; others made the rest. */
  ownFulfillments: ReadonlyMap<string, readonly string[]>;
  /** False when the store may have unknown fulfillments of ours, because a reply was lost or is on its way. */
  readsFulfillments: boolean;
  /** Units removed here still have to be removed in the store. */
  removesLines: boolean;
}

export interface UnitsLeftHere extends UnitsLeft {
  /** Units that a warehouse has and the store holds back, by store line. They count as `now`. */
  given: ReadonlyMap<string, number>;
}

/**
 * What the store says is left, adjusted for what it does not know yet: units we shipped are still left there, those
 * of a voided shipment not yet, and removed ones still are.
 */
export function leftHere(
  before: OrderState,
  received: StoreOrder,
  options: OwnWrites & { policy: IntakePolicy },
): UnitsLeftHere {
  const { policy, readsFulfillments, removesLines } = options;
  const left = unitsLeft(received, policy);
  const known = new Map(before.detail.lineItems.map((item) => [item.lineItemId, item]));
  const inPlace = linesInPlace(before.detail.lineItems);
  const unwritten = unwrittenUnits(before, received, options);
  const now = new Map<string, number>();
  const waiting = new Map<string, number>();
  const givenUnits = new Map<string, number>();
  for (const { lineItemId, currentQuantity } of received.lines) {
    const item = known.get(lineItemId);
    const items = inPlace.get(lineItemId);
    if (item !== undefined && items === undefined && isReplaced(item)) continue;
    const removed = removesLines && item ? Math.max(0, currentQuantity - (item.isCancelled ? 0 : item.quantity)) : 0;
    const free = left.now.get(lineItemId) ?? 0;
    const kept = left.waiting.get(lineItemId) ?? 0;
    const given =
      before.stage === 'inFulfillment' ? Math.min(kept, Math.max(0, unitsGiven(item, items, unwritten) - free)) : 0;
    if (given > 0) givenUnits.set(lineItemId, given);
    const open = free + given - removed;
    if (kept > given) waiting.set(lineItemId, kept - given);
    const sent =
      item === undefined || items === undefined
        ? [{ id: lineItemId, of: item, open }]
        : items.map((part) => ({
            id: part.lineItemId,
            of: part,
            open: open * part.replaces.units - removedHere(part, item),
          }));
    for (const { id, of, open: units } of sent) {
      const { shipped, voided } = unwritten.get(id) ?? { shipped: 0, voided: 0 };
      const most = Math.max(0, units + voided);
      const least = Math.max(0, most - shipped);
      const toShip = readsFulfillments || !of ? least : Math.min(most, Math.max(least, of.fulfillableQuantity));
      if (toShip > 0) now.set(id, toShip);
    }
  }
  return { ...left, now, waiting, given: givenUnits };
}

/**
 * Units of a line that a warehouse has, in the store's count. A later hold does not take them back: it is shown to
 * people. What was waiting before was never handed over.
 */
function unitsGiven(
  item: LineItem | undefined,
  inPlace: readonly LineInPlace[] | undefined,
  unwritten: ReturnType<typeof unwrittenUnits>,
): number {
  const unitsOf = ({ lineItemId, fulfillableQuantity }: LineItem) => {
    const { shipped, voided } = unwritten.get(lineItemId) ?? { shipped: 0, voided: 0 };
    return fulfillableQuantity + shipped - voided;
  };
  if (inPlace === undefined) return item === undefined ? 0 : unitsOf(item);
  return Math.max(0, ...inPlace.map((part) => Math.ceil(unitsOf(part) / part.replaces.units)));
}

/** Units of our shipments that the store does not know yet, and of voided ones that it still has, by line. */
export function unwrittenUnits(
  { detail }: OrderState,
  { fulfillments }: StoreOrder,
  { ownFulfillments }: OwnWrites,
): ReadonlyMap<string, { shipped: number; voided: number }> {
  const made = new Set(fulfillments.map(({ fulfillmentId }) => fulfillmentId));
  const units = new Map<string, { shipped: number; voided: number }>();
  const ownIds = new Set([...ownFulfillments.values()].flat());
  const written = groupBy(
    fulfillments
      .filter(({ fulfillmentId, isCancelled }) => !isCancelled && ownIds.has(fulfillmentId))
      .flatMap(({ lines }) => lines),
    ({ lineItemId }) => lineItemId,
  );
  // Several shipments can be one fulfillment of their bundle, so it counts what all of them sent.
  const inPlace = [...linesInPlace(detail.lineItems)].flatMap(([bundle, items]) =>
    items.map((item) => ({ bundle, item })),
  );
  for (const { bundle, item } of inPlace) {
    const own = withoutCanceled(detail.fulfillments).filter(({ fulfillmentId }) => !made.has(fulfillmentId));
    const there = (written.get(bundle) ?? []).reduce((sum, { quantity }) => sum + quantity, 0) * item.replaces.units;
    const unknown = shippedQuantity(item, own) - there;
    units.set(item.lineItemId, { shipped: Math.max(0, unknown), voided: Math.max(0, -unknown) });
  }
  for (const part of detail.fulfillments) {
    if (made.has(part.fulfillmentId) || inPlace.some(({ item }) => item.lineItemId === part.lineItemId)) continue;
    const ids = ownFulfillments.get(part.fulfillmentId) ?? [];
    const active = fulfillments.filter(({ fulfillmentId, isCancelled }) => !isCancelled && ids.includes(fulfillmentId));
    const known = active
      .flatMap(({ lines }) => lines)
      .filter(({ lineItemId }) => lineItemId === part.lineItemId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const sum = units.get(part.lineItemId) ?? { shipped: 0, voided: 0 };
    units.set(
      part.lineItemId,
      part.shipmentStatus === 'canceled'
        ? { ...sum, voided: sum.voided + Math.min(known, part.quantity) }
        : { ...sum, shipped: sum.shipped + Math.max(0, part.quantity - known) },
    );
  }
  return units;
}
