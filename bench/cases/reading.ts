import type { Page } from 'playwright';
import type { Bench, Case } from '../Case.ts';
import { cell, figureOf, rounded, table } from '../figures.ts';
import '../pages/reading/Reading.ts';
import { type Size, sizesOf } from '../createFixtures.ts';

/** From the text of a reply to orders, step by step, in a page with the headers of `apps/server`. */
export const reading: Case = {
  name: 'reading',
  title: 'Reading a reply, under the real content policy',
  async run(bench) {
    const rows: string[][] = [];
    for (const size of sizesOf(bench)) {
      const { parse, check, list } = await bench.browsers.visit(({ page }) => measure(bench, page, size), {
        withoutBench: true,
      });
      const [parsing, checking] = [figureOf(parse), figureOf(check)];
      rows.push([
        size.toLocaleString('en'),
        cell(parsing),
        cell(checking),
        rounded(checking.median / parsing.median),
        cell(figureOf(list)),
      ]);
    }
    return table(
      ['orders', 'JSON.parse, ms', 'wire check, ms', 'check / JSON.parse', 'the client: text to orders, ms'],
      rows,
    );
  },
};

/** Opens the reading page with the text of a list as `window.text`. */
export async function openReading({ fixtures }: Bench, page: Page, size: Size): Promise<void> {
  const reply = await page.goto(`${fixtures.appOrigin}/reading/index.html`);
  const policy = reply?.headers()['content-security-policy'] ?? '';
  if (!policy.includes("script-src 'self'") || policy.includes('unsafe-eval'))
    throw new Error(`The page is not under the app's policy but under "${policy}"`);
  await page.evaluate(
    async (file) => Object.assign(window, { text: await (await fetch(file)).text() }),
    fixtures.lists[size].files.everything,
  );
}

async function measure(
  bench: Bench,
  page: Page,
  size: Size,
): Promise<{ parse: number[]; check: number[]; list: number[] }> {
  await openReading(bench, page, size);
  const times = { parse: [] as number[], check: [] as number[], list: [] as number[] };
  // The first round is not counted, because it compiles the code.
  for (let round = 0; round <= bench.rounds; round += 1) {
    const one = await page.evaluate(timeParts, size);
    if (round === 0) continue;
    times.parse.push(one.parse);
    times.check.push(one.check);
    times.list.push(one.list);
  }
  return times;
}

/** Runs in the page. */
async function timeParts(count: number): Promise<{ parse: number; check: number; list: number }> {
  const { text, reading } = window as Window & { text?: string };
  if (text === undefined) throw new Error('The text is not in the page');
  const began = performance.now();
  const rows = reading.parse(text);
  const parsed = performance.now();
  const good = reading.check(rows);
  const checked = performance.now();
  const listed = await reading.list(text);
  const ended = performance.now();
  if (good !== count || listed !== count)
    throw new Error(`${count} orders came, ${good} passed the check and ${listed} were read`);
  return { parse: parsed - began, check: checked - parsed, list: ended - checked };
}
