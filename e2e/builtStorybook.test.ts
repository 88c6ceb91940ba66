import { builtStories } from '../tools/storybook/builtStories.ts';
import { expect } from './fixtures.ts';
import {
  built,
  callPages,
  choose,
  embedded,
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

// In one worker they would be the last to end.
test.describe.configure({ mode: 'parallel' });

test.describe('the static site in a folder, with no request leaving its origin', () => {
  test.use({ sitePath: '/a%20folder/of/ours/' });

  test('a screen in the workshop, its calls answered by the mocks', async ({ page, site }) => {
    await page.goto('?path=/story/screens-orders-all-orders--default');
    await expect(preview(page).getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([site.address]);
  });

  test('a link is opened while a story is visible in another window', async ({ page, context }) => {
    await page.goto('iframe.html?id=screens-orders-all-orders--default&viewMode=story');
    await expect(page.getByRole('grid', { name: 'All Orders' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('?path=/story/screens-orders-all-orders--default');
    await expect(preview(other).getByRole('grid', { name: 'All Orders' })).toBeVisible();
    await expect(other.getByRole('navigation', { name: 'Stories' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();
  });

  test('a page with pictures of the app', async ({ page }) => {
    await page.goto('iframe.html?id=screens-public-site--learn-page&viewMode=story');
    const picture = page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });
});

test.describe('the workshop, under a path', () => {
  test.use({ sitePath: '/designs/v1/' });

  test('a page of each kind comes together: written, of a component, of a screen, of a call', async ({ page }) => {
    const [component, screen, call] = [generatedPages[0], screenPages[0], callPages[0]];
    if (!component || !screen || !call) throw new Error('The Storybook has no page of one of these kinds');
    await expectWrittenPage(page, writtenPage('Plans.mdx'));
    await expectComponentPage(page, component);
    await expectScreenPage(page, screen);
    await expectCallPage(page, call);
  });

  test('the page of a screen names its route, what it needs, its calls, its texts and its code', async ({ page }) => {
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
    // Without Workflows, their address leads to the dashboard.
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

  test('a menu that changes the situation says that nothing was played; back in its own, the story plays again', async ({
    page,
  }) => {
    const lastStep = page.getByText('Reload is the only way on');
    const notPlayed = page.getByText(/^Not played/);
    const story = builtStories(built).find(({ importPath }) => importPath.endsWith('/flows/SessionExpiry.stories.tsx'));
    await page.goto(`?path=/story/${story?.id}`);
    await page.getByRole('tab', { name: /^Interactions/ }).click();
    await expect(lastStep).toBeVisible();
    await choose(page, /^Who is looking/, 'Staff who may only look');
    await expect(notPlayed).toBeVisible();
    await expect(lastStep).toHaveCount(0);
    await choose(page, /^Who is looking/, 'As the story says');
    await expect(lastStep).toBeVisible();
    await expect(notPlayed).toHaveCount(0);
  });

  test('the search finds first what is meant', async ({ page }) => {
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

  for (const key of ['/', 'Control+k'])
    test(`${key} opens the search on a page whose stories play in frames`, async ({ page }) => {
      await page.goto(`?path=/docs/${writtenPage('Welcome.mdx').id}`);
      await expect.poll(() => embedded(page).locator('#storybook-root > *').count()).toBeGreaterThan(0);
      await page.keyboard.press(key);
      await expect(page.locator('#storybook-explorer-searchfield')).toBeFocused();
    });

  test('a menu of a written page changes the screens in it; a link opens the page so, and the screen alone', async ({
    page,
  }) => {
    // The frame of a page is narrow: there the list has its zone under "More".
    const seesTokyo = expect(embedded(page).getByText('Tokyo time (GMT+9)').first());
    await page.goto(`?path=/docs/${writtenPage('Contributing.mdx').id}`);
    await expect(embedded(page).getByRole('grid').first()).toBeVisible();
    await expect(embedded(page).getByText('Tokyo time (GMT+9)')).toHaveCount(0);
    await choose(page, /^The time zone of the shop/, 'Tokyo');
    await seesTokyo.toBeAttached();
    await choose(page, /^Who is looking/, 'Staff who may only look');
    await expect(embedded(page).getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
    await choose(page, /^(Direction|The direction)/, 'Right to left');
    await expect(embedded(page).locator('html')).toHaveAttribute('dir', 'rtl');
    await page.reload();
    await seesTokyo.toBeAttached();
    await preview(page).locator('.sb-story figcaption a').first().click();
    await expect(page).toHaveURL(/path=\/story\/screens-/);
    await expect(preview(page).getByText('Tokyo time (GMT+9)')).toBeVisible();
  });

  test('the menu of languages loads a story anew in another language, and back in English', async ({ page }) => {
    await page.goto('?path=/story/screens-orders-hold-orders--default');
    const title = preview(page).getByRole('heading', { level: 1 });
    const english = await title.textContent();
    await choose(page, /^(Language|The language)/, 'Deutsch');
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'de');
    await expect(title).not.toHaveText(english ?? '');
    const german = await title.textContent();
    await page.reload();
    await expect(title).toHaveText(german ?? '');
    await choose(page, /^(Language|The language|Deutsch)/, 'English');
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'en');
    await expect(title).toHaveText(english ?? '');
  });

  test('a language chosen while a story is still being checked is loaded when that ends', async ({ page }) => {
    await page.addInitScript(() => {
      interface Channel {
        on(event: string, listener: (change: { newPhase: string }) => void): void;
        emit(event: string, change: object): void;
      }
      interface WithChannel extends Window {
        __STORYBOOK_ADDONS_CHANNEL__?: Channel;
      }
      // oxlint-disable-next-line no-underscore-dangle -- Storybook's own name
      const channelOf = (where: WithChannel) => where.__STORYBOOK_ADDONS_CHANNEL__;
      if (window.parent === window) return;
      const waiting = setInterval(() => {
        const channel = channelOf(window);
        if (!channel) return;
        clearInterval(waiting);
        channel.on('storyRenderPhaseChanged', ({ newPhase }) => {
          const globals = { language: 'de' };
          if (newPhase === 'afterEach' && document.documentElement.lang !== 'de')
            channelOf(window.parent)?.emit('updateGlobals', { globals });
        });
      }, 1);
    });
    await page.goto('?path=/story/screens-orders-hold-orders--default');
    await expect(preview(page).locator('html')).toHaveAttribute('lang', 'de');
  });

  test('a link of a page of the docs leads on within Storybook', async ({ page }) => {
    await page.goto('?path=/docs/screens-orders-hold-orders--docs');
    const first = preview(page).locator('#situations + ul a').first();
    const href = (await first.getAttribute('href')) ?? '';
    await first.click();
    await expect.poll(() => new URL(page.url()).search).toContain(href);
    await expect(preview(page).locator('#storybook-root > *').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Stories' })).toBeVisible();
  });

  test('beside a phone the panel stands at the right, and below a wide story, by the sidebar and by the address', async ({
    page,
  }) => {
    const panelIs = async (where: 'right' | 'below') => {
      const isBeside = async () => {
        const panel = await page.locator('#storybook-panel-root').boundingBox();
        const story = await page.locator('#storybook-preview-iframe').boundingBox();
        return panel && story ? panel.x >= story.x + story.width : undefined;
      };
      await expect.poll(isBeside).toBe(where === 'right');
    };
    await page.goto('?path=/story/catalogues-status-badges--longest-name-on-a-phone');
    await panelIs('right');
    await page.goto('?path=/story/catalogues-status-badges--longest-name');
    await expect(preview(page).getByTitle(/.{40}/).first()).toBeVisible();
    await panelIs('below');
    await page.locator('[data-item-id="catalogues-status-badges--longest-name-on-a-phone"]').click();
    await panelIs('right');
    await page.locator('[data-item-id="catalogues-status-badges--longest-name"]').click();
    await panelIs('below');
    // Whoever wants it at the right has it there, also after a reload.
    await page.keyboard.press('Alt+d');
    await panelIs('right');
    await page.reload();
    await expect(preview(page).getByTitle(/.{40}/).first()).toBeVisible();
    await panelIs('right');
  });

  test('a story in which nothing is to be seen says so, and why; any other does not', async ({ page }) => {
    await page.goto('iframe.html?id=components-data-asof--nothing-read&viewMode=story');
    await expect(
      page.getByText(/^Nothing is to be seen here.* its room is kept, so that nothing jumps$/),
    ).toBeVisible();
    await page.goto('iframe.html?id=components-data-asof--another-day&viewMode=story');
    await expect(page.getByText(/^As of 2026-11-22/)).toBeVisible();
    await expect(page.getByText(/^Nothing is to be seen here/)).toHaveCount(0);
  });

  test('beside a story stands when it is to be seen, and what', async ({ page }) => {
    await page.goto('?path=/story/screens-orders-hold-orders--loading');
    await page.getByRole('tab', { name: 'About' }).click();
    const about = page.getByRole('tabpanel', { name: 'About' });
    await expect(about).toContainText('Nothing has come yet.');
    await expect(about.getByRole('listitem')).toHaveText(['title and filter are there while the orders load']);
  });
});
