import { adminRoutes, publicRoutes } from '@hub/domain/navigation';
import { homeTexts, learnPages, learnPath } from '@hub/domain/public';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import type { RunningServer } from './startServer.ts';

let server: RunningServer;
let context: BrowserContext;
let page: Page;
/** The text of every style sheet that was loaded. */
let styles: Promise<string>[];

openBrowser({}, (given) => {
  ({ server, context, page } = given);
  styles = [];
  const { origin } = new URL(server.address);
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) given.pageErrors.push(`left the origin: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') styles.push(response.text());
  });
});
afterEach(async () => {
  const cookies = await context.cookies();
  if (cookies.length > 0) throw new Error(`Cookies were set: ${cookies.map(({ name }) => name).join(', ')}`);
});

const widths = [320, 490, 768, 1040, 1440];
/** One column, and all of them; pages of one make are looked at in one. */
const [narrow, wide] = [320, 1440];
const at = (path: string) => new URL(path, server.address).href;

/** A visitor comes without a shop. */
async function open(path: string): Promise<void> {
  const response = await page.goto(at(path));
  expect(response?.status()).toBe(200);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Nothing scrolls sideways at any width, and axe finds nothing at those that are named. */
async function expectWholeAtEveryWidth(...axeAt: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0);
    if (!axeAt.includes(width)) continue;
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      `at ${width} px`,
    ).toEqual([]);
  }
}

async function expectNoPolaris(): Promise<void> {
  const sheets = await Promise.all(styles);
  expect(sheets.length).toBeGreaterThan(0);
  for (const text of sheets) expect(/polaris|--p-|--pc-/i.exec(text)?.[0]).toBeUndefined();
  expect(await page.locator('[class*="Polaris"]').count()).toBe(0);
}

const titles: Record<string, string> = { home: homeTexts.headline };

describe('every public route (§2): its heading, its title, whole on every screen, nothing from elsewhere, no Polaris', () => {
  test.each(publicRoutes)('$path', async ({ path, screen, title }) => {
    await open(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(titles[screen] ?? title);
    expect(await page.title()).toBe(screen === 'home' ? title : `${title} · Fulfillment Hub`);
    expect(new URL(page.url()).pathname).toBe(path);
    await expectWholeAtEveryWidth(narrow, wide);
    await expectNoPolaris();
  });

  test.each(learnPages)('/learn/$slug, with its pictures', async (learnPage) => {
    await open(learnPath(learnPage));
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(learnPage.title);
    expect(await page.title()).toBe(`${learnPage.title} · Learn · Fulfillment Hub`);
    // Those below the fold are loaded when they come near.
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    await expectWholeAtEveryWidth(narrow);
    await expectNoPolaris();
  });

  test.each(['/nowhere', '/learning', '/pricing/deeper'])('anything else shows home: %s', async (path) => {
    await open(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(homeTexts.headline);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test('/learn/* that is no page shows the list', async () => {
    await open('/learn/nowhere');
    await page.getByText('There is no page at /learn/nowhere.').waitFor();
    await expectWholeAtEveryWidth(narrow);
  });
});

describe('every admin route (§2)', () => {
  test.each(adminRoutes)('$path without a token', async ({ path, needsToken }) => {
    await open(path);
    await page.getByLabel('Admin token').waitFor();
    expect(new URL(page.url()).pathname).toBe(needsToken ? '/admin/login' : path);
    await expectNoPolaris();
    if (!needsToken) await expectWholeAtEveryWidth(narrow, wide);
  });

  test.each(adminRoutes.filter(({ needsToken }) => needsToken))('$path with a token', async ({ path, title }) => {
    await context.addInitScript(() => localStorage.setItem('admin_token', 'back-office'));
    await open(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    expect(await page.title()).toBe(`${title} · Admin · Fulfillment Hub`);
    await expectWholeAtEveryWidth(wide);
    await expectNoPolaris();
  });

  test('other unknown admin paths redirect to /', async () => {
    await open('/admin/nowhere');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('in with a token, out again, and it is gone from the browser', async () => {
    await open('/admin/store');
    await page.getByLabel('Admin token').fill('back-office');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Store' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You are signed out.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  });
});

describe('by keyboard', () => {
  test('the first stop leads past the header; it is seen, and the next stop is in the content', async () => {
    await open('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(
      await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(homeTexts.login);
  });

  test('whatever has the focus shows it', async () => {
    await open('/login');
    const stops = await page.locator('a, button, input').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() =>
        document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : '',
      );
      expect(outline, await page.evaluate(() => document.activeElement?.outerHTML)).toBe('solid');
    }
  });

  test('nothing moves for who wants less of it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open('/features');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) =>
          getComputedStyle(element)
            .transitionDuration.split(', ')
            .some((duration) => duration !== '0s'),
        )
        .map(({ outerHTML }) => outerHTML),
    );
    expect(moving).toEqual([]);
  });
});

test('from the front page into the app: the shop’s domain is asked for and opened', async () => {
  await open('/');
  await page.getByRole('link', { name: homeTexts.login }).click();
  const field = page.getByLabel('Shop domain');
  await field.fill('thornbury.example');
  await page.keyboard.press('Enter');
  await page.getByText(/ends in \.myshopify\.com/).waitFor();
  expect(await field.inputValue()).toBe('thornbury.example');
  await field.fill('Thornbury');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/app'));
  expect(new URL(page.url()).searchParams.get('shop')).toBe('thornbury.myshopify.com');
  await page.getByText('Sandbox', { exact: true }).waitFor();
});
