import type { CDPSession, Page } from 'playwright';
import { filesOfChunks, indexEntry, startEntry } from '../../apps/server/src/pages/BuildManifest.ts';
import { readManifest } from '../../apps/server/src/pages/readManifest.ts';
import { type RunningServer, startServer } from '../../e2e/startServer.ts';
import type { Visit } from '../browsers.ts';
import { builtApp } from '../build.ts';
import { type Sizes, sizesOfFiles } from '../sizesOfFiles.ts';
import type { Case } from '../Case.ts';
import { createWaitUntilQuiet } from '../waitUntilQuiet.ts';
import { cell, type Figure, figureOf, rounded, table } from '../figures.ts';

/** Measurements of a first visit. */
interface Visited {
  /** Ms until the page shows the figures, which it does before its scripts load. */
  figures: number;
  /** Ms until the dashboard shows them and can be used. */
  dashboard: number;
  lcp: number;
  cls: number;
  /** Longest interaction of the journey in ms. The 98th percentile would only leave one out from fifty interactions on. */
  inp: number;
  /** Paths loaded when the dashboard shows its figures. Lists and dialogs load from about then. */
  loaded: string[];
}

const speeds = {
  'this machine': null,
  'CPU 4x slower, fast 3G': { cpu: 4, latency: 562.5, download: 180_000, upload: 84_375 },
} as const;

/** The first visit to the dashboard, at most three times on a slowed-down device, and what each screen adds. */
export const start: Case = {
  name: 'start',
  title: 'Start',
  async run(bench) {
    const running = await startServer(['--sandbox'], { WEB_BUILD: builtApp });
    try {
      const rows: string[][] = [];
      let loaded: string[] = [];
      for (const [name, speed] of Object.entries(speeds)) {
        const visits: Visited[] = [];
        for (let round = 0; round < (speed ? Math.min(bench.rounds, 3) : bench.rounds); round += 1) {
          bench.log(`start: ${name}, round ${round + 1}`);
          visits.push(
            await bench.browsers.visit((visit) => visitDashboard(visit, running, speed), {
              paced: true,
              withoutBench: true,
            }),
          );
        }
        const figure = (of: (visit: Visited) => number): Figure => figureOf(visits.map(of));
        rows.push([
          name,
          cell(figure(({ figures }) => figures)),
          cell(figure(({ dashboard }) => dashboard)),
          cell(figure(({ lcp }) => lcp)),
          figure(({ cls }) => cls).median.toFixed(3),
          cell(figure(({ inp }) => inp)),
        ]);
        loaded = visits[0]?.loaded ?? [];
      }
      return [
        await sizesTable(loaded),
        table(['first visit', 'figures, ms', 'dashboard usable, ms', 'LCP, ms', 'CLS', 'INP of the journey, ms'], rows),
        '### What each screen adds\n\nFiles that the screen loads in addition to those of every page, compressed with gzip.' +
          `\n\n${await chunksTable()}`,
      ].join('\n\n');
    } finally {
      await running.stop();
    }
  },
};

const kinds = { JavaScript: /\.js$/, CSS: /\.css$/, fonts: /\.woff2?$/ } as const;

async function sizesTable(loaded: readonly string[]): Promise<string> {
  const kilo = (bytes: number) => rounded(bytes / 1000);
  const line = (name: string, count: number, { raw, gzip, brotli }: Sizes) => [
    name,
    String(count),
    kilo(raw),
    kilo(gzip),
    kilo(brotli),
  ];
  const rows = await Promise.all(
    Object.entries(kinds).map(async ([name, kind]) => {
      const files = loaded.filter((path) => kind.test(path));
      return line(name, files.length, await sizesOfFiles(files));
    }),
  );
  const others = loaded.filter((path) => !Object.values(kinds).some((kind) => kind.test(path)));
  return table(
    ['until the first dashboard with figures', 'requests', 'KB', 'KB gzip', 'KB brotli'],
    [...rows, ['page, icon and calls', String(others.length), '-', '-', '-']],
  );
}

