import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { chromiumLaunch } from '../tools/chromiumLaunch.ts';
import { type RunningServer, startServer } from './startServer.ts';

export interface BrowserFixture {
  server: RunningServer;
  /** The test's own: storage and cookies of one test are not there in the next. */
  context: BrowserContext;
  page: Page;
  /** What the page wrote to the console as errors, and what a file adds; a test that provokes some takes them out. */
  pageErrors: string[];
}

export interface BrowserOptions {
  /** Arguments of the server behind `--sandbox`. */
  argv?: readonly string[];
  /** A server for each test, where what one test changes another must not miss. One for all when absent. */
  serverPerTest?: boolean;
}

/**
 * Gives every test of the calling file a page of the pinned browser on the server of `start`, by `adopt`. A test during
 * which the page wrote an error to the console has failed. Returns how a merchant enters the app at a path: with the
 * `shop` and `host` that the server printed, in a second tab where one is given.
 */
export function openBrowser(
  { argv = [], serverPerTest = false }: BrowserOptions,
  onOpen: (open: BrowserFixture) => void,
): (path: string, tab?: Page) => Promise<void> {
  let browser: Browser | undefined;
  let server: RunningServer | undefined;
  let context: BrowserContext | undefined;
  let page: Page | undefined;
  let pageErrors: string[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([
      serverPerTest ? undefined : startServer(argv),
      chromium.launch(await chromiumLaunch()),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  beforeEach(async () => {
    if (serverPerTest) server = await startServer(argv);
    if (!browser || !server) throw new Error('The browser or the server did not start');
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
    const errors: string[] = [];
    pageErrors = errors;
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    onOpen({ server, context, page, pageErrors });
  });
  afterEach(async () => {
    await context?.close();
    if (serverPerTest) {
      await server?.stop();
      server = undefined;
    }
    if (pageErrors.length > 0) throw new Error(`Errors in the page:\n${pageErrors.join('\n')}`);
  });

  return async (path, tab = page) => {
    if (!tab || !server) throw new Error('No test is running');
    const entry = new URL(server.address);
    const target = new URL(path, entry);
    for (const [name, value] of entry.searchParams) target.searchParams.set(name, value);
    await tab.goto(target.href);
  };
}
