import { smallSeed } from '@hub/api-client/mocks';
import { expect, test } from 'vitest';
import { startFaults } from '../testing/chaos/chaosFaults.ts';
import type { Ledgers } from '../testing/chaos/Ledgers.ts';
import { locationsAfter, pastOrders, planDay, type PlannedOrder } from '../testing/chaos/planDay.ts';
import { playDay } from '../testing/chaos/playDay.ts';

/** The same seed causes the same faults in the same order. */
const seed = process.env.CHAOS_SEED ?? '20261123';
const orders = Number(process.env.CHAOS_ORDERS ?? 300);
const clock = 60;
/** A long day is packed more slowly: reading every order would be most of the work. */
const packing = orders <= 150 ? 10 : 2;
/** A long day takes as long as its orders run, not as long as the processor needs. */
const mostUnderWay = Math.max(150, orders / 2);
/** From one fault to the next: a long day has more faults, but fewer per order. */
const gapMs = 1_000 * Math.max(1, Math.sqrt(orders / 150));
const quietLimitMs = 300_000 + orders * 200;
/** Disk size for a day's tables and log. */
const diskMegabytes = 400 + Math.ceil(orders / 5);

test(
  'orders of a bad day: store, engine and ten warehouses agree on each, through kill -9, a full disk and lost replies',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async ({ annotate }) => {
    const day = planDay(pastOrders(smallSeed, orders), seed);
    const { world, faults, ledgers, changes, webhooks, disagreements, ...played } = await playDay(day, seed, {
      pace: { clock, packing, diskMegabytes, takeOver: { heartbeatSeconds: 10, claimMs: 30_000 } },
      placing: { pauseMs: 100, mostUnderWay },
      quietLimitMs,
      startFaults: (started) => startFaults(started, seed, { gapMs, outageMs: 3_600_000 / clock / packing }),
    });
    const { placed } = ledgers;
    await annotate(
      [
        `${placed.size} orders in ${minutes(played.placingMs + played.quietMs)}, ${countSplit(ledgers)} of them at several 3PLs`,
        ...(faults?.figures() ?? []),
        `${disagreements.length} disagreements of store, engine and warehouses`,
        `${webhooks.lost.length} of ${webhooks.answered} webhooks lost`,
      ].join('; '),
      'figure',
    );
    const routes = Map.groupBy(day, ({ route }) => route);
    console.log(
      [
        ...(disagreements.length > 0 ? (faults?.report() ?? []) : []),
        ...(faults?.summary() ?? []),
        `${placed.size} orders in ${seconds(played.placingMs)}, quiet ${seconds(played.quietMs)} later.`,
        [...routes].map(([route, { length }]) => `${length} ${route}`).join(', '),
        `${countSplit(ledgers)} orders were at several 3PLs.`,
        storyCounts(day),
        `${webhooks.answered} webhooks were answered, and locations changed ${changes.length} times.`,
        ...played.said,
        `CHAOS_SEED=${seed} repeats it.`,
        ...disagreements.map(({ order, problem }) => `${order}: ${problem}`),
        ...[...new Set(disagreements.map(({ order }) => order))].map((order) => storyOf(order, ledgers)),
        ...(disagreements.length > 0 ? [world.log()] : []),
      ].join('\n'),
    );
    expect(world.crashes).toEqual([]);
    expect(webhooks.answered).toBeGreaterThan(placed.size);
    expect(webhooks.lost).toEqual([]);
    expect(played.locations).toEqual(locationsAfter(changes));
    expect(disagreements).toEqual([]);
  },
);

/** The engine's record of an order on which the ledgers disagree. */
function storyOf(order: string, { engine, warehouses }: Ledgers): string {
  const [entry] = engine.get(order) ?? [];
  const atWarehouses = (warehouses.get(order) ?? []).map(
    ({ reference, isCancelled, parcels }) =>
      `${reference}${isCancelled ? ', canceled' : ''}, shipped ${JSON.stringify(parcels)}`,
  );
  const timeline = entry?.timeline.map(({ kind }) => kind).join(', ');
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
