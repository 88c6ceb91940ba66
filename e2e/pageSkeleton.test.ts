import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Where title and rows stand, px, and the colors of title, bar, navigation and page. */
async function look(page: Page, selectors: { title: string; rows: string }) {
  return page.evaluate(({ title, rows }) => {
    const find = (selector: string) => document.querySelector(selector) ?? document.body;
    const box = (selector: string) => {
      const { x, y, height } = find(selector).getBoundingClientRect();
      return [x, y, height].map(Math.round);
    };
    const colorAt = (x: number, y: number) => {
      let painted = document.elementFromPoint(x, y);
      while (painted && getComputedStyle(painted).backgroundColor === 'rgba(0, 0, 0, 0)')
        painted = painted.parentElement;
      return painted && getComputedStyle(painted).backgroundColor;
    };
    const { fontSize, fontWeight, color } = getComputedStyle(find(title));
    return {
      title: [...box(title), fontSize, fontWeight, color],
      rows: box(rows),
      colors: [colorAt(300, 50), colorAt(100, 700), colorAt(400, 700)],
    };
  }, selectors);
}

for (const width of [490, 1040, 1280]) {
  test(`at ${width} px the page's skeleton stands where the app's own frame does, and is gone once that is there`, async ({
    page,
    openApp,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // The app then waits for its shop.
    await page.route('**/shopInfo*', () => {});
    let releaseScripts = (): void => undefined;
    const isSeen = new Promise<void>((resolve) => (releaseScripts = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await isSeen;
      await route.continue();
    });
    const opened = openApp('/app/dashboard');
    const skeleton = page.locator('#page-skeleton');
    await expect(skeleton).toBeVisible();
    const before = await look(page, {
      title: '.skeleton-title',
      rows: '.skeleton-list',
    });
    releaseScripts();
    await opened;
    await expect(page.getByRole('status', { name: 'Loading your shop' })).toBeVisible();
    await expect(skeleton).not.toBeAttached();
    expect(before).toEqual(
      await look(page, {
        title: 'h1 > *',
        rows: '[role=status][aria-label="Loading your shop"]',
      }),
    );
  });
}

test('a visitor without a session sees the page for that, not the skeleton', async ({ page }) => {
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#page-skeleton')).toBeHidden();
});
