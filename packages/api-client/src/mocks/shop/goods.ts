import { virtualItems } from '@hub/domain/orders';
import type { SeedLine } from '../seed/SeedOrder.ts';
import { seededRandom } from '@hub/domain/simulation';

/** Stock codes that are not goods: postage, fees, discounts and corrections. */
const services = new Set(['POST', 'DOT', 'C2', 'M', 'D', 'S', 'B', 'BANK CHARGES', 'AMAZONFEE', 'CRUK']);

/** Wire `virtual_item` of a stock code: 0 for goods. */
export function virtualItem(sku: string): 0 | (typeof virtualItems)[keyof typeof virtualItems] {
  const code = sku.toUpperCase();
  if (services.has(code)) return virtualItems.service;
  return code.startsWith('GIFT_') ? virtualItems.giftVoucher : 0;
}

/** Products that no warehouse ships, a few per thousand. */
export function isNotShippable(sku: string): boolean {
  return seededRandom(sku, 'not shippable') < 0.004;
}

/** Lines that a warehouse can ship, without returns. */
export function isGoods(line: SeedLine): boolean {
  return line.quantity > 0 && isShippableCode(line.sku);
}

/** The same for canceled orders, whose lines are all returned. */
export function isShippableCode(sku: string): boolean {
  return virtualItem(sku) === 0 && !isNotShippable(sku);
}
