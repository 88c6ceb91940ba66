/**
 * Takes the pictures of the learn pages from the app on the sandbox: `node tools/learn/learnPictures.ts [name …]`, after a build. The
 * domain has their names and sizes; this file has what each one shows. Run it again after a screen changes.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LearnPictureName, learnPictures } from '@hub/domain/public';
import { chromium, type Locator, type Page } from 'playwright';
import { startServer } from '../../e2e/startServer.ts';
import { chromiumLaunch } from '../testing/chromiumLaunch.ts';

const folder = join(import.meta.dirname, '../../apps/web/public');

/** Px. The content starts right of the navigation and below the top bar. */
const screen = { width: 1040, left: 240, top: 56 };

interface PictureSetup {
  /** Path in the app without `shop` and `host`. */
  path: string;
  /** Brings the screen into the state that the picture shows. */
  prepare(page: Page): Promise<void>;
  /** What the picture includes: the content (default), the content with the top bar, or the middle of the screen, for dialogs. */
  crop?: 'contentAndTopBar' | 'middle';
}

/** Scrolls until the element is this many pixels below the top bar. */
const scrollBelowTopBar = (target: Locator, below = 16) =>
  target.evaluate((element, y) => window.scrollBy(0, element.getBoundingClientRect().top - y), screen.top + below);
const list = (stage: string) => `/app/dashboard-v0/${stage}`;
const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const checkbox = (page: Page, index: number) => rows(page).nth(index).getByRole('checkbox');
const openFirst = async (page: Page) => {
  await rows(page)
    .first()
    .getByRole('button', { name: /^Expand/ })
    .click();
  await page.getByText('Total Items').waitFor();
};

const pictureSetups = {
  directory: {
    path: '/app/integration/directory',
    async prepare(page) {
      const card = page.getByRole('listitem', { name: 'Info Plus' });
      await card.getByRole('button', { name: /View Settings/ }).click();
      // A trial click waits until the card has its full height.
      await card.getByRole('button', { name: /^Save/ }).click({ trial: true });
      await scrollBelowTopBar(card);
      await page.mouse.move(0, 0);
    },
  },
  dashboard: {
    path: '/app/dashboard',
    async prepare(page) {
      await page.getByRole('region', { name: 'Summary' }).getByText(/^\d+$/).first().waitFor();
    },
  },
  order: { path: list('openorders'), prepare: openFirst },
  find: {
    path: '/app/dashboard',
    crop: 'contentAndTopBar',
    async prepare(page) {
      await page.getByRole('region', { name: 'Summary' }).getByText(/^\d+$/).first().waitFor();
      await page.getByRole('combobox', { name: 'Find an order' }).fill('58157');
      await page.getByRole('option').first().waitFor();
    },
  },
  errors: {
    path: list('errororders'),
    async prepare(page) {
      await page.getByText('By cause').waitFor();
    },
  },
  holds: {
    path: list('holdorders'),
    async prepare(page) {
      await checkbox(page, 0).click();
      await checkbox(page, 1).click();
    },
  },
  backOrders: {
    path: list('backorders'),
    async prepare(page) {
      await page
        .getByText(/^A partial release would send/)
        .first()
        .waitFor();
    },
  },
  review: {
    path: list('needsreview'),
    async prepare(page) {
      await rows(page).first().waitFor();
    },
  },
  prompt: {
    path: list('openorders'),
    crop: 'middle',
    async prepare(page) {
      for (const index of [0, 1, 2, 3]) await checkbox(page, index).click();
      await page.getByRole('button', { name: 'Move to Close' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  removal: {
    path: list('openorders'),
    async prepare(page) {
      await openFirst(page);
      await scrollBelowTopBar(page.getByText('Non Shiped Items'), 64);
      await page.mouse.move(0, 0);
    },
  },
  export: {
    path: list('openorders'),
    crop: 'middle',
    async prepare(page) {
      await rows(page).first().waitFor();
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  views: {
    path: `${list('openorders')}?period=last_7d&by=sku_wise&search=85123A`,
    async prepare(page) {
      await page.getByRole('button', { name: 'Save view' }).waitFor();
      await rows(page).first().waitFor();
    },
  },
  shortcuts: {
    path: list('openorders'),
    crop: 'middle',
    async prepare(page) {
      await rows(page).first().waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  billing: {
    path: '/app/settings/billing',
    async prepare(page) {
      await scrollBelowTopBar(page.getByRole('heading', { name: 'Plans', exact: true }), 24);
    },
  },
  staff: {
    path: '/app/settings/usermanagement',
    async prepare(page) {
      await scrollBelowTopBar(page.getByRole('heading', { name: 'People' }), 24);
    },
  },
} satisfies Record<LearnPictureName, PictureSetup>;

const names = Object.keys(learnPictures) as LearnPictureName[];
const requestedNames = process.argv.slice(2);
const chosen = requestedNames.length === 0 ? names : names.filter((name) => requestedNames.includes(name));

const server = await startServer();
const browser = await chromium.launch(await chromiumLaunch());
const address = new URL(server.address);
try {
  for (const name of chosen) {
    const { path, prepare, crop }: PictureSetup = pictureSetups[name];
    const { src, width, height } = learnPictures[name];
    const top = crop === undefined ? screen.top : 0;
    const left = crop === 'middle' ? (screen.width - width) / 2 : screen.left;
    const context = await browser.newContext({
      viewport: { width: screen.width, height: top + height },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const target = new URL(path, address);
    for (const [key, value] of address.searchParams) target.searchParams.set(key, value);
    await page.goto(target.href);
    await prepare(page);
    await page.evaluate(() => document.fonts.ready);
    // Waits for animations to end.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    mkdirSync(join(folder, 'learn'), { recursive: true });
    await page.screenshot({ path: join(folder, src), clip: { x: left, y: top, width, height }, caret: 'hide' });
    await context.close();
    console.log(`${name}: ${src}`);
  }
} finally {
  await browser.close();
  await server.stop();
}
