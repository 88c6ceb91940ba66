import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ChaosFaults } from './chaosFaults.ts';
import { countStock } from './chaosShop.ts';
import { compareLedgers } from './compareLedgers.ts';
import type { PlacedOrder } from './Ledgers.ts';
import { locationProviders, planLocations, type PlannedOrder } from './planDay.ts';
import { placeOrders, type PlacingPace } from './placeOrders.ts';
import { compareWebhooks, readLedgers, readOpenLocations } from './readLedgers.ts';
import { type ChaosPace, type ChaosWorld, startChaosWorld } from './startChaosWorld.ts';
import { troubleOrders } from './troubleOrders.ts';
import { startWork, untilQuiet } from './workShop.ts';

interface DayOptions {
  pace: Omit<ChaosPace, 'runBy'>;
  placing: PlacingPace;
  quietLimitMs: number;
  /** Causes faults while orders are placed; no faults if absent. */
  startFaults?: (world: ChaosWorld) => ChaosFaults;
}

/**
 * Plays a day against ten simulated 3PLs until nothing is pending: places orders, opens and closes locations, works with the app and makes
 * trouble at warehouses. Resolves to the three ledgers and a log of the day.
 */
export async function playDay(
  day: readonly PlannedOrder[],
  seed: string,
  { pace, placing, quietLimitMs, startFaults }: DayOptions,
) {
  const directory = mkdtempSync(join(tmpdir(), 'chaos-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const world = await startChaosWorld({ ...pace, runBy: locationProviders(seed) }, directory);
  onTestFinished(world.close);
  const stock = day.flatMap((order) => order.stock);
  await countStock(world, stock, new Date());
  const startedAt = performance.now();
  const faults = startFaults?.(world) ?? null;
  const placed = new Map<string, PlacedOrder>();
  const work = startWork(world, seed, placed);
  const troubles = troubleOrders(world);
  const onPlaced = (name: string, planned: PlannedOrder) => {
    work.onPlaced(name, planned);
    troubles.onPlaced(name, planned);
  };
  const changes = planLocations(seed, day.length);
  const placingAll = placeOrders(world, { planned: day, changes }, placed, placing, onPlaced);
  await (faults === null ? placingAll : Promise.race([placingAll, faults.failed]));
  await faults?.stop();
  await Promise.all([work.settled(), troubles.settled()]);
  const placedAt = performance.now();
  const found = await untilQuiet(world, { limitMs: quietLimitMs });
  await work.stop();
  const quietAt = performance.now();
  const ledgers = await readLedgers({ ...world, placed });
  return {
    world,
    faults,
    ledgers,
    changes,
    locations: await readOpenLocations(world),
    webhooks: await compareWebhooks(world),
    disagreements: compareLedgers(ledgers),
    placingMs: placedAt - startedAt,
    quietMs: quietAt - placedAt,
    said: [troubles.report(), work.report(), ...found],
  };
}
