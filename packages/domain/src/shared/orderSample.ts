import { formatQuantity } from './formatQuantity.ts';
import { formatCount } from './formatCount.ts';
import { ordersText } from './ordersText.ts';

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
  /** Line items that could not be read. */
  unreadableLines: number;
  /** "Last 30d". */
  period: string;
  /** Creation days of the oldest and newest order read; null for none. */
  from: string | null;
  to: string | null;
}

/** Texts around figures from a sample. */
export const sampleTexts = {
  reading: 'Reading order details',
  subject: 'the order details',
  cancel: 'Cancel',
  stopped: 'Reading was cancelled. The figures cover what was read until then.',
  readRest: 'Read the rest',
  noOrders: 'There are no orders in this period. Choose a longer one to see earlier orders.',
  notAvailable: 'Not available, because it could not be loaded.',
  notAllowed: 'Not shown without that permission.',
  noOrdersAtAll: 'There are no orders yet. They appear here as soon as the store sells something.',
} as const;

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
  const missing = `${orders === 0 ? '' : ` ${ordersText(orders)} could not be read.`}${unreadableLines === 0 ? '' : ` ${formatQuantity(unreadableLines, 'line item')} could not be read.`}`;
  return `Derived from the ${source} of ${base} (${period})${days}.${missing}`;
}

/** While the details load. */
export function sampleProgressText({
  read,
  failed,
  requested,
}: Pick<SampleFacts, 'read' | 'failed' | 'requested'>): string {
  return `${sampleTexts.reading}: ${formatCount(read + failed)} of ${formatCount(requested)}`;
}
