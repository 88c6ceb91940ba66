/**
 * Measures the performance of production builds and writes each successful case to its section in docs/performance.md once it is done.
 * `--quick` only checks in a few minutes that everything works and writes nothing. Arguments select cases by parts of their name.
 * `--seconds 60` and `--minutes 15` set the duration of cases that measure over time.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserVersion, openBrowsers } from './browsers.ts';
import { buildAll } from './build.ts';
import type { Case } from './Case.ts';
import { backlog } from './cases/backlog.ts';
import { engine } from './cases/engine.ts';
import { firstRun } from './cases/firstRun.ts';
import { hour } from './cases/hour.ts';
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
import { sectionOf, sectionText, withSections } from './report.ts';

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
  backlog,
  warehouses,
  listsMillion,
  load,
  hour,
  storybook,
];

const report = join(import.meta.dirname, '../docs/performance.md');
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, seconds: { type: 'string' }, minutes: { type: 'string' } },
});
const isQuick = options.quick;
if (options.seconds !== undefined && options.minutes !== undefined)
  throw new Error('Give --seconds or --minutes, not both.');
const duration = options.seconds ?? options.minutes;
const seconds = duration === undefined ? undefined : Number(duration) * (options.minutes === undefined ? 1 : 60);
if (seconds !== undefined && !(seconds >= 1)) throw new Error('--seconds and --minutes take a number from 1.');
const cases = allCases.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (cases.length === 0)
  throw new Error(`No case has such a name. There are: ${allCases.map(({ name }) => name).join(', ')}.`);

const command = ['pnpm bench', ...process.argv.slice(2)].join(' ');
const loadNow = () => loadavg()[0] ?? 0;
const loadBefore = loadNow();
const started = Date.now();
const log = (line: string) => console.error(`${Math.round((Date.now() - started) / 1000)} s  ${line}`);

const needsApp = cases.some(({ standsAlone }) => !standsAlone);
if (needsApp) {
  log('building');
  await buildAll();
  log('preparing the lists');
}
const prepared = needsApp ? await createFixtures() : undefined;
const rounds = isQuick ? 1 : 5;
const [cpu] = cpus();
const machine =
  `${cpus().length} x ${cpu?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ` +
  `${process.version}, Chromium ${await browserVersion()} without a screen`;
const failed: string[] = [];
try {
  for (const { name, title, isOneRun, run } of cases) {
    log(name);
    const caseStarted = Date.now();
    // A new browser for each case, so none inherits another's state.
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
      const section = sectionOf(title, await run(bench), {
        command,
        date: new Date().toISOString().slice(0, 10),
        tookSeconds: Math.round((Date.now() - caseStarted) / 1000),
        machine,
        load: { before: loadBefore, after: loadNow() },
        rounds: isOneRun === true ? 1 : rounds,
      });
      console.log(`${sectionText(section)}\n`);
      if (!isQuick) await writeFile(report, withSections(await readFile(report, 'utf8'), [section]));
    } catch (error) {
      // A failed case doesn't affect the others' figures.
      console.error(error);
      failed.push(name);
    } finally {
      await browsers.close();
    }
  }
} finally {
  await prepared?.close();
}

if (failed.length > 0) {
  console.error(`Failed, so their sections stay as they were: ${failed.join(', ')}`);
  process.exitCode = 1;
}
