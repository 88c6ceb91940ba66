import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@hub/database';
import { findLosses } from '../../apps/server/src/testing/load/findLosses.ts';
import type { LoadServer } from '../../apps/server/src/testing/load/loadServer.ts';
import { type SentWebhooks, sendWebhooks } from '../../apps/server/src/testing/load/sendWebhooks.ts';
import { countBacklog, untilWorked } from '../../apps/server/src/testing/load/untilWorked.ts';
import type { Bench, Case } from '../Case.ts';
import { percentile, rounded, table } from '../figures.ts';
import type { Browsed } from '../load/browse.ts';
import { linesOfACopy, totalLoad, turnsOf } from '../load/fillLoadShops.ts';
import type { LoadShop } from '../load/LoadShop.ts';
import { type Goal, goalTable } from '../goals.ts';
import type { MemoryPoint } from '../load/memoryOverTime.ts';
import { openLoadWorld } from '../load/openLoadWorld.ts';
import { watchMemory } from '../load/watchMemory.ts';
import { type AtEnd, withCleanUp } from '../withCleanUp.ts';

const wholeSeconds = 600;
const quickSeconds = 60;
/** Ms after which the store sends a rejected webhook again. */
const retryMs = 10_000;
/** Ms until a new server is as fast as before. */
const warmUpMs = 20_000;

/** Two servers share one PostgreSQL under the load of ten shops. One server is stopped halfway. */
export const load: Case = {
  name: 'load',
  title: 'Two servers under load',
  standsAlone: true,
  isOneRun: true,
  run: (bench) => withCleanUp((atEnd) => measure(bench, atEnd)),
};

async function measure({ isQuick, seconds: givenSeconds, log }: Bench, atEnd: AtEnd): Promise<string> {
  const seconds = givenSeconds ?? (isQuick ? quickSeconds : wholeSeconds);
  const world = await openLoadWorld({ isQuick, log, atEnd });
  const { database, shops, fillSeconds } = world;
  const servers: [LoadServer, LoadServer] = [await world.startServer('first'), await world.startServer('second')];
  const ports = () => servers.map(({ port }) => port);
  const browseAll = (some: readonly LoadShop[], forSeconds: number) => world.browseAll(some, ports, forSeconds);
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
    'the server that keeps running': servers[0].pid,
    'the server that is restarted': servers[1].pid,
  }));
  atEnd(memory.stop);
  const stopping = stopInTheMiddle(servers, {
    afterMs: (seconds * 1_000) / 2,
    restart: () => world.startServer('second again'),
  });
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
  await checkNoneLost(database, shops, [warmUp, early, sent]);

  const sizes = shops.map(({ orders }) => orders.toLocaleString('en'));
  const webhooks = { sent, tookMs, seconds, backlog, emptyMs, stopped, senderMs: delay.percentile(99) / 1e6 };
  const copied = isQuick
    ? ''
    : ` Apart from one year of the big shop, its orders have ${linesOfACopy} line items each.`;
  return [
    `The senders send ${totalLoad.perSecond} signed webhooks for new orders a second for ${seconds} s, at a constant rate ` +
      `regardless of the replies. ${totalLoad.browsers} clients each make one call a second for counts, attention, lists or orders. ` +
      'Two servers share one PostgreSQL with fsync on; stores and senders run on the same machine. Ten shops have ' +
      `${sizes.join(', ')} orders, filled in ${fillSeconds} s.${copied} Each small shop has three clients and three webhooks a ` +
      'second. Times start when a call is due. Halfway, one server gets SIGTERM and is started again. Calls that get no ' +
      'connection go to the other server, as with a load balancer; if that fails too, they are sent again ' +
      `${retryMs / 1_000} s later.`,
    goalTable([...webhookGoals(webhooks), ...shopGoals(alone, beside)]),
    webhookTable(webhooks),
    shopTable(alone, beside, calmOf(stopped)),
    memoryTable(memory.points),
  ].join('\n\n');
}

interface Stopped {
  /** Ms since the start of the run. */
  fromMs: number;
  /** Ms from SIGTERM until the process exits. */
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
  return { fromMs: afterMs, stopMs: stoppedAt - from, startMs: performance.now() - stoppedAt };
}

/** Whether both servers were running at a time since the start, and neither had just started. */
const calmOf =
  ({ fromMs, stopMs, startMs }: Stopped) =>
  (ms: number) =>
    ms < fromMs || ms > fromMs + stopMs + startMs + warmUpMs;

