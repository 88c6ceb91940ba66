import { setTimeout as sleep } from 'node:timers/promises';
import { createBatchingClient } from '@hub/api-client/batching';
import { createStockClient } from '@hub/api-client/stock';
import { createStoreClient } from '@hub/api-client/store';
import type { Database } from '@hub/database';
import { countDeadJobs } from '@hub/database/jobs';
import { orderIdsInStage } from '@hub/database/orders';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { errorTypes, type Order, type OrderStage, tabs } from '@hub/domain/orders';
import { chaosLocations, type CountedUnits } from './chaosShop.ts';
import { readWorkedDepths } from '../load/untilWorked.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import type { PlacedOrder } from './Ledgers.ts';
import { orderIdOf } from './placeOrders.ts';
import type { PlannedOrder } from './planDay.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** Share of orders sent with Ship Now; the others wait for their batch. */
const shippedNowShare = 0.1;

/** A token lasts an hour; it is replaced before that. */
const tokenLifeMs = 20 * 60_000;

/** Longest time until stock for back orders arrives, ms. */
const arrivesWithinMs = 8_000;

/** Orders in one call. */
const ordersAtOnce = 100;

/** A person who works with the app during the day. */
export interface ChaosWork {
  onPlaced(name: string, planned: PlannedOrder): void;
  /** Resolves once all arriving stock is counted. */
  settled(): Promise<void>;
  stop(): Promise<void>;
  report(): string;
}

interface Arrival {
  at: number;
  levels: readonly CountedUnits[];
}

/**
 * Repeatedly sends batches, presses Ship Now, counts arriving stock and releases orders on hold, in review or in error, even while calls
 * get no reply. Records the app's confirmations of Ship Now in `placed`.
 */
export function startWork(world: ChaosWorld, seed: string, placed: Map<string, PlacedOrder>): ChaosWork {
  const { client, store } = world;
  const random = createSeededRandom(`${seed} work`);
  const wanted = new Map<string, string>();
  const arrivals: Arrival[] = [];
  const done = { arrived: 0, released: 0, sentAgain: 0 };
  const stopping = new AbortController();
  let renewedAt = Date.now();
  // A refusal means that there is nothing to do. A press without a reply is repeated in the next round.
  const tries = [sendBatch, shipWanted, countArrivals, release, sendAgain, renewToken];
  const running = (async () => {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      await sleep(700);
      for (const attempt of tries) await attempt(round).catch(() => undefined);
    }
  })();

  async function sendBatch(round: number): Promise<void> {
    const location = chaosLocations[round % chaosLocations.length];
    await createBatchingClient(client).sendNow(String(location?.id));
  }

  async function shipWanted(): Promise<void> {
    const ids = [...wanted.keys()].slice(0, ordersAtOnce);
    if (ids.length === 0) return;
    const { orders } = await client.orders.shipNowMultiple(ids);
    for (const { orderId, status } of orders.filter((order) => order.status === 'success')) {
      const name = wanted.get(orderId) ?? '';
      const order = placed.get(name);
      if (order !== undefined && status === 'success') placed.set(name, { ...order, isShippedNow: true });
      wanted.delete(orderId);
    }
    // Refused orders come last in the next round, or not at all if their batch is earlier.
    for (const { orderId } of orders.filter((order) => order.status !== 'success')) {
      const name = wanted.get(orderId) ?? '';
      wanted.delete(orderId);
      if (random() < 0.8) wanted.set(orderId, name);
    }
  }

  async function countArrivals(): Promise<void> {
    const [next] = arrivals;
    if (next === undefined || next.at > Date.now()) return;
    const due = arrivals.filter(({ at }) => at <= Date.now()).slice(0, ordersAtOnce);
    const changes = due.flatMap(({ levels }) => levels.map((level) => ({ ...level, lowAt: null, baseVersion: 1 })));
    const outcome = await createStockClient(client).save(changes);
    // An earlier attempt without a reply was saved.
    const isSaved = outcome.type === 'saved' || outcome.current.length === changes.length;
    if (!isSaved) throw new Error(outcome.type);
    done.arrived += due.length;
    arrivals.splice(0, arrivals.length, ...arrivals.filter((arrival) => !due.includes(arrival)));
  }

  async function release(round: number): Promise<void> {
    const tab = round % 2 === 0 ? tabs.hold : tabs.needsReview;
    const { orders } = await client.orders.listOrders({ tab, filters: allOrdersFilters, fields: [] });
    if (orders.length === 0) return;
    await client.orders.moveToOpenBulk({ orderIds: orders.map(({ orderId }) => orderId), tab });
    done.released += orders.length;
  }

  async function sendAgain(round: number): Promise<void> {
    if (round % 3 !== 0) return;
    const { orders } = await client.orders.listOrders({ tab: tabs.errors, filters: allOrdersFilters });
    if (orders.length === 0) return;
    await moveErrorsToOpen(world, orders);
    done.sentAgain += orders.length;
  }

  async function renewToken(): Promise<void> {
    if (Date.now() - renewedAt < tokenLifeMs) return;
    await client.shop.getShopInfo({ shop: store.domain });
    renewedAt = Date.now();
  }

  return {
    onPlaced: (name, { arriving, route }) => {
      const chance = random();
      const afterMs = random() * arrivesWithinMs;
      if (arriving.length > 0) arrivals.push({ at: Date.now() + afterMs, levels: arriving });
      else if (chance < shippedNowShare && route === 'tagged') wanted.set(orderIdOf(world, name), name);
    },
    settled: async () => {
      while (arrivals.length > 0) await sleep(200);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
    report: () =>
      `Stock of ${done.arrived} orders arrived; ${done.released} orders were let go from hold and review, ` +
      `${done.sentAgain} in error were sent again.`,
  };
}

