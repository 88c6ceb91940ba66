import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { withoutCapabilities } from './withoutCapabilities.ts';

const read = (page: Page, source: string) =>
  expect(page.getByText(new RegExp(`^Based on the ${source} of`))).toBeVisible();

test(
  'a run that was started by hand is counted after returning to the screen',
  { tag: '@§2.19' },
  async ({ page, openApp }) => {
    await withoutCapabilities(page, ['workflows']);
    await openApp('/app/workflows');
    await read(page, 'workflows and timelines');
    const row = page.getByRole('row', { name: /^Run Product Workflows/ });
    await expect(row.getByRole('cell').first()).toHaveText('0', { useInnerText: true });
    await page.getByRole('link', { name: 'See Open Orders' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Expand/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Run Product Workflows/ })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Run Product Workflows/ })
      .click();
    await expect(page.getByText(/went through all product workflows/)).toBeVisible();
    await page.getByRole('link', { name: 'Workflows', exact: true }).click();
    await read(page, 'workflows and timelines');
    await expect(row.getByRole('cell').first()).toHaveText('1 on 1 order');
  },
);

test('a SKU leads to the orders of the period that have it', { tag: '@§2.22' }, async ({ page, openApp }) => {
  await withoutCapabilities(page, ['stock', 'products']);
  await openApp('/app/inventory?period=last_24h');
  await read(page, 'line items');
  const row = page.getByRole('table', { name: 'SKUs in these orders' }).locator('tbody tr').first();
  const [sku = '', , , orders = ''] = await row.locator('th, td').allTextContents();
  await page.getByRole('link', { name: sku, exact: true }).click();
  const grid = page.getByRole('grid', { name: 'All Orders' });
  await expect(grid.getByRole('row').first()).toBeVisible();
  expect(Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThanOrEqual(Number(orders));
});

test('a level that is typed by keyboard alone is there after a reload', async ({ page, openApp }) => {
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
