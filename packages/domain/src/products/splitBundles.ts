import { type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import type { Bundle, BundleComponent } from './Bundle.ts';

/** The parts of a line item that bundle splitting reads and changes. */
export interface BundleLine {
  lineItemId: string;
  sku: string;
  quantity: number;
  /** Units that were not removed. */
  fulfillableQuantity: number;
  isCancelled: boolean;
  /** 0 or `null` for goods; other values do not ship. */
  virtualItem: number | null;
  /** `null` when neither sent to a warehouse nor short. */
  threePlStatus: number | null;
  /** The store line it replaces, and its units per unit of that line. */
  replaces?: { lineItemId: string; units: number };
}

/** `virtual_item` of a replaced line: like a service, it does not ship (§4). */
const replacedVirtualItem = 2;

/** A bundle line and what is sent instead. */
export interface SplitLine {
  lineItemId: string;
  sku: string;
  /** Number of bundles replaced. */
  quantity: number;
  /** Units for all of them together. A bundle in a bundle is split too. */
  components: readonly BundleComponent[];
}

type Recipe = Pick<Bundle, 'sku' | 'components'>;

/**
 * An order's lines with each bundle's items after it. A bundle stays as a line that does not ship, with its price, so
 * the total and the store's line stay the same and a second split changes nothing. Canceled, short, sent and shipped
 * lines stay. `newLine` makes a component's line, without a price of its own.
 */
export function splitBundles<Line extends BundleLine>(
  lines: readonly Line[],
  bundles: readonly Recipe[],
  newLine: (component: BundleComponent, bundle: Line, lineItemId: string) => Line,
  shippedIds: ReadonlySet<string> = new Set(),
): { lines: readonly Line[]; splits: readonly SplitLine[] } {
  const bySku = new Map(bundles.map(({ sku, components }) => [sku, components]));
  const splits: SplitLine[] = [];
  const added: Line[] = [];
  const ids = createLineIds(lines);
  const kept = lines.map((line): Line => {
    if (!isReplaceable(line) || shippedIds.has(line.lineItemId) || !bySku.has(line.sku)) return line;
    const quantity = line.fulfillableQuantity;
    const units = new Map<string, number>();
    addUnits(units, { sku: line.sku, quantity }, bySku, new Set());
    const components = [...units].map(([sku, count]) => ({ sku, quantity: count }));
    splits.push({ lineItemId: line.lineItemId, sku: line.sku, quantity, components });
    added.push(...components.map((component) => inPlaceOf(line, newLine(component, line, ids.next()))));
    return replacedLine(line);
  });
  return splits.length === 0 ? { lines, splits } : { lines: [...kept, ...added], splits };
}

/** Whether a line can be replaced by other items. */
export function isReplaceable({ isCancelled, virtualItem, threePlStatus, fulfillableQuantity }: BundleLine): boolean {
  return !isCancelled && (virtualItem ?? 0) === 0 && threePlStatus === null && fulfillableQuantity > 0;
}

/** A replaced line. It keeps its price, so the total stays the same. */
export function replacedLine<Line extends BundleLine>(line: Line): Line {
  return { ...line, fulfillableQuantity: 0, virtualItem: replacedVirtualItem };
}

/**
 * A new line that replaces another one and has the units of it that may leave. It also represents the units that the
 * store holds back.
 */
export function inPlaceOf<Line extends BundleLine>(replaced: Line, line: Line): Line {
  const units = line.quantity / replaced.fulfillableQuantity;
  const { lineItemId, units: outer } = replaced.replaces ?? { lineItemId: replaced.lineItemId, units: 1 };
  return { ...line, quantity: units * replaced.quantity, replaces: { lineItemId, units: units * outer } };
}

/** Ids above all ids in the order. */
export function createLineIds(lines: readonly BundleLine[]) {
  let last = lines.reduce((highest, { lineItemId }) => Math.max(highest, Number(lineItemId) || 0), 0);
  return { next: () => String((last += 1)) };
}

/** `within` has the enclosing bundles; a bundle among them is a loop and is sent as it is. */
function addUnits(
  units: Map<string, number>,
  { sku, quantity }: BundleComponent,
  bundles: ReadonlyMap<string, readonly BundleComponent[]>,
  within: ReadonlySet<string>,
): void {
  const components = within.has(sku) ? undefined : bundles.get(sku);
  if (components === undefined) {
    units.set(sku, (units.get(sku) ?? 0) + quantity);
    return;
  }
  const inside = new Set(within).add(sku);
  for (const component of components)
    addUnits(units, { sku: component.sku, quantity: quantity * component.quantity }, bundles, inside);
}

/** The event of an order whose bundle was split. */
export function splitEvent({ sku, quantity, components }: SplitLine): OrderEvent {
  return orderEvent('bundleSplit', { sku, quantity, items: components.map((item) => ({ ...item })) });
}
