import { type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import { isSameSku } from '../shared/orders/SkuQuantity.ts';
import type { Bundle, BundleComponent } from './Bundle.ts';
import {
  type BundleLine,
  createLineIds,
  inPlaceOf,
  isReplaceable,
  replacedLine,
  splitBundles,
  splitEvent,
} from './splitBundles.ts';

/** A workflow's changes to an order's items. */
export type ItemChange =
  /** Units are positive. */
  { type: 'addItem'; sku: string; quantity: number } | { type: 'swapItem'; sku: string; newSku: string };

/**
 * Applies changes to an order's lines in sequence, with an event for each that had an effect. An item that the order
 * has is not added again, and swapped lines stay as non-shipping lines with their price, so repeating has no effect.
 * Canceled, short, sent and shipped lines are not swapped. `newLine` makes a line for an item, without a price of its
 * own; `like` is a line of the order.
 */
export function changeItems<Line extends BundleLine>(
  lines: readonly Line[],
  changes: readonly ItemChange[],
  newLine: (item: BundleComponent, like: Line, lineItemId: string) => Line,
  shippedIds: ReadonlySet<string> = new Set(),
): { lines: readonly Line[]; events: readonly OrderEvent[] } {
  const ids = createLineIds(lines);
  const events: OrderEvent[] = [];
  let after = lines;
  for (const change of changes) {
    const [like] = after;
    if (like === undefined) break;
    if (change.type === 'addItem') {
      const { sku, quantity } = change;
      if (hasItem(after, sku)) continue;
      after = [...after, newLine({ sku: sku.trim(), quantity }, like, ids.next())];
      events.push(orderEvent('itemAdded', { sku: sku.trim(), quantity }));
      continue;
    }
    const { sku, newSku } = change;
    const swapped = after.filter(
      (line) => isSameSku(line.sku, sku) && isReplaceable(line) && !shippedIds.has(line.lineItemId),
    );
    if (swapped.length === 0) continue;
    const units = swapped.reduce((sum, { fulfillableQuantity }) => sum + fulfillableQuantity, 0);
    after = [
      ...after.map((line) => (swapped.includes(line) ? replacedLine(line) : line)),
      ...swapped.map((line) =>
        inPlaceOf(line, newLine({ sku: newSku.trim(), quantity: line.fulfillableQuantity }, line, ids.next())),
      ),
    ];
    events.push(orderEvent('itemSwapped', { sku: sku.trim(), newSku: newSku.trim(), quantity: units }));
  }
  return { lines: after, events };
}

/** The same, then splits bundles: everything that workflows change on an order's lines. */
export function changeLines<Line extends BundleLine>(
  lines: readonly Line[],
  { items, bundles }: { items: readonly ItemChange[]; bundles: readonly Pick<Bundle, 'sku' | 'components'>[] },
  newLine: (item: BundleComponent, like: Line, lineItemId: string) => Line,
  shippedIds: ReadonlySet<string>,
): { lines: readonly Line[]; events: readonly OrderEvent[] } {
  const changed = changeItems(lines, items, newLine, shippedIds);
  const split = splitBundles(changed.lines, bundles, newLine, shippedIds);
  return { lines: split.lines, events: [...changed.events, ...split.splits.map(splitEvent)] };
}

function hasItem(lines: readonly BundleLine[], sku: string): boolean {
  return lines.some((line) => isSameSku(line.sku, sku) && !line.isCancelled);
}
