import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFocusOn, expectSomeFocus } from './keyboard.ts';

/**
 * Where the focus goes after an element closes, in each way to close it, and after the element that opened it is gone. It never goes to the
 * body.
 */

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Presses a key and checks that a visible element has the focus afterwards. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectSomeFocus(page);
}

const expectInside = (around: Locator) =>
  expect.poll(() => around.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test.describe('the calendar of a custom period', () => {
  const calendarFile = /\/assets\/Calendar-.*\.js$/;
  const path = '/app/dashboard-v0/openorders?period=custom&from=2020-01-01&to=2020-01-31';

  test('takes the focus, keeps it across months and days, and returns it on Escape', async ({ page, openApp }) => {
    await openApp(path);
    const opener = button(page, 'Choose from a calendar');
    await opener.focus();
    await page.keyboard.press('Enter');
    const days = page.getByRole('grid', { name: /^(?:January|February) 2020$/ });
    await expect(days).toBeVisible();
    const popover = page.locator('[class*="Polaris-Popover_"]').first();
    await expectInside(popover);
    await popover.getByRole('button', { name: /^Show next month/ }).focus();
    await press(page, 'Enter');
    await expect(page.getByRole('grid', { name: 'February 2020' })).toBeVisible();
    await expectInside(popover);
    await popover.getByRole('button', { name: /February 10/ }).focus();
    await press(page, 'Enter');
    await press(page, 'ArrowRight');
    await press(page, 'Enter');
    await expectInside(popover);
    await page.keyboard.press('Escape');
    await expect(days).toBeHidden();
    await expect(opener).toBeFocused();
    await expectSomeFocus(page);
  });

  test('its button keeps the focus while the calendar is fetched', async ({ page, openApp }) => {
    let release = (): void => undefined;
    const isFocused = new Promise<void>((resolve) => (release = resolve));
    await page.route(calendarFile, async (route) => {
      await isFocused;
      await route.continue();
    });
    await openApp(path);
    const opener = button(page, 'Choose from a calendar');
    await opener.focus();
    const fetched = page.waitForResponse((response) => calendarFile.test(response.url()));
    release();
    await fetched;
    // Once the calendar renders it, the button says what it opens.
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(opener).toBeFocused();
  });
});

test('saved views: saved, renamed and deleted by keyboard, declined and confirmed', async ({ page, openApp }) => {
  await openApp('/app/dashboard-v0/openorders?period=all&search=5815');
  const view = page.getByRole('combobox', { name: 'View' });
  await button(page, 'Save view').focus();
  await press(page, 'Enter');
  await expectFocusOn(page, /^Name/);
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'Save view')).toBeFocused();

  await press(page, 'Enter');
  await page.keyboard.type('Morning');
  await press(page, 'Enter');
  await expect(view).toHaveValue('=Morning');
  // "Save view" disappears once there are no unsaved changes.
  await expect(view).toBeFocused();

  for (const [name, focused] of [
    ['Rename the view Morning', /^Name/],
    ['Delete the view Morning', 'Cancel'],
  ] as const) {
    await button(page, name).focus();
    await press(page, 'Enter');
    await expectFocusOn(page, focused);
    await press(page, 'Escape');
    await expect(button(page, name)).toBeFocused();
  }

  await button(page, 'Rename the view Morning').focus();
  await press(page, 'Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Evening');
  await press(page, 'Enter');
  await expect(button(page, 'Rename the view Evening')).toBeFocused();

  await button(page, 'Delete the view Evening').focus();
  await press(page, 'Enter');
  await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(view).toHaveValue('changed');
  await expect(view).toBeFocused();
});

