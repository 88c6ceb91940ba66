import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallSeed } from '@hub/api-client/mocks';
import { expect, onTestFinished, test } from 'vitest';
import { startFaults } from '../testing/chaos/chaosFaults.ts';
import { compareLedgers } from '../testing/chaos/compareLedgers.ts';
import { countStock } from '../testing/chaos/chaosShop.ts';
import type { Ledgers, PlacedOrder } from '../testing/chaos/Ledgers.ts';
import { locationProviders, type PastLines, planDay, type PlannedOrder } from '../testing/chaos/planDay.ts';
import { placeOrders } from '../testing/chaos/placeOrders.ts';
import { compareWebhooks, readLedgers } from '../testing/chaos/readLedgers.ts';
import { startChaosWorld } from '../testing/chaos/startChaosWorld.ts';
import { troubleOrders } from '../testing/chaos/troubleOrders.ts';
import { startWork, untilQuiet } from '../testing/chaos/workShop.ts';

/** The same seed breaks the same things in the same order. */
const seed = process.env.CHAOS_SEED ?? '20261123';
const orders = Number(process.env.CHAOS_ORDERS ?? 300);
const clock = 60;
/** A long day is not packed as fast: what is read of each order would be the whole work. */
const packing = orders <= 150 ? 10 : 2;
/** A long day takes as long as its orders are under way, not as long as the processor needs for them. */
const mostUnderWay = Math.max(150, orders / 2);
/** From one fault to the next: a long day has more of them, not as many for each order. */
const gapMs = 1_000 * Math.max(1, Math.sqrt(orders / 150));
const quietLimitMs = 300_000 + orders * 200;
/** Of the disk: the tables of a day, and its log. */
const diskMegabytes = 400 + Math.ceil(orders / 5);

test(
  'orders of a bad day: store, engine and ten warehouses say the same of each, through kill -9, a full disk and lost replies',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async ({ annotate }) => {
    const directory = mkdtempSync(join(tmpdir(), 'chaos-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const takeOver = { heartbeatSeconds: 10, claimMs: 30_000 };
    const runBy = locationProviders(seed);
    const world = await startChaosWorld({ clock, packing, takeOver, diskMegabytes, runBy }, directory);
    onTestFinished(world.close);
    const day = planDay(pastOrders(orders), seed);
    await countStock(
      world,
      day.flatMap(({ stock }) => stock),
      new Date(),
    );
    const startedAt = performance.now();
    const faults = startFaults(world, seed, { gapMs, outageMs: 3_600_000 / clock / packing });
    const placed = new Map<string, PlacedOrder>();
    const work = startWork(world, seed, placed);
    const troubles = troubleOrders(world);
    const onPlaced = (name: string, planned: PlannedOrder) => {
      work.onPlaced(name, planned);
      troubles.onPlaced(name, planned);
    };
    const placing = placeOrders(world, day, placed, { pauseMs: 100, mostUnderWay }, onPlaced);
    await Promise.race([placing, faults.failed]);
    await faults.stop();
    await Promise.all([work.settled(), troubles.settled()]);
    const placedAt = performance.now();
    const found = await untilQuiet(world, { limitMs: quietLimitMs });
    await work.stop();
    const quietAt = performance.now();
    const ledgers = await readLedgers({ ...world, placed });
    const webhooks = await compareWebhooks(world);
    const disagreements = compareLedgers(ledgers);
    await annotate(
      [
        `${placed.size} orders in ${minutes(quietAt - startedAt)}, ${countSplit(ledgers)} of them at several 3PLs`,
        ...faults.figures(),
        `${disagreements.length} disagreements of store, engine and warehouses`,
        `${webhooks.lost.length} of ${webhooks.answered} webhooks lost`,
      ].join('; '),
      'figure',
    );
    const routes = Map.groupBy(day, ({ route }) => route);
    console.log(
      [
        ...(disagreements.length > 0 ? faults.report() : []),
        ...faults.summary(),
        `${placed.size} orders in ${seconds(placedAt - startedAt)}, quiet ${seconds(quietAt - placedAt)} later.`,
        [...routes].map(([route, { length }]) => `${length} ${route}`).join(', '),
        `${countSplit(ledgers)} orders were at several 3PLs.`,
        storyCounts(day),
        `${webhooks.answered} webhooks were answered.`,
        troubles.report(),
        work.report(),
        ...found,
        `CHAOS_SEED=${seed} repeats it.`,
        ...[...new Set(disagreements.map(({ order }) => order))].map((order) => storyOf(order, ledgers)),
        ...(disagreements.length > 0 ? [world.log()] : []),
      ].join('\n'),
    );
    expect(world.crashes).toEqual([]);
    expect(webhooks.answered).toBeGreaterThan(placed.size);
    expect(webhooks.lost).toEqual([]);
    expect(disagreements).toEqual([]);
  },
);

/** What the engine has to say of an order that the ledgers do not agree on. */
function storyOf(order: string, { engine, warehouses }: Ledgers): string {
  const [entry] = engine.get(order) ?? [];
  const atWarehouses = (warehouses.get(order) ?? []).map(
    ({ reference, isCancelled, parcels }) =>
      `${reference}${isCancelled ? ', canceled' : ''}, shipped ${JSON.stringify(parcels)}`,
  );
  const timeline = entry?.timeline.join(' / ');
  return `${order}: ${entry?.stage}; ${timeline}; here ${entry?.standing.join(', ')}; there ${atWarehouses.join(', ')}`;
}

function countSplit({ engine }: Ledgers): number {
  const providersOf = (references: readonly string[]) =>
    new Set(references.map((reference) => reference.split(' ')[0]));
  return [...engine.values()].filter(([entry]) => providersOf(entry?.references ?? []).size > 1).length;
}

function storyCounts(day: readonly PlannedOrder[]): string {
  const counts = Map.groupBy(day, ({ order }) => order.story ?? 'left alone');
  return `In the store: ${[...counts].map(([story, { length }]) => `${length} ${story}`).join(', ')}.`;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const minutes = (ms: number) => `${(ms / 60_000).toFixed(0)} min`;

/** Lines of real orders: one or two each, of goods only. */
function pastOrders(count: number): PastLines[] {
  const sold = smallSeed
    .map(({ lines }) =>
      lines.filter(({ sku, quantity, price }) => /^\d{5}/.test(sku) && quantity > 0 && price > 0).slice(0, 2),
    )
    .filter((lines) => lines.length > 0);
  return Array.from({ length: count }, (_none, index) => sold[index % sold.length] ?? []);
}
