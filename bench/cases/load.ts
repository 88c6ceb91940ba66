import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { type Database, openServer, parseKeyRing } from '@hub/database';
import { openTestServer } from '@hub/database/testing';
import { createTokens } from '../../apps/server/src/api/tokens.ts';
import { aTempBuild } from '../../apps/server/src/processFixtures.ts';
import { findLosses } from '../../apps/server/src/testing/load/findLosses.ts';
import { type LoadServer, startLoadServer } from '../../apps/server/src/testing/load/loadServer.ts';
import { type SentWebhooks, sendWebhooks } from '../../apps/server/src/testing/load/sendWebhooks.ts';
import { countBacklog, untilWorked } from '../../apps/server/src/testing/load/untilWorked.ts';
import { tokenKeys } from '../../apps/server/src/tokenKeys.ts';
import type { Bench, Case } from '../Case.ts';
import { percentile, rounded, table } from '../figures.ts';
import { browse, type Browsed } from '../load/browse.ts';
import { fillLoadShops, loadOfAll, turnsOf } from '../load/fillLoadShops.ts';
import type { LoadShop } from '../load/LoadShop.ts';
import { floorsOf, type MemoryPoint, slopePerHour } from '../load/memoryOverTime.ts';
import { watchMemory } from '../load/watchMemory.ts';

const wholeSeconds = 600;
const quickSeconds = 60;
/** The platform waits so long before it sends again what was not taken. */
const retryMs = 10_000;
/** A server that is warm, of which the floors of so many seconds are compared. */
const warmSeconds = 120;
const windowSeconds = 20;
/** More than this in an hour is a leak. */
const flatMegabytes = 60;
const secretsKey = `load:${Buffer.alloc(32, 9).toString('base64')}`;

/** Two servers on one PostgreSQL under the load of ten shops, one of which is stopped in the middle. */
export const load: Case = {
  name: 'load',
  title: 'Two servers under load',
  standsAlone: true,
  async run(bench) {
    const cleanUp: (() => unknown)[] = [];
    try {
      return await measure(bench, (end) => cleanUp.push(end));
    } finally {
      for (const end of cleanUp.toReversed()) await end();
    }
  },
};

