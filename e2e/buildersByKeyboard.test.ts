import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectFocusOn, expectSomeFocus, tabTo } from './keyboard.ts';

/** The builders without a mouse: only Tab, Enter, Space, arrows and letters, plus what the accessibility tree says. */

/** Presses a key and checks that a visible element has the focus afterwards. */
async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectSomeFocus(page);
}

/** Selects an option in the focused select by typing its letters. */
async function choose(page: Page, option: string): Promise<void> {
  await page.keyboard.type(option);
  const select = page.locator('select:focus');
  await expect(select.locator('option:checked')).toHaveText(option);
}

/** Visible headings start at level 1 and skip no level. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName, ariaLevel }) => Number(ariaLevel ?? tagName.slice(1))));
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries())
    if (index > 0) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
}

/** Text of a live region: screen readers read it without focus. */
const announced = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first();

/** Checks that the field's description says what is wrong. */
async function expectDescribed(field: Locator, text: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(text);
}

test(
  'a workflow: two conditions in a group, an action, its matches announced, saved, switched on and moved up',
  { tag: '@hazard:accessibility' },
  async ({ page, openApp }) => {
    await openApp('/app/workflows/allworkflows');
    await expect(page.getByRole('list', { name: 'Workflows' })).toBeVisible();
    await expectHeadingsInOrder(page);
    await tabTo(page, 'New workflow');
    await page.keyboard.press('Enter');
    // A new page announces its name, and Tab starts at its top.
    await expect(announced(page, 'New workflow. This page is ready')).toBeAttached();
    await expectHeadingsInOrder(page);

    // The message appears at the field with the missing value, and the focus moves there.
    await tabTo(page, 'Save');
    await press(page, 'Enter');
    await expectDescribed(page.getByLabel('Name', { exact: true }), /name/i);
    await expectDescribed(page.getByRole('textbox', { name: /^Order total/ }), /\w/);

    await expectFocusOn(page, /^Name/);
    await page.keyboard.type('Large orders to Germany');
    await tabTo(page, /^Order total/, 8);
    await page.keyboard.type('500');
    await tabTo(page, 'Add condition', 4);
    await press(page, 'Enter');
    await expectFocusOn(page, /^Field/);
    await choose(page, 'Country');
    await tabTo(page, /^Country/, 3);
    await page.keyboard.type('Germany');
    await press(page, 'Enter');
    await expect(page.getByRole('group', { name: /^Condition 2/ })).toContainText('Germany');

    await tabTo(page, 'Action to add', 8);
    await choose(page, 'Send to review');
    await tabTo(page, 'Add action', 2);
    await press(page, 'Enter');
    await expectFocusOn(page, /^Reason/);
    await page.keyboard.type('Large order');
    await expect(
      page.getByText('if the total is more than £500.00 and the country is Germany, send it to review (Large order).'),
    ).toBeVisible();
    await expect(announced(page, /^Would have matched [\d,]+ of the last [\d,]+ orders\.$/)).toBeAttached();

    // Adds a third condition and removes it.
    await tabTo(page, 'Add condition');
    await press(page, 'Enter');
    await tabTo(page, /^Remove condition: Condition 3/, 6);
    await press(page, 'Enter');
    await expect(page.getByRole('group', { name: /^Condition 3/ })).not.toBeAttached();
    await expectSomeFocus(page);

    await tabTo(page, 'Save and switch on');
    await page.keyboard.press('Enter');
    await expect(announced(page, 'Saved “Large orders to Germany” and switched it on.')).toBeAttached();
    await expectSomeFocus(page);
    await tabTo(page, 'All workflows');
    await page.keyboard.press('Enter');

    // Moves the workflow to the top step by step. There the button is disabled, and the focus stays near it.
    await expect(page.getByRole('list', { name: 'Workflows' })).toBeVisible();
    const position = async () =>
      (await page.getByRole('list', { name: 'Workflows' }).getByRole('heading').allTextContents()).indexOf(
        'Large orders to Germany',
      );
    await expect.poll(position).toBe(4);
    await tabTo(page, 'Move up Large orders to Germany');
    for (let place = 3; place >= 0; place -= 1) {
      await page.keyboard.press('Enter');
      await expect.poll(position).toBe(place);
      await expectSomeFocus(page);
      if (place > 0) await expectFocusOn(page, 'Move up Large orders to Germany');
    }
    await tabTo(page, 'Large orders to Germany');
    await expectHeadingsInOrder(page);
  },
);

