import { expect, test } from './fixtures.ts';

test('a level typed with the keyboard is saved, also after a reload', { tag: '@§2.107' }, async ({ page, openApp }) => {
  await openApp('/app/inventory');
  const fields = page.getByRole('textbox', { name: /^On hand of / });
  await fields.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('4321');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved 1 stock level.')).toBeVisible();
  await page.reload();
  await expect(fields.nth(1)).toHaveValue('4321');
});
