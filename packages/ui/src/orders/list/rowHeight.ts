import { blockedReason, type Order } from '@hub/domain/orders';

/**
 * How high a closed row will be, in px, in a list `width` px wide; the same lines as OrderRow.module.css draws. The list
 * lays out 100,000 rows by it and measures only those in sight: a wrong figure costs a nudge while scrolling, never an overlap.
 */
export function rowHeight(order: Order, width: number): number {
  const layout = rowLayout(width);
  // Counted, not collected: this is asked for each of 100,000 orders.
  const dates = (order.cancelledAt ? 1 : 0) + (order.batchedAt ? 1 : 0) + (order.closedAt ? 1 : 0);
  const dateLines = layout.datesInOneLine ? Math.min(dates, 1) : dates;
  return layout.main + blockedHeight(blockedReason(order), width, layout) + dateLines * quietLine;
}

/**
 * The height of each row by its index when it is closed, px: open ones are few and are measured as soon as they are drawn.
 * When one opens or closes, all below it are asked for again; so each is worked out once.
 */
export function closedHeights(orders: readonly Order[], width: number): (index: number) => number {
  const heights = new Uint16Array(orders.length);
  return (index) => {
    const known = heights[index];
    if (known) return known;
    const order = orders[index];
    const height = order ? rowHeight(order, width) : 0;
    heights[index] = height;
    return height;
  };
}

/** Two lines at most, and only where the list is narrow; `letter` px is what one of them takes on average. */
function blockedHeight(reason: string | null, width: number, layout: RowLayout): number {
  if (reason === null) return 0;
  const wraps = layout !== oneLine && reason.length * letter > width - 2 * padding - icon;
  return wraps ? blockedLine + textLine : blockedLine;
}

const padding = 12;
const border = 1;
const mainLine = 32;
const quietLine = 20;
const blockedLine = 24;
const textLine = 16;
const letter = 6.2;
const icon = 20;

export interface RowLayout {
  /** Height without the optional lines, px. */
  main: number;
  datesInOneLine: boolean;
}

const oneLine: RowLayout = { main: mainLine + padding + border, datesInOneLine: true };
const twoLines: RowLayout = { main: mainLine + quietLine + padding + border, datesInOneLine: false };
const threeLines: RowLayout = { main: mainLine + quietLine + quietLine + padding + border, datesInOneLine: false };

/** How rows are laid out in a list `width` px wide. */
export function rowLayout(width: number): RowLayout {
  if (width >= 660) return oneLine;
  return width >= 400 ? twoLines : threeLines;
}
