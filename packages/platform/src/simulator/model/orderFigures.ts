import type { StorePayment } from '../StoreOptions.ts';
import { requiresShipping } from './requiresShipping.ts';
import type { StoreBooks } from './StoreBooks.ts';
import type { BookedOrder, StoreLine, StoreRefund, StoreReturn } from './storeTypes.ts';

/** Shipped units of a line, without canceled shipments. */
export function fulfilledQuantity(books: StoreBooks, order: BookedOrder, line: number): number {
  return books
    .shippingOf(order)
    .fulfillments.filter(({ status }) => status === 'SUCCESS')
    .flatMap(({ lines }) => lines)
    .reduce((sum, sent) => (sent.line === line ? sum + sent.quantity : sum), 0);
}

/** Shipped and refunded units of a line. */
export function returnedQuantity(order: BookedOrder, line: number): number {
  return order.refunds
    .flatMap(({ lines }) => lines)
    .reduce((sum, one) => (one.line === line && one.restockType !== 'CANCEL' ? sum + one.quantity : sum), 0);
}

/** Units of a line that can still ship. */
export function unfulfilledQuantity(books: StoreBooks, order: BookedOrder, line: number): number {
  return books
    .shippingOf(order)
    .fulfillmentOrders.flatMap(({ lines }) => lines)
    .reduce((sum, open) => (open.line === line ? sum + open.remaining : sum), 0);
}

/** Recorded from the platform: held units are not fulfillable, although they remain. */
export function fulfillableQuantity(books: StoreBooks, order: BookedOrder, line: number): number {
  return books
    .shippingOf(order)
    .fulfillmentOrders.filter(({ status }) => status !== 'ON_HOLD' && status !== 'SCHEDULED')
    .flatMap(({ lines }) => lines)
    .reduce((sum, open) => (open.line === line ? sum + open.remaining : sum), 0);
}

export type DisplayFulfillmentStatus =
  | 'FULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'UNFULFILLED'
  | 'ON_HOLD'
  | 'IN_PROGRESS'
  | 'SCHEDULED'
  | 'FULFILLMENT_NOT_REQUIRED';

export function fulfillmentStatusOf(books: StoreBooks, order: BookedOrder): DisplayFulfillmentStatus {
  // A past order that was never read has no shipping yet, so its initial state counts.
  if (!order.shipping && (order.initial === 'fulfilled' || order.initial === 'closed')) return 'FULFILLED';
  const { fulfillmentOrders, fulfillments } = books.shippingOf(order);
  if (fulfillmentOrders.length === 0) return 'FULFILLMENT_NOT_REQUIRED';
  const remaining = fulfillmentOrders.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.remaining, 0);
  const isSent = fulfillments.some(({ status }) => status === 'SUCCESS');
  if (isSent) return remaining === 0 ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
  if (fulfillmentOrders.some(({ status }) => status === 'ON_HOLD')) return 'ON_HOLD';
  if (fulfillmentOrders.some(({ status }) => status === 'IN_PROGRESS')) return 'IN_PROGRESS';
  const open = fulfillmentOrders.filter(({ lines }) => lines.some((line) => line.remaining > 0));
  if (open.length > 0 && open.every(({ status }) => status === 'SCHEDULED')) return 'SCHEDULED';
  return 'UNFULFILLED';
}

/**
 * As in `returnStatus`. Recorded: a declined return next to a closed one changes nothing. A declined return alone is
 * assumed.
 */
export function returnStatusOf({
  returns = [],
}: BookedOrder): 'NO_RETURN' | 'RETURN_REQUESTED' | 'IN_PROGRESS' | 'RETURNED' | 'RETURN_FAILED' {
  if (returns.length === 0) return 'NO_RETURN';
  const has = (wanted: StoreReturn['status']) => returns.some(({ status }) => status === wanted);
  if (has('OPEN')) return 'IN_PROGRESS';
  if (has('REQUESTED')) return 'RETURN_REQUESTED';
  return has('CLOSED') ? 'RETURNED' : 'RETURN_FAILED';
}

export type DisplayFinancialStatus = StorePayment | 'PARTIALLY_REFUNDED' | 'REFUNDED';

