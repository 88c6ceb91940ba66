import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFocusOn, expectSomeFocus } from './keyboard.ts';

const press = (page: Page, key: string) => page.keyboard.press(key);

test('on a phone the menu returns the focus to its button however it is closed, and a chosen screen takes it', async ({
  page,
  openApp,
}) => {
  await page.setViewportSize({ width: 490, height: 900 });
  await openApp('/app/dashboard');
  const button = page.getByRole('button', { name: 'Toggle menu' });
  const menu = page.getByRole('dialog', { name: 'Navigation' });
  await button.focus();
  for (const close of [
    () => press(page, 'Escape'),
    () => menu.getByRole('button', { name: 'Close navigation' }).press('Enter'),
    () => menu.getByRole('link', { name: 'Dashboard, current page' }).press('Enter'),
  ]) {
    await press(page, 'Enter');
    await expectFocusOn(page, /^Dashboard/);
    await close();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expectSomeFocus(page);
  }
  await press(page, 'Enter');
  await menu.getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  // The focus is on the screen's container, so the next Tab goes to its first control.
  await expect(page.locator('main [tabindex="-1"]:focus')).toBeVisible();
});
