import type { Database } from '@hub/database';

/** Describes problems with the orders of a load run; empty if each announced order exists once and no other does. */
export async function findLosses(
  database: Database,
  { sent, shopIds }: { sent: ReadonlyMap<string, string>; shopIds: ReadonlyMap<string, number> },
): Promise<readonly string[]> {
  const ids = [...sent.keys()];
  const losses: string[] = [];
  const { rows: orders } = await database.executeSql(
    `SELECT order_id::text AS id, shop_id::int AS shop FROM orders WHERE name LIKE '#L%'`,
  );
  const shops = Map.groupBy(orders, ({ id }) => String(id));
  for (const id of ids) {
    const found = (shops.get(id) ?? []).map(({ shop }) => Number(shop));
    const own = shopIds.get(sent.get(id) ?? '');
    if (found.length !== 1 || found[0] !== own)
      losses.push(`Order ${id} of shop ${own} is there ${found.length} times, in shops [${found.join()}].`);
  }
  for (const id of shops.keys()) if (!sent.has(id)) losses.push(`Order ${id} was never sent.`);
  const { rows: events } = await database.executeSql(
    `SELECT state, count(*)::int AS kept FROM store_events WHERE event_id LIKE 'orders/create event-%' GROUP BY state`,
  );
  const states = Object.fromEntries(events.map(({ state, kept }) => [String(state), Number(kept)]));
  if (states.done !== ids.length || Object.keys(states).length !== 1)
    losses.push(`Of ${ids.length} webhooks these are kept: ${JSON.stringify(states)}.`);
  const { rows: repeated } = await database.executeSql(
    `SELECT order_id::text AS id, count(*)::int AS times FROM timeline_entries AS entry
     WHERE EXISTS (SELECT FROM orders WHERE shop_id = entry.shop_id AND order_id = entry.order_id AND name LIKE '#L%')
     GROUP BY order_id, message, kind, "values" HAVING count(*) > 1`,
  );
  for (const { id, times } of repeated) losses.push(`The timeline of order ${id} says the same ${times} times.`);
  return losses;
}
