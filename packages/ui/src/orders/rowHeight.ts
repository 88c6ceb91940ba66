import { blockedReason, type Order } from '@hub/domain/orders';
import { orderDates } from './orderDates.ts';

/**
 * How high a closed row will be, in px, in a list `width` px wide; the same lines as OrderRow.module.css draws. The list
 * lays out 100,000 rows by it and measures only those in sight: a wrong figure costs a nudge while scrolling, never an overlap.
 */
export function rowHeight(order: Order, width: number): number {
  const layout = layoutAt(width);
  const dates = orderDates(order).length;
  const dateLines = layout.datesInOneLine ? Math.min(dates, 1) : dates;
  const blockedLines = blockedReason(order) === null ? 0 : 1;
  return layout.main + blockedLines * blockedLine + dateLines * quietLine;
}

const padding = 12;
const border = 1;
const mainLine = 32;
const quietLine = 20;
const blockedLine = 24;

function layoutAt(width: number) {
  if (width >= 660) return { main: mainLine + padding + border, datesInOneLine: true };
  if (width >= 400) return { main: mainLine + quietLine + padding + border, datesInOneLine: false };
  return { main: mainLine + quietLine + quietLine + padding + border, datesInOneLine: false };
}
