import type { Page } from 'playwright';
import { filesOfChunks } from '../apps/server/src/pages/BuildManifest.ts';
import { builtApp } from './build.ts';
import { readManifest } from '../apps/server/src/pages/readManifest.ts';
import type { RecordedReply, ReplyForm } from './pages/inPage/replies.ts';
import type { ScreenName } from './pages/inPage/screens.ts';
import { shop, type Size, type Fixtures } from './createFixtures.ts';

export interface Contender {
  screen: ScreenName;
  /** Name in the report. */
  name: string;
  /**
   * Opens the page with its shell rendered and the list's reply held back. `openOrders` is how many of the first orders in the app's list
   * are open.
   */
  open(page: Page, size: Size, form: ReplyForm, openOrders?: number): Promise<void>;
  /** Opens the page with its code loaded but nothing mounted. `window.begin` mounts it and requests the list. */
  prepare(page: Page, size: Size, form: ReplyForm): Promise<void>;
}

const entry = `shop=${shop}&host=${Buffer.from(`admin.shopify.com/store/${shop.split('.')[0]}`).toString('base64')}`;

/** A list with selectable rows; All Orders has no bulk actions. */
export const listAddress = `/app/dashboard-v0/openorders?period=all&${entry}`;

/** The baseline and the app. The replies in `recorded` answer the app's other calls from memory. */
export function contendersOf(fixtures: Fixtures, recorded: readonly RecordedReply[]): readonly Contender[] {
  const load = (page: Page, size: Size, form: ReplyForm) =>
    page.evaluate(
      async ([files, replies, replyForm]) => {
        if (replyForm !== 'served') await window.bench.replies.load(files);
        window.bench.replies.replay(replies);
        window.bench.replies.hold(replyForm);
      },
      [fixtures.lists[size].files, recorded, form] as const,
    );
  const waitForListRequest = async (page: Page) => {
    await page.waitForFunction(() => window.bench.replies.waiting() > 0);
    await waitUntilIdle(page);
  };

  const baseline: Contender = {
    screen: 'baseline',
    name: 'baseline: plain DOM',
    async prepare(page, size, form) {
      await page.goto(`${fixtures.pagesOrigin}/baseline/index.html`);
      await load(page, size, form);
    },
    async open(page, size, form) {
      await this.prepare(page, size, form);
      await page.evaluate(() => window.begin?.());
      await waitForListRequest(page);
    },
  };

  const app: Contender = {
    screen: 'app',
    name: 'this app',
    async prepare(page, size, form) {
      await page.goto(`${fixtures.appOrigin}/pricing`);
      await load(page, size, form);
      await page.evaluate(loadScreens, await listScreenFiles());
      await page.evaluate((address) => {
        window.begin = () => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        };
      }, listAddress);
    },
    async open(page, size, form, openOrders = 0) {
      await this.prepare(page, size, form);
      const ids = fixtures.lists[size].everything.slice(0, openOrders).map(({ order_id }) => `&order=${order_id}`);
      await page.evaluate(goTo, listAddress + ids.join(''));
      await waitForListRequest(page);
    },
  };
  return [baseline, app];
}

/** The files of the list screen in the build's manifest. */
async function listScreenFiles(): Promise<{ scripts: string[]; styles: string[] }> {
  const parts = await readManifest(builtApp);
  const sourceFiles = ['src/app/AppArea.tsx', 'src/orders/list/OrderListRoute.tsx'];
  return {
    scripts: sourceFiles.flatMap((name) => parts[name]?.file ?? []).map((file) => `/${file}`),
    styles: filesOfChunks(parts, sourceFiles)
      .filter((file) => file.endsWith('.css'))
      .map((file) => `/${file}`),
  };
}

/** Loads the files without mounting anything. Runs in the page. */
async function loadScreens({ scripts, styles }: { scripts: string[]; styles: string[] }): Promise<void> {
  const loaded = (href: string) =>
    new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.addEventListener('load', resolve);
      document.head.append(link);
    });
  await Promise.all([...styles.map(loaded), ...scripts.map((script) => import(script))]);
}

/** Navigates without reloading, like Back. Runs in the page. */
function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Resolves once the page has no pending work. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 5; frames += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Records the replies to the app's calls except lists, so later visits get them immediately. */
export async function recordReplies(
  fixtures: Fixtures,
  page: Page,
  size: Size,
  openedRow: number,
): Promise<readonly RecordedReply[]> {
  await page.goto(`${fixtures.appOrigin}/pricing`);
  await page.evaluate((files) => window.bench.replies.load(files), fixtures.lists[size].files);
  await page.evaluate(() => window.bench.replies.hold('rows'));
  await page.evaluate(goTo, listAddress);
  await page.waitForFunction(() => window.bench.replies.waiting() > 0);
  await page.evaluate(() => window.bench.replies.release());
  await page.locator(`[role=grid] [aria-rowindex="${openedRow + 1}"] [data-column=expand]`).click();
  await page.waitForFunction(() =>
    window.bench.replies.recorded().some(({ key }) => key.startsWith('/get-order-detail')),
  );
  await waitUntilIdle(page);
  return page.evaluate(() => window.bench.replies.recorded());
}
