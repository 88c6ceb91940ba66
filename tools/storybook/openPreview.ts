import type { Page } from 'playwright';

/** Opens the preview of a built Storybook, with no story in it. `address`: where it is served, with a slash at the end. */
export async function openPreview(page: Page, address: string): Promise<void> {
  // Without axe, which would look at each drawing of `setControls`.
  await page.goto(`${address}iframe.html?viewMode=story&id=none--none&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => (Reflect.get(window, '__STORYBOOK_PREVIEW__') as { ready(): Promise<void> }).ready());
}
