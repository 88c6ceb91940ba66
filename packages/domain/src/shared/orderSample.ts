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
});

/** Unreadable orders of a report; null for none. */
export function leftOutOrdersText(unreadable: number): string | null {
  if (unreadable === 0) return null;
  return `${ordersText(unreadable)} could not be read, so this report leaves ${unreadable === 1 ? 'it' : 'them'} out.`;
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
  if (requested < listed) return `Newest ${formatCount(requested)} of ${ordersText(listed)}`;
  return listed === 1 ? '1 order' : `All ${ordersText(listed)}`;
}

/** Label of derived figures: what ("line items") of which orders and days. */
export function sampleText(
  source: string,
  { listed, requested, read, failed, unreadableOrders, unreadableLines, period, from, to }: SampleFacts,
): string {
  const target =
    requested === listed
      ? `${listed === 1 ? 'the' : 'all'} ${ordersText(listed)}`
      : `the newest ${formatCount(requested)} of ${ordersText(listed)}`;
  const base = read === requested ? target : `${ordersText(read)}, out of ${target}`;
  const days =
    from === null || to === null ? '' : from === to ? `, created on ${from}` : `, created from ${from} to ${to}`;
  const orders = failed + unreadableOrders;
  const missingOrders = orders === 0 ? '' : ` ${ordersText(orders)} could not be read.`;
  const missingLines =
    unreadableLines === 0 ? '' : ` ${formatQuantity(unreadableLines, 'line item')} could not be read.`;
  return `Based on the ${source} of ${base} (${period})${days}.${missingOrders}${missingLines}`;
}

/** While the details load. */
export function sampleProgressText({
  read,
  failed,
  requested,
}: Pick<SampleFacts, 'read' | 'failed' | 'requested'>): string {
  return `${sampleTexts.reading}: ${formatCount(read + failed)} of ${formatCount(requested)}`;
}