async function measure({ isQuick, seconds: told, log }: Bench, atEnd: (end: () => unknown) => void): Promise<string> {
  const seconds = told ?? (isQuick ? quickSeconds : wholeSeconds);
  const { directory, remove } = await aTempBuild();
  atEnd(remove);
  const logs = await mkdtemp(join(tmpdir(), 'bench-load-'));
  atEnd(() => rm(logs, { recursive: true }));
  // It waits for the disk, as one in production does.
  const settings = { fsync: 'on', shared_buffers: '512MB', max_connections: '100' };
  const postgres = await openTestServer({ settings });
  atEnd(() => postgres.close());
  const databaseUrl = await postgres.newDatabase();
  const database = await openServer({ url: databaseUrl, connections: 2 });
  atEnd(() => database.close());
  const keyRing = parseKeyRing(secretsKey);
  log('filling ten shops');
  const shops = await fillLoadShops(database, keyRing, { isQuick, log });
  const stores = new Worker(new URL('../load/storeThread.ts', import.meta.url));
  atEnd(() => stores.terminate());
  const [storeOrigin] = (await once(stores, 'message')) as [string];
  const start = async (name: string) => {
    const logFile = join(logs, `${name}.log`);
    const server = await startLoadServer({ databaseUrl, secretsKey, storeOrigin, directory, logFile });
    atEnd(server.kill);
    return server;
  };
  const servers: [LoadServer, LoadServer] = [await start('first'), await start('second')];
  const ports = () => servers.map(({ port }) => port);
  const tokens = createTokens(tokenKeys(keyRing));
  const browseAll = (some: readonly LoadShop[], forSeconds: number) =>
    Promise.all(
      some.map(async (shop) => {
        const authorization = await tokens.issue({ shopId: shop.shopId, staffId: '1' });
        return browse({ shop, authorization, ports, seconds: forSeconds });
      }),
    );
  const send = (some: readonly LoadShop[], forSeconds: number, firstOrderId: number) => {
    const domains = turnsOf(some);
    return sendWebhooks({ domains, firstOrderId, perSecond: domains.length, seconds: forSeconds, ports, retryMs });
  };
  const [, ...small] = shops;
  log('warming up');
  const warmUp = await send(shops, 5, 60_000_000_000_000);
  await Promise.all([browseAll(shops, 5), untilWorked(database, 60_000)]);

  const aloneSeconds = Math.ceil(seconds / 3);
  log(`the small shops alone, ${aloneSeconds} s`);
  const [alone, early] = await Promise.all([
    browseAll(small, aloneSeconds),
    send(small, aloneSeconds, 61_000_000_000_000),
  ]);
  await untilWorked(database, 60_000);

  log(`all of them, ${seconds} s`);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const memory = watchMemory(() => ({
    'the one that stays': servers[0].pid,
    'the one that is stopped': servers[1].pid,
  }));
  atEnd(memory.stop);
  const stopping = stopInTheMiddle(servers, { afterMs: (seconds * 1_000) / 2, restart: () => start('second again') });
  const startedAt = performance.now();
  const sending = send(shops, seconds, 62_000_000_000_000).then((sent) => ({
    sent,
    tookMs: performance.now() - startedAt,
  }));
  const [{ sent, tookMs }, beside, stopped] = await Promise.all([sending, browseAll(shops, seconds), stopping]);
  memory.stop();
  delay.disable();
  const backlog = await countBacklog(database);
  log(`${backlog} jobs are left`);
  const workedFrom = performance.now();
  const left = await untilWorked(database, Math.max(300_000, seconds * 12_000));
  const emptyMs = performance.now() - workedFrom;
  if (left > 0) throw new Error(`${left} jobs are left ${rounded(emptyMs / 1_000)} s after the last webhook.`);
  await noneLost(database, shops, [warmUp, early, sent]);

  const sizes = shops.map(({ orders }) => orders.toLocaleString('en'));
  return [
    `${loadOfAll.perSecond} signed webhooks of new orders a second for ${seconds} s, at a constant rate whatever is answered, and ` +
      `${loadOfAll.browsers} clients that ask for counts, what needs attention, lists and orders, a call a second each; two servers ` +
      `on one PostgreSQL that waits for its disk, all on this machine with stores and senders. Ten shops of ${sizes.join(', ')} ` +
      'orders; each small one has three clients and three webhooks a second. Times count from when a call was due. In the middle ' +
      `one server is stopped by SIGTERM and started again; what it does not take is sent again ${retryMs / 1_000} s later.`,
    webhookTable({ sent, tookMs, seconds, backlog, emptyMs, stopped, senderMs: delay.percentile(99) / 1e6 }),
    shopTable(alone, beside),
    memoryTable(memory.points, isQuick),
  ].join('\n\n');
}

interface Stopped {
  /** From SIGTERM to the end of the process. */
  stopMs: number;
  startMs: number;
}

async function stopInTheMiddle(
  servers: LoadServer[],
  { afterMs, restart }: { afterMs: number; restart: () => Promise<LoadServer> },
): Promise<Stopped> {
  await sleep(afterMs);
  const from = performance.now();
  const code = await servers[1]?.stop();
  const stoppedAt = performance.now();
  if (code !== 0) throw new Error(`The server that was stopped ended with ${code}.`);
  servers[1] = await restart();
  return { stopMs: stoppedAt - from, startMs: performance.now() - stoppedAt };
}

