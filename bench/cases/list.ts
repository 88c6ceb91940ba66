import type { Page } from 'playwright';
import type { Bench, Case } from '../Case.ts';
import { type Contender, contendersOf, recordReplies, waitUntilIdle } from '../contenders.ts';
import { cell, type Figure, figureOf, rounded, table } from '../figures.ts';
import type { RecordedReply } from '../pages/inPage/replies.ts';
import type { ScreenName, ShownList } from '../pages/inPage/screens.ts';
import { type Size, sizesOf } from '../createFixtures.ts';

/** Measurements for every list, with their column headings. */
const columns = {
  cold: 'cold, data in memory',
  shellUp: 'shell up, data in memory',
  fromText: 'shell up, reply as text',
  toggle: 'toggle one',
  selectAll: 'select all',
  filter: 'filter',
  expand: 'expand',
  slowToggle: 'toggle one, CPU 4x slower',
  slowSelectAll: 'select all, CPU 4x slower',
  nodes: 'DOM nodes',
} as const;
type Measure = keyof typeof columns;
type Measures = Partial<Record<Measure, number>>;

const expandedRow = 1;
const toggledRow = 3;

/** Every contender's list in every size: the time to load it and to work with it. */
export const list: Case = {
  name: 'list',
  title: 'The list',
  async run(bench) {
    const measured = await measureAll(bench);
    const contenders = [...new Set(measured.map(({ contender }) => contender))];
    const figure = (contender: string, size: Size, measure: Measure): Figure | undefined => {
      const values = measured
        .filter((one) => one.contender === contender && one.size === size)
        .flatMap(({ measures }) => measures[measure] ?? []);
      return values.length === 0 ? undefined : figureOf(values);
    };
    const baseline = contenders[0] ?? '';
    const parts = sizesOf(bench).map((size) => {
      const rows = contenders.map((contender) => [
        contender,
        ...keysOf(columns).map((measure) =>
          cell(figure(contender, size, measure), contender === baseline ? undefined : figure(baseline, size, measure)),
        ),
      ]);
      return `### ${size.toLocaleString('en')} orders\n\n${table(['ms', ...Object.values(columns)], rows)}`;
    });
    const grown = keysOf(columns).map((measure) => [
      columns[measure],
      ...contenders.map((contender) => {
        const [small, large] = [figure(contender, 1_000, measure), figure(contender, 100_000, measure)];
        return small && large ? `${rounded(large.median / small.median)} x` : '-';
      }),
    ]);
    const growth = bench.isQuick
      ? ''
      : `\n\n### From 1,000 to 100,000 orders\n\n${table(['grows by', ...contenders], grown)}`;
    return `${about}\n\n${parts.join('\n\n')}${growth}`;
  },
};

const about = [
  'Milliseconds from the press or release until the browser has painted the result. After the comma: the ratio to the ' +
    'baseline.',
  '"Data in memory": the parsed reply; the app\'s time includes checking it and turning it into orders. "Cold": the ' +
    "page's code is loaded, but nothing is mounted.",
  '"Reply as text": the unparsed reply, so both times include parsing JSON.',
].join('\n');

interface Measured {
  contender: string;
  size: Size;
  measures: Measures;
}

async function measureAll(bench: Bench): Promise<Measured[]> {
  const recorded = await bench.browsers.visit(({ page }) => recordReplies(bench.fixtures, page, 1_000, expandedRow));
  const detailText = firstSku(recorded);
  const contenders = contendersOf(bench.fixtures, recorded);
  const measured: Measured[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const size of sizesOf(bench)) {
      bench.log(`list: round ${round + 1}, ${size.toLocaleString('en')} orders`);
      // Contenders alternate in each round, so a slow minute of the machine affects all of them.
      for (const contender of contenders) {
        const measures = await measureOne(bench, contender, size, detailText);
        measured.push({ contender: contender.name, size, measures });
      }
    }
  }
  return measured;
}

async function measureOne(
  { fixtures, browsers }: Bench,
  contender: Contender,
  size: Size,
  detailText: string,
): Promise<Measures> {
  const { everything, found } = fixtures.lists[size].shown;
  const { screen } = contender;
  const first: Measures = {};
  // The short list only shows growth with size, so one visit is enough.
  if (size > 1_000) {
    first.cold = await browsers.visit(async ({ page }) => {
      await contender.prepare(page, size, 'rows');
      await waitUntilIdle(page);
      return timeCold(page, screen, everything);
    });
    first.fromText = await browsers.visit(async ({ page }) => {
      await contender.open(page, size, 'text');
      return timeRelease(page, screen, everything);
    });
  }
  return browsers.visit(async ({ page, devtools }) => {
    await contender.open(page, size, 'rows');
    const shellUp = await timeRelease(page, screen, everything);
    await waitUntilIdle(page);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const expand = await timeExpand(page, screen, detailText);
    const toggle = await timeToggle(page, screen);
    const selectAll = await timeSelectAll(page, screen, size);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slowToggle = await timeToggle(page, screen);
    const slowSelectAll = await timeSelectAll(page, screen, size);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const filter = await timeFilter(page, screen, found, fixtures.searchText);
    return {
      ...first,
      shellUp,
      nodes,
      expand,
      toggle,
      selectAll,
      slowToggle,
      slowSelectAll,
      filter,
    };
  });
}

