import { expect } from './fixtures.ts';
import {
  callPages,
  choose,
  expectCallPage,
  expectComponentPage,
  expectScreenPage,
  expectWrittenPage,
  generatedPages,
  openDocs,
  preview,
  screenPages,
  test,
  writtenPage,
} from './workshop.ts';

// Parallel, because in one worker these tests would finish last.
test.describe.configure({ mode: 'parallel' });

test.describe('the static site makes no request to another origin', () => {
  test.use({ sitePath: '/a%20folder/of/ours/' });

  test('shows a screen whose calls the mocks answer', async ({ page, site }) => {
    await page.goto('?path=/story/screens-orders-all-orders--default');
    await expect(preview(page).getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([site.address]);
  });

  test('opens a link while another window shows a story', async ({ page, context }) => {
    await page.goto('iframe.html?id=screens-orders-all-orders--default&viewMode=story');
    await expect(page.getByRole('grid', { name: 'All Orders' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('?path=/story/screens-orders-all-orders--default');
    await expect(preview(other).getByRole('grid', { name: 'All Orders' })).toBeVisible();
    await expect(other.getByRole('navigation', { name: 'Stories' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();
  });

  test('shows a page with pictures of the app', async ({ page }) => {
    await page.goto('iframe.html?id=screens-public-site--learn-page&viewMode=story');
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });
});

test.describe('the workshop, under a path', () => {
  test.use({ sitePath: '/designs/v1/' });

  test('renders a page of each kind: written, component, screen and call', async ({ page }) => {
    const [component, screen, call] = [generatedPages[0], screenPages[0], callPages[0]];
    if (!component || !screen || !call) throw new Error('The Storybook has no page of one of these kinds');
    await expectWrittenPage(page, writtenPage('Plans.mdx'));
    await expectComponentPage(page, component);
    await expectScreenPage(page, screen);
    await expectCallPage(page, call);
  });

  test('a screen’s page names its route, requirements, calls, texts and code', async ({ page }) => {
    const list = screenPages.find(({ title }) => title === 'Screens/Orders/Hold Orders');
    if (list) await openDocs(page, list);
    await expect(page.getByRole('row', { name: '/app/dashboard-v0/holdorders Hold Orders Dashboard' })).toBeVisible();
    await expect(page.getByText('/app/dashboard-v0/allorders', { exact: true })).toHaveCount(0);
    await expect(page.getByText(/^Calls: orders, tags/)).toBeVisible();
    await page.getByText('packages/domain/src/orders/detail/orderTexts.ts').click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'quoted from the product description' }).first(),
    ).toBeVisible();
    await expect(page.getByText('apps/web/src/orders', { exact: true })).toBeVisible();
  });

  test('the address chooses the situation of a story; choosing another changes the address, and a reload keeps it', async ({
    page,
  }) => {
    const shows = async (heading: string, width: number) => {
      await expect(preview(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect
        .poll(() =>
          preview(page)
            .locator('body')
            .evaluate(() => window.innerWidth),
        )
        .toBe(width);
    };
    // Without permission for Workflows, its address leads to the dashboard.
    await page.goto('?path=/story/screens-workflows--default&globals=staff:no-workflows;viewport.value:w490');
    await shows('Dashboard', 490);

    await choose(page, /^Who is looking/, 'Owner');
    await choose(page, /^Viewport size/, '768 px');
    await shows('Workflows', 768);
    await expect
      .poll(() => new URL(page.url()).searchParams.get('globals')?.split(';').toSorted())
      .toEqual(['staff:owner', 'viewport.value:w768']);
    await page.reload();
    await shows('Workflows', 768);
  });

  test('the search lists the best match first', async ({ page }) => {
    await page.goto('');
    for (const [words, found] of Object.entries({
      toast: /toast/i,
      badge: /badge/i,
      '401': /Session expired/i,
      shipstation: /Shipstation/,
      'hold view only': /View Only[^]*Hold Orders/,
    })) {
      await page.locator('#storybook-explorer-searchfield').fill(words);
      await expect(page.locator('.search-result-item--label').first(), words).toHaveText(found);
    }
  });

  test('a story that is empty on purpose says why; others do not', async ({ page }) => {
    await page.goto('iframe.html?id=components-data-asof--nothing-read&viewMode=story');
    await expect(
      page.getByText(/^This story is empty on purpose.* reserves its space, so that nothing jumps$/),
    ).toBeVisible();
    await page.goto('iframe.html?id=components-data-asof--another-day&viewMode=story');
    await expect(page.getByText(/^As of 2026-11-22/)).toBeVisible();
    await expect(page.getByText(/^This story is empty on purpose/)).toHaveCount(0);
  });

  test('a story’s panel says when a merchant sees it, and what it shows', async ({ page }) => {
    await page.goto('?path=/story/screens-orders-hold-orders--loading');
    await page.getByRole('tab', { name: 'About' }).click();
    const about = page.getByRole('tabpanel', { name: 'About' });
    await expect(about).toContainText('Nothing has loaded yet.');
    await expect(about.getByRole('listitem')).toHaveText(['shows title and filter while the orders load']);
  });
});
