import { type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { chromiumLaunch } from '../testing/chromiumLaunch.ts';
import { deterministicPage } from './deterministicPage.ts';
import { pictureWidths } from './pictureFiles.ts';
import type { Screenshotter } from './reviewPictures.ts';
import { notFoundHeader, type ServedFolder } from './serveUnderPath.ts';

export interface ScreenshotBrowser {
  /** Somebody with a browser context of their own. */
  createScreenshotter(): Promise<Screenshotter>;
  close(): Promise<void>;
}

/** How high the screen of a merchant is, and how high a picture of a longer page becomes at most. */
const height = { screen: 1_000, max: 2_000 };

/** The day of the stories' own orders; the sandbox counts its orders back from it. */
const instant = Date.parse('2026-11-20T10:00:00Z');

/** Toasts go after 5 s and slow replies come after 3; a debounce takes less than one. */
const maxTimerMs = 2_000;

/** A story that takes longer hangs, even on a busy machine. */
const storyTimeoutMs = 60_000;

/**
 * An origin that is the same in every run, since a story may draw it; browsers trust whatever ends in this with a
 * service worker.
 */
const origin = 'http://workshop.localhost';

/** Drawn alike whatever the screen and the processor, in whatever order its parts are ready. */
const deterministicFlags = [
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // One tile for the whole screen, drawn anew as a whole: rounded corners differ by a shade where tiles meet.
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--default-tile-width=4096',
  '--default-tile-height=4096',
  '--max-untiled-layer-width=4096',
  '--max-untiled-layer-height=4096',
];

/** The pinned browser, for pictures of the Storybook that is served there. */
export async function openScreenshotBrowser(site: ServedFolder): Promise<ScreenshotBrowser> {
  const { args = [], ...launch } = await chromiumLaunch();
  const { host, pathname } = new URL(site.address);
  // Nothing else can be reached.
  const reachable = `--host-resolver-rules=MAP ${new URL(origin).host} ${host}, MAP * ~NOTFOUND`;
  const browser = await chromium.launch({ ...launch, args: [...args, ...deterministicFlags, reachable] });
  return {
    async createScreenshotter() {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      await context.addInitScript(deterministicPage, { instant, maxTimerMs });
      return createScreenshotter(context, await context.newPage(), origin + pathname);
    },
    close: () => browser.close(),
  };
}

function createScreenshotter(context: BrowserContext, page: Page, site: string): Screenshotter {
  page.setDefaultTimeout(storyTimeoutMs);
  const pendingFiles = trackPendingFiles(page);
  let pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(`an error in the page: ${error.message}`));
  page.on('response', (response) => {
    if (response.headers()[notFoundHeader]) pageErrors.push(`nothing is there to answer ${response.url()}`);
  });
  context.on('request', (request) => {
    if (isForeignOrigin(request.url())) pageErrors.push(`it asked another origin: ${request.url()}`);
  });

  async function waitUntilStable(stableChecks?: number): Promise<void> {
    do await page.evaluate((requiredChecks) => window.storyStatus.waitUntilStable(requiredChecks), stableChecks);
    while (pendingFiles.size > 0);
    if (pageErrors.length > 0) throw new Error([...new Set(pageErrors)].join('\n'));
  }

  /**
   * Makes the screen as high as the page, so that lists draw all their rows. A dialog stands in the middle of a screen
   * of the usual height.
   */
  async function growToContent(width: number): Promise<void> {
    const before = page.viewportSize()?.height ?? height.max;
    const contentHeight = await page.evaluate(() =>
      document.querySelector('[aria-modal="true"]') ? 0 : document.documentElement.scrollHeight,
    );
    if (contentHeight <= before || before >= height.max) return;
    await page.setViewportSize({ width, height: Math.min(contentHeight, height.max) });
    await waitUntilStable();
    await growToContent(width);
  }

  return {
    async open(storyId, language) {
      await page.goto('about:blank');
      pageErrors = [];
      pendingFiles.clear();
      const globals = ['a11y.manual:!true', ...(language === undefined ? [] : [`language:${language}`])].join(';');
      const address = `${site}iframe.html?id=${storyId}&viewMode=story&globals=${globals}`;
      // Slightly too wide, so that every picture is one of a page that was laid out once more: shadows and dotted lines
      // else come in two kinds.
      await page.setViewportSize({ width: Math.max(...pictureWidths) + 16, height: height.screen });
      await page.goto(address, { waitUntil: 'commit' });
      const result = await page
        .waitForFunction(
          // Play functions find controls by their English names, and would wait for ever.
          (isPlayed) => {
            const { result, hasRendered } = window.storyStatus;
            return result ?? (!isPlayed && hasRendered ? { isSuccess: true, message: '' } : undefined);
          },
          language === undefined,
        )
        .then(
          (handle) => handle.jsonValue(),
          () => undefined,
        );
      if (!result) throw new Error(`it did not end within ${storyTimeoutMs / 1000} s`);
      if (!result.isSuccess) throw new Error(result.message);
      await waitUntilStable();
    },
    async setWidth(width) {
      await page.setViewportSize({ width, height: height.screen });
      await waitUntilStable();
      await growToContent(width);
      // A page that is still higher than the screen is seen from its top.
      const hasScrolled = await page.evaluate(() => window.scrollY > 0 && (window.scrollTo(0, 0), true));
      if (hasScrolled) await waitUntilStable();
    },
    async capture() {
      await steadyReadingTimes(page);
      return page.screenshot({ animations: 'disabled', caret: 'hide' });
    },
    waitUntilStable: () => waitUntilStable(25),
  };
}

/** "As of 10:00:02 AM" says when a reply came, which `Date.now()` tells and no picture should. */
async function steadyReadingTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const line of document.querySelectorAll('p')) {
      const [, words] = /^(\D+)\d\d:\d\d:\d\d [AP]M$/.exec(line.textContent) ?? [];
      if (words !== undefined) line.textContent = `${words}10:00:00 AM`;
    }
  });
}

/** Scripts, styles, fonts and images that are being fetched. */
function trackPendingFiles(page: Page): Set<Request> {
  const pendingFiles = new Set<Request>();
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font', 'image'].includes(request.resourceType())) pendingFiles.add(request);
  });
  page.on('requestfinished', (request) => pendingFiles.delete(request));
  page.on('requestfailed', (request) => pendingFiles.delete(request));
  return pendingFiles;
}

function isForeignOrigin(url: string): boolean {
  const target = new URL(url);
  return /^(http|ws)s?:$/.test(target.protocol) && target.origin !== origin;
}
