import { setTimeout as sleep } from 'node:timers/promises';
import { sendWebhooks } from '../../apps/server/src/testing/load/sendWebhooks.ts';
import { untilWorked } from '../../apps/server/src/testing/load/untilWorked.ts';
import type { Bench, Case } from '../Case.ts';
import { rounded, table } from '../figures.ts';
import { type Goal, goalTable } from '../goals.ts';
import { turnsOf } from '../load/fillLoadShops.ts';
import { floorsOf, isFlat, type MemoryPoint, slopePerHour } from '../load/memoryOverTime.ts';
import { openLoadWorld } from '../load/openLoadWorld.ts';
import { memoryParts, readServerMemory, type ServerMemory } from '../load/readServerMemory.ts';
import { type AtEnd, withCleanUp } from '../withCleanUp.ts';

const wholeSeconds = 3_600;
const quickSeconds = 60;
/** Low, so the hour can run beside other work. Memory doesn't depend on how busy the machine is. */
const ordersPerSecond = 30;
const lookMs = 2_000;
/** Parts of the run. Their minimums are compared, because each part includes a full garbage collection. */
const windows = 12;
/** Parts of the run during which the server warms up. */
const warmWindows = 2;

/** Allowed growth in an hour, in megabytes. */
const limits: Readonly<Record<keyof ServerMemory, number>> = { live: 10, resident: 60 };

/** Whether the memory of one server under a small load grows within an hour. */
export const hour: Case = {
  name: 'hour',
  title: 'Memory of a server over an hour',
  standsAlone: true,
  isOneRun: true,
  run: (bench) => withCleanUp((atEnd) => measure(bench, atEnd)),
};

async function measure({ isQuick, seconds: givenSeconds, log }: Bench, atEnd: AtEnd): Promise<string> {
  const seconds = givenSeconds ?? (isQuick ? quickSeconds : wholeSeconds);
  const { database, shops, startServer, browseAll } = await openLoadWorld({ isQuick: true, log, atEnd });
  const server = await startServer('only');
  const ports = () => [server.port];
  const lookers = shops.map((shop) => ({ ...shop, browsers: 1 }));
  const domains = turnsOf(shops);
  const looks: { second: number; memory: ServerMemory }[] = [];
  const startedAt = performance.now();
  const ending = new AbortController();
  const looking = (async () => {
    while (!ending.signal.aborted) {
      const memory = await readServerMemory(server.port);
      looks.push({ second: (performance.now() - startedAt) / 1_000, memory });
      await sleep(lookMs);
    }
  })();
  const load = {
    domains,
    firstOrderId: 63_000_000_000_000,
    perSecond: ordersPerSecond,
    seconds,
    ports,
    retryMs: 10_000,
  };
  log(`one server, ${seconds} s`);
  const [sent, browsed] = await Promise.all([sendWebhooks(load), browseAll(lookers, ports, seconds)]);
  ending.abort();
  await looking;
  const left = await untilWorked(database, 300_000);
  if (sent.accepted.size < sent.sent.size)
    throw new Error(`${sent.accepted.size} of ${sent.sent.size} webhooks were taken.`);
  if (left > 0) throw new Error(`${left} jobs are left.`);
  const calls = browsed.reduce((sum, { answered }) => sum + answered.length, 0);
  const floors = memoryParts.map((part) => ({ part, points: floorsIn(looks, part, seconds) }));
  return [
    `One server receives ${ordersPerSecond} webhooks for new orders a second from ten shops for ${seconds} s, and ` +
      `${shops.length} clients read dashboards, lists and orders: ${sent.accepted.size.toLocaleString('en')} webhooks and ` +
      `${calls.toLocaleString('en')} calls. Memory is sampled every ${lookMs / 1_000} s. The minimum of each ` +
      `${rounded(seconds / windows / 60)} minutes is compared, because memory grows until garbage collection. "In use" is the ` +
      'memory of JavaScript and its buffers. The process has more, because V8 decides when to return memory.',
    goalTable(floors.map(({ part, points }) => goalOf(part, points.slice(warmWindows)))),
    table(
      [
        'Minimum of each part of the run, MB',
        ...(floors[0]?.points ?? []).map(({ second }) => `${Math.round(second / 60)} min`),
      ],
      floors.map(({ part, points }) => [names[part], ...points.map(({ megabytes }) => rounded(megabytes))]),
    ),
  ].join('\n\n');
}

const names: Readonly<Record<keyof ServerMemory, string>> = { live: 'in use', resident: 'of the process' };

type Looks = readonly { second: number; memory: ServerMemory }[];

function floorsIn(looks: Looks, part: keyof ServerMemory, seconds: number): readonly MemoryPoint[] {
  const points = looks.map(({ second, memory }) => ({ second, megabytes: memory[part] }));
  return floorsOf(
    points.filter(({ second }) => second < seconds),
    seconds / windows,
  );
}

function goalOf(part: keyof ServerMemory, points: readonly MemoryPoint[]): Goal {
  const slope = slopePerHour(points);
  return {
    what: `growth of memory ${names[part]} in an hour`,
    measured: slope === null ? '-' : `${rounded(slope.perHour)} ± ${rounded(slope.uncertainty)} MB`,
    goal: `${limits[part]} MB`,
    isMet: slope && isFlat(slope, limits[part]),
  };
}
