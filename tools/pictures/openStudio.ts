import { type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { chromiumLaunch } from '../chromiumLaunch.ts';
import { frozenPage } from './frozenPage.ts';
import { pictureWidths } from './pictureFiles.ts';
import type { Photographer } from './reviewPictures.ts';
import { notThere, type ServedFolder } from './serveUnderPath.ts';

export interface Studio {
  /** Somebody with a browser context of their own. */
  photographer(): Promise<Photographer>;
  close(): Promise<void>;
}

/** How high the screen of a merchant is, and how high a picture of a longer page becomes at most. */
const height = { screen: 1_000, most: 2_000 };

/** The day of the stories' own orders; the sandbox counts its orders back from it. */
const instant = Date.parse('2026-11-20T10:00:00Z');

/** Toasts go after 5 s and slow replies come after 3; a debounce takes less than one. */
const longestTimer = 2_000;

/** A story that takes longer hangs, even on a busy machine. */
const patienceMs = 60_000;

/**
 * An origin that is the same in every run, since a story may draw it; browsers trust whatever ends in this with a
 * service worker.
 */
const origin = 'http://workshop.localhost';

/** Drawn alike whatever the screen and the processor, in whatever order its parts are ready. */
const steadyFlags = [
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
export async function openStudio(site: ServedFolder): Promise<Studio> {
  const { args = [], ...launch } = await chromiumLaunch();
  const { host, pathname } = new URL(site.address);
  // Nothing else can be reached.
  const reachable = `--host-resolver-rules=MAP ${new URL(origin).host} ${host}, MAP * ~NOTFOUND`;
  const browser = await chromium.launch({ ...launch, args: [...args, ...steadyFlags, reachable] });
  return {
    async photographer() {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        colorScheme: 'light',
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      await context.addInitScript(frozenPage, { instant, longestTimer });
      return photographer(context, await context.newPage(), origin + pathname);
    },
    close: () => browser.close(),
  };
}

function photographer(context: BrowserContext, page: Page, site: string): Photographer {
  page.setDefaultTimeout(patienceMs);
  const loading = filesOnTheirWay(page);
  let complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`an error in the page: ${error.message}`));
  page.on('response', (response) => {
    if (response.headers()[notThere]) complaints.push(`nothing is there to answer ${response.url()}`);
  });
  context.on('request', (request) => {
    if (isElsewhere(request.url())) complaints.push(`it asked another origin: ${request.url()}`);
  });

  async function still(looks?: number): Promise<void> {
    do await page.evaluate((least) => window.storyWatch.still(least), looks);
    while (loading.size > 0);
    if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
  }

  /**
   * Makes the screen as high as the page, so that lists draw all their rows. A dialog stands in the middle of a screen
   * of the usual height.
   */
  async function makeRoom(width: number): Promise<void> {
    const before = page.viewportSize()?.height ?? height.most;
    const wanted = await page.evaluate(() =>
      document.querySelector('[aria-modal="true"]') ? 0 : document.documentElement.scrollHeight,
    );
    if (wanted <= before || before >= height.most) return;
    await page.setViewportSize({ width, height: Math.min(wanted, height.most) });
    await still();
    await makeRoom(width);
  }

  return {
    async open(storyId) {
      await page.goto('about:blank');
      complaints = [];
      loading.clear();
      const address = `${site}iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`;
      // Slightly too wide, so that every picture is one of a page that was laid out once more: shadows and dotted lines
      // else come in two kinds.
      await page.setViewportSize({ width: Math.max(...pictureWidths) + 16, height: height.screen });
      await page.goto(address, { waitUntil: 'commit' });
      const end = await page
        .waitForFunction(() => window.storyWatch.end)
        .then(
          (handle) => handle.jsonValue(),
          () => undefined,
        );
      if (!end) throw new Error(`it did not end within ${patienceMs / 1000} s`);
      if (!end.isGood) throw new Error(end.complaint);
      await still();
    },
    async widen(width) {
      await page.setViewportSize({ width, height: height.screen });
      await still();
      await makeRoom(width);
      // A page that is still higher than the screen is seen from its top.
      const hasScrolled = await page.evaluate(() => window.scrollY > 0 && (window.scrollTo(0, 0), true));
      if (hasScrolled) await still();
    },
    take: () => page.screenshot({ animations: 'disabled', caret: 'hide' }),
    hold: () => still(25),
  };
}

/** Scripts, styles, fonts and images that are being fetched. */
function filesOnTheirWay(page: Page): Set<Request> {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font', 'image'].includes(request.resourceType())) loading.add(request);
  });
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return loading;
}

function isElsewhere(url: string): boolean {
  const asked = new URL(url);
  return /^(http|ws)s?:$/.test(asked.protocol) && asked.origin !== origin;
}
