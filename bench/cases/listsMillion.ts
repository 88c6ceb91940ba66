import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openServer } from '@hub/database';
import { foldOrderCounts } from '@hub/database/orders';
import { openTestServer } from '@hub/database/testing';
import type { Page } from 'playwright';
import { demoOrdersCsv } from '../../e2e/demoOrders.ts';
import { type RunningServer, startServer } from '../../e2e/startServer.ts';
import { viewport } from '../browsers.ts';
import { buildApp, builtApp } from '../build.ts';
import type { Bench, Case } from '../Case.ts';
import { run } from '../engine/fillShop.ts';
import { createWaitUntilQuiet } from '../waitUntilQuiet.ts';
import { waitUntilIdle } from '../contenders.ts';
import { atMost, goalTable } from '../goals.ts';
import { cell, figureOf, percentile, rounded, table } from '../figures.ts';
import { watchBlanks } from '../pages/watchBlanks.ts';
import { type AtEnd, withCleanUp } from '../withCleanUp.ts';

const copies = 25_000;
const ordersOfACopy = 40;
const orders = copies * ordersOfACopy;
const secretsKey = `bench:${Buffer.alloc(32, 9).toString('base64')}`;

/** All Orders of a shop with a million orders, on the engine and a PostgreSQL server over loopback. */
export const listsMillion: Case = {
  name: 'lists-million',
  title: 'A list of a million orders',
  standsAlone: true,
  run: (bench) => withCleanUp(async (atEnd) => measure(bench, await aServer(bench, atEnd))),
};

/** Starts the demo with a few orders on a PostgreSQL server and copies them. */
async function aServer({ log }: Bench, atEnd: AtEnd): Promise<RunningServer> {
  log('building the app');
  await buildApp();
  const postgres = await openTestServer({ settings: { shared_buffers: '512MB' } });
  atEnd(() => postgres.close());
  const url = await postgres.newDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'bench-million-'));
  atEnd(() => rm(directory, { recursive: true }));
  const file = join(directory, 'orders.csv');
  await writeFile(file, demoOrdersCsv({ count: ordersOfACopy, unitPrice: 2.55, country: 'United Kingdom' }));
  const server = await startServer(['--demo', '--speed', '0', '--orders', file], {
    DATABASE_URL: url,
    SECRETS_KEY: secretsKey,
    WEB_BUILD: builtApp,
  });
  atEnd(server.stop);
  const database = await openServer({ url, connections: 1 });
  atEnd(() => database.close());
  log(`adding ${orders.toLocaleString('en')} orders`);
  await addOrders(database);
  return server;
}

/** Adds orders without line items, because this case reads none. Each copy is older by its length. */
async function addOrders(database: Database): Promise<void> {
  await run(
    database,
    `INSERT INTO orders (shop_id, order_id, row_id, name, customer_name, country, stage, fulfillment_status, created_at,
        closed_at, cancelled_at, batched_at, shipped_at, three_pl_status, back_order_state, error, error_message,
        error_type, workflow_runs, boxes_saved)
      SELECT shop_id, order_id + copy * 100000, row_id + copy * 100000, name || '-' || copy, customer_name, country, stage,
        fulfillment_status, created_at - copy * interval '${ordersOfACopy} minutes', closed_at, cancelled_at, batched_at,
        shipped_at, three_pl_status, back_order_state, error, error_message, error_type, workflow_runs, boxes_saved
      FROM orders CROSS JOIN generate_series(1::bigint, ${copies - 1}) AS copy`,
  );
  const { rows } = await database.executeSql('SELECT shop_id::int AS shop FROM orders LIMIT 1', []);
  await database.inShop(Number(rows[0]?.shop), foldOrderCounts);
  await run(database, 'ANALYZE');
}

/** Ms from choosing the list: until its first rows are painted, until the request is sent, and until the reply arrives. */
interface FirstRows {
  painted: number;
  asked: number;
  replied: number;
}

interface Opened {
  app: FirstRows;
  /** The same for plain elements. */
  floor: FirstRows;
}

interface Scrolled {
  frames: number;
  blankFrames: number;
  /** Longest run of frames with a missing row. */
  longestBlank: number;
  /** Frames after each jump until all visible rows are there. */
  jumps: number[];
  /** Ms until all visible rows are there. */
  jumpMs: number[];
}