test(
  'routing rules: one added, moved up, simulated and saved',
  { tag: '@hazard:accessibility' },
  async ({ page, openApp }) => {
    await openApp('/app/fulfillment/order-routing');
    const list = page.getByRole('list', { name: 'Order routing' });
    await expect(list).toBeVisible();
    await expectHeadingsInOrder(page);
    await tabTo(page, 'Add rule');
    await press(page, 'Enter');
    await expectFocusOn(page, /^Name/);
    await expectDescribed(page.getByLabel('Name', { exact: true }), 'Enter a name.');
    await page.keyboard.type('Norway');
    await tabTo(page, /^Orders to these countries/, 3);
    await page.keyboard.type('Norway');
    await press(page, 'Enter');
    await tabTo(page, 'Rotterdam (EU)', 8);
    await press(page, 'Space');
    await expect(list.getByRole('checkbox', { name: 'Rotterdam (EU)' })).toBeChecked();
    await tabTo(page, 'Move up Norway');
    for (let place = 1; place >= 0; place -= 1) {
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await list.getByRole('heading').allTextContents()).indexOf('Norway')).toBe(place);
      await expectSomeFocus(page);
    }
    await tabTo(page, 'Simulate');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expectSomeFocus(page);
    await expect(announced(page, /^Simulated [\d,]+ past orders\.$/)).toBeAttached();
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await expect(announced(page, /saved/i)).toBeAttached();
    await expectSomeFocus(page);
  },
);

test('a location: a zone, its cutoffs and days', { tag: '@hazard:accessibility' }, async ({ page, openApp }) => {
  await openApp('/app/fulfillment/locations');
  await tabTo(page, 'Edit Leeds overflow');
  await press(page, 'Enter');
  await expectHeadingsInOrder(page);
  const form = page.getByRole('group', { name: 'Leeds overflow' });
  await tabTo(page, 'Add zone');
  await press(page, 'Enter');
  await expectFocusOn(page, /^Countries/);
  await page.keyboard.type('Ireland');
  await press(page, 'Enter');
  await tabTo(page, 'Remove zone 1', 8);
  await press(page, 'Enter');
  await expectFocusOn(page, 'Add zone');
  await tabTo(page, 'Cutoff times', 6);
  await page.keyboard.type('noon');
  await press(page, 'Enter');
  await expectDescribed(form.getByRole('textbox', { name: 'Cutoff times' }), /15:00/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('16:30');
  await press(page, 'Enter');
  await tabTo(page, 'Saturday', 12);
  await press(page, 'Space');
  await tabTo(page, 'Save Leeds overflow', 4);
  await page.keyboard.press('Enter');
  await expect(announced(page, /saved/i)).toBeAttached();
  await expectSomeFocus(page);
  await expect(page.getByText('Cutoffs at 2:30 PM and 4:30 PM, Monday to Saturday')).toBeVisible();
});

test('shipping mapping: a method is mapped and saved', { tag: '@hazard:accessibility' }, async ({ page, openApp }) => {
  await openApp('/app/fulfillment/shipping-mapping');
  await tabTo(page, 'Carrier International tracked');
  await page.keyboard.type('Royal Mail');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Service International tracked');
  await page.keyboard.type('International Tracked');
  await page.keyboard.press('Escape');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await expect(announced(page, /saved/i)).toBeAttached();
  await expectSomeFocus(page);
  await expectHeadingsInOrder(page);
});

test(
  'bulk edit: chooses products, sets a weight, previews and saves',
  { tag: '@hazard:accessibility' },
  async ({ page, openApp }) => {
    await openApp('/app/inventory/bulk-edit');
    await expect(page.getByText(/products chosen, 0 change\.$/)).toBeVisible();
    await expectHeadingsInOrder(page);
    await tabTo(page, 'Filter by SKU or name');
    await page.keyboard.type('10125');
    await expect(announced(page, /^\d+ products? chosen, 0 change\.$/)).toBeVisible();
    await tabTo(page, /^Weight/, 6);
    await page.keyboard.type('0.3');
    await expect(announced(page, /^\d+ products? chosen, [1-9]\d* changes?\.$/)).toBeVisible();
    await tabTo(page, /^Change \d+ products?$/, 12);
    await page.keyboard.press('Enter');
    await expectSomeFocus(page);
    await expect(announced(page, '1 changed, 0 not changed.')).toBeVisible();
    await expect(announced(page, 'Saved 1 product.')).toBeAttached();
    await expectSomeFocus(page);
  },
);
