import { type Page, type Request, test as base } from '@playwright/test';
import { chromiumLaunch } from '../tools/testing/chromiumLaunch.ts';
import { notFoundHeader, type ServedFolder, serveUnderPath } from '../tools/storybook/serveUnderPath.ts';
import { deterministicPage } from './deterministicPage.ts';
import { builtStorybook } from './picturedStories.ts';

/** Height in px of a merchant's screen, and the maximum height of a picture. */
const height = { screen: 1_000, max: 2_000 };

/** Wider than any picture, so every picture follows a resize. Without one, shadows and dotted lines render in two ways. */
const openingWidth = 1_056;

/** The day of the orders in stories. The sandbox dates its orders back from it. */
const instant = Date.parse('2026-11-20T10:00:00Z');

/** Between a debounce (under 1 s) and the timers that must not fire: the sandbox's slow replies (3 s) and toasts (5 s). */
const maxTimerMs = 2_000;

/** The same origin in every run, because stories can show it. Browsers allow service workers on any `.localhost` origin. */
const origin = 'http://workshop.localhost';

/** Make rendering independent of screen, processor and the order in which parts finish. */
const deterministicFlags = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // One tile for the whole screen, always redrawn completely: rounded corners differ slightly where tiles meet.
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--default-tile-width=4096',
  '--default-tile-height=4096',
  '--max-untiled-layer-width=4096',
  '--max-untiled-layer-height=4096',
];

/** One page for all stories of a worker, so files load only once. */
export class StoryPage {
  /** Errors of the story's page, as readable messages. */
  pageErrors: string[] = [];
  readonly page: Page;
  readonly #site: string;
  readonly #pendingFiles = new Set<Request>();

  constructor(page: Page, site: string) {
    this.page = page;
    this.#site = site;
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'font', 'image'].includes(request.resourceType())) this.#pendingFiles.add(request);
    });
    page.on('requestfinished', (request) => this.#pendingFiles.delete(request));
    page.on('requestfailed', (request) => this.#pendingFiles.delete(request));
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
    page.on('response', (response) => {
      if (response.headers()[notFoundHeader]) this.pageErrors.push(`nothing is there to answer ${response.url()}`);
    });
    page.context().on('request', (request) => {
      const target = new URL(request.url());
      if (target.protocol.startsWith('http') && target.origin !== origin)
        this.pageErrors.push(`it asked another origin: ${target.href}`);
    });
  }

  /** Loads a story and waits until it has finished and the page is stable. Throws if the story fails. */
  async open(storyId: string, language?: string): Promise<void> {
    await this.page.goto('about:blank');
    this.pageErrors = [];
    this.#pendingFiles.clear();
    const globals = ['a11y.manual:!true', ...(language === undefined ? [] : [`language:${language}`])].join(';');
    await this.#resize(openingWidth, height.screen);
    await this.page.goto(`${this.#site}iframe.html?id=${storyId}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    });
    // Play functions find controls by their English names.
    const isPlayed = language === undefined;
    const ending = await this.page.waitForFunction((waitsForPlay) => {
      const { result, hasRendered } = window.storyStatus;
      return result ?? (!waitsForPlay && hasRendered ? { isSuccess: true, message: '' } : undefined);
    }, isPlayed);
    const result = await ending.jsonValue();
    if (!result?.isSuccess) throw new Error(result?.message);
    await this.#waitUntilStable();
  }

  /** Resizes the open story to this width and to its content's height. */
  async setWidth(width: number): Promise<void> {
    await this.#resize(width, height.screen);
    await this.#waitUntilStable();
    await this.#growToContent(width, height.screen);
    // A page taller than the maximum is shown from its top.
    const hasScrolled = await this.page.evaluate(() => window.scrollY > 0 && (window.scrollTo(0, 0), true));
    if (hasScrolled) await this.#waitUntilStable();
    await this.#steadyReadingTimes();
  }

  /** Waits until the page has the new size, because a busy page keeps the old one for a while and would be measured with it. */
  async #resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.waitForFunction((size) => window.innerWidth === size.width && window.innerHeight === size.height, {
      width,
      height,
    });
  }

  async #waitUntilStable(): Promise<void> {
    do await this.page.evaluate(() => window.storyStatus.waitUntilStable());
    while (this.#pendingFiles.size > 0);
  }

  /** Makes the screen as tall as the page, so lists render all rows. With an open dialog the screen keeps its height. */
  async #growToContent(width: number, before: number): Promise<void> {
    const content = await this.page.evaluate(() =>
      document.querySelector('[aria-modal="true"]') ? 0 : document.documentElement.scrollHeight,
    );
    if (content <= before || before >= height.max) return;
    const grown = Math.min(content, height.max);
    await this.#resize(width, grown);
    await this.#waitUntilStable();
    await this.#growToContent(width, grown);
  }

  /** Replaces the seconds in "As of 10:00:02 AM", because they come from the running `Date.now()`. */
  async #steadyReadingTimes(): Promise<void> {
    await this.page.evaluate(() => {
      for (const line of document.querySelectorAll('p')) {
        const [, words] = /^(\D+)\d\d:\d\d:\d\d [AP]M$/.exec(line.textContent) ?? [];
        if (words !== undefined) line.textContent = `${words}10:00:00 AM`;
      }
    });
  }
}

export const test = base.extend<object, { site: ServedFolder; storyPage: StoryPage }>({
  // Under a path, as a designer may host it. Any request outside the path fails the test.
  site: [
    async ({}, use) => {
      const site = await serveUnderPath(builtStorybook, '/designs/v1/');
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ site }, use) => {
      const { args = [], ...launch } = await chromiumLaunch();
      // Blocks every other host.
      const reachable = `--host-resolver-rules=MAP ${new URL(origin).host} ${new URL(site.address).host}, MAP * ~NOTFOUND`;
      await use({ ...launch, args: [...args, ...deterministicFlags, reachable] });
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      // Only the test's own timeout applies.
      context.setDefaultTimeout(0);
      await context.addInitScript(deterministicPage, { instant, maxTimerMs });
      await use(new StoryPage(await context.newPage(), origin + new URL(site.address).pathname));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