async function measure(bench: Bench, { address }: RunningServer): Promise<string> {
  const opened: Opened[] = [];
  const scrolled: Scrolled[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    bench.log(`a million: round ${round + 1}`);
    for (let again = 0; again < (bench.isQuick ? 3 : 5); again += 1)
      opened.push(await bench.browsers.visit(({ page }) => open(page, address), { withoutBench: true }));
    scrolled.push(
      await bench.browsers.visit(({ page }) => scroll(page, address, bench.isQuick), {
        paced: true,
        withoutBench: true,
      }),
    );
  }
  const figure = (of: (one: Opened) => number) => figureOf(opened.map(of));
  const floor = figure((one) => one.floor.painted);
  const sum = (of: (one: Scrolled) => number) => scrolled.reduce((total, one) => total + of(one), 0);
  const ascending = (of: (one: Scrolled) => readonly number[]) => scrolled.flatMap(of).toSorted((a, b) => a - b);
  const spread = (values: readonly number[]) =>
    [0.5, 0.95, 1].map((part) => rounded(percentile(values, part))).join(' / ');
  const longestBlank = Math.max(...scrolled.map((one) => one.longestBlank));
  return [
    `All Orders with ${orders.toLocaleString('en')} orders, from the engine on PostgreSQL over loopback. "First rows": from ` +
      'choosing a period in an open list until the rows of the new list are painted, including the server. ' +
      '"Floor": a page of plain elements that requests the same reply. A frame is blank while a visible row is missing.',
    table(
      ['first rows, ms', 'painted', 'until the request', 'from request to reply', 'from reply to paint'],
      [
        [
          'floor',
          cell(floor),
          '-',
          cell(figure((one) => one.floor.replied)),
          cell(figure((one) => one.floor.painted - one.floor.replied)),
        ],
        [
          'app',
          cell(
            figure((one) => one.app.painted),
            floor,
          ),
          cell(figure((one) => one.app.asked)),
          cell(figure((one) => one.app.replied - one.app.asked)),
          cell(figure((one) => one.app.painted - one.app.replied)),
        ],
      ],
    ),
    table(
      [
        'at 60 frames a second',
        'blank frames under the wheel',
        'longest blank, frames',
        'jumps: frames until all rows are there, p50 / p95 / longest',
        'the same, ms',
      ],
      [
        [
          '',
          `${sum((one) => one.blankFrames)} of ${sum((one) => one.frames).toLocaleString('en')}`,
          String(longestBlank),
          spread(ascending((one) => one.jumps)),
          spread(ascending((one) => one.jumpMs)),
        ],
      ],
    ),
    goalTable([
      atMost('first rows, of the floor', figure((one) => one.app.painted).median / floor.median, 1.3, 'x'),
      atMost('longest blank under the wheel', longestBlank, 1, 'frames'),
    ]),
    'The floor sends one request and does nothing else. The app sends it as soon as the period is chosen. While it waits, ' +
      'it writes the period to the address and redraws the filters. Then it draws rows with a checkbox, a link, badges and ' +
      'a menu.',
  ].join('\n\n');
}

const grid = (page: Page) => page.getByRole('grid', { name: 'All Orders' });

async function openList(page: Page, address: string, period: string): Promise<void> {
  const target = new URL(`/app/dashboard-v0/allorders?period=${period}`, address);
  for (const [name, value] of new URL(address).searchParams) target.searchParams.set(name, value);
  const waitUntilQuiet = createWaitUntilQuiet(page);
  await page.goto(target.href);
  await grid(page).getByRole('row').first().getByRole('link').waitFor();
  // Waits for files that load when the page is idle, so they don't disturb the measurement.
  await waitUntilQuiet();
  await waitUntilIdle(page);
}

/** Changes the period of an open list, then shows the same reply with plain elements, using the page's token. */
async function open(page: Page, address: string): Promise<Opened> {
  await openList(page, address, 'last_30d');
  const asked = page.waitForRequest((request) => /\/list-order\?.*fix=all.*limit=200/.test(request.url()));
  const app = await page.evaluate(async (expected) => {
    const select = [...document.querySelectorAll('select')].find((one) =>
      [...one.options].some(({ value }) => value === 'all'),
    );
    if (!select) throw new Error('There is no choice of a period.');
    performance.clearResourceTimings();
    const began = performance.now();
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, 'all');
    select.dispatchEvent(new Event('change', { bubbles: true }));
    while (document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount') !== expected)
      await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const painted = performance.now() - began;
    const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const reply = timings.find(({ name }) => name.includes('/list-order?'));
    const [asked, replied] = [reply?.requestStart, reply?.responseEnd].map((at = Number.NaN) => at - began);
    return { painted, asked: asked ?? Number.NaN, replied: replied ?? Number.NaN };
  }, String(orders));
  const request = await asked;
  const authorization = (await request.allHeaders()).authorization ?? '';
  await page.goto(new URL('/icon.svg', address).href);
  const floor = await page.evaluate(
    async ({ url, token, rows }) => {
      const began = performance.now();
      const reply = await fetch(url, { headers: { Authorization: token } });
      const text = await reply.text();
      const replied = performance.now() - began;
      const list = JSON.parse(text) as { orders: Record<string, string>[] };
      const parent = document.createElementNS('http://www.w3.org/1999/xhtml', 'div');
      for (const order of list.orders.slice(0, rows)) {
        const row = document.createElementNS('http://www.w3.org/1999/xhtml', 'div');
        for (const field of ['order_name', 'customer_name', 'fulfillment_status', 'shopify_created_at']) {
          const span = document.createElementNS('http://www.w3.org/1999/xhtml', 'span');
          span.textContent = order[field] ?? '';
          row.append(span);
        }
        parent.append(row);
      }
      document.documentElement.append(parent);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return { painted: performance.now() - began, asked: 0, replied };
    },
    { url: request.url(), token: authorization, rows: 25 },
  );
  return { app, floor };
}

async function scroll(page: Page, address: string, isQuick: boolean): Promise<Scrolled> {
  await openList(page, address, 'all');
  await page.evaluate(watchBlanks);
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  const notches = isQuick ? 120 : 400;
  await page.evaluate(() => window.blanks.start());
  for (let notch = 0; notch < notches; notch += 1)
    await Promise.all([page.mouse.wheel(0, 120), new Promise((resolve) => setTimeout(resolve, 16))]);
  const wheel = await page.evaluate(() => window.blanks.stop());

  const jumps: number[] = [];
  const jumpMs: number[] = [];
  for (let at = 1; at <= (isQuick ? 10 : 30); at += 1) {
    const { frames, ms } = await page.evaluate((part) => window.blanks.jump(part), (at * 0.618_034) % 1);
    jumps.push(frames);
    jumpMs.push(ms);
  }
  return { ...wheel, jumps, jumpMs };
}
