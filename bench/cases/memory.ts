import type { CDPSession } from 'playwright';
import type { Visit } from '../browsers.ts';
import type { Bench, Case } from '../Case.ts';
import { type Contender, contendersOf, waitUntilIdle } from '../contenders.ts';
import { cell, figureOf, table } from '../figures.ts';
import '../pages/reading/Reading.ts';
import { largeSizesOf, type Size } from '../createFixtures.ts';
import { openReading } from './reading.ts';

/** Memory in use once a list is on the screen. */
export const memory: Case = {
  name: 'memory',
  title: 'Memory',
  async run(bench) {
    const contenders = contendersOf(bench.fixtures, []);
    const rounds = Math.min(bench.rounds, 3);
    const rows: string[][] = [];
    for (const size of largeSizesOf(bench)) {
      bench.log(`memory: ${size.toLocaleString('en')} orders`);
      const parsed = await repeated(rounds, () =>
        bench.browsers.visit((visit) => heapOfData(bench, visit, size, 'rows'), { withoutBench: true }),
      );
      const orders = await repeated(rounds, () =>
        bench.browsers.visit((visit) => heapOfData(bench, visit, size, 'orders'), { withoutBench: true }),
      );
      for (const contender of contenders) {
        const together = await repeated(rounds, () =>
          bench.browsers.visit((visit) => heapOfList(bench, visit, contender, size)),
        );
        const data = figureOf(contender.screen === 'app' ? orders : parsed).median;
        rows.push([
          size.toLocaleString('en'),
          contender.name,
          cell(figureOf(together)),
          cell(figureOf(together.map((value) => value - data))),
        ]);
      }
    }
    return `${about}\n\n${table(['orders', 'screen', 'data and list together, MB', 'list over its data, MB'], rows)}`;
  },
};

const about =
  `JavaScript heap after garbage collection with the list on the screen, minus the heap with only the shell. The app's ` +
  `data is its \`Order[]\`, the baseline's the parsed reply. Each is measured on a separate page.`;

async function repeated(rounds: number, one: () => Promise<number>): Promise<number[]> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await one());
  return values;
}

/** Used heap after garbage collection, in MB. */
async function heap(devtools: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Loads the list from the network, so that the page has its only copy. */
async function heapOfList(
  { fixtures }: Bench,
  { page, devtools }: Visit,
  contender: Contender,
  size: Size,
): Promise<number> {
  const { shown } = fixtures.lists[size];
  let releaseReply = () => {};
  const replyReleased = new Promise<void>((resolve) => (releaseReply = resolve));
  await page.route('**/list-order?*', async (route) => {
    await replyReleased;
    await route.fulfill({ path: fixtures.lists[size].path, contentType: 'application/json' });
  });
  const listRequested = page.waitForRequest('**/list-order?*');
  await contender.prepare(page, size, 'served');
  await page.evaluate(() => window.begin?.());
  await listRequested;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = await heap(devtools);
  releaseReply();
  await page.waitForFunction(([name, list]) => window.bench.screens[name].isShowing(list), [
    contender.screen,
    shown.everything,
  ] as const);
  await page.unrouteAll();
  await waitUntilIdle(page);
  return (await heap(devtools)) - before;
}

async function heapOfData(
  bench: Bench,
  { page, devtools }: Visit,
  size: Size,
  what: 'rows' | 'orders',
): Promise<number> {
  await openReading(bench, page, size);
  const before = await heap(devtools);
  const count = await page.evaluate(async (what) => {
    const { text = '', reading } = window as Window & { text?: string };
    if (what === 'orders') return reading.list(text);
    const rows = reading.parse(text);
    Object.assign(window, { rows });
    return rows.length;
  }, what);
  if (count !== size) throw new Error(`${count} orders instead of ${size}`);
  await waitUntilIdle(page);
  return (await heap(devtools)) - before;
}
