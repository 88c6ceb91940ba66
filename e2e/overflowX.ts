import type { Page } from '@playwright/test';

/** How many pixels the document scrolls sideways. */
export function overflowX(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
