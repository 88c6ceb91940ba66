/**
 * Measures what has to be fast, and writes it to docs/performance.md: one run, one machine, one browser, production
 * builds. `--quick` shows in some minutes that everything works, and writes nothing; words choose cases by name, whose
 * sections alone are written anew. `--seconds 60`: how long the case goes on that measures over time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserVersion, openBrowsers } from './browsers.ts';
import { buildAll } from './build.ts';
import type { Case } from './Case.ts';
import { engine } from './cases/engine.ts';
import { firstRun } from './cases/firstRun.ts';
import { list } from './cases/list.ts';
import { listsMillion } from './cases/listsMillion.ts';
import { load } from './cases/load.ts';
import { memory } from './cases/memory.ts';
import { products } from './cases/products.ts';
import { reading } from './cases/reading.ts';
import { rules } from './cases/rules.ts';
import { scrolling } from './cases/scrolling.ts';
import { server } from './cases/server.ts';
import { start } from './cases/start.ts';
import { storybook } from './cases/storybook.ts';
import { warehouses } from './cases/warehouses.ts';
import { work } from './cases/work.ts';
import { workflows } from './cases/workflows.ts';
import { createFixtures } from './createFixtures.ts';
import { type Section, sectionText, withSections } from './report.ts';

const allCases: readonly Case[] = [
  list,
  scrolling,
  memory,
  reading,
  work,
  start,
  server,
  rules,
  engine,
  products,
  firstRun,
  workflows,
  warehouses,
  listsMillion,
  load,
  storybook,
];

const report = join(import.meta.dirname, '../docs/performance.md');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, seconds: { type: 'string' } },
});
const isQuick = options.quick;
const seconds = options.seconds === undefined ? undefined : Number(options.seconds);
if (seconds !== undefined && !(seconds >= 1)) throw new Error('--seconds takes a number from 1.');
const cases = allCases.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (cases.length === 0)
  throw new Error(`No case has such a name. There are: ${allCases.map(({ name }) => name).join(', ')}.`);

const loadBefore = (loadavg()[0] ?? 0).toFixed(1);
const started = Date.now();
const log = (line: string) => console.error(`${Math.round((Date.now() - started) / 1000)} s  ${line}`);

const needsApp = cases.some(({ standsAlone }) => !standsAlone);
if (needsApp) {
  log('building');
  await buildAll({ withPeers: true });
  log('preparing the lists');
}
const prepared = needsApp ? await createFixtures() : undefined;
const rounds = isQuick ? 1 : 5;
const sections: Section[] = [];
const failed: string[] = [];
try {
  for (const { name, title, run } of cases) {
    log(name);
    // A browser of its own for each case: none inherits what another left behind.
    const browsers = await openBrowsers();
    try {
      const bench = {
        get fixtures() {
          if (!prepared) throw new Error(`${name} stands alone, so there are no fixtures`);
          return prepared;
        },
        browsers,
        rounds,
        isQuick,
        seconds,
        log,
      };
      sections.push({ title, body: await run(bench) });
    } catch (error) {
      // The figures of the other cases are as good as before.
      console.error(error);
      failed.push(name);
    } finally {
      await browsers.close();
    }
  }
} finally {
  await prepared?.close();
}

const [cpu] = cpus();
const machine =
  `${cpus().length} x ${cpu?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ` +
  `${process.version}, Chromium ${await browserVersion()} without a screen`;
const tookSeconds = Math.round((Date.now() - started) / 1000);
const loadAfter = (loadavg()[0] ?? 0).toFixed(1);
const today = new Date().toISOString().slice(0, 10);
const head = [
  '# Performance',
  '',
  `Written by \`pnpm bench\` on ${today} in ${tookSeconds} s: ${machine}, load ${loadAfter}.`,
  `${rounds} rounds; each figure is the median, with the smallest and the largest in brackets. Production builds; ` +
    'every case looks at the screen first, and a wrong screen has no time.',
].join('\n');
const isWhole = words.length === 0;
const alone = `Written by \`pnpm bench ${words.join(' ')}\` on ${today}; load ${loadBefore} before it, ${loadAfter} after it.`;
const written = isWhole ? sections : sections.map(({ title, body }) => ({ title, body: `${alone}\n\n${body}` }));
const text = isWhole ? `${[head, ...written.map(sectionText)].join('\n\n')}\n` : written.map(sectionText).join('\n\n');
console.log(text);
if (failed.length > 0) {
  console.error(`Failed, so nothing was written: ${failed.join(', ')}`);
  process.exitCode = 1;
} else if (!isQuick) await writeFile(report, isWhole ? text : withSections(await readFile(report, 'utf8'), written));
