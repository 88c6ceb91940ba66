import { decimal } from '../../model/orderFigures.ts';
import type { AdminContext } from '../AdminContext.ts';

export function moneyBag({ books }: AdminContext, cents: number): object {
  const money = { amount: decimal(cents), currencyCode: books.currency };
  return { presentmentMoney: money, shopMoney: money };
}

export function countOf(count: number): object {
  return { count, precision: 'EXACT' };
}

/** Null for a text that the customer left out. */
export function orNull(text: string): string | null {
  return text === '' ? null : text;
}
