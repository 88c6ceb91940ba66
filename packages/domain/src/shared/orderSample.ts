import { formatQuantity } from './formatQuantity.ts';
import { formatCount } from './formatCount.ts';
import { ordersText } from './ordersText.ts';
import type { ReadGap } from './ReadGap.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Size of the sample: figures that need an order's detail cost one call per order. */
export const sampleSize = 200;

/** Concurrent calls. */
export const sampleConcurrency = 4;

/** What the sample covers, for the sentence above its figures. */
export interface SampleFacts {
  /** Orders of the period that the server sent. */
  listed: number;
  /** The newest of them, which are read. */
  requested: number;
  read: number;
  /** Orders whose detail could not be read. */
  failed: number;
  /** Rows of the list that could not be read; included in `listed`. */
  unreadableOrders: number;
  /** Set where orders moved while the list was read, so that others may be missing. */
  gap: ReadGap | null;
  /** Line items that could not be read. */
  unreadableLines: number;
  /** "Last 30d". */
  period: string;
  /** Creation days of the oldest and newest order read; null for none. */
  from: string | null;
  to: string | null;
}

/** Texts around figures from a sample. */
export const sampleTexts = inLanguage('sampleTexts', {
  reading: 'Loading order details',
  subject: 'the order details',
  cancel: 'Cancel',
  stopped: 'You stopped loading. These figures cover the orders that had loaded.',
  readRest: 'Load the rest',
  noOrders: 'There are no orders in this period. Choose a longer one to see earlier orders.',
  notAvailable: 'Couldn’t load this.',
  notAllowed: 'You don’t have permission to see this.',
  noOrdersAtAll: 'There are no orders yet. New orders from your store appear here.',
  sources: {
    lines: 'line items',
    shipments: 'shipments',
    shipmentsAndLines: 'shipments and line items',
  },
});

/** Sentences about the sample. */
export const sampleWords = inLanguage('sampleWords', {
  leftOut: (orders: number) =>
    `${ordersText(orders)} could not be read, so this report leaves ${orders === 1 ? 'it' : 'them'} out.`,
  newest: (orders: number, all: number) => `Newest ${formatCount(orders)} of ${ordersText(all)}`,
  all: (orders: number) => (orders === 1 ? '1 order' : `All ${ordersText(orders)}`),
  allTarget: (orders: number) => `${orders === 1 ? 'the' : 'all'} ${ordersText(orders)}`,
  newestTarget: (orders: number, all: number) => `the newest ${formatCount(orders)} of ${ordersText(all)}`,
  readOf: (read: number, target: string) => `${ordersText(read)}, out of ${target}`,
  day: (day: string) => `, created on ${day}`,
  days: (from: string, to: string) => `, created from ${from} to ${to}`,
  missingOrders: (orders: number) => ` ${ordersText(orders)} could not be read.`,
  missingLines: (lines: number) => ` ${formatQuantity(lines, 'line item')} could not be read.`,
  based: (source: string, base: string, period: string, days: string) =>
    `Based on the ${source} of ${base} (${period})${days}.`,
  progress: (reading: string, read: number, all: number) => `${reading}: ${formatCount(read)} of ${formatCount(all)}`,
});

/** Unreadable orders of a report; null for none. */
export function leftOutOrdersText(unreadable: number): string | null {
  if (unreadable === 0) return null;
  return sampleWords.leftOut(unreadable);
}

/** Instead of a report without readable orders. */
export function emptyReportText({ unreadable, isAllTime }: { unreadable: number; isAllTime: boolean }): string {
  return leftOutOrdersText(unreadable) ?? (isAllTime ? sampleTexts.noOrdersAtAll : sampleTexts.noOrders);
}

/** "There are none", which is known only where every order could be read. */
export function noneText(text: string, unreadable: number): string {
  return leftOutOrdersText(unreadable) ?? text;
}

/** Heading of derived figures: "Newest 200 of 3,561 orders", or "All 161 orders" where none is left out. */
export function sampleTitle({ listed, requested }: Pick<SampleFacts, 'listed' | 'requested'>): string {
  if (requested < listed) return sampleWords.newest(requested, listed);
  return sampleWords.all(listed);
}

/** Label of derived figures: what ("line items") of which orders and days. */
export function sampleText(
  source: string,
  { listed, requested, read, failed, unreadableOrders, unreadableLines, period, from, to }: SampleFacts,
): string {
  const target = requested === listed ? sampleWords.allTarget(listed) : sampleWords.newestTarget(requested, listed);
  const base = read === requested ? target : sampleWords.readOf(read, target);
  const days = from === null || to === null ? '' : from === to ? sampleWords.day(from) : sampleWords.days(from, to);
  const orders = failed + unreadableOrders;
  const missingOrders = orders === 0 ? '' : sampleWords.missingOrders(orders);
  const missingLines = unreadableLines === 0 ? '' : sampleWords.missingLines(unreadableLines);
  return sampleWords.based(source, base, period, days) + missingOrders + missingLines;
}

/** While the details load. */
export function sampleProgressText({
  read,
  failed,
  requested,
}: Pick<SampleFacts, 'read' | 'failed' | 'requested'>): string {
  return sampleWords.progress(sampleTexts.reading, read + failed, requested);
}
