import type { Page } from 'playwright';
import type { Visit } from '../browsers.ts';
import type { Bench, Case } from '../Case.ts';
import { type Contender, contendersOf, recordReplies, waitUntilIdle } from '../contenders.ts';
import { cell, figureOf, table } from '../figures.ts';
import type { ReplyForm } from '../pages/inPage/replies.ts';
import '../pages/reading/Reading.ts';
import type { WireRow } from '../WireRow.ts';
import { largeSizesOf, type Size } from '../createFixtures.ts';
import { openReading } from './reading.ts';

/** Cost of an operation: ms until it is on the screen, and the longest ms during which the page is blocked. */
interface Cost {
  total: number;
  block: number;
  /** Peak growth of the heap in MB. */
  heap?: number;
}

const names = {
  load: 'load: reply as text to list painted',
  oldest: 'sort: oldest first',
  customer: 'sort: customer, A to Z',
  prompt: 'bulk prompt with all selected',
  export: 'export of all to CSV',
  plainCsv: 'the same CSV in one go',
} as const;
type Work = keyof typeof names;

/** Operations on all orders at once, and whether the page stays responsive. */
export const work: Case = {
  name: 'work',
  title: 'Work on all orders',
  async run(bench) {
    const recorded = await bench.browsers.visit(({ page }) => recordReplies(bench.fixtures, page, 1_000, 1));
    const app = contendersOf(bench.fixtures, recorded).find(({ screen }) => screen === 'app');
    if (!app) throw new Error('The app is not among the contenders');
    const parts: string[] = [];
    for (const size of largeSizesOf(bench)) {
      const rounds: Record<Work, Cost>[] = [];
      for (let round = 0; round < bench.rounds; round += 1) {
        bench.log(`work: round ${round + 1}, ${size.toLocaleString('en')} orders`);
        rounds.push(await measure(bench, app, size));
      }
      const rows = (Object.keys(names) as Work[]).map((work) => {
        const costs = rounds.map((round) => round[work]);
        const heaps = costs.flatMap(({ heap }) => heap ?? []);
        return [
          names[work],
          cell(figureOf(costs.map(({ total }) => total))),
          cell(figureOf(costs.map(({ block }) => block))),
          heaps.length > 0 ? cell(figureOf(heaps)) : '-',
        ];
      });
      parts.push(
        table(
          [`${size.toLocaleString('en')} orders`, 'until painted, ms', 'longest block, ms', 'peak heap growth, MB'],
          rows,
        ),
      );
    }
    return parts.join('\n\n');
  },
};

async function measure(bench: Bench, app: Contender, size: Size): Promise<Record<Work, Cost>> {
  const plainCsv = await bench.browsers.visit(({ page }) => timePlainCsv(bench, page, size), { withoutBench: true });
  const load = await bench.browsers.visit((visit) => loadList(bench, visit, app, size, 'text'));
  const others = await bench.browsers.visit(async (visit) => {
    const { page } = visit;
    await loadList(bench, visit, app, size, 'rows');
    const list = bench.fixtures.lists[size].everything;
    const oldest = await timeSort(page, 'oldest', list.at(-1)?.order_name ?? '');
    const customer = await timeSort(page, 'customer', newestOfFirstCustomer(list));
    await timeSort(page, 'newest', list[0]?.order_name ?? '');
    const prompt = await timePrompt(page, size);
    return { oldest, customer, prompt };
  });
  const exported = await bench.browsers.visit(async (visit) => {
    await loadList(bench, visit, app, size, 'rows');
    return timeExport(visit, size);
  });
  return { load, ...others, export: exported, plainCsv };
}

/** Name of the top order when sorted by customer from A to Z, in a list with the newest first. */
function newestOfFirstCustomer(list: readonly WireRow[]): string {
  const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  const names = [...new Set(list.map(({ customer_name }) => customer_name ?? ''))];
  const [first] = names.sort(compare);
  return list.find(({ customer_name }) => customer_name === first)?.order_name ?? '';
}

