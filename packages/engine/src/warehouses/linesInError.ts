import type { ShopTransaction } from '@hub/database';
import { lockWarehouseOrders, type WarehouseOrderRecord } from '@hub/database/warehouses';

/** Whether a 3PL has it or is about to get it. */
export function isAtWarehouse({ state }: Pick<WarehouseOrderRecord, 'state'>): boolean {
  return state === 'queued' || state === 'sending' || state === 'sent';
}

/** Lines of a failed warehouse order, except those with units at another 3PL. */
export async function linesInError(
  transaction: ShopTransaction,
  { orderId, number, lines }: Pick<WarehouseOrderRecord, 'orderId' | 'number' | 'lines'>,
): Promise<ReadonlySet<string>> {
  const others = (await lockWarehouseOrders(transaction, orderId)).filter(
    (other) => other.number !== number && isAtWarehouse(other),
  );
  const elsewhere = new Set(others.flatMap((other) => other.lines.map(({ lineItemId }) => lineItemId)));
  return new Set(lines.map(({ lineItemId }) => lineItemId).filter((lineItemId) => !elsewhere.has(lineItemId)));
}
