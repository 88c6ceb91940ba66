import { sampleOrders } from '@hub/api-client/mocks';
import { loadSeed } from '@hub/api-client/mocks/node';
import type { Database } from '@hub/database';
import { foldOrderCounts, insertOrders, type ReceivedOrder } from '@hub/database/orders';
import { createShop } from '@hub/database/shops';
import { sql } from 'drizzle-orm';

/** Creates a shop without orders; resolves to its id. */
export async function createBenchShop(database: Database, domain: string): Promise<number> {
  const { shopId } = await createShop(database, {
    domain,
    currency: 'GBP',
    timeZone: 'Europe/London',
    chargeType: 2,
    isOnboarded: true,
    staff: [{ staffId: '1', name: 'Robin Carter', role: '1', permission: null }],
    locations: [],
  });
  return shopId;
}

/** Creates a shop with the sample orders, at most `most` of them; resolves to its id. */
export async function fillShop(database: Database, domain: string, most = Number.POSITIVE_INFINITY): Promise<number> {
  const shopId = await createBenchShop(database, domain);
  let batch: ReceivedOrder[] = [];
  const write = async () => {
    const received = batch;
    batch = [];
    await database.inShop(shopId, (transaction) => insertOrders(transaction, received));
  };
  for (const { workflows, customer: _, ...order } of sampleOrders((await loadSeed()).slice(0, most), new Date())) {
    batch.push({ ...order, workflowRuns: workflows });
    if (batch.length === 500) await write();
  }
  await write();
  await settle(database, shopId);
  return shopId;
}

/** Distance between the ids of two copies; the original ids are below it. */
const idStep = 100_000_000_000;

/**
 * Adds copies of the sample orders, each some hours older. Doesn't copy shipments and timelines, which no case reads. `mostLines` limits
 * the line items of an order; all if absent.
 */
export async function addCopies(
  database: Database,
  shopId: number,
  copies: number,
  log: (line: string) => void,
  mostLines?: number,
): Promise<void> {
  const isReal = `shop_id = ${shopId} AND order_id < ${4_800_000_000_000 + idStep}`;
  const fewLines = mostLines === undefined ? '' : ` AND position < ${mostLines}`;
  const fewSkus =
    mostLines === undefined
      ? ''
      : ` AND (order_id, sku) IN (SELECT order_id, sku FROM line_items WHERE ${isReal}${fewLines})`;
  for (let copy = 1; copy <= copies; copy++) {
    const id = `order_id + ${copy * idStep}`;
    const older = `created_at - interval '${copy * 61} minutes'`;
    await run(
      database,
      `INSERT INTO orders (shop_id, order_id, row_id, name, customer_name, country, stage, fulfillment_status,
          created_at, closed_at, cancelled_at, batched_at, shipped_at, three_pl_status, back_order_state, error,
          error_message, error_type, workflow_runs, boxes_saved)
        SELECT shop_id, ${id}, row_id + ${copy * idStep}, name || '-${copy}', customer_name, country, stage,
          fulfillment_status, ${older}, closed_at, cancelled_at, batched_at, shipped_at, three_pl_status,
          back_order_state, error, error_message, error_type, workflow_runs, boxes_saved FROM orders WHERE ${isReal}`,
    );
    await run(
      database,
      `INSERT INTO line_items (shop_id, order_id, line_item_id, position, name, sku, quantity, fulfillable_quantity, price)
        SELECT shop_id, ${id}, line_item_id, position, name, sku, quantity, fulfillable_quantity, price
        FROM line_items WHERE ${isReal}${fewLines}`,
    );
    await run(
      database,
      `INSERT INTO order_skus SELECT shop_id, sku, ${older}, ${id} FROM order_skus WHERE ${isReal}${fewSkus}`,
    );
    if (copy % 10 === 0) log(`  ${copy} of ${copies} copies`);
  }
  await settle(database, shopId);
}

/** Runs a statement as the owner, without row-level security. */
export function run(database: Database, statement: string): Promise<unknown> {
  return database.inSystem((queries) => queries.execute(sql.raw(statement)) as unknown as Promise<unknown>);
}

/** Does what autovacuum and the maintenance job do later. */
async function settle(database: Database, shopId: number): Promise<void> {
  await database.inShop(shopId, foldOrderCounts);
  await run(database, 'ANALYZE');
}
