import { groupBy } from '../../shared/lists/groupBy.ts';
import type { Fulfillment, LineItem, OrderDetail } from '../detail/OrderDetail.ts';
import { virtualItems } from '../threePlStatus.ts';

/** A part of a shipment in units of the store's lines. */
export interface StoreUnits extends Fulfillment {
  /** Numbers of other parcels with some of these goods. */
  otherNumbers: readonly string[];
}

/** A line of goods that this app replaces with others. */
export function isReplaced({ virtualItem, fulfillableQuantity }: LineItem): boolean {
  return virtualItem === virtualItems.service && fulfillableQuantity === 0;
}

/** The replacements for each replaced store line. Unknown for lines that an earlier release replaced. */
export function linesInPlace(lineItems: readonly LineItem[]): ReadonlyMap<string, readonly LineInPlace[]> {
  return groupBy(lineItems.filter(isInPlace), ({ replaces }) => replaces.lineItemId);
}

/** A line that replaces one of the store's. */
export type LineInPlace = LineItem & Required<Pick<LineItem, 'replaces'>>;

function isInPlace(item: LineItem): item is LineInPlace {
  return item.replaces !== undefined && !isReplaced(item);
}

/** Units removed here: the store's line stands for more of them. */
export function removedHere(item: LineInPlace, replaced: LineItem): number {
  if (replaced.isCancelled) return 0;
  return Math.max(0, item.replaces.units * replaced.quantity - (item.isCancelled ? 0 : item.quantity));
}

/**
 * An order's shipments in the store's count. A bundle unit has left with the last of its items: the first items to
 * leave make the first bundle. Items of an incomplete bundle are in none. Items removed here are missing from the
 * last bundles and do not stop those from being complete.
 */
export function inStoreUnits({
  lineItems,
  fulfillments,
}: Pick<OrderDetail, 'lineItems' | 'fulfillments'>): readonly StoreUnits[] {
  const inPlace = linesInPlace(lineItems);
  if (inPlace.size === 0) return fulfillments.map((part) => ({ ...part, otherNumbers: [] }));
  const ids = new Set([...inPlace.values()].flat().map(({ lineItemId }) => lineItemId));
  const own = fulfillments.filter(({ lineItemId }) => !ids.has(lineItemId));
  const bundles = [...inPlace].flatMap(([lineItemId, items]) => {
    const replaced = lineItems.find((item) => item.lineItemId === lineItemId);
    return replaced === undefined ? [] : completeUnits(replaced, items, fulfillments);
  });
  return [...own.map((part) => ({ ...part, otherNumbers: [] })), ...bundles];
}

function completeUnits(
  replaced: LineItem,
  items: readonly LineInPlace[],
  fulfillments: readonly Fulfillment[],
): StoreUnits[] {
  const lines = items.map((item) => ({
    units: item.replaces.units,
    removed: removedHere(item, replaced),
    left: fulfillments
      .map((part, index) => ({ part, index, quantity: part.quantity }))
      .filter(({ part, quantity }) => isUnderway(part, quantity) && part.lineItemId === item.lineItemId),
  }));
  const complete = new Map<string, StoreUnits>();
  for (;;) {
    const isComplete = lines.every(({ left, removed, units }) => sumOf(left) + removed >= units);
    if (!isComplete || lines.every(({ left }) => sumOf(left) === 0)) return [...complete.values()];
    const taken = lines.flatMap((line) => takeUnits(line)).toSorted((a, b) => a.index - b.index);
    const last = taken.at(-1)?.part;
    if (last === undefined) return [...complete.values()];
    const numbers = taken.flatMap(({ part }) => part.trackingNumber ?? []);
    const known = complete.get(last.fulfillmentId);
    const otherNumbers = new Set([...(known?.otherNumbers ?? []), ...numbers]);
    otherNumbers.delete(last.trackingNumber ?? '');
    const units = { ...last, lineItemId: replaced.lineItemId, quantity: (known?.quantity ?? 0) + 1 };
    complete.set(last.fulfillmentId, { ...units, otherNumbers: [...otherNumbers] });
  }
}

interface LeftUnits {
  part: Fulfillment;
  /** Its position among all shipment parts. */
  index: number;
  quantity: number;
}

/** Takes what one bundle needs from the parcels that left first. */
function takeUnits(line: { units: number; removed: number; left: LeftUnits[] }): LeftUnits[] {
  const taken: LeftUnits[] = [];
  let wanted = line.units;
  for (const parcel of line.left) {
    const quantity = Math.min(wanted, parcel.quantity);
    if (quantity > 0) taken.push({ ...parcel, quantity });
    parcel.quantity -= quantity;
    wanted -= quantity;
  }
  line.removed -= wanted;
  return taken;
}

const isUnderway = ({ shipmentStatus }: Fulfillment, quantity: number) => shipmentStatus !== 'canceled' && quantity > 0;

const sumOf = (parcels: readonly { quantity: number }[]) => parcels.reduce((sum, { quantity }) => sum + quantity, 0);

/** Parts of a fulfillment made in the store, in units of what this app sends instead. */
export function inUnitsSent(parts: readonly Fulfillment[], lineItems: readonly LineItem[]): readonly Fulfillment[] {
  const inPlace = linesInPlace(lineItems);
  return parts.flatMap((part) => {
    const items = inPlace.get(part.lineItemId);
    if (items === undefined) return [part];
    return items.map(({ lineItemId, replaces }) => ({ ...part, lineItemId, quantity: part.quantity * replaces.units }));
  });
}
