import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bundledSeed } from '@hub/api-client/mocks/node';
import { type Database, openEmbedded, openServer } from '@hub/database';
import { openTestServer } from '@hub/database/testing';
import { importOrders } from '@hub/engine/imports';
import { builtApp } from '../build.ts';
import type { Case } from '../Case.ts';
import { createBenchShop } from '../engine/fillShop.ts';
import { figureOf, cell, table } from '../figures.ts';
import { atMost, type Goal, goalTable } from '../goals.ts';

const root = join(import.meta.dirname, '../..');
const restMs = 10_000;

/** Imports the sample data, and measures `pnpm start` on it: time until it answers, and memory. */
export const firstRun: Case = {
  name: 'first run',
  title: 'Import and first run',
  async run({ rounds, isQuick, log }) {
    const imports: string[][] = [];
    const goals: Goal[] = [];
    for (const kind of ['PGlite', 'PostgreSQL'] as const) {
      const seconds: number[] = [];
      for (let round = 0; round < (isQuick ? 1 : Math.min(rounds, 3)); round++) seconds.push(await importYear(kind));
      log(`${kind}: ${seconds.map((each) => each.toFixed(1)).join(', ')} s`);
      imports.push([kind, cell(figureOf(seconds))]);
      goals.push(atMost(`import, ${kind}`, figureOf(seconds).median, 10, 's'));
    }
    const directory = await mkdtemp(join(tmpdir(), 'bench-first-'));
    try {
      const starts: string[][] = [];
      for (const name of ['first', 'second']) {
        const { seconds, megabytes, besideMegabytes } = await startDemo(directory);
        starts.push([name, seconds.toFixed(1), megabytes.toFixed(0), besideMegabytes.toFixed(0)]);
        goals.push(atMost(`memory of the server, ${name} start`, megabytes, 400, 'MB'));
      }
      return [
        goalTable(goals),
        'Seconds from the first byte of the file until the last order is stored: 541,909 lines, 25,900 orders, into an empty ' +
          'shop.',
        table(['database', 'import of the sample data, s'], imports),
        '`pnpm start` without the build, on PGlite. The first run imports the sample data in a separate process. Memory is ' +
          'the resident size, after stats of all orders and ten idle seconds.',
        table(['start', 'until the address is printed, s', 'memory, MB', 'memory of the simulated store, MB'], starts),
      ].join('\n\n');
    } finally {
      await rm(directory, { recursive: true });
    }
  },
};

async function importYear(kind: 'PGlite' | 'PostgreSQL'): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-import-'));
  const server = kind === 'PGlite' ? null : await openTestServer({ settings: { shared_buffers: '512MB' } });
  const database = server ? await openServer({ url: await server.newDatabase() }) : await openEmbedded({ directory });
  try {
    return await importInto(database);
  } finally {
    await database.close();
    await server?.close();
    await rm(directory, { recursive: true });
  }
}

async function importInto(database: Database): Promise<number> {
  const shopId = await createBenchShop(database, 'import.myshopify.com');
  const file = { name: 'orders.csv.gz', bytesTotal: null };
  const started = performance.now();
  const { status, ordersAdded, message } = await importOrders(database, shopId, file, {
    content: createReadStream(bundledSeed.path),
  });
  if (status !== 'done' || ordersAdded !== bundledSeed.orders)
    throw new Error(`The import ended ${status} with ${ordersAdded} orders: ${message}`);
  return (performance.now() - started) / 1000;
}

interface DemoStart {
  seconds: number;
  megabytes: number;
  /** Memory of its child processes. */
  besideMegabytes: number;
}

/** Starts the demo on a directory; returns the seconds until it answers and its idle memory. */
async function startDemo(directory: string): Promise<DemoStart> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const [, command = ''] = /&& node (.*)$/.exec(scripts.start) ?? [];
  const started = performance.now();
  const demo = spawn(process.execPath, command.split(' '), {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(directory, 'data'), WEB_BUILD: builtApp },
  });
  const exited = once(demo, 'exit');
  try {
    const address = await printedAddress(demo.stdout, exited);
    const seconds = (performance.now() - started) / 1000;
    const shopInfo = await fetch(new URL(`/shopInfo${address.search}`, address));
    const stats = await fetch(new URL('/stats?fix=all&search_by_filter=order_wise', address), {
      headers: { Authorization: shopInfo.headers.get('authorization') ?? '' },
    });
    if (!stats.ok) throw new Error(`Stats were answered with ${stats.status}.`);
    await sleep(restMs);
    const pid = String(demo.pid);
    return { seconds, megabytes: residentMegabytes('-p', pid), besideMegabytes: residentMegabytes('--ppid', pid) };
  } finally {
    demo.kill('SIGTERM');
    await exited;
  }
}

/** Total resident memory of the processes that this `ps` option selects. */
function residentMegabytes(selection: '-p' | '--ppid', pid: string): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', selection, pid], { encoding: 'utf8' });
  return stdout.split('\n').reduce((sum, line) => sum + Number(line), 0) / 1024;
}

async function printedAddress(output: NodeJS.ReadableStream, exited: Promise<unknown>): Promise<URL> {
  let printed = '';
  const found = new Promise<URL>((resolve) => {
    output.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const address = /http:\/\/\S+\/app\/dashboard\?\S+/.exec(printed)?.[0];
      if (address) resolve(new URL(address));
    });
  });
  const address = await Promise.race([found, exited]);
  if (!(address instanceof URL)) throw new Error(`It ended before it was ready:\n${printed}`);
  return address;
}
