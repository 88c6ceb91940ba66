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

/** What a workflow changes of the items of an order. */
export type ItemChange =
  /** Units are more than 0. */
  { type: 'addItem'; sku: string; quantity: number } | { type: 'swapItem'; sku: string; newSku: string };

/**
 * The lines of an order after changes, one after the other, with an event for each that did something.
 * An item that the order has is not added again, and the lines that are swapped stay as lines that do not ship, with
 * their price; so a second time changes nothing. Lines that are cancelled, short, with a warehouse or shipped are not
 * swapped. `newLine`: a line of an item, which has no price of its own; `like`: a line of the order.
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

/** The same, and then the bundles split: all that workflows change of the lines of an order. */
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