async function loadList(
  { fixtures }: Bench,
  { page }: Visit,
  app: Contender,
  size: Size,
  form: ReplyForm,
): Promise<Cost> {
  await app.open(page, size, form);
  const cost = await page.evaluate(async (list) => {
    const { blocks, timed, replies, screens } = window.bench;
    blocks.start();
    const total = await timed(replies.release, () => screens.app.isShowing(list), 'load');
    return { total, block: blocks.stop().longest };
  }, fixtures.lists[size].shown.everything);
  await waitUntilIdle(page);
  return cost;
}

async function timeSort(page: Page, sort: string, first: string): Promise<Cost> {
  const cost = await page.evaluate(
    async ([sort, first]) => {
      const { blocks, timed } = window.bench;
      const select = [...document.querySelectorAll('select')].find(({ options }) =>
        [...options].some(({ value }) => value === sort),
      );
      if (!select) throw new Error('The list cannot be sorted');
      const choose = () => {
        select.value = sort;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      };
      const isSorted = () =>
        document.querySelector('[role="grid"] [aria-rowindex="1"]')?.textContent?.includes(first) === true;
      blocks.start();
      const total = await timed(choose, isSorted, `sort by ${sort}: ${first} on top`);
      return { total, block: blocks.stop().longest };
    },
    [sort, first] as const,
  );
  await waitUntilIdle(page);
  return cost;
}

async function timePrompt(page: Page, count: number): Promise<Cost> {
  await page.evaluate(
    (count) =>
      window.bench.timed(
        () => window.bench.screens.app.selectAllCheckbox().click(),
        () => window.bench.screens.app.isAllSelected(count),
        'select all',
      ),
    count,
  );
  await waitUntilIdle(page);
  return page.evaluate(async (count) => {
    const { blocks, timed } = window.bench;
    const button = [...document.querySelectorAll<HTMLElement>('button')].find(
      ({ textContent }) => textContent === 'Move to Close',
    );
    if (!button) throw new Error('The list has no Move to Close');
    const isPromptOpen = () =>
      document.querySelector('dialog[open]')?.textContent?.includes(`of the ${count.toLocaleString('en')} selected`) ===
      true;
    blocks.start();
    const total = await timed(() => button.click(), isPromptOpen, 'bulk prompt');
    return { total, block: blocks.stop().longest };
  }, count);
}

/** From releasing the reply until the file is ready. The file must have a line per order. */
async function timeExport({ page, devtools }: Visit, count: number): Promise<Cost> {
  await page.evaluate(() => {
    const keep = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file) => {
      Object.assign(window, { exported: file });
      return keep(file);
    };
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  await page.waitForFunction(() => window.bench.replies.waiting() > 0);
  await waitUntilIdle(page);
  await devtools.send('HeapProfiler.collectGarbage');
  return page.evaluate(async (count) => {
    const { blocks, timed, replies } = window.bench;
    const exported = () => (window as Window & { exported?: Blob }).exported;
    blocks.start();
    blocks.stop();
    blocks.start();
    const { peakHeap: before } = blocks.stop();
    blocks.start();
    const total = await timed(replies.release, () => exported() !== undefined, 'export');
    const { longest, peakHeap } = blocks.stop();
    const lines = (await exported()?.text())?.split('\r\n').length;
    if (lines !== count + 2) throw new Error(`The file has ${lines} lines for ${count} orders, a head and an end`);
    return { total, block: longest, heap: (peakHeap - before) / 1e6 };
  }, count);
}

async function timePlainCsv(bench: Bench, page: Page, size: Size): Promise<Cost> {
  await openReading(bench, page, size);
  return page.evaluate(async () => {
    const { text = '', reading } = window as Window & { text?: string };
    await reading.list(text);
    const began = performance.now();
    if (reading.csv('Europe/London') < text.length / 4) throw new Error('The CSV lacks something');
    const total = performance.now() - began;
    return { total, block: total };
  });
}