async function chunksTable(): Promise<string> {
  const parts = await readManifest(builtApp);
  const always = new Set(filesOfChunks(parts, [indexEntry, startEntry]));
  // The first dashboard is an entry of its own in the build (`apps/web/codeSplitting.ts`).
  const screens = Object.keys(parts).filter(
    (name) => ![indexEntry, startEntry].includes(name) && (parts[name]?.isEntry || parts[name]?.isDynamicEntry),
  );
  const rows = await Promise.all(
    screens.map(async (name) => {
      const added = filesOfChunks(parts, [name]).filter((file) => !always.has(file));
      const [scripts, styles] = await Promise.all(
        [/\.js$/, /\.css$/].map((kind) => sizesOfFiles(added.filter((file) => kind.test(file)))),
      );
      const entryFile = await sizesOfFiles([parts[name]?.file ?? '']);
      return {
        name: name.replace(/^.*src\//, ''),
        entryFile: entryFile.gzip,
        js: scripts?.gzip ?? 0,
        css: styles?.gzip ?? 0,
      };
    }),
  );
  const sorted = rows.toSorted((a, b) => b.js - a.js);
  return table(
    ['screen', 'own file, KB', 'JavaScript, KB', 'CSS, KB'],
    sorted.map(({ name, entryFile, js, css }) => [
      name,
      rounded(entryFile / 1000),
      rounded(js / 1000),
      rounded(css / 1000),
    ]),
  );
}

async function visitDashboard(
  { page, devtools }: Visit,
  server: RunningServer,
  speed: (typeof speeds)[keyof typeof speeds],
): Promise<Visited> {
  if (speed) await slowDown(devtools, speed);
  await page.addInitScript(watchVitals);
  await page.addInitScript(watchFigures);
  const finishedPaths = new Set<string>();
  const { origin } = new URL(server.address);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) throw new Error(`The page asked ${url.origin}`);
  });
  page.on('requestfinished', (request) => finishedPaths.add(new URL(request.url()).pathname.replace(/^\//, '')));
  const waitUntilQuiet = createWaitUntilQuiet(page);
  await page.goto(server.address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.figuresSeen.app !== undefined);
  const loaded = [...finishedPaths];
  const { skeleton, app = 0 } = await page.evaluate(() => window.figuresSeen);
  await waitUntilQuiet();
  // The browser reports the largest paint after the first input.
  const { lcp, cls } = await page.evaluate(() => window.vitals);
  await journey(page);
  const { inp } = await page.evaluate(() => window.vitals);
  if (lcp === 0 || inp === 0) throw new Error('The browser told neither paint nor interaction');
  return { figures: skeleton ?? app, dashboard: app, lcp, cls, inp, loaded };
}

async function slowDown(
  devtools: CDPSession,
  { cpu, latency, download, upload }: NonNullable<(typeof speeds)[keyof typeof speeds]>,
): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** A merchant's morning: opens a stage, reads an order, searches for one, selects some and clears the selection. */
async function journey(page: Page): Promise<void> {
  const rows = page.getByRole('grid').getByRole('row');
  await page.getByRole('button', { name: 'Expand All Orders' }).click();
  await rows.first().waitFor();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Expand/ })
    .click();
  await page.getByText('Total Items').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('58');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Period' }).first().selectOption('last_7d');
  await page.getByRole('button', { name: 'Expand Open Orders' }).click();
  const boxes = page.getByRole('grid', { name: 'Open Orders' }).getByRole('checkbox');
  await boxes.first().click();
  await boxes.nth(2).click();
  await page.getByRole('button', { name: 'Move to Close' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  // The browser reports an interaction once its frame is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
}

/** Ms until six figures are visible, in the skeleton and in the app. */
interface FiguresSeen {
  skeleton?: number;
  app?: number;
}

declare global {
  interface Window {
    vitals: Vitals;
    figuresSeen: FiguresSeen;
  }
}

/** Checks for the figures in each frame. Runs in the page. */
function watchFigures(): void {
  const seen: FiguresSeen = {};
  window.figuresSeen = seen;
  const hasSix = (selector: string) => {
    const figures = [...document.querySelectorAll(selector)];
    return figures.length === 6 && figures.every(({ textContent }) => /\d/.test(textContent ?? ''));
  };
  const look = () => {
    if (hasSix('.skeleton-figure')) seen.skeleton ??= performance.now();
    if (hasSix('section[aria-label="Summary"] li')) seen.app ??= performance.now();
    if (seen.app === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Records paints, layout shifts and interactions. Runs in the page. */
function watchVitals(): void {
  const vitals: Vitals = { lcp: 0, cls: 0, inp: 0 };
  window.vitals = vitals;
  const watch = <E extends PerformanceEntry>(type: string, take: (entry: E) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as E);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  watch<PerformanceEntry & { interactionId: number }>('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
  });
}
