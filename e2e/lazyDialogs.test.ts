import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const lazyDialogsFile = /\/assets\/lazyDialogs-.*\.js$/;
const exportButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Export' });

test('dialogs load after the figures and then open without a request', async ({ page, openApp, pageErrors }) => {
  const fetched = page.waitForResponse((response) => lazyDialogsFile.test(response.url()));
  await openApp('/app/dashboard');
  await fetched;
  await expect(
    page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: /Total Orders [\d,]+/ }),
  ).toBeVisible();
  await page.context().setOffline(true);
  await exportButton(page).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'All Orders' })).toBeVisible();
  // The open dialog requests the counts of its types and works without them.
  expect(pageErrors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  pageErrors.length = 0;
});

test('a search started before its file has loaded finds the order afterwards, and its field stays usable', async ({
  page,
  openApp,
}) => {
  let releaseFile = (): void => undefined;
  const isTyped = new Promise<void>((resolve) => (releaseFile = resolve));
  await page.route(lazyDialogsFile, async (route) => {
    await isTyped;
    await route.continue();
  });
  await openApp('/app/dashboard');
  const field = page.getByRole('combobox', { name: /^Find an order/ });
  await field.fill('5363');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('6');
  await field.press('Enter');
  releaseFile();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('53636');
  await expect(field).toHaveAttribute('aria-activedescendant', /.+/);
  await field.press('Enter');
  await expect(page).toHaveURL(/order=\d+/);
});

test('a missing file, as after an update of the app, shows a notice with Reload; the next click tries again', async ({
  page,
  openApp,
  pageErrors,
}) => {
  await page.route(lazyDialogsFile, (route) => route.abort());
  await openApp('/app/dashboard');
  await exportButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load this part of the app.' });
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await exportButton(page).click();
  await expect(alert).toBeVisible();

  await page.unroute(lazyDialogsFile);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await exportButton(page).click();
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'All Orders' })).toBeVisible();
  expect(pageErrors.length).toBeGreaterThan(0);
  pageErrors.length = 0;
});

test('a screen and a list whose file failed to load say so, and load after the offered step', async ({
  page,
  openApp,
  pageErrors,
}) => {
  const files = /\/assets\/(?:SettingsRoute|StageOrders)-.*\.js$/;
  const reload = page.getByRole('button', { name: 'Reload' });
  await page.route(files, (route) => route.abort());
  await openApp('/app/dashboard');
  await page.getByRole('button', { name: 'Expand All Orders' }).click();
  await expect(page.getByText('The list of orders could not be shown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.unroute(files);
  await reload.click();
  await expect(page.getByRole('grid', { name: 'All Orders' }).getByRole('row').first()).toBeVisible();

  await page.route(files, (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Settings could not be shown')).toBeVisible();
  await page.unroute(files);
  await reload.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(pageErrors.length).toBeGreaterThan(0);
  pageErrors.length = 0;
});
