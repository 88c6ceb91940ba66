import { setTimeout as sleep } from 'node:timers/promises';
import { arrivingOrder, sampleRecipient, type SeedLine } from '@hub/api-client/mocks';
import type { Database, ShopTransaction } from '@hub/database';
import { countOrders, largestOrderNumber, oldestOrders, readOrderDetail } from '@hub/database/orders';
import { readShop } from '@hub/database/shops';
import { importedCustomerName } from '@hub/domain/imports';
import { receiveOrder } from '@hub/engine/orders';

export interface StoreSimulatorOptions {
  database: Database;
  shopId: number;
  /** 1: about an order a minute. */
  speed: number;
  now: () => Date;
  /** Called for errors; the next order still comes. */
  onError(error: unknown): void;
}

/** Places orders continuously. */
export interface StoreSimulator {
  begin(): void;
  /** Resolves when no order is being placed. */
  stop(): Promise<void>;
}

/** The time between the two orders is the next gap. */
const replayedAtOnce = 2;

const afterErrorMs = 10_000;

/** The sample data is replayed this many times as fast, about one order a minute on average. */
const pace = 5;
const shortestGapMs = 5_000;
/** Shortens nights and Sundays. */
const longestGapMs = 120_000;

/** Time until the next arriving order, from the gap between the replayed ones; both in ms. */
export function arrivalGap(replayedGapMs: number, speed: number): number {
  return Math.min(longestGapMs, Math.max(shortestGapMs, replayedGapMs / pace)) / speed;
}

/**
 * Replays the shop's first year: its orders come again, oldest first, with their lines, customer and country and the
 * next number. Reads its position from the database at the start.
 */
export function createStoreSimulator(options: StoreSimulatorOptions): StoreSimulator {
  const { speed, onError } = options;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let position: number | null = null;
    // The first order comes soon, regardless of the replayed gap.
    let waitMs = arrivalGap(0, speed);
    for (;;) {
      await sleep(waitMs, undefined, { signal: stopping.signal });
      try {
        position ??= await options.database.inShop(options.shopId, countArrived);
        const placed = await placeOrder(options, position);
        position = placed.nextPosition;
        waitMs = placed.gapMs === null ? 0 : arrivalGap(placed.gapMs, speed);
      } catch (error) {
        onError(error);
        waitMs = afterErrorMs;
      }
    }
  }

  return {
    begin: () => {
      if (speed > 0) running = run().catch((error: unknown) => (stopping.signal.aborted ? undefined : onError(error)));
    },
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Orders since the shop was opened, which is the replay's position. */
async function countArrived(transaction: ShopTransaction): Promise<number> {
  const { createdAt } = await readShop(transaction);
  const counts = await countOrders(transaction, { from: createdAt, to: null, text: null });
  return counts.reduce((sum, { orders }) => sum + orders, 0);
}

/** Places the order at a position of the sample data. Returns the next position and the gap; `null`: no gap. */
export function placeOrder(
  { database, shopId, now }: Pick<StoreSimulatorOptions, 'database' | 'shopId' | 'now'>,
  position: number,
): Promise<{ nextPosition: number; gapMs: number | null }> {
  return database.inShop(shopId, async (transaction) => {
    const { createdAt: before } = await readShop(transaction);
    const [replayed, next] = await oldestOrders(transaction, { before, offset: position, limit: replayedAtOnce });
    // The sample data is over and starts again.
    if (replayed === undefined) return { nextPosition: 0, gapMs: Infinity };
    const seed = {
      invoice: String((await largestOrderNumber(transaction)) + 1),
      at: replayed.createdAt.getTime(),
      // The customer lives where the first order went.
      customer: replayed.customerName === importedCustomerName(null) ? null : replayed.customerName,
      country: replayed.country,
      lines: await linesOf(transaction, replayed.orderId),
    };
    const placed = arrivingOrder(seed, now());
    // Skips orders with nothing to ship, such as a bank charge.
    if (placed === null) return { nextPosition: position + 1, gapMs: null };
    const { stage, order, detail, country, postcode, shippingMethod, workflows, boxesSaved } = placed;
    await receiveOrder(transaction, {
      stage,
      order: { ...order, customerName: replayed.customerName },
      detail: { ...detail, timeline: detail.timeline.filter(({ event }) => event?.kind !== 'received') },
      country,
      // The source has none of these; invented to fit the country.
      postcode,
      shippingMethod,
      recipient: sampleRecipient({ ...seed, postcode }),
      workflowRuns: workflows,
      boxesSaved,
    });
    return {
      nextPosition: position + 1,
      gapMs: next === undefined ? Infinity : next.createdAt.getTime() - replayed.createdAt.getTime(),
    };
  });
}

async function linesOf(transaction: ShopTransaction, orderId: string): Promise<SeedLine[]> {
  const detail = await readOrderDetail(transaction, orderId);
  const items = detail?.lineItems.filter(({ isCancelled }) => !isCancelled) ?? [];
  return items.map(({ sku, name, quantity, price }) => ({ sku, name, quantity, price: price ?? 0 }));
}
