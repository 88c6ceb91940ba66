import type { FrameLocator } from '@playwright/test';
import { builtStories } from '../tools/storybook/builtStories.ts';
import { expect } from './fixtures.ts';
import {
  built,
  callPages,
  choose,
  embedded,
  errorBox,
  expectCallPage,
  expectComponentPage,
  expectScreenPage,
  expectWrittenPage,
  generatedPages,
  preview,
  screenPages,
  test,
  writtenPage,
  writtenPages,
} from './workshop.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ sitePath: '/designs/v1/' });

for (const written of writtenPages)
  test(`${written.title} has its heading, each of its live stories shows something, and nothing is in error`, ({
    page,
  }) => expectWrittenPage(page, written));

for (const component of generatedPages)
  test(`${component.title}: the page of a component has its props, and nothing is in error`, ({ page }) =>
    expectComponentPage(page, component));

for (const screen of screenPages)
  test(`${screen.title}: the page of a screen shows it, its situations with their sentences, and leads on`, ({
    page,
  }) => expectScreenPage(page, screen));

for (const call of callPages)
  test(`${call.title}: the page of a call has its parts, and its links lead somewhere`, ({ page }) =>
    expectCallPage(page, call));

test('after a menu changes the situation, the panel says that nothing was played; in its own situation the story plays again', async ({
  page,
}) => {
  const lastStep = page.getByText('Reload is the only option');
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

for (const key of ['/', 'Control+k'])
  test(`${key} opens the search on a page whose stories play in frames`, async ({ page }) => {
    await page.goto(`?path=/docs/${writtenPage('Welcome.mdx').id}`);
    await expect.poll(() => embedded(page).locator('#storybook-root > *').count()).toBeGreaterThan(0);
    await page.keyboard.press(key);
    await expect(page.locator('#storybook-explorer-searchfield')).toBeFocused();
  });

test('a menu on a written page changes its screens; links open the page and a single screen in that state', async ({
  page,
}) => {
  // The page's frame is narrow, so the list shows its time zone under "More".
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

test('the menu of languages reloads a story in another language, and back in English', async ({ page }) => {
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

test('links on docs pages stay within Storybook', async ({ page }) => {
  await page.goto('?path=/docs/screens-orders-hold-orders--docs');
  const first = preview(page).locator('#situations + ul a').first();
  const href = (await first.getAttribute('href')) ?? '';
  await first.click();
  await expect.poll(() => new URL(page.url()).search).toContain(href);
  await expect(preview(page).locator('#storybook-root > *').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Stories' })).toBeVisible();
});

test('the panel is to the right of a phone story and below a wide one, when opened from the sidebar and from the address', async ({
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
  // Alt+D moves the panel to the right; it stays there after a reload.
  await page.keyboard.press('Alt+d');
  await panelIs('right');
  await page.reload();
  await expect(preview(page).getByTitle(/.{40}/).first()).toBeVisible();
  await panelIs('right');
});

/** What each of the five links of the Welcome page should show, in order. */
const situationsShown: readonly ((story: FrameLocator) => Promise<void>)[] = [
  async (story) => {
    await expect(story.getByRole('grid', { name: 'Hold Orders' })).toBeVisible();
    await expect.poll(() => story.locator('body').evaluate(() => window.innerWidth)).toBe(490);
    await story
      .getByRole('button', { name: /^Expand/ })
      .first()
      .click();
    await expect(story.getByRole('button', { name: 'Move to Open' }).first()).toBeDisabled();
  },
  async (story) => {
    await expect(story.getByRole('listitem').filter({ hasText: /answer|changed|open already/ })).toHaveCount(3);
  },
  async (story) => {
    await expect(story.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 216, 77)');
  },
  async (story) => {
    await expect(story.getByText(/both set where the order waits/)).toBeVisible();
  },
  async (story) => {
    await expect(story.getByTitle(/.{40}/).first()).toBeVisible();
  },
];

for (const [index, isShown] of situationsShown.entries())
  test(`link ${index + 1} of 5 on the Welcome page shows what it says`, async ({ page }) => {
    await page.goto(`?path=/docs/${writtenPage('Welcome.mdx').id}`);
    const links = preview(page).locator('.sbdocs-content > ol').last().getByRole('link');
    await expect(links).toHaveCount(situationsShown.length);
    await links.nth(index).click();
    await expect(page).toHaveURL(/path=\/story\//);
    await isShown(preview(page));
    await expect(preview(page).locator(errorBox)).toHaveText([]);
  });
