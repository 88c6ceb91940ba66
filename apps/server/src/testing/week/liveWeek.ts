import { createStockClient } from '@hub/api-client/stock';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { orderIdOf } from '../chaos/placeOrders.ts';
import type { PlannedOrder } from '../chaos/planDay.ts';
import { moveErrorsToOpen } from '../chaos/workShop.ts';
import type { WeekWorld } from './startWeek.ts';

const hourMs = 3_600_000;

/** Weight of each hour of a UTC day: few orders at night, most in the evening. */
const hourWeights = [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 7, 8, 9, 9, 7, 5, 3, 2];

/** Number of orders in an hour, on a day with `perDay` orders. */
export function ordersInHour(hour: number, perDay: number): number {
  const sum = hourWeights.reduce((total, weight) => total + weight, 0);
  const until = (end: number) => hourWeights.slice(0, end).reduce((total, weight) => total + weight, 0);
  return Math.round((perDay * until(hour + 1)) / sum) - Math.round((perDay * until(hour)) / sum);
}

/** People's work every few hours: Ship Now, releases, sending errors again, and counting stock that arrived. */
export async function workAnHour(
  world: WeekWorld,
  placed: readonly { name: string; at: number; planned: PlannedOrder }[],
  arrived: Set<string>,
): Promise<void> {
  const client = await world.open();
  const due = placed.filter(
    ({ name, at, planned }) => planned.arriving.length > 0 && at < world.now() - 2 * hourMs && !arrived.has(name),
  );
  if (due.length > 0) {
    const changes = due.flatMap(({ planned }) =>
      planned.arriving.map((level) => ({ ...level, lowAt: null, baseVersion: 1 })),
    );
    await createStockClient(client).save(changes);
    for (const { name } of due) arrived.add(name);
  }
  const newest = placed
    .filter(({ at, planned }) => at > world.now() - hourMs && planned.route === 'tagged')
    .slice(0, 2);
  if (newest.length > 0) await client.orders.shipNowMultiple(newest.map(({ name }) => orderIdOf(world, name)));
  for (const tab of [tabs.hold, tabs.needsReview]) {
    const { orders } = await client.orders.listOrders({ tab, filters: allOrdersFilters, fields: [] });
    if (orders.length > 0) await client.orders.moveToOpenBulk({ orderIds: orders.map(({ orderId }) => orderId), tab });
  }
  const { orders } = await client.orders.listOrders({ tab: tabs.errors, filters: allOrdersFilters });
  if (orders.length > 0) await moveErrorsToOpen({ client }, orders).catch(() => undefined);
}