/** Time to mount everything, with immediate replies to all requests. */
function timeCold(page: Page, screen: ScreenName, expected: ShownList): Promise<number> {
  return page.evaluate(
    ([name, list]) => {
      const { timed, screens, replies } = window.bench;
      const isDone = () => {
        replies.release();
        return screens[name].isShowing(list);
      };
      return timed(() => window.begin?.(), isDone, `${name}: the list, cold`);
    },
    [screen, expected] as const,
  );
}

function timeRelease(page: Page, screen: ScreenName, expected: ShownList): Promise<number> {
  return page.evaluate(
    ([name, list]) =>
      window.bench.timed(
        window.bench.replies.release,
        () => window.bench.screens[name].isShowing(list),
        `${name}: the list`,
      ),
    [screen, expected] as const,
  );
}

async function timeToggle(page: Page, screen: ScreenName): Promise<number> {
  const time = await page.evaluate(
    ([name, row]) => {
      const { timed, screens } = window.bench;
      const shown = screens[name];
      if (shown.isSelected(row)) throw new Error(`${name}: row ${row} is selected before it is pressed`);
      return timed(
        () => shown.rowCheckbox(row).click(),
        () => shown.isSelected(row),
        `${name}: toggle one`,
      );
    },
    [screen, toggledRow] as const,
  );
  await page.evaluate(([name, row]) => window.bench.screens[name].rowCheckbox(row).click(), [
    screen,
    toggledRow,
  ] as const);
  await page.waitForFunction((name) => window.bench.screens[name].hasNoSelection(), screen);
  await waitUntilIdle(page);
  return time;
}

async function timeSelectAll(page: Page, screen: ScreenName, count: number): Promise<number> {
  const time = await page.evaluate(
    ([name, count]) => {
      const shown = window.bench.screens[name];
      return window.bench.timed(
        () => shown.selectAllCheckbox().click(),
        () => shown.isAllSelected(count),
        `${name}: select all`,
      );
    },
    [screen, count] as const,
  );
  await waitUntilIdle(page);
  await page.evaluate((name) => window.bench.screens[name].selectAllCheckbox().click(), screen);
  await page.waitForFunction((name) => window.bench.screens[name].hasNoSelection(), screen);
  await waitUntilIdle(page);
  return time;
}

/** Expands the order once before, so its detail is in memory. */
function timeExpand(page: Page, screen: ScreenName, text: string): Promise<number> {
  return page.evaluate(
    async ([name, row, text]) => {
      const { timed, screens } = window.bench;
      const shown = screens[name];
      const press = () => shown.expandButton(row).click();
      await timed(press, () => shown.isOpen(row, text), `${name}: expand the first time`);
      await timed(press, () => shown.isClosed(row), `${name}: collapse`);
      const time = await timed(press, () => shown.isOpen(row, text), `${name}: expand`);
      await timed(press, () => shown.isClosed(row), `${name}: collapse`);
      return time;
    },
    [screen, expandedRow, text] as const,
  );
}

async function timeFilter(page: Page, screen: ScreenName, expected: ShownList, text: string): Promise<number> {
  const box = await page.evaluateHandle((name) => window.bench.screens[name].searchInput(), screen);
  await box.fill(text);
  await box.press('Enter');
  await page.waitForFunction(() => window.bench.replies.waiting() > 0);
  await waitUntilIdle(page);
  return timeRelease(page, screen, expected);
}

/** Text that the opened order must show. */
function firstSku(recorded: readonly RecordedReply[]): string {
  const detail = recorded.find(({ key }) => key.startsWith('/get-order-detail/'));
  const { line_items } = JSON.parse(detail?.body ?? '{}') as { line_items?: { sku: string }[] };
  if (!line_items?.[0]?.sku) throw new Error('The recorded order has no line with a SKU');
  return line_items[0].sku;
}

function keysOf<K extends string>(record: Record<K, unknown>): K[] {
  return Object.keys(record) as K[];
}
