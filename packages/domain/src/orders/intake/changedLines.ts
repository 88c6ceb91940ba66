import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { shippedQuantity, withoutCanceled } from '../detail/groupLineItems.ts';
import type { Fulfillment, LineItem } from '../detail/OrderDetail.ts';
import { inStoreUnits, type LineInPlace, linesInPlace, removedHere } from '../shipping/storeUnits.ts';
import { hasUnitsToShip, newLine, quantitiesOf } from './fromStoreOrder.ts';
import type { OwnWrites } from './leftHere.ts';
import type { StoreFacts } from './storeFacts.ts';
import type { StoreOrder } from './StoreOrder.ts';
import { unitsReturned } from './takenBack.ts';
import type { UnitsLeft } from './whatToShip.ts';

export interface ChangedLines {
  after: readonly LineItem[];
  isChanged: boolean;
  events: readonly OrderEvent[];
  /** Units were added that the order's warehouse does not know of. */
  addsUnits: boolean;
  /** Units that no longer ship. */
  removed: readonly { lineItemId: string; quantity: number }[];
}

interface ChangedLinesOptions extends Pick<OwnWrites, 'removesLines'> {
  left: UnitsLeft;
  fulfillments: readonly Fulfillment[];
  last: StoreFacts | null;
}

/** Lines added by this app are not the store's and stay; replacements go with the lines they replace. */
export function changedLines(
  { detail: { lineItems: before } }: OrderState,
  received: StoreOrder,
  { left, fulfillments, last, removesLines }: ChangedLinesOptions,
): ChangedLines {
  const known = new Map(received.lines.map((line) => [line.lineItemId, line]));
  const shipped = withoutCanceled(fulfillments);
  const inPlace = linesInPlace(before);
  const unitsInStore = inStoreUnits({ lineItems: before, fulfillments });
  const inStore = { ...left, now: completeUnitsLeft(inPlace, left) };
  const events: OrderEvent[] = [];
  const removed: { lineItemId: string; quantity: number }[] = [];
  let addsUnits = false;
  const followed = before.map((item) => {
    const line = item.replaces === undefined ? known.get(item.lineItemId) : undefined;
    if (line === undefined) return item;
    const lastQuantity = last?.quantities[item.lineItemId] ?? item.quantity;
    const units = removesLines ? 0 : line.currentQuantity - lastQuantity;
    // What was removed or split here stays so, unless the store now has more of it.
    if (item.isCancelled && units <= 0) return item;
    if (units !== 0)
      events.push(
        orderEvent('quantityChanged', {
          item: item.name,
          before: lastQuantity,
          after: Math.max(0, line.currentQuantity),
        }),
      );
    const items = inPlace.get(item.lineItemId);
    const sent = items?.map((part) => shippedQuantity(part, shipped) / part.replaces.units) ?? [];
    const kept = Math.max(shippedQuantity(item, shipped), ...sent) - unitsReturned(received, line.lineItemId);
    if (units < 0 && kept > line.currentQuantity) events.push(orderEvent('tooLateToReduce', { item: item.name }));
    const found = items
      ? { ...quantitiesOf(line, inStore, unitsInStore), fulfillableQuantity: 0 }
      : quantitiesOf(line, left, fulfillments);
    return withQuantities(item, removesLines ? { ...found, quantity: Math.min(found.quantity, item.quantity) } : found);
  });
  const changed = new Map(followed.map((item) => [item.lineItemId, item]));
  for (const [lineItemId, items] of inPlace) {
    const replaced = before.find((item) => item.lineItemId === lineItemId);
    const now = changed.get(lineItemId);
    const line = known.get(lineItemId);
    if (replaced === undefined || now === undefined || line === undefined) continue;
    for (const item of items) {
      const found = quantitiesInPlace(item, replaced, now, { left, shipped, ordered: line.quantity });
      changed.set(item.lineItemId, withQuantities(item, found));
    }
  }
  const after = before.map((item) => {
    const now = changed.get(item.lineItemId) ?? item;
    const less = item.fulfillableQuantity - now.fulfillableQuantity;
    if (less > 0) removed.push({ lineItemId: item.lineItemId, quantity: less });
    if (less < 0) addsUnits = true;
    return now;
  });
  const ids = new Set(before.map(({ lineItemId }) => lineItemId));
  const added = received.lines
    .filter(({ lineItemId }) => !ids.has(lineItemId))
    .map((line) => newLine(line, left, fulfillments));
  for (const { name, quantity, isCancelled } of added)
    if (!isCancelled) events.push(orderEvent('itemAddedInStore', { item: name, quantity }));
  return {
    after: added.length === 0 && after.every((item, index) => item === before[index]) ? before : [...after, ...added],
    isChanged: added.length > 0 || after.some((item, index) => item !== before[index]),
    events,
    addsUnits: addsUnits || added.some(hasUnitsToShip),
    removed,
  };
}

/** Units of replaced lines whose replacements have left, by line. */
function completeUnitsLeft(
  inPlace: ReadonlyMap<string, readonly LineInPlace[]>,
  { now }: UnitsLeft,
): ReadonlyMap<string, number> {
  const leftOf = ({ lineItemId, replaces }: LineInPlace) => Math.ceil((now.get(lineItemId) ?? 0) / replaces.units);
  return new Map([...inPlace].map(([lineItemId, items]) => [lineItemId, Math.max(...items.map(leftOf))]));
}

type Quantities = Pick<LineItem, 'quantity' | 'fulfillableQuantity' | 'isCancelled'>;

/** A canceled line keeps its ordered quantity. An unchanged line stays the same object. */
function withQuantities(item: LineItem, { quantity, fulfillableQuantity, isCancelled }: Quantities): LineItem {
  const after = { quantity: isCancelled ? item.quantity : quantity, fulfillableQuantity, isCancelled };
  const isSame =
    item.quantity === after.quantity &&
    item.fulfillableQuantity === after.fulfillableQuantity &&
    item.isCancelled === after.isCancelled;
  return isSame ? item : { ...item, ...after };
}

/** Quantities of the replacements for a store line that changed from `before` to `after`. */
function quantitiesInPlace(
  item: LineInPlace,
  before: LineItem,
  after: LineItem,
  { left, shipped, ordered }: { left: UnitsLeft; shipped: readonly Fulfillment[]; ordered: number },
): Quantities {
  const fulfillableQuantity = left.now.get(item.lineItemId) ?? 0;
  const wanted = after.isCancelled ? 0 : item.replaces.units * after.quantity - removedHere(item, before);
  const known = shippedQuantity(item, shipped) + fulfillableQuantity;
  const quantity = Math.max(wanted, Math.min(item.replaces.units * ordered, known));
  return { quantity, fulfillableQuantity, isCancelled: quantity <= 0 };
}