/** Fixes errors like a merchant: each kind has its own button. The orders go with the next batch. */
export async function moveErrorsToOpen(
  { client }: Pick<ChaosWorld, 'client'>,
  orders: readonly Order[],
): Promise<void> {
  const refused = orders.filter(({ errorType }) => errorType === errorTypes.threePlApi);
  if (refused.length > 0) await client.orders.moveErroredToOpen(refused.map(({ orderId }) => orderId));
  for (const order of orders.filter((other) => !refused.includes(other)))
    await client.orders.performAction('shipment-workflow', order);
}

/** Stages before an order's end. */
const unfinished: readonly OrderStage[] = ['open', 'inFulfillment', 'error', 'hold', 'backOrder', 'needsReview'];

/**
 * Does what a merchant does after a bad day, until no order is in progress, no story continues and nothing is waiting: compares the orders
 * with the store, sends orders in error again, and repeats writes to the store. Resolves to the problems found.
 */
export async function untilQuiet(world: ChaosWorld, { limitMs }: { limitMs: number }): Promise<readonly string[]> {
  const { client, database, store, shopId } = world;
  const endsAt = Date.now() + limitMs;
  const report: string[] = [];
  const storeClient = createStoreClient(client);
  await storeClient.check();
  const stages = () =>
    database.inShop(shopId, async (transaction) => {
      const found: string[] = [];
      for (const stage of unfinished) {
        const ids = await orderIdsInStage(transaction, stage);
        if (ids.length > 0) found.push(`${ids.length} ${stage}`);
      }
      return found;
    });
  let isReadOnceMore = false;
  for (let round = 0; ; round += 1) {
    await Promise.race([store.settled(), sleep(Math.max(0, endsAt - Date.now()))]);
    const left = await stages();
    const depths = await readWorkedDepths(database);
    const jobs = depths
      .filter(({ waiting, active, deferred }) => waiting + active + deferred > 0)
      .map(({ queue, waiting, active, deferred }) => `${queue} ${waiting}+${active}+${deferred}`);
    const status = await storeClient.status();
    const dueReadings = await countDueReadings(database);
    if (
      left.length === 0 &&
      store.controls.storiesUnderWay() === 0 &&
      dueReadings === 0 &&
      status.waitingWrites === 0 &&
      !status.check.isRunning &&
      depths.every(({ waiting, active }) => waiting + active === 0)
    ) {
      if (isReadOnceMore) break;
      // Canceled orders are finished, but may still leave.
      await passReadingTimes(database);
      isReadOnceMore = true;
    }
    if (Date.now() > endsAt) {
      report.push(
        `Not quiet: ${left.join(', ')}; ${store.controls.storiesUnderWay()} stories go on; jobs ${jobs.join(', ')}; ` +
          `${status.waitingWrites} writes wait; ${dueReadings} orders are due to be read at warehouses.`,
      );
      break;
    }
    if (round % 10 === 9) {
      // Waits until all earlier due orders are read, because reading is most of the work of a long day.
      if (dueReadings === 0) await passReadingTimes(database);
      if (status.problems.length > 0) {
        report.push(`${status.problems.length} writes that the store refused were written again.`);
        await storeClient.retry(null).catch(() => undefined);
      }
    }
    await sleep(300);
  }
  const status = await storeClient.status();
  report.push(
    `${status.check.missingCount} orders came, ${status.check.changedCount} changed by the comparison with the store.`,
  );
  const { rows } = await database.executeSql(
    `SELECT count(*)::int AS count FROM batch_orders WHERE shop_id = $1 AND boxes_saved > 0`,
    [shopId],
  );
  report.push(`${Number(rows[0]?.count)} orders shared the box of another one.`);
  report.push(`${await countDeadJobs(database)} dead letters.`);
  return report;
}

/** Also in the past for servers with a wrong clock. */
const longPast = '2000-01-01';

/** Orders that no process has started to read since `passReadingTimes`. */
async function countDueReadings(database: Database): Promise<number> {
  const { rows } = await database.executeSql(
    `SELECT count(*)::int AS count FROM warehouse_orders WHERE next_read_at <= '${longPast}'`,
  );
  return Number(rows[0]?.count);
}

/**
 * Makes orders due again that a killed process had claimed or that could not be read. Skips rows that servers are changing until the next
 * time, because they lock several rows in another order.
 */
async function passReadingTimes(database: Database): Promise<void> {
  const pass = (table: string, key: string, time: string) =>
    database.executeSql(
      `UPDATE ${table} SET ${time} = '${longPast}'
        WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${time} IS NOT NULL FOR UPDATE SKIP LOCKED)`,
    );
  await pass('warehouse_orders', 'shop_id, order_id, number', 'next_read_at');
  await pass('provider_accounts', 'shop_id, provider, account', 'listing_claimed_until');
}
