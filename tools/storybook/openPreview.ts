import type { Page } from 'playwright';

/** Opens the preview of a built Storybook without a story. `address` is its URL with a trailing slash. */
export async function openPreview(page: Page, address: string): Promise<void> {
  // Without axe, which would check every render of `setControls`.
  await page.goto(`${address}iframe.html?viewMode=story&id=none--none&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => (Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready(): Promise<void> }).ready());
}
