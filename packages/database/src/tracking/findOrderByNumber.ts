import { orderNumberKey } from '@hub/domain/tracking';
import { and, eq, inArray } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';

/** Id of the order with this number in any form of its name; null if none. */
export async function findOrderByNumber({ shopId, queries }: ShopTransaction, number: string): Promise<string | null> {
  const key = orderNumberKey(number);
  if (key === '') return null;
  const written = [key, number.trim().replace(/^#\s*/, '')].flatMap((name) => [name, `#${name}`]);
  const rows = await queries
    .select({ orderId: orders.orderId, name: orders.orderName })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), inArray(orders.orderName, [...new Set(written)])));
  const found = rows.find(({ name }) => orderNumberKey(name) === key);
  return found ? String(found.orderId) : null;
}
