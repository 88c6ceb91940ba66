import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startServer } from './startServer.ts';

/** Positions of the title and the rows in px, and the colors of title, bar, navigation and page. */
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
  test(`at ${width} px the page's skeleton matches the app's frame, which replaces it`, async ({ page, openApp }) => {
    await page.setViewportSize({ width, height: 900 });
    // Keeps the app waiting for its shop.
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

/** Text and box in px of each tile and its label and figure. */
async function readSummary(page: Page, tiles: string) {
  return page.locator(tiles).evaluateAll((found) =>
    found.map((tile) =>
      [tile, ...tile.querySelectorAll('span')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.textContent?.replaceAll(/\s+/g, ' ').trim(), ...[x, y, width, height].map(Math.round)];
      }),
    ),
  );
}

const englishSummary = 'section[aria-label=Summary]';

/** Opens the dashboard and holds its scripts until the returned function is called. `summary` selects the app's summary. */
async function openWithoutScripts(page: Page, open: () => Promise<void>, summary = englishSummary) {
  let releaseScripts = (): void => undefined;
  const isSeen = new Promise<void>((resolve) => (releaseScripts = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isSeen;
    await route.continue();
  });
  // Uses the system font before and after, because the app's font arrives later than both.
  await page.route('**/*.woff2', (route) => route.abort());
  // The attention items load after the figures and may be taller than their placeholder.
  await page.route('**/hub/attention*', () => {});
  await page.addInitScript(watchFigures);
  const opened = open();
  await expect(page.locator('#page-skeleton.has-figures')).toBeVisible();
  return async () => {
    releaseScripts();
    await opened;
    await expect(page.locator(`${summary} li`).last()).toHaveText(/\d/);
    await expect(page.locator('#page-skeleton')).not.toBeAttached();
  };
}

/** Runs in the page. Measures the layout shift, and counts the frames without figures after the first frame with them. */
function watchFigures(): void {
  const watched = { shift: 0, isSeen: false, framesWithout: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) watched.shift += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const figures = [...document.querySelectorAll('.skeleton-figure, section[aria-label=Summary] li')];
    const shown = figures.filter((figure) => figure.checkVisibility() && /\d/.test(figure.textContent ?? ''));
    if (shown.length >= 6) watched.isSeen = true;
    else if (watched.isSeen) watched.framesWithout += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function dropErrors(errors: string[], expected: RegExp): void {
  errors.splice(0, errors.length, ...errors.filter((error) => !expected.test(error)));
}

const withoutFont = /woff2|ERR_FAILED/;

for (const width of [360, 490, 768, 1040, 1280]) {
  test(`at ${width} px the figures are drawn before the scripts, as texts and boxes of the app`, async ({
    page,
    openApp,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const showApp = await openWithoutScripts(page, () => openApp('/app/dashboard'));
    const early = await readSummary(page, '.skeleton-tile');
    expect(early).toHaveLength(6);
    expect(early.every(([, , figure]) => /^\d/.test(String(figure?.[0])))).toBe(true);
    await showApp();
    expect(await readSummary(page, 'section[aria-label=Summary] li')).toEqual(early);
    const { shift, isSeen, framesWithout } = await page.evaluate(
      () => (window as unknown as { watched: { shift: number; isSeen: boolean; framesWithout: number } }).watched,
    );
    expect({ isSeen, framesWithout }).toEqual({ isSeen: true, framesWithout: 0 });
    expect(shift).toBeLessThan(0.01);
    dropErrors(pageErrors, withoutFont);
  });
}

test('nothing moves when the attention strip appears, at widths where it takes one row and two', async ({
  page,
  openApp,
}) => {
  const summary = page.getByRole('region', { name: 'Summary' });
  const strip = page.getByRole('region', { name: 'Needs attention' });
  for (const width of [360, 490, 768, 930, 1040]) {
    await page.setViewportSize({ width, height: 900 });
    let releaseReply = (): void => undefined;
    const isMeasured = new Promise<void>((resolve) => (releaseReply = resolve));
    await page.route('**/hub/attention*', async (route) => {
      await isMeasured;
      await route.continue();
    });
    await openApp('/app/dashboard');
    await expect(summary.getByRole('listitem').last()).toHaveText(/\d/);
    await expect(strip).toHaveAttribute('aria-busy', 'true');
    const before = await summary.boundingBox();
    releaseReply();
    await expect(strip.getByRole('listitem').first()).toBeVisible();
    expect({ width, y: (await summary.boundingBox())?.y }).toEqual({ width, y: before?.y });
    await page.unroute('**/hub/attention*');
  }
});

for (const [language, width, title, label, summary] of [
  ['de', 490, 'Übersicht', 'Offene Bestellungen', 'Überblick'],
  ['es', 1040, 'Panel', 'Pedidos abiertos', 'Resumen'],
] as const)
  test(`in the language of ${language} title, labels and figures are drawn before the scripts, as the app’s`, async ({
    page,
    openApp,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const inApp = `section[aria-label="${summary}"]`;
    const showApp = await openWithoutScripts(page, () => openApp(`/app/dashboard?locale=${language}`), inApp);
    await expect(page.locator('.skeleton-title')).toHaveText(title);
    const early = await readSummary(page, '.skeleton-tile');
    expect(early.flatMap(([, text]) => text?.[0] ?? [])).toContain(label);
    await showApp();
    expect(await readSummary(page, `${inApp} li`)).toEqual(early);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    dropErrors(pageErrors, withoutFont);
  });

test.describe('embedded', () => {
  test('the figures are drawn where the app draws them in the frame of the admin', async ({ page, pageErrors }) => {
    const embedding = await startServer(['--sandbox'], { SHOPIFY_API_KEY: 'a-key' });
    try {
      await page.setViewportSize({ width: 1040, height: 900 });
      await page.route('https://cdn.shopify.com/**', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'window.shopify = { toast: { show() {} }, idToken: async () => "" };',
        }),
      );
      const showApp = await openWithoutScripts(page, () => page.goto(embedding.address).then(() => undefined));
      await expect(page.locator('.skeleton-bar')).toBeHidden();
      const early = await readSummary(page, '.skeleton-tile');
      await showApp();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      expect(await readSummary(page, 'section[aria-label=Summary] li')).toEqual(early);
    } finally {
      // Closes the page first; its later requests would find no server.
      await page.close();
      await embedding.stop();
      dropErrors(pageErrors, /woff2|ERR_FAILED|left the origin/);
    }
  });
});

test('with filters in the address, and on other screens, no figures are drawn', async ({ page, openApp }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of ['/app/dashboard?period=all', '/app/settings']) {
    const answered = page.waitForResponse(/\/shopInfo/);
    await openApp(path);
    await answered;
    await expect(page.locator('#page-skeleton')).toBeVisible();
    await expect(page.locator('#page-skeleton.has-summary')).toHaveCount(0);
    await expect(page.getByText('Total Workflows Run')).toBeHidden();
  }
});