/** Throws unless every webhook was accepted and its order exists once. */
async function checkNoneLost(
  database: Database,
  shops: readonly LoadShop[],
  runs: readonly SentWebhooks[],
): Promise<void> {
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

/** Replies pending at the end count for the next second. */
const rateTolerance = 0.99;
const longestReplyMs = 5_000;
const longestStopMs = 10_000;
const mostBesideAlone = 2;

const count = (value: number) => value.toLocaleString('en');
const takenPerSecond = ({ sent, tookMs, seconds }: WebhookFigures) =>
  sent.accepted.size / Math.max(seconds, tookMs / 1_000);
const refusedOf = ({ sent }: WebhookFigures) => [...sent.refused.values()].reduce((sum, each) => sum + each, 0);

function webhookGoals(figures: WebhookFigures): readonly Goal[] {
  const { sent, stopped } = figures;
  const longest = percentile(sent.replyMs, 1);
  const { perSecond } = totalLoad;
  return [
    {
      what: 'webhooks accepted a second',
      measured: rounded(takenPerSecond(figures)),
      goal: `${perSecond}, less 1 %`,
      isMet: takenPerSecond(figures) >= perSecond * rateTolerance,
    },
    // A run with lost or doubled orders throws.
    { what: 'orders lost or doubled', measured: '0', goal: '0', isMet: true },
    {
      what: 'longest reply to a webhook',
      measured: `${rounded(longest)} ms`,
      goal: `${count(longestReplyMs)} ms`,
      isMet: longest <= longestReplyMs,
    },
    {
      what: 'webhooks answered with a status other than 200',
      measured: count(refusedOf(figures)),
      goal: '0',
      isMet: refusedOf(figures) === 0,
    },
    {
      what: 'SIGTERM to the end of the process',
      measured: `${rounded(stopped.stopMs / 1_000)} s`,
      goal: `${longestStopMs / 1_000} s`,
      isMet: stopped.stopMs <= longestStopMs,
    },
  ];
}

function webhookTable(figures: WebhookFigures): string {
  const { sent, backlog, emptyMs, senderMs, stopped } = figures;
  const { replyMs, slowestDueMs, refused, unanswered, passedOn } = sent;
  const at = (part: number) => `${rounded(percentile(replyMs, part))} ms`;
  return table(
    ['Webhooks', 'Measured'],
    [
      ['accepted, of those sent', `${count(sent.accepted.size)} of ${count(sent.sent.size)}`],
      ['reply, p50', at(0.5)],
      ['reply, p99', at(0.99)],
      ['reply, longest', at(1)],
      ['SIGTERM until that slowest reply was due', `${rounded((slowestDueMs - stopped.fromMs) / 1_000)} s`],
      ['sent to the other server, because one took no connection', count(passedOn)],
      ['aborted without a reply', count(unanswered)],
      ['refused, by status', [...refused].map(([status, times]) => `${status}: ${count(times)}`).join(', ') || '0'],
      ['jobs waiting at the end', count(backlog)],
      ['until all jobs were done', `${rounded(emptyMs / 1_000)} s`],
      ['start of the next server', `${rounded(stopped.startMs / 1_000)} s`],
      ['delay of the sender itself, p99', `${rounded(senderMs)} ms`],
    ],
  );
}

interface ShopFigures extends Browsed {
  p50: number;
  p99: number;
  /** `null` for the big shop, which never runs alone. */
  p99Alone: number | null;
}

const timesOf = ({ answered }: Browsed, isCounted: (dueMs: number) => boolean = () => true) =>
  answered
    .filter(({ dueMs }) => isCounted(dueMs))
    .map(({ tookMs }) => tookMs)
    .toSorted((a, b) => a - b);

function shopFigures(alone: readonly Browsed[], beside: readonly Browsed[]): readonly ShopFigures[] {
  return beside.map((browsed) => {
    const before = alone.find(({ shop: { shopId } }) => shopId === browsed.shop.shopId);
    const times = timesOf(browsed);
    return {
      ...browsed,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      p99Alone: before === undefined ? null : percentile(timesOf(before), 0.99),
    };
  });
}

function shopGoals(alone: readonly Browsed[], beside: readonly Browsed[]): readonly Goal[] {
  const figures = shopFigures(alone, beside);
  const ratios = figures.flatMap(({ p99, p99Alone }) => (p99Alone === null ? [] : [p99 / p99Alone]));
  const worst = Math.max(...ratios);
  const failed = figures.reduce((sum, each) => sum + each.failed, 0);
  return [
    {
      what: 'p99 of a small shop with the big one active, worst of nine',
      measured: `${worst.toFixed(1)} x alone`,
      goal: `${mostBesideAlone} x`,
      isMet: worst < mostBesideAlone,
    },
    { what: 'failed calls', measured: count(failed), goal: '0', isMet: failed === 0 },
  ];
}

function shopTable(alone: readonly Browsed[], beside: readonly Browsed[], isCalm: (dueMs: number) => boolean): string {
  const rows = shopFigures(alone, beside).map((figures) => [
    count(figures.shop.orders),
    rounded(figures.p50),
    figures.p99Alone === null ? '-' : rounded(figures.p99Alone),
    rounded(figures.p99),
    figures.p99Alone === null ? '-' : `${(figures.p99 / figures.p99Alone).toFixed(1)} x`,
    rounded(percentile(timesOf(figures, isCalm), 0.99)),
    `${figures.failed} of ${figures.answered.length + figures.failed}`,
  ]);
  const head = [
    'Calls of a shop with … orders',
    'p50, ms',
    'p99 without the big shop',
    'p99 with it',
    'ratio',
    'p99 with it, without the restart',
    'failed',
  ];
  return table(head, rows);
}

type Memory = ReadonlyMap<string, readonly MemoryPoint[]>;

function memoryTable(points: Memory): string {
  const rows = [...points].map(([name, all]) => {
    const sorted = all.map(({ megabytes }) => megabytes).toSorted((a, b) => a - b);
    return [name, `${rounded(percentile(sorted, 0.5))} MB`, `${rounded(sorted.at(-1) ?? Number.NaN)} MB`];
  });
  return table(['Memory of a server', 'median', 'maximum'], rows);
}
