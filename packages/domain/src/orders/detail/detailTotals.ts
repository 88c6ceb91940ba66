import type { OrderDetail } from './OrderDetail.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** "Total Items" (§2): the line items of all sections. */
export function totalItems(detail: OrderDetail): number {
  return detail.lineItems.length;
}

/** "Total Shipments" (§2): distinct shipment names. */
export function totalShipments(detail: OrderDetail): number {
  return new Set(detail.fulfillments.map((part) => part.name)).size;
}

/** Labels beside §2's totals. */
export const orderTotalTexts = inLanguage('orderTotalTexts', { units: 'Units', value: 'Value', weight: 'Weight' });

/** Totals of an order's contents, without canceled items. */
export interface OrderTotals {
  units: number;
  /** In the shop's currency; `null` when an item has no price. */
  value: number | null;
  /** In the unit of `product_weight`; `null` when an item has no numeric one. */
  weight: number | null;
}

export function orderTotals({ lineItems }: OrderDetail): OrderTotals {
  const ordered = lineItems.filter(({ isCancelled }) => !isCancelled);
  return {
    units: sumOf(ordered, ({ quantity }) => quantity) ?? 0,
    value: sumOf(ordered, ({ price, quantity }) => (price === null ? null : price * quantity)),
    weight: sumOf(ordered, ({ productWeight, quantity }) => {
      const weight = productWeight.trim() === '' ? Number.NaN : Number(productWeight);
      return Number.isFinite(weight) ? weight * quantity : null;
    }),
  };
}

/** `null` when any value is. */
function sumOf<T>(items: readonly T[], amount: (item: T) => number | null): number | null {
  return items.reduce<number | null>((sum, item) => {
    const next = amount(item);
    return sum === null || next === null ? null : sum + next;
  }, 0);
}