test('a bulk prompt returns the focus when declined, and keeps a focus when confirmed or undone', async ({
  page,
  openApp,
}) => {
  await openApp('/app/dashboard-v0/holdorders?period=all');
  const grid = page.getByRole('grid', { name: 'Hold Orders' });
  await expect(grid.getByRole('row').first()).toBeVisible();
  await page.keyboard.press('a');
  const move = button(page, 'Move to Open');
  await move.focus();
  await press(page, 'Enter');
  await expectInside(dialog(page));
  await press(page, 'Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(move).toBeFocused();

  await press(page, 'Enter');
  await press(page, 'Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText(/\d+ moved to open/).first()).toBeVisible();
  await expectSomeFocus(page);

  await button(page, /^Undo/).first().focus();
  await page.keyboard.press('Enter');
  if (await dialog(page).isVisible()) await page.keyboard.press('Enter');
  await expect(grid.getByRole('row').first()).toBeVisible();
  await expectSomeFocus(page);
});

test('a toast: after its Undo, and after it is dismissed, the focus is where it was', async ({ page, openApp }) => {
  await openApp('/app/settings/tags');
  const color = page.getByRole('combobox', { name: 'Color wholesale' });
  await color.focus();
  await color.selectOption('Green');
  const toast = page.getByRole('status').filter({ hasText: 'Changed the color of' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).focus();
  await press(page, 'Enter');
  await expect(toast).toHaveCount(0);
  await expect(color).toBeFocused();
  const undone = page.getByRole('status').filter({ hasText: 'is back as it was' });
  await undone.getByRole('button', { name: 'Dismiss' }).focus();
  await press(page, 'Enter');
  await expect(undone).toHaveCount(0);
  await expect(color).toBeFocused();
});

test.describe('pickers inside of builders', () => {
  test('in a workflow: tags typed, one removed, all removed, the action removed', async ({ page, openApp }) => {
    await openApp('/app/workflows/allworkflows');
    await button(page, 'New workflow')
      .or(page.getByRole('link', { name: 'New workflow' }))
      .click();
    const action = page.getByRole('combobox', { name: 'Action to add' });
    await action.selectOption('Add tags');
    await button(page, 'Add action').focus();
    await press(page, 'Enter');
    await expectFocusOn(page, 'Tags');
    for (const tag of ['gift', 'fragile', 'wholesale']) {
      await page.keyboard.type(tag);
      await press(page, 'Enter');
      await expectFocusOn(page, 'Tags');
    }
    await button(page, 'Remove gift').focus();
    await press(page, 'Enter');
    await expectFocusOn(page, 'Tags');
    await button(page, 'Remove all').focus();
    await press(page, 'Enter');
    await expectFocusOn(page, 'Tags');
    await button(page, 'Remove Add tags').focus();
    await press(page, 'Enter');
    await expect(action).toBeFocused();
    await button(page, /^Remove condition/).focus();
    await press(page, 'Enter');
    await expectFocusOn(page, 'Add condition');
  });

  test('in a routing rule: countries, preferences until none is left, and a ranking', async ({ page, openApp }) => {
    await openApp('/app/fulfillment/order-routing');
    await button(page, 'Add rule').focus();
    await press(page, 'Enter');
    const editor = page.getByRole('list', { name: 'Order routing' }).getByRole('group', { name: /^Edit/ });
    const countries = editor.getByRole('combobox', { name: 'Orders to these countries' });
    await countries.focus();
    await page.keyboard.type('Norway');
    await press(page, 'Enter');
    await editor.getByRole('button', { name: 'Remove Norway' }).focus();
    await press(page, 'Enter');
    await expect(countries).toBeFocused();

    const add = editor.getByRole('combobox', { name: 'Add preference' });
    for (const label of await add.locator('option').allTextContents()) {
      if (label === 'Choose one') continue;
      await add.focus();
      await add.selectOption(label);
      await expectSomeFocus(page);
    }
    await expect(add).toHaveCount(0);
    await editor.getByRole('combobox', { name: 'Add location' }).selectOption({ index: 1 });
    await expectSomeFocus(page);
    const remove = editor.getByRole('group', { name: /^Preferred/ }).getByRole('button', { name: /^Remove/ });
    for (let left = await remove.count(); left > 0; left = await remove.count()) {
      await remove.last().focus();
      await press(page, 'Enter');
      await expect(remove).not.toHaveCount(left);
    }
    await expect(add).toBeFocused();
  });
});

test.describe('Discard disappears with the changes and moves the focus to Save', () => {
  const forms: readonly (readonly [path: string, save: string | RegExp, change: (page: Page) => Promise<void>])[] = [
    [
      '/app/inventory/universal-settings',
      /^Save/,
      (page) => page.getByRole('textbox', { name: 'Default package' }).fill('Box 9'),
    ],
    [
      '/app/settings/tracking',
      /^Save/,
      (page) => page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Hello'),
    ],
    ['/app/fulfillment/order-routing', 'Save', (page) => button(page, 'Add rule').click()],
    [
      '/app/fulfillment/shipping-mapping',
      /^Save/,
      (page) => page.getByRole('combobox', { name: 'Carrier International tracked' }).fill('DHL'),
    ],
    ['/app/integration/directory?open=shipbob', 'Save Shipbob', (page) => page.getByLabel('Channel ID').fill('12')],
  ];
  for (const [path, save, change] of forms)
    test(`on ${path}`, async ({ page, openApp }) => {
      await openApp(path);
      await change(page);
      await button(page, /^Discard changes/)
        .first()
        .focus();
      await page.keyboard.press('Enter');
      await expect(button(page, /^Discard changes/)).toHaveCount(0);
      await expectFocusOn(page, save);
      await expectSomeFocus(page);
    });
});

test('a dismissed notice moves the focus nearby', async ({ page, openApp }) => {
  await openApp('/app/dashboard-v0/holdorders?order=123456789');
  await expect(page.getByText(/^1 order in this link is not in /)).toBeVisible();
  await button(page, /Dismiss/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('123456789')).toHaveCount(0);
  // The element that receives the focus has no outline, so this only checks that the focus isn't on the body.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
});
