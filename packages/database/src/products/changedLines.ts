import type { LineItem } from '@hub/domain/orders/detail';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertNewRows, insertRows } from '../orders/insertRows.ts';
import { lineItemRow } from '../orders/lineItemRow.ts';
import { lineItems, orders, orderSkus, skus } from '../schema/index.ts';
import { refreshNewestLines } from './newestLines.ts';

/** Lines of a locked order before and after workflows changed its items; new lines come last. */
export interface LinesBeforeAndAfter {
  orderId: string;
  before: readonly LineItem[];
  after: readonly LineItem[];
}

/** Saves the changed lines of locked orders, and indexes new lines by SKU. */
export async function saveChangedLines(
  { shopId, queries }: ShopTransaction,
  orderLines: readonly LinesBeforeAndAfter[],
): Promise<void> {
  const added = orderLines.flatMap(({ orderId, before, after }) =>
    after.slice(before.length).map((item, index) => lineItemRow(shopId, orderId, item, before.length + index)),
  );
  const changed = orderLines.flatMap(({ orderId, before, after }) =>
    after
      .slice(0, before.length)
      .filter((item, index) => item !== before[index])
      .map(({ lineItemId, fulfillableQuantity, virtualItem }) => ({
        order_id: Number(orderId),
        line_item_id: Number(lineItemId),
        fulfillable_quantity: fulfillableQuantity,
        virtual_item: virtualItem,
      })),
  );
  if (changed.length === 0 && added.length === 0) return;
  const changedSkus = orderLines.flatMap(({ before, after }) =>
    after.filter((item, index) => item !== before[index]).map(({ sku }) => sku),
  );
  await rowsOf(
    queries,
    sql`UPDATE ${lineItems} AS line SET fulfillable_quantity = changed.fulfillable_quantity,
        virtual_item = changed.virtual_item
      FROM json_populate_recordset(NULL::${lineItems}, ${JSON.stringify(changed)}::json) AS changed
      WHERE line.shop_id = ${shopId} AND line.order_id = changed.order_id AND line.line_item_id = changed.line_item_id`,
  );
  await insertRows(queries, lineItems, added);
  const newLines = orderLines.flatMap(({ before, after }) => after.slice(before.length));
  const names = new Map(newLines.map(({ sku, name }) => [sku, name]));
  await insertNewRows(
    queries,
    skus,
    [...names.keys()].toSorted().map((sku) => ({ shop_id: shopId, sku, name: names.get(sku) ?? '' })),
    'sku',
  );
  const orderIds = orderLines.map(({ orderId }) => Number(orderId));
  await rowsOf(
    queries,
    sql`INSERT INTO ${orderSkus} (shop_id, sku, created_at, order_id)
      SELECT DISTINCT line.shop_id, line.sku, o.created_at, o.order_id
      FROM ${lineItems} AS line JOIN ${orders} AS o ON o.shop_id = line.shop_id AND o.order_id = line.order_id
      WHERE line.shop_id = ${shopId} AND line.order_id = ANY(${sql.param(orderIds)}::bigint[])
      ON CONFLICT DO NOTHING`,
  );
  await refreshNewestLines({ shopId, queries }, changedSkus);
}

/** Replaces all lines of a locked order; their ids may differ. */
export async function replaceLines(
  transaction: ShopTransaction,
  orderId: string,
  after: readonly LineItem[],
): Promise<void> {
  const { shopId, queries } = transaction;
  await queries.delete(lineItems).where(and(eq(lineItems.shopId, shopId), eq(lineItems.orderId, Number(orderId))));
  await saveChangedLines(transaction, [{ orderId, before: [], after }]);
}
