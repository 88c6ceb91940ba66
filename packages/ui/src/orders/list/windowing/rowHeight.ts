import type { Order } from '@hub/domain/orders';
import { storeLabels } from '@hub/domain/orders/detail';
import { type RowExtras, shownBlockage } from '../../problems/shownBlockage.ts';

const defaultExtras: RowExtras = { hasNote: false, isErrorList: false };

/**
 * Height of a closed row in px, in a list `width` px wide; counts the same lines as OrderRow.module.css draws. The list
 * lays out 100,000 rows by it and measures only the visible ones: a wrong figure causes a nudge while scrolling, never
 * an overlap.
 */
export function rowHeight(order: Order, width: number, extras: RowExtras = defaultExtras): number {
  const layout = rowLayout(width);
  // Counted, not collected, because this runs for each of 100,000 orders.
  const hasStageLine = extras.showsStage === true && order.stage !== undefined && width < stageBesideBadge;
  const dates =
    (order.cancelledAt ? 1 : 0) + (order.batchedAt ? 1 : 0) + (order.closedAt ? 1 : 0) + (hasStageLine ? 1 : 0);
  const dateLines = layout.datesInOneLine ? Math.min(dates, 1) : dates;
  return (
    layout.main +
    labelsHeight(order, width) +
    blockedHeight(order, width, layout, extras) +
    (extras.hasNote ? layout.note : 0) +
    dateLines * quietLine
  );
}

/** Labels wrap in a narrow list. */
function labelsHeight(order: Order, width: number): number {
  const labels = storeLabels(order);
  if (labels.length === 0) return 0;
  const room = width - 2 * padding;
  let lines = 1;
  let taken = 0;
  for (const { text } of labels) {
    const label = text.length * letterWidth + storeLabelWidth;
    if (taken > 0 && taken + label > room) {
      lines += 1;
      taken = 0;
    }
    taken += label;
  }
  return lines * blockedLine;
}

/** Two lines at most, and only in a narrow list; `letter` is the average width of a letter, px. */
function blockedHeight(order: Order, width: number, layout: RowLayout, extras: RowExtras): number {
  const blocked = shownBlockage(order, extras);
  if (blocked === null) return 0;
  const label = blocked.label === null ? iconWidth : blocked.label.length * letterWidth + badgeWidth;
  const wraps = layout.wraps && blocked.reason.length * letterWidth > width - 2 * padding - label;
  return wraps ? blockedLine + textLine : blockedLine;
}

/** Minimum width of the list, px, for the stage next to the fulfillment badge instead of on its own line. */
export const stageBesideBadge = 900;

const padding = 12;
const border = 1;
const mainLine = 32;
const quietLine = 20;
const blockedLine = 24;
const textLine = 16;
const letterWidth = 6.2;
const iconWidth = 20;
/** Width of a label without its letters, px: icon, padding and the gap after it. */
const badgeWidth = 40;
/** Width of a store label without its letters, px: padding and the gap after it. */
const storeLabelWidth = 22;

export interface RowLayout {
  /** Height without the optional lines, px. */
  main: number;
  /** Height of the note, px. */
  note: number;
  datesInOneLine: boolean;
  /** A reason may take two lines, depending on the width. */
  wraps: boolean;
}

const oneLine: RowLayout = { main: mainLine + padding + border, note: blockedLine, datesInOneLine: true, wraps: false };
const twoLines: RowLayout = {
  main: mainLine + quietLine + padding + border,
  note: blockedLine + textLine,
  datesInOneLine: false,
  wraps: true,
};
const threeLines: RowLayout = {
  main: mainLine + quietLine + quietLine + padding + border,
  note: blockedLine + textLine,
  datesInOneLine: false,
  wraps: true,
};

/** Minimum width of the list, px, for rows of one line plus the optional ones. */
export const oneLineWidth = 660;

/** Layout of rows in a list `width` px wide. */
export function rowLayout(width: number): RowLayout {
  if (width >= oneLineWidth) return oneLine;
  return width >= 400 ? twoLines : threeLines;
}
