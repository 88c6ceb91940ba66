import { setImmediate } from 'node:timers/promises';
import type { Database } from '@hub/database';
import {
  findNewestOrders,
  listRoutingLocations,
  readPastOrders,
  readRoutingRules,
  type StoredPastOrder,
} from '@hub/database/routing';
import { readShop } from '@hub/database/shops';
import { readAllStock } from '@hub/database/stock';
import {
  checkRoutingRules,
  type PastOrder,
  routingOrderOf,
  type RoutingRule,
  type SimulationOutcome,
  startSimulation,
} from '@hub/domain/routing';
import { availableStock } from '@hub/domain/stock';

interface SimulationOptions {
  /** Number of newest orders; null for all. */
  limit: number | null;
  signal?: AbortSignal;
}

/** Orders per transaction; the embedded database answers nothing else during one. */
const ordersAtOnce = 200;

/**
 * Routes a shop's newest orders, oldest first, without changing anything. Reads them in parts so that other calls get a
 * turn; orders that arrive during the run are not included. Rejects when `signal` is aborted.
 */
export async function simulatePastOrders(
  database: Database,
  shopId: number,
  rules: readonly RoutingRule[],
  { limit, signal }: SimulationOptions,
): Promise<SimulationOutcome> {
  const { locations, saved, range, timeZone, stock } = await database.inShop(shopId, async (transaction) => {
    const [locations, saved, range, { timeZone }, levels] = await Promise.all([
      listRoutingLocations(transaction),
      readRoutingRules(transaction),
      limit === 0 ? null : findNewestOrders(transaction, limit),
      readShop(transaction),
      readAllStock(transaction),
    ]);
    return { locations, saved, range, timeZone, stock: availableStock(levels) };
  });
  const [problem] = checkRoutingRules(rules, locations);
  if (problem !== undefined) return { refusal: problem.message };
  const before = startSimulation({ rules: saved.rules, locations, stock });
  const after = startSimulation({ rules, locations, stock });
  const figures = () => ({ before: before.result(), after: after.result(), countedSkus: stock.size });
  if (range === null) return figures();
  type Part = Awaited<ReturnType<typeof readPastOrders>>;
  for (let next: Part['next'] = null; ;) {
    signal?.throwIfAborted();
    const part: Part = await database.inShop(shopId, (transaction) =>
      readPastOrders(transaction, range, { after: next, limit: ordersAtOnce }),
    );
    for (const order of part.orders) {
      const past = toPastOrder(order, timeZone);
      if (past === null) continue;
      before.add(past);
      after.add(past);
    }
    next = part.next;
    if (next === null) return figures();
    await setImmediate();
  }
}

function toPastOrder({ items, ...order }: StoredPastOrder, timeZone: string): PastOrder | null {
  const lineItems = items.map(([sku, quantity]) => ({
    lineItemId: sku,
    sku,
    quantity,
    isCancelled: false,
    virtualItem: 0,
  }));
  return routingOrderOf({ ...order, lineItems }, timeZone);
}
