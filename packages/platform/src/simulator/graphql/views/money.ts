import { decimal, presented } from '../../model/orderFigures.ts';
import type { BookedOrder } from '../../model/storeTypes.ts';
import type { AdminContext } from '../AdminContext.ts';

/** An order amount in the shop's currency and in the customer's. */
export function moneyBag({ books }: AdminContext, cents: number, order: Pick<BookedOrder, 'checkout'>): object {
  const { amount, currency } = presented(cents, order, books.currency);
  return {
    presentmentMoney: { amount, currencyCode: currency },
    shopMoney: { amount: decimal(cents), currencyCode: books.currency },
  };
}

export function countOf(count: number): object {
  return { count, precision: 'EXACT' };
}

/** Null for an empty text. */
export function orNull(text: string): string | null {
  return text === '' ? null : text;
}
