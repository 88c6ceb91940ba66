/**
 * Plays every story and test of the built Storybook like a person who clicks through the sidebar: in the manager, in a plain browser with
 * the current time, and with another time zone and language than the pinned ones.
 * `node tools/storybook/playStories.ts`; arguments are parts of ids and select stories; `--width=900` changes the window; `--slow=2000`
 * lists stories that take longer, in ms; `--report=FILE` writes the counts as JSON.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { serveUnderPath } from './serveUnderPath.ts';
import { chromiumLaunch } from '../testing/chromiumLaunch.ts';
import { type BuiltStory, builtStories } from './builtStories.ts';

interface Played {
  story: BuiltStory;
  /** Ms until Storybook reports the story as finished, including its play function. */
  ms: number;
  /** Empty if the story passed. */
  problem: string;
}

const { values: options, positionals: parts } = parseArgs({
  options: {
    storybook: { type: 'string' },
    width: { type: 'string', default: '1280' },
    slow: { type: 'string' },
    report: { type: 'string' },
  },
  allowPositionals: true,
});
const root = join(import.meta.dirname, '../..');
const screen = { width: Number(options.width), height: 900 };
const storyTimeoutMs = 60_000;
/** Stories per page before it is replaced with a fresh one: about as many as a person opens without a reload. */
const storiesPerPage = 60;

const stories = builtStories(options.storybook ?? join(root, 'dist/storybook')).filter(
  ({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)),
);
const site = await serveUnderPath(options.storybook ?? join(root, 'dist/storybook'), '/');
const browser = await chromium.launch(await chromiumLaunch());
const started = Date.now();
const played: Played[] = [];
try {
  const queue = stories.values();
  await Promise.all(Array.from({ length: availableParallelism() }, () => playFrom(browser, queue)));
} finally {
  await browser.close();
  await site.close();
}

const failed = played.filter(({ problem }) => problem !== '');
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `${played.length} stories and tests in a window of ${screen.width} px in ${seconds} s: ${played.length - failed.length} green, ` +
    `${failed.length} red`,
);
if (options.slow) {
  const slow = played.filter(({ ms }) => ms > Number(options.slow)).toSorted((a, b) => b.ms - a.ms);
  console.log(`${slow.length} take longer than ${options.slow} ms`);
  for (const { story, ms } of slow) console.log(`  ${ms.toFixed(0)} ms  ${story.id}`);
}
if (options.report)
  writeFileSync(
    options.report,
    JSON.stringify({ numPassedTests: played.length - failed.length, numFailedTests: failed.length }),
  );
process.exitCode = failed.length === 0 && played.length > 0 ? 0 : 1;

async function playFrom(on: Browser, queue: Iterator<BuiltStory> & Iterable<BuiltStory>): Promise<void> {
  let page: Page | undefined;
  let count = 0;
  for (const story of queue) {
    if (!page || count >= storiesPerPage) {
      await page?.context().close();
      page = await openPage(on);
      count = 0;
    }
    count += 1;
    const outcome = await play(page, story, count === 1);
    played.push(outcome);
    if (outcome.problem === '') continue;
    // The remaining lines are the HTML of the page.
    console.log(`✗ ${story.id}: ${outcome.problem.split('\n').slice(0, 4).join('\n  ')}`);
    // Opens a fresh page, so that a story that hangs or throws doesn't affect the next one.
    count = storiesPerPage;
  }
  await page?.context().close();
}

async function openPage(on: Browser): Promise<Page> {
  const context = await on.newContext({ timezoneId: 'Pacific/Auckland', locale: 'de-DE', viewport: screen });
  await context.addInitScript(listenToStorybook);
  return context.newPage();
}

/** Opens a page's first story by its address, the others in the same page, like the sidebar. */
async function play(page: Page, story: BuiltStory, isFirst: boolean): Promise<Played> {
  const startedAt = Date.now();
  try {
    if (isFirst) await page.goto(`${site.address}?path=/story/${story.id}&globals=a11y.manual:!true`);
    else await previewOf(page)?.evaluate((id) => window.playedStory.show(id), story.id);
    return { story, ...(await resultOf(page, story.id)) };
  } catch (error) {
    return { story, ms: Date.now() - startedAt, problem: (error as Error).message };
  }
}

async function resultOf(page: Page, id: string): Promise<{ problem: string; ms: number }> {
  const until = Date.now() + storyTimeoutMs;
  while (Date.now() < until) {
    // The frame isn't there yet, or a story is reloading it.
    const result = await previewOf(page)
      ?.evaluate((storyId) => window.playedStory.resultOf(storyId), id)
      .catch(() => undefined);
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`it did not end within ${storyTimeoutMs / 1000} s`);
}

function previewOf(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes('/iframe.html?'));
}

interface PlayedStory {
  show(id: string): void;
  resultOf(id: string): { problem: string; ms: number } | undefined;
}

declare global {
  interface Window {
    playedStory: PlayedStory;
  }
}

/** Init script that listens to Storybook's channel. Playwright serialises it, so it can't use variables outside the function. */
function listenToStorybook(): void {
  interface Channel {
    on(event: string, listener: (payload: unknown) => void): void;
    emit(event: string, payload: unknown): void;
  }
  let channel: Channel | undefined;
  let errors: string[] = [];
  let startedAt = 0;
  const results = new Map<string, { problem: string; ms: number }>();
  const addError = (payload: unknown) =>
    void errors.push(...[payload].flat().map((error) => (error as Error | undefined)?.message ?? String(error)));
  window.playedStory = {
    show(storyId) {
      errors = [];
      startedAt = performance.now();
      channel?.emit('selectStory', { storyId });
    },
    resultOf: (id) => results.get(id),
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(given: Channel) {
      channel = given;
      for (const event of [
        'playFunctionThrewException',
        'storyThrewException',
        'storyErrored',
        'unhandledErrorsWhilePlaying',
        'configError',
      ])
        given.on(event, addError);
      given.on('storyMissing', (id) => results.set(String(id), { problem: 'Storybook does not know it', ms: 0 }));
      given.on('storyFinished', (payload) => {
        const { storyId, status } = payload as { storyId: string; status: string };
        const isGreen = status === 'success' && errors.length === 0;
        const message = errors.join('\n') || document.querySelector('.sb-errordisplay')?.textContent?.trim();
        results.set(storyId, {
          problem: isGreen ? '' : message || 'a check of the story failed',
          ms: performance.now() - startedAt,
        });
      });
    },
  });
}
