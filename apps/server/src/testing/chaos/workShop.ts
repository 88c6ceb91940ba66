import { setTimeout as sleep } from 'node:timers/promises';
import { createBatchingClient } from '@hub/api-client/batching';
import { createStoreClient } from '@hub/api-client/store';
import { countDeadJobs, type Database, orderIdsInStage } from '@hub/database';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { type OrderStage, tabs } from '@hub/domain/orders';
import { chaosLocations } from './chaosShop.ts';
import { readWorkedDepths } from '../load/untilWorked.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** Share of the orders that somebody presses Ship Now on; the others wait for their batch. */
const shippedNowShare = 0.1;

/** A token is for an hour; until then it is exchanged for the next. */
const tokenLifeMs = 20 * 60_000;

/** Somebody who works with the app meanwhile. */
export interface ChaosWork {
  onPlaced(name: string): void;
  stop(): Promise<void>;
}

/** Sends batches and presses Ship Now, again and again, whatever does not answer. */
export function startWork({ client, store }: ChaosWorld, seed: string): ChaosWork {
  const random = createSeededRandom(`${seed} work`);
  const wanted = new Set<string>();
  const stopping = new AbortController();
  let renewedAt = Date.now();
  const running = (async () => {
    for (let round = 0; !stopping.signal.aborted; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one person
      await sleep(700);
      const location = chaosLocations[round % chaosLocations.length];
      // A refusal is that nothing is open there, and what does not answer is pressed again in the next round.
      // oxlint-disable-next-line no-await-in-loop
      await createBatchingClient(client)
        .sendNow(String(location?.id))
        .catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop
      await shipWanted().catch(() => undefined);
      if (Date.now() - renewedAt < tokenLifeMs) continue;
      // oxlint-disable-next-line no-await-in-loop
      const isRenewed = await client.shop.getShopInfo({ shop: store.domain }).then(
        () => true,
        () => false,
      );
      if (isRenewed) renewedAt = Date.now();
    }
  })();

  async function shipWanted(): Promise<void> {
    const { orders } = await client.orders.listAllOrders({ tab: tabs.open, filters: allOrdersFilters });
    const found = orders.filter(({ orderName }) => wanted.has(orderName));
    if (found.length === 0) return;
    await client.orders.shipNowMultiple(found.map(({ orderId }) => orderId));
    for (const { orderName } of found) wanted.delete(orderName);
  }

  return {
    onPlaced: (name) => {
      if (random() < shippedNowShare) wanted.add(name);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Orders in these stages are not at their end. */
const unfinished: readonly OrderStage[] = ['open', 'inFulfillment', 'error', 'hold', 'backOrder', 'needsReview'];

/**
 * Does what a merchant does after a bad day, until no order is under way and nothing waits: compares the orders with the
 * store, sends what is in error again, and has the store written to again. Resolves to what was found on the way.
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
        // oxlint-disable-next-line no-await-in-loop -- one connection
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
      dueReadings === 0 &&
      status.waitingWrites === 0 &&
      !status.check.isRunning &&
      depths.every(({ waiting, active }) => waiting + active === 0)
    ) {
      if (isReadOnceMore) break;
      // Canceled orders are at their end, and may leave all the same.
      await passReadingTimes(database);
      isReadOnceMore = true;
    }
    if (Date.now() > endsAt) {
      report.push(
        `Not quiet: ${left.join(', ')}; jobs ${jobs.join(', ')}; ${status.waitingWrites} writes wait; ` +
          `${dueReadings} orders are to be read at warehouses.`,
      );
      break;
    }
    if (round % 10 === 9) {
      await passReadingTimes(database);
      const inError = await database.inShop(shopId, (transaction) => orderIdsInStage(transaction, 'error'));
      if (inError.length > 0) {
        report.push(`${inError.length} orders in error were sent again.`);
        await client.orders.shipNowMultiple(inError).catch(() => undefined);
      }
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
  report.push(`${await countDeadJobs(database)} dead letters.`);
  return report;
}

async function countDueReadings(database: Database): Promise<number> {
  const { rows } = await database.executeSql(
    `SELECT count(*)::int AS count FROM warehouse_orders WHERE next_read_at <= now()`,
  );
  return Number(rows[0]?.count);
}

/** Ten minutes pass: what a process that was killed had taken to read, and what could not be read, is due again. */
async function passReadingTimes(database: Database): Promise<void> {
  await database.executeSql(`UPDATE warehouse_orders SET next_read_at = now() WHERE next_read_at > now()`);
  await database.executeSql(
    `UPDATE provider_accounts SET listing_claimed_until = now() WHERE listing_claimed_until > now()`,
  );
}
