import type { SkuQuantity } from '../../shared/orders/SkuQuantity.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import type { BackOrderFacts } from './backOrderFacts.ts';
import type { Order } from '../Order.ts';
import { backOrderStates } from '../threePlStatus.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { formatQuantity } from '../../shared/numbers/formatQuantity.ts';

/** Texts about back orders. */
export const backOrderTexts = inLanguage('backOrderTexts', {
  title: 'Waiting for stock',
  short: 'Short',
  nothingShort: 'Nothing is short anymore',
  wouldSend: 'A partial release would send',
  nothing: 'nothing',
  reading: 'Checking what is short',
  unreadable: 'We couldn’t check what is short',
  readingLabel: 'Checking short SKUs',
  retryReading: 'Retry checking short SKUs',
});

/** The Action select of back orders (§2). */
export const backOrderChoiceTexts = inLanguage('backOrderChoiceTexts', {
  action: 'Action',
  toOpen: (orders: number) => `${orders} sent to Open Orders`,
  toPartially: (orders: number) => `${orders} sent to Open Partially`,
});

/** Counts of back orders and their units. */
export const backOrderWords = inLanguage('backOrderWords', {
  releasable: (orders: number, all: number) =>
    `${formatCount(orders)} of ${formatCount(all)} can be released partially`,
  unitsOfSkus: (units: number, skus: number) => `${formatQuantity(units, 'unit')} of ${formatQuantity(skus, 'SKU')}`,
  moreSkus: (named: string, skus: number) => `${named} and ${formatQuantity(skus, 'more SKU')}`,
});

/** SKUs shown in a row; the detail lists all. */
const maxSkusOnRow = 3;

/** "Short: 85123A × 4, 22423 × 2", for an order's row. */
export function shortText({ short }: BackOrderFacts): string {
  return short.length === 0 ? backOrderTexts.nothingShort : `${backOrderTexts.short}: ${someUnits(short)}`;
}

/** "A partial release would send 12 units of 2 SKUs: …"; null when none is possible (`is_back_order` is not 1, §4). */
export function partialReleaseText(order: Pick<Order, 'backOrderState'>, { sendable }: BackOrderFacts): string | null {
  if (!canReleasePartially(order)) return null;
  if (sendable.length === 0) return `${backOrderTexts.wouldSend} ${backOrderTexts.nothing}`;
  return `${backOrderTexts.wouldSend} ${countedUnits(sendable)}: ${someUnits(sendable)}`;
}

/** "12 units of 2 SKUs". */
export function countedUnits(items: readonly SkuQuantity[]): string {
  return backOrderWords.unitsOfSkus(unitsIn(items), items.length);
}

/** A SKU with its units: "85123A × 4". */
export const unitsText = inLanguage(
  'unitsText',
  ({ sku, name, quantity }: SkuQuantity): string =>
    `${bidiIsolate(sku.trim() || name.trim() || 'No SKU')} × ${formatCount(quantity)}`,
);

/** Whether "Move to Open Partially" is offered (§4). */
export function canReleasePartially(order: Pick<Order, 'backOrderState'>): boolean {
  return order.backOrderState === backOrderStates.releasablePartially;
}

/** Above a list of back orders: how many can be released partially. */
export function releasableText(orders: readonly Order[]): string {
  return backOrderWords.releasable(orders.filter(canReleasePartially).length, orders.length);
}

/** Progress of loading the visible details; `null` when all are loaded. */
export const readingText = inLanguage(
  'readingText',
  ({ read, failed, total }: { read: number; failed: number; total: number }): string | null => {
    if (failed > 0) return `${formatCount(failed)} of ${formatCount(total)} couldn’t be checked`;
    return read < total ? `Short SKUs: ${formatCount(read)} of ${formatCount(total)} checked` : null;
  },
);

/** "85123A × 4, 22423 × 2 and 3 more SKUs". */
export function someUnits(items: readonly SkuQuantity[]): string {
  const named = items.slice(0, maxSkusOnRow).map(unitsText).join(', ');
  const others = items.slice(maxSkusOnRow);
  return others.length === 0 ? named : backOrderWords.moreSkus(named, others.length);
}

function unitsIn(items: readonly SkuQuantity[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
