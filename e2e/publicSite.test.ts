import { adminRoutes, publicRoutes } from '@hub/domain/navigation';
import { homeTexts, learnPages, learnPath } from '@hub/domain/public';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { overflowX } from './overflowX.ts';

interface Fixtures {
  /** The text of every loaded style sheet. */
  styles: Promise<string>[];
}

const test = base.extend<Fixtures>({
  styles: async ({ page }, use) => {
    const styles: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'stylesheet') styles.push(response.text());
    });
    await use(styles);
  },
});
test.afterEach(async ({ context }) => {
  const cookies = await context.cookies();
  if (cookies.length > 0) throw new Error(`Cookies were set: ${cookies.map(({ name }) => name).join(', ')}`);
});

const widths = [320, 490, 768, 1040, 1440];
/** Opens a page without a shop, like a visitor. */
async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The page doesn't scroll sideways at any width. */
async function expectWholeAtEveryWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowX(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function expectNoPolaris(page: Page, styles: readonly Promise<string>[]): Promise<void> {
  const sheets = await Promise.all(styles);
  expect(sheets.length).toBeGreaterThan(0);
  for (const text of sheets) expect(/polaris|--p-|--pc-/i.exec(text)?.[0]).toBeUndefined();
  await expect(page.locator('[class*="Polaris"]')).toHaveCount(0);
}

const titles: Record<string, string> = { home: homeTexts.headline };

test.describe('every public route (§2): its heading, its title, whole on every screen, nothing from other origins, no Polaris', () => {
  for (const { path, screen, title } of publicRoutes)
    test(`${path}`, { tag: ['@§1.9', '@§2.40', '@§9.16'] }, async ({ page, styles }) => {
      await answerAdminCalls(page);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[screen] ?? title, { useInnerText: true });
      await expect(page).toHaveTitle(screen === 'home' ? title : `${title} · Fulfillment Hub`);
      expect(new URL(page.url()).pathname).toBe(path);
      await expectWholeAtEveryWidth(page);
      await expectNoPolaris(page, styles);
    });

  for (const learnPage of learnPages)
    test(`/learn/${learnPage.slug}, with its pictures`, { tag: ['@§1.9', '@§2.41'] }, async ({ page, styles }) => {
      await open(page, learnPath(learnPage));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(learnPage.title, { useInnerText: true });
      await expect(page).toHaveTitle(`${learnPage.title} · Learn · Fulfillment Hub`);
      // Pictures below the fold load only when they are near the viewport.
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
      await expectWholeAtEveryWidth(page);
      await expectNoPolaris(page, styles);
    });

  for (const path of ['/nowhere', '/learning', '/pricing/deeper'])
    test(`anything else shows home: ${path}`, { tag: '@§2.43' }, async ({ page }) => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeTexts.headline, { useInnerText: true });
      expect(new URL(page.url()).pathname).toBe(path);
    });

  test('an unknown /learn page shows the list', async ({ page }) => {
    await open(page, '/learn/nowhere');
    await expect(page.getByText('There is no page at /learn/nowhere.')).toBeVisible();
    await expectWholeAtEveryWidth(page);
  });
});

/** Answers the admin calls, because the sandbox has no admin area and its 404 would be a console error. */
async function answerAdminCalls(page: Page): Promise<void> {
  await page.route('**/hub/admin/**', (route) => route.fulfill({ json: {} }));
}

test.describe('every admin route (§2)', () => {
  for (const { path, needsToken } of adminRoutes)
    test(`${path} without a token`, { tag: ['@§1.10', '@§2.36'] }, async ({ page, styles }) => {
      await open(page, path);
      await expect(page.getByLabel('Admin token')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(needsToken ? '/admin/login' : path);
      await expectNoPolaris(page, styles);
      if (!needsToken) await expectWholeAtEveryWidth(page);
    });

  for (const { path, title } of adminRoutes.filter(({ needsToken }) => needsToken))
    test(`${path} with a token`, { tag: ['@§1.10', '@§2.37'] }, async ({ page, styles }) => {
      await page.addInitScript(() => localStorage.setItem('admin_token', 'back-office'));
      await answerAdminCalls(page);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { useInnerText: true });
      await expect(page).toHaveTitle(`${title} · Admin · Fulfillment Hub`);
      await expectWholeAtEveryWidth(page);
      await expectNoPolaris(page, styles);
    });

  test('other unknown admin paths redirect to /', { tag: '@§2.39' }, async ({ page }) => {
    await open(page, '/admin/nowhere');
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('out again, and the token is gone from the browser', { tag: '@§6.16' }, async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('seen') === null) localStorage.setItem('admin_token', 'back-office');
      sessionStorage.setItem('seen', 'yes');
    });
    await answerAdminCalls(page);
    await open(page, '/admin/store');
    await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You are signed out.')).toBeVisible();
    for (const storage of ['localStorage', 'sessionStorage'] as const)
      expect(await page.evaluate((name) => window[name].getItem('admin_token'), storage)).toBeNull();
  });
});

test.describe('by keyboard', () => {
  test('the first tab stop is a visible link past the header; the next one is in the content', async ({ page }) => {
    await open(page, '/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(
      await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(homeTexts.login);
  });

  test('every focused element is visibly focused', async ({ page }) => {
    await open(page, '/login');
    const stops = await page.locator('a, button, input').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() =>
        document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : '',
      );
      expect(outline, await page.evaluate(() => document.activeElement?.outerHTML)).toBe('solid');
    }
  });

  test('nothing moves with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/features');
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

test(
  'from the front page into the app: the shop’s domain is typed in and opened',
  { tag: ['@journey', '@§2.44'] },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: homeTexts.login }).click();
    const field = page.getByLabel('Shop domain');
    await field.fill('thornbury.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/ends in \.myshopify\.com/)).toBeVisible();
    await expect(field).toHaveValue('thornbury.example');
    await field.fill('Thornbury');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/app'));
    expect(new URL(page.url()).searchParams.get('shop')).toBe('thornbury.myshopify.com');
    await expect(page.getByText('Sandbox', { exact: true })).toBeVisible();
  },
);
