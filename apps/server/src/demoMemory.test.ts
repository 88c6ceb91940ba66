import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tabs } from '@hub/domain/orders';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aTempBuild, openShop, sandboxPort, type ServerProcess, startProcess } from './processFixtures.ts';

let directory: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ directory, remove } = await aTempBuild());
});
afterAll(() => remove());

/** The goal is 400; on a busy machine 406 were measured, where memory is given back later. */
const limitMb = 430;
const ordersOfTheYear = 25_900;
const restMs = 10_000;

const filters = { period: 'all', searchMode: 'order_wise', search: '', startDate: null, endDate: null } as const;

/** The flags of node in `pnpm start`. */
async function startFlags(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  const flags = / && node (.*) apps\/server\/src\/main\.ts start$/.exec(scripts.start)?.[1];
  if (flags === undefined) throw new Error(`start is "${scripts.start}".`);
  return flags.split(' ');
}

/** Resident memory, as the system counts it. */
function residentMb({ process: { pid } }: ServerProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** After it has answered stats and a list of everything, and then nothing for ten seconds. */
async function memoryAtRest(started: ServerProcess): Promise<number> {
  const client = await openShop(await sandboxPort(started));
  expect((await client.orders.getStats(filters)).openOrders).toBeGreaterThan(0);
  const { orders } = await client.orders.listAllOrders({ tab: tabs.all, filters });
  expect(orders.length).toBeGreaterThanOrEqual(ordersOfTheYear);
  await sleep(restMs);
  return residentMb(started);
}

test(
  `the demo with the year takes at most ${limitMb} MB, after its first run and after a restart`,
  { tags: 'long', timeout: 600_000 },
  async () => {
    const data = await mkdtemp(join(tmpdir(), 'demo-memory-'));
    onTestFinished(() => rm(data, { recursive: true, force: true }));
    const flags = await startFlags();
    const start = () => {
      const started = startProcess(directory, ['start'], { DATA_DIR: join(data, 'data') }, flags);
      onTestFinished(started.kill);
      return started;
    };
    const first = start();
    const afterImport = await memoryAtRest(first);
    first.process.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const afterRestart = await memoryAtRest(start());
    console.log(`MB: ${afterImport.toFixed(0)} after the import, ${afterRestart.toFixed(0)} after a restart`);
    expect(Math.max(afterImport, afterRestart)).toBeLessThanOrEqual(limitMb);
  },
);
