import type { SeedOrder } from '@hub/api-client/mocks';
import { hostileNames, hostileTexts } from '@hub/domain/testing';

/** The same orders with hostile names of customers and products; every second line has a SKU of 40 characters. */
export function withForeignNames(orders: readonly SeedOrder[]): readonly SeedOrder[] {
  const nameAt = (index: number) => hostileNames[index % hostileNames.length] ?? '';
  return orders.map((order, index) => ({
    ...order,
    customer: nameAt(index),
    lines: order.lines.map((line, lineIndex) => ({
      ...line,
      name: nameAt(index + lineIndex),
      sku: lineIndex % 2 === 0 ? line.sku : hostileTexts.sku,
    })),
  }));
}
