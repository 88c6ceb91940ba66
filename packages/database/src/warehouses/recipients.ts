import type { Recipient } from '@hub/domain/warehouses';
import { countryCode } from '@hub/domain/shared';
import { and, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { removedCustomerName } from '../orders/removedCustomerName.ts';
import { orderRecipients, orders } from '../schema/index.ts';

/** Saves the recipients of new orders. */
export async function insertRecipients(
  { shopId, queries }: ShopTransaction,
  recipients: readonly { orderId: string; recipient: Recipient }[],
): Promise<void> {
  await insertRows(
    queries,
    orderRecipients,
    recipients.map(({ orderId, recipient }) => ({ shop_id: shopId, order_id: Number(orderId), ...recipient })),
  );
}

/**
 * An order's recipient; if unknown, its customer, postcode and country. Null for an unknown order, or if the customer's
 * details were removed.
 */
export async function readRecipient({ shopId, queries }: ShopTransaction, orderId: string): Promise<Recipient | null> {
  const id = orderIdOf(orderId);
  if (id === null) return null;
  const [row] = await queries
    .select({
      recipient: orderRecipients,
      name: orders.customerName,
      postcode: orders.postcode,
      country: orders.country,
    })
    .from(orders)
    .leftJoin(orderRecipients, and(eq(orderRecipients.shopId, shopId), eq(orderRecipients.orderId, orders.orderId)))
    .where(and(eq(orders.shopId, shopId), eq(orders.orderId, id)));
  if (row === undefined) return null;
  if (row.recipient !== null) {
    const { shopId: _shop, orderId: _order, ...recipient } = row.recipient;
    return recipient;
  }
  if (row.name === removedCustomerName) return null;
  const unknown = { company: '', address1: '', address2: '', city: '', state: '', phone: '', email: '' };
  return { ...unknown, name: row.name, postcode: row.postcode, country: countryCode(row.country) ?? '' };
}
