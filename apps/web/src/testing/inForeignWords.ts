import type { SeedOrder } from '@hub/api-client/mocks';
import { hostileNames, hostileTexts } from '@hub/domain/testing';

/**
 * The same orders, of customers and products with the names that no layout expects, one after the other; every second
 * line has a SKU of 40 characters.
 */
export function inForeignWords(orders: readonly SeedOrder[]): readonly SeedOrder[] {
  const nameAt = (place: number) => hostileNames[place % hostileNames.length] ?? '';
  return orders.map((order, place) => ({
    ...order,
    customer: nameAt(place),
    lines: order.lines.map((line, at) => ({
      ...line,
      name: nameAt(place + at),
      sku: at % 2 === 0 ? line.sku : hostileTexts.sku,
    })),
  }));
}