/** Throws unless each webhook was taken, and its order is there once. */
async function noneLost(database: Database, shops: readonly LoadShop[], runs: readonly SentWebhooks[]): Promise<void> {
  const sent = new Map(runs.flatMap((run) => [...run.sent]));
  const accepted = runs.reduce((sum, run) => sum + run.accepted.size, 0);
  const shopIds = new Map(shops.map(({ domain, shopId }) => [domain, shopId]));
  const losses = await findLosses(database, { sent, shopIds });
  if (accepted < sent.size || losses.length > 0)
    throw new Error([`${accepted} of ${sent.size} webhooks were taken.`, ...losses.slice(0, 20)].join('\n'));
}

interface WebhookFigures {
  sent: SentWebhooks;
  tookMs: number;
  seconds: number;
  backlog: number;
  emptyMs: number;
  senderMs: number;
  stopped: Stopped;
}

function webhookTable(figures: WebhookFigures): string {
  const { sent, tookMs, seconds, backlog, emptyMs, senderMs, stopped } = figures;
  const { replyMs, refused, unanswered } = sent;
  const at = (part: number) => `${rounded(percentile(replyMs, part))} ms`;
  const count = (value: number) => value.toLocaleString('en');
  return table(
    ['Webhooks', 'Measured', 'Goal'],
    [
      ['taken, of those sent', `${count(sent.accepted.size)} of ${count(sent.sent.size)}`, 'all'],
      ['taken a second', rounded(sent.accepted.size / Math.max(seconds, tookMs / 1_000)), String(loadOfAll.perSecond)],
      ['reply, p50', at(0.5), ''],
      ['reply, p99', at(0.99), ''],
      ['reply, longest', at(1), '5,000 ms'],
      ['answered with another status than 200', count([...refused.values()].reduce((sum, each) => sum + each, 0)), '0'],
      ['not answered, while a server was stopped', count(unanswered), ''],
      ['orders that are missing, or there twice', '0', '0'],
      ['jobs left at the end', count(backlog), ''],
      ['until none was left', `${rounded(emptyMs / 1_000)} s`, ''],
      ['SIGTERM to the end of the process', `${rounded(stopped.stopMs / 1_000)} s`, '10 s'],
      ['start of the next one', `${rounded(stopped.startMs / 1_000)} s`, ''],
      ['delay of the sender itself, p99', `${rounded(senderMs)} ms`, ''],
    ],
  );
}

function shopTable(alone: readonly Browsed[], beside: readonly Browsed[]): string {
  const rows = beside.map(({ shop, times, failed }) => {
    const before = alone.find(({ shop: { shopId } }) => shopId === shop.shopId)?.times;
    const p99 = percentile(times, 0.99);
    const p99Alone = before && percentile(before, 0.99);
    return [
      shop.orders.toLocaleString('en'),
      rounded(percentile(times, 0.5)),
      p99Alone === undefined ? '-' : rounded(p99Alone),
      rounded(p99),
      p99Alone === undefined ? '-' : `${(p99 / p99Alone).toFixed(1)} x`,
      `${failed} of ${times.length + failed}`,
    ];
  });
  const head = [
    'Calls of a shop of … orders',
    'p50, ms',
    'p99 without the big shop',
    'p99 beside it',
    'goal 2.0 x',
    'failed',
  ];
  return table(head, rows);
}

function memoryTable(points: ReadonlyMap<string, readonly MemoryPoint[]>, isQuick: boolean): string {
  const rows = [...points].map(([name, all]) => {
    const warm = all.filter(({ second }) => second >= warmSeconds);
    // The second one is another process from the middle on.
    const slope = name === 'the one that stays' && !isQuick ? slopePerHour(floorsOf(warm, windowSeconds)) : null;
    const sorted = all.map(({ megabytes }) => megabytes).toSorted((a, b) => a - b);
    return [
      name,
      `${rounded(percentile(sorted, 0.5))} MB`,
      `${rounded(sorted.at(-1) ?? Number.NaN)} MB`,
      slope === null ? '-' : `${rounded(slope)} MB`,
      `${flatMegabytes} MB`,
    ];
  });
  return table(['Memory of a server', 'median', 'most', 'gained in an hour', 'goal'], rows);
}
