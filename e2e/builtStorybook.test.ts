import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '../tools/chromiumLaunch.ts';
import { notFoundHeader, type ServedFolder, serveUnderPath } from '../tools/pictures/serveUnderPath.ts';

/** The one of the test command, unless STORYBOOK_BUILD names another. */
const built = process.env.STORYBOOK_BUILD ?? join(import.meta.dirname, '../dist/storybook');

const longEnough = { timeout: 30_000 };

let browser: Browser;
let context: BrowserContext;
let site: ServedFolder;
let page: Page;
/** What must not happen: a request elsewhere, a file that is not there, an error in the page. */
let pageErrors: string[];

beforeAll(async () => {
  if (!existsSync(join(built, 'index.html')))
    throw new Error('There is no built Storybook: run "pnpm build-storybook" first.');
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser.close());

async function visit(path: string): Promise<void> {
  site = await serveUnderPath(built, path);
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && origin !== new URL(site.address).origin)
      pageErrors.push(`asked another origin: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.headers()[notFoundHeader]) pageErrors.push(`not there: ${response.url()}`);
  });
  page = await context.newPage();
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !answeredWithAnError.test(message.text())) pageErrors.push(message.text());
  });
}

/** Mocks answer so where a story is about it; a file that is not there says so itself. */
const answeredWithAnError = /^Failed to load resource: the server responded with a status of [45]\d\d/;

async function leave(): Promise<void> {
  await context.close();
  await site.close();
}

beforeEach(() => {
  pageErrors = [];
});

const preview = () => page.frameLocator('#storybook-preview-iframe');

// A plain path below belongs to Storybook, further down.
describe.each(['/', '/a%20folder/of/ours/'])('the static site under %s, with no request leaving its origin', (path) => {
  beforeEach(() => visit(path));
  afterEach(leave);

  test('a screen in the workshop, its calls answered by the mocks', async () => {
    await page.goto(`${site.address}?path=/story/screens-lists-all-orders--default`);
    await preview().getByRole('grid', { name: 'All Orders' }).getByRole('row').first().waitFor(longEnough);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([site.address]);
    expect(pageErrors).toEqual([]);
  });

  test('a page of the docs', async () => {
    await page.goto(site.address);
    await preview().getByRole('heading', { level: 1 }).waitFor(longEnough);
    expect(pageErrors).toEqual([]);
  });

  test('a page with pictures of the app', async () => {
    await page.goto(`${site.address}iframe.html?id=public-publicarea--learn-page&viewMode=story`);
    const picture = page.getByRole('main').getByRole('img').first();
    await picture.waitFor(longEnough);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), longEnough)
      .toBeGreaterThan(100);
    expect(pageErrors).toEqual([]);
  });
});

interface DocsPage {
  id: string;
  title: string;
  importPath: string;
  type: string;
}

function docsPages(): readonly DocsPage[] {
  const index = join(built, 'index.json');
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, DocsPage> };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

const isWritten = ({ importPath }: DocsPage) => importPath.startsWith('./docs/storybook/');
const writtenPages = docsPages().filter(isWritten);
/** Of the components, made from their stories and props. */
const generatedPages = docsPages().filter((page) => !isWritten(page));

/** Storybook's own, of a story that threw, or that is not there. */
const errorBox = '.sb-errordisplay:visible, .sb-nopreview:visible';
const isNightly = process.env.NIGHTLY === '1';

describe('the workshop, under a path', () => {
  // A browser of its own for each: what a page still asks as it is left is not the next one's fault.
  beforeEach(() => visit('/designs/v1/'));
  afterEach(leave);

  async function open({ id }: DocsPage): Promise<void> {
    await page.goto(`${site.address}iframe.html?id=${id}&viewMode=docs`);
    // A story in the page may have a heading of its own.
    const heading = page.locator('.sbdocs-content > h1');
    await heading.or(page.locator(errorBox)).first().waitFor(longEnough);
    expect(await page.locator(errorBox).allInnerTexts()).toEqual([]);
    await expect.poll(() => heading.innerText(), longEnough).not.toBe('');
  }

  test.each(writtenPages)(
    '$title has its heading, each of its live stories shows something, and nothing is in error',
    async (written) => {
      await open(written);
      const inFrames = await page.locator('.sb-story:has(iframe)').all();
      // The frames hold screens, each of which the pictures open in the same site: one of them shows that frames work
      // here.
      const seen = [
        ...(await page.locator('.sb-story:not(:has(iframe))').all()),
        ...(isNightly ? inFrames : inFrames.slice(0, 1)),
      ];
      for (const story of seen) await showsSomething(story);
      expect(seen.length).toBeGreaterThan(0);
      expect(await page.locator(errorBox).allInnerTexts()).toEqual([]);
      expect(pageErrors).toEqual([]);
    },
  );

  // What is on them is told story by story, prop by prop elsewhere: here, that the page comes together. Each tenth but
  // at night.
  test.each(generatedPages.filter((_, index) => isNightly || index % 10 === 0))(
    '$title: the page of a component has its props, and nothing is in error',
    async (generated) => {
      await open(generated);
      await page.locator('.docblock-argstable').first().waitFor(longEnough);
      expect(await page.locator(errorBox).allInnerTexts()).toEqual([]);
      expect(pageErrors).toEqual([]);
    },
  );

  test('a situation in the address is what the story shows; another that is chosen stands in the address, and a reload shows the same', async () => {
    const shows = async (heading: string, width: number) => {
      await preview().getByRole('heading', { level: 1, name: heading }).waitFor(longEnough);
      await expect
        .poll(
          () =>
            preview()
              .locator('body')
              .evaluate(() => window.innerWidth),
          longEnough,
        )
        .toBe(width);
    };
    // Without Workflows, their address leads to the dashboard.
    await page.goto(
      `${site.address}?path=/story/screens-workflows--default&globals=staff:no-workflows;viewport.value:w490`,
    );
    await shows('Dashboard', 490);

    await choose(/^Who is looking/, 'Owner');
    await choose(/^Viewport size/, '768 px');
    await shows('Workflows', 768);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('globals')?.split(';').toSorted(), longEnough)
      .toEqual(['staff:owner', 'viewport.value:w768']);
    await page.reload();
    await shows('Workflows', 768);
    expect(pageErrors).toEqual([]);
  });

  async function choose(menu: RegExp, choice: string): Promise<void> {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
});

/** A story on a page of the docs, in a frame of its own where it needs one; frames wait until they are in sight. */
async function showsSomething(story: Locator): Promise<void> {
  await story.scrollIntoViewIfNeeded();
  const frame = story.locator('iframe');
  const drawn = (await frame.count()) > 0 ? frame.contentFrame().locator('body') : story;
  await expect.poll(async () => (await drawn.innerText()).trim(), longEnough).not.toBe('');
  expect(await drawn.locator(errorBox).allInnerTexts()).toEqual([]);
}