export function financialStatusOf(order: BookedOrder): DisplayFinancialStatus {
  const { payment = 'PAID' } = order;
  // An unpaid amount is not refunded.
  if (payment !== 'PAID') return order.cancelledAt !== null && payment !== 'PARTIALLY_PAID' ? 'VOIDED' : payment;
  const refunded = totalRefunded(order);
  if (refunded === 0 && order.cancelledAt === null) return payment;
  return refunded >= originalTotal(order) || order.cancelledAt !== null ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** Amounts of an order in hundredths of the shop's currency. */
export interface OrderAmounts {
  /** Items after discounts. */
  subtotal: number;
  discounts: number;
  shipping: number;
  tax: number;
  total: number;
}

/** Amounts as ordered. */
export function originalAmounts(order: BookedOrder): OrderAmounts {
  return amountsOf(order, ({ quantity }) => quantity, shippingPriceOf(order));
}

/** Amounts after edits and refunds. */
export function currentAmounts(order: BookedOrder): OrderAmounts {
  return amountsOf(order, ({ current }) => current, order.cancelledAt === null ? shippingPriceOf(order) : 0);
}

function amountsOf(order: BookedOrder, unitsOf: (line: StoreLine) => number, shipping: number): OrderAmounts {
  const sumOf = (priceOf: (line: StoreLine) => number) =>
    order.lines.reduce((sum, line) => sum + unitsOf(line) * priceOf(line), 0);
  const subtotal = sumOf((line) => discountedPrice(order, line));
  const tax = taxOf(order, subtotal + shipping);
  const added = order.checkout?.taxesExcluded === true ? tax : 0;
  return {
    subtotal,
    discounts: sumOf(({ price }) => price) - subtotal,
    shipping,
    tax,
    total: subtotal + shipping + added,
  };
}

/** As ordered, in hundredths. */
export function shippingPriceOf({ checkout }: BookedOrder): number {
  return Math.round((checkout?.shippingPrice ?? 0) * 100);
}

/** Per unit after discounts, in hundredths. */
export function discountedPrice({ checkout }: BookedOrder, { price }: StoreLine): number {
  return price - Math.round((price * (checkout?.discountPercent ?? 0)) / 100);
}

/** Tax included in an amount or added to it, in hundredths. */
export function taxOf({ checkout }: BookedOrder, cents: number): number {
  const percent = checkout?.taxPercent ?? 0;
  return Math.round((cents * percent) / (checkout?.taxesExcluded === true ? 100 : 100 + percent));
}

/** As ordered, in hundredths. */
export function originalTotal(order: BookedOrder): number {
  return originalAmounts(order).total;
}

/** After edits and refunds, in hundredths. */
export function currentTotal(order: BookedOrder): number {
  return currentAmounts(order).total;
}

/** In hundredths, including added tax. */
export function totalRefunded(order: BookedOrder, refunds: readonly StoreRefund[] = order.refunds): number {
  const items = refunds
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line, quantity }) => {
      const ordered = order.lines[line];
      return ordered ? sum + quantity * discountedPrice(order, ordered) : sum;
    }, 0);
  return items + (order.checkout?.taxesExcluded === true ? taxOf(order, items) : 0);
}

export function totalGrams(order: BookedOrder): number {
  return order.lines.reduce((sum, line) => sum + (requiresShipping(line) ? line.current * line.product.grams : 0), 0);
}

/** `2550` is `25.50`. */
export function decimal(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(Math.round(cents));
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** An amount in the customer's currency, with that currency's decimals. */
export function presented(cents: number, { checkout }: Pick<BookedOrder, 'checkout'>, shopCurrency: string) {
  const { currency, rate } = checkout?.presentment ?? { currency: shopCurrency, rate: 1 };
  const amount = currency === shopCurrency ? decimal(cents) : ((cents / 100) * rate).toFixed(digitsOf(currency));
  return { amount, currency };
}

/** Yen have none. */
function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** The platform's time format: whole seconds, UTC. */
export function isoSeconds(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

export function isoOrNull(at: number | null): string | null {
  return at === null ? null : isoSeconds(at);
}
