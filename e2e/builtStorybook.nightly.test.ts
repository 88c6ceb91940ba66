import type { FrameLocator } from '@playwright/test';
import { expect } from './fixtures.ts';
import {
  callPages,
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

/** What each of the five links of the Welcome is there to show, in their order. */
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
  test(`link ${index + 1} of the five of the Welcome, pressed, shows what it says`, async ({ page }) => {
    await page.goto(`?path=/docs/${writtenPage('Welcome.mdx').id}`);
    const links = preview(page).locator('.sbdocs-content > ol').last().getByRole('link');
    await expect(links).toHaveCount(situationsShown.length);
    await links.nth(index).click();
    await expect(page).toHaveURL(/path=\/story\//);
    await isShown(preview(page));
    await expect(preview(page).locator(errorBox)).toHaveText([]);
  });
