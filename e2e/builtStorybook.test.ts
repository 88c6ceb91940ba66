import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '../tools/chromiumLaunch.ts';
import { notThere, type ServedFolder, serveUnderPath } from '../tools/pictures/serveUnderPath.ts';

const built = join(import.meta.dirname, '../dist/storybook');

let browser: Browser;
let context: BrowserContext;
let site: ServedFolder;
let page: Page;
/** What must not happen: a request elsewhere, a file that is not there, an error in the page. */
let complaints: string[];

beforeAll(async () => {
  if (!existsSync(join(built, 'index.html'))) throw new Error('There is no built Storybook: run "pnpm build-storybook" first.');
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(() => browser.close());

beforeEach(async () => {
  complaints = [];
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && origin !== new URL(site.address).origin) complaints.push(`asked another origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.headers()[notThere]) complaints.push(`not there: ${response.url()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
afterEach(async () => {
  await context.close();
  await site.close();
});

describe.each(['/', '/designs/v1/', '/a%20folder/of/ours/'])('the static site under %s, with no request leaving its origin', (path) => {
  beforeEach(async () => {
    site = await serveUnderPath(built, path);
  });

  const preview = () => page.frameLocator('#storybook-preview-iframe');

  test('a screen in the workshop, its calls answered by the mocks', async () => {
    await page.goto(`${site.address}?path=/story/screens-lists-all-orders--default`);
    await preview().getByRole('grid', { name: 'All Orders' }).getByRole('row').first().waitFor({ timeout: 30_000 });
    const scopes = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
    expect(scopes).toEqual([site.address]);
    expect(complaints).toEqual([]);
  });

  test('a page of the docs', async () => {
    await page.goto(site.address);
    await preview().getByRole('heading', { level: 1 }).waitFor({ timeout: 30_000 });
    expect(complaints).toEqual([]);
  });

  test('a page with pictures of the app', async () => {
    await page.goto(`${site.address}iframe.html?id=public-publicarea--learn-page&viewMode=story`);
    const picture = page.getByRole('main').getByRole('img').first();
    await picture.waitFor({ timeout: 30_000 });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 30_000 }).toBeGreaterThan(100);
    expect(complaints).toEqual([]);
  });
});
