import { formatCount } from './formatCount.ts';
import { ordersText } from './ordersText.ts';

/** So many of a period's orders are opened for figures that only an order's detail has: each is a call of its own. */
export const sampleSize = 200;

/** So many of them at a time. */
export const sampleConcurrency = 4;

/** What was read, for the sentence that stands above every figure that is worked out from it. */
export interface SampleFacts {
  /** Orders of the period, as many as the server sent. */
  listed: number;
  /** The newest of them that are to be read. */
  requested: number;
  read: number;
  /** Orders whose detail could not be read. */
  failed: number;
  /** Orders of the list that could not even be told apart. They are among `listed`. */
  unreadableOrders: number;
  /** Line items of the orders read that could not be. */
  unreadableLines: number;
  /** "Last 30d". */
  period: string;
  /** Creation days of the oldest and newest order that was read; null where none was. */
  from: string | null;
  to: string | null;
}

/** The words around figures that are worked out from a sample. */
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

/** The label of derived figures: from what ("line items") of which orders, of which days. */
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
  const lines = unreadableLines === 1 ? '1 line item' : `${formatCount(unreadableLines)} line items`;
  const missing = `${orders === 0 ? '' : ` ${ordersText(orders)} could not be read.`}${unreadableLines === 0 ? '' : ` ${lines} could not be read.`}`;
  return `Derived from the ${source} of ${base} (${period})${days}.${missing}`;
}

/** While the details are read. */
export function sampleProgressText({
  read,
  failed,
  requested,
}: Pick<SampleFacts, 'read' | 'failed' | 'requested'>): string {
  return `${sampleTexts.reading}: ${formatCount(read + failed)} of ${formatCount(requested)}`;
}
