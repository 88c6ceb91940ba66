import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from '../../tools/testing/runProgram.ts';
import type { Page } from 'playwright';
import type { Bench, Case } from '../Case.ts';
import { cell, figureOf, rounded, table } from '../figures.ts';

const root = join(import.meta.dirname, '../..');
const storybookProgram = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
const longestWaitMs = 240_000;
/** The orders that every screen story starts with. */
const orders = join(root, 'packages/api-client/src/mocks/seed/smallSeed.json');
/** Longest time in ms for a story, except the one with 100,000 orders. */
const slowMs = 2_000;

/** Stories to open, and their files to change. */
const stories = {
  'a component': {
    id: 'components-badges-statusbadge--default',
    file: 'packages/ui/src/orders/badges/StatusBadge.tsx',
  },
  'a screen': {
    id: 'screens-orders-all-orders--default',
    file: 'packages/ui/src/orders/list/OrderRow.tsx',
  },
} as const;

/** In a fresh cache, the manager logs this error when the server answers late, because it is bundling packages. */
const howToVisit = { paced: true, withoutBench: true, expectedErrors: /^SB_MANAGER_UNIVERSAL-STORE_0001/ };

/** How long designers and developers wait for Storybook. */
export const storybook: Case = {
  name: 'storybook',
  title: 'Storybook',
  standsAlone: true,
  async run(bench) {
    const cache = await mkdtemp(join(tmpdir(), 'bench-storybook-'));
    try {
      const cold = await developing(bench, cache, 0);
      const warm = await developing(bench, cache, bench.rounds);
      const built = join(cache, 'built');
      const startedAt = performance.now();
      await runProgram([process.execPath, storybookProgram, 'build', '--output-dir', built, '--quiet'], root);
      const buildSeconds = (performance.now() - startedAt) / 1000;
      bench.log(bench.isQuick ? 'built' : 'every story of the built Storybook');
      const played = bench.isQuick ? '' : await slowStories(built);
      return [
        '`pnpm storybook`: seconds from the command until the screen All Orders is drawn. The first start in a fresh clone ' +
          'bundles the packages; later starts reuse them.',
        table(
          ['start', 'first story, s'],
          [
            ['first', rounded(cold.firstStorySeconds)],
            ['later', rounded(warm.firstStorySeconds)],
          ],
        ),
        'Milliseconds from saving a file until its story is drawn with the change.',
        table(
          ['a change of', 'hot reload, ms'],
          Object.keys(stories).map((name) => [name, cell(figureOf(warm.reloadsMs.get(name) ?? []))]),
        ),
        `The static Storybook takes ${rounded(buildSeconds)} s to build and has ${await megabytes(built)} MB, including ` +
          `${await megabytes(orders)} MB of orders. ${played}`.trim(),
      ].join('\n\n');
    } finally {
      await rm(cache, { recursive: true });
    }
  },
};

interface Developed {
  firstStorySeconds: number;
  reloadsMs: ReadonlyMap<string, readonly number[]>;
}

/** Starts Storybook in development mode, opens a screen and changes files. */
async function developing({ browsers, log }: Bench, cache: string, rounds: number): Promise<Developed> {
  const port = await freePort();
  const startedAt = performance.now();
  const args = ['dev', '--port', String(port), '--host', '127.0.0.1', '--no-open', '--ci'];
  const server = spawn(process.execPath, [storybookProgram, ...args], {
    cwd: root,
    env: { ...process.env, CACHE_DIR: cache, STORYBOOK_DISABLE_TELEMETRY: '1' },
    stdio: 'ignore',
  });
  const exited = once(server, 'exit');
  const reloadsMs = new Map<string, number[]>();
  try {
    const site = `http://127.0.0.1:${port}`;
    await answering(site);
    const firstStorySeconds = await browsers.visit(async ({ page }) => {
      await open(page, site, stories['a screen'].id);
      return (performance.now() - startedAt) / 1000;
    }, howToVisit);
    log(`first story after ${firstStorySeconds.toFixed(1)} s`);
    for (const [name, { id, file }] of Object.entries(stories)) {
      if (rounds === 0) continue;
      await browsers.visit(async ({ page }) => {
        await open(page, site, id);
        for (let round = 1; round <= rounds; round += 1)
          reloadsMs.set(name, [...(reloadsMs.get(name) ?? []), await changeFile(page, join(root, file), round)]);
      }, howToVisit);
      log(`${name}: ${reloadsMs.get(name)?.map(Math.round).join(', ')} ms`);
    }
    return { firstStorySeconds, reloadsMs };
  } finally {
    server.kill();
    await exited;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function answering(site: string): Promise<void> {
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    if (
      await fetch(`${site}/index.json`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error('Storybook does not answer');
}

/** Opens a story by its address in the manager, like a person. */
async function open(page: Page, site: string, id: string): Promise<void> {
  await page.goto(`${site}/?path=/story/${id}&globals=a11y.manual:!true`, { timeout: longestWaitMs });
  await drawn(page);
}

async function drawn(page: Page): Promise<void> {
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root');
  await story.getByText(/\S/).first().waitFor({ timeout: longestWaitMs });
}

/** Adds a line to a file and waits until the page has run it and rendered the story. Then removes the line. */
async function changeFile(page: Page, file: string, round: number): Promise<number> {
  const source = await readFile(file, 'utf8');
  const mark = `${Date.now()}-${round}`;
  try {
    const startedAt = performance.now();
    await writeFile(file, `${source}\nObject.assign(globalThis, { hotReload: '${mark}' });\n`);
    const until = startedAt + longestWaitMs;
    while (!(await hasRun(page, mark))) {
      if (performance.now() > until) throw new Error(`No hot reload of ${file}`);
      await sleep(10);
    }
    await drawn(page);
    return performance.now() - startedAt;
  } finally {
    await writeFile(file, source);
    // Removing the line triggers a reload too.
    await sleep(2_000);
    await drawn(page);
  }
}

/** Also false while the page reloads. */
async function hasRun(page: Page, mark: string): Promise<boolean> {
  const frame = page.frames().find((one) => one.url().includes('/iframe.html'));
  const found = await frame?.evaluate(() => Reflect.get(globalThis, 'hotReload')).catch(() => undefined);
  return found === mark;
}

/** Size of a file, or of all files in a folder. */
async function megabytes(path: string): Promise<string> {
  const files = (await stat(path)).isFile()
    ? [path]
    : (await readdir(path, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return rounded(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
}

/** A sentence about stories that exceed the limit, which play two at a time as in the tests. */
async function slowStories(built: string): Promise<string> {
  const play = join(root, 'tools/storybook/playStories.ts');
  const printed = await runProgram([process.execPath, play, `--storybook=${built}`, `--slow=${slowMs}`], root);
  const [, played = ''] = /^(\d+) stories and tests/m.exec(printed) ?? [];
  const slow = [...printed.matchAll(/^ {2}(\d+) ms {2}(\S+)$/gm)].map(([, ms, id]) => `\`${id}\` ${ms} ms`);
  return (
    `Of its ${played} stories and tests, ${slow.length} take longer than ${slowMs / 1000} s with their interactions` +
    `${slow.length === 0 ? '' : `: ${slow.join(', ')}`}.`
  );
}
