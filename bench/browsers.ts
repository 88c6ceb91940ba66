import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../tools/testing/chromiumLaunch.ts';
import { inPageScript } from './build.ts';
import './pages/inPage/InPageBench.ts';

export const viewport = { width: 1280, height: 900 };

export interface Visit {
  page: Page;
  devtools: CDPSession;
}

export interface HowToVisit {
  paced?: boolean;
  withoutBench?: boolean;
  expectedErrors?: RegExp;
}

export interface Browsers {
  /**
   * Opens a page in its own session and closes it after `work`. Fails if the page logs an error. `paced` renders 60 frames a second like a
   * screen; otherwise as many as possible, so times aren't rounded up to a frame. `expectedErrors` are console errors to ignore.
   */
  visit<T>(work: (visit: Visit) => Promise<T>, how?: HowToVisit): Promise<T>;
  close(): Promise<void>;
}

const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** The pinned browser, with and without a screen's frame rate. Each starts on first use. */
export async function openBrowsers(): Promise<Browsers> {
  const launch = await chromiumLaunch();
  const start = (flags: readonly string[]) =>
    chromium.launch({ ...launch, args: [...(launch.args ?? []), '--enable-precise-memory-info', ...flags] });
  const running: { free?: Promise<Browser>; paced?: Promise<Browser> } = {};
  return {
    visit: async (work, how = {}) =>
      visitIn(await (how.paced ? (running.paced ??= start([])) : (running.free ??= start(unpaced))), work, how),
    async close() {
      await Promise.all(Object.values(running).map(async (browser) => (await browser).close()));
    },
  };
}

/** Version of the browser, such as `153.0.1`. */
export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(await chromiumLaunch());
  const version = browser.version();
  await browser.close();
  return version;
}

async function visitIn<T>(
  browser: Browser,
  work: (visit: Visit) => Promise<T>,
  { withoutBench, expectedErrors }: HowToVisit,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({ viewport });
  const pageErrors: string[] = [];
  try {
    if (!withoutBench) await context.addInitScript({ path: inPageScript });
    const page = await context.newPage();
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') pageErrors.push(message.text());
    });
    const done = await work({ page, devtools: await context.newCDPSession(page) });
    const faults = pageErrors.filter((text) => !expectedErrors?.test(text));
    if (faults.length > 0) throw new Error(`Errors in the page:\n${faults.join('\n')}`);
    return done;
  } catch (error) {
    // A wait often times out because of an error in the page.
    for (const text of pageErrors) console.error(`In the page: ${text}`);
    throw error;
  } finally {
    // If the browser crashed, an earlier error says so.
    await context.close().catch(() => {});
  }
}
