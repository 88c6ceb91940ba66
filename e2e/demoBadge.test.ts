import { demoOrdersCsv } from './demoOrders.ts';
import { expect } from './fixtures.ts';
import { expectFocusOn, expectSomeFocus } from './keyboard.ts';
import { testOnDemo } from './testOnDemo.ts';

const orders = demoOrdersCsv({ count: 5, unitPrice: 2.55, country: 'United Kingdom' });
const test = testOnDemo({ orders, speed: 0 });

test('the demo badge’s popover takes the focus and returns it however it is closed', async ({ page, openApp }) => {
  await openApp('/app/dashboard');
  const badge = page.getByRole('button', { name: 'Demo' });
  const dialog = page.getByRole('dialog', { name: 'This is the demo' });
  await badge.focus();
  for (const close of ['Escape', 'Enter']) {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectFocusOn(page, 'Close');
    await expectSomeFocus(page);
    await page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(badge).toBeFocused();
    await expectSomeFocus(page);
  }
});
