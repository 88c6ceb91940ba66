import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';

let page: Page;
let pageErrors: string[];

const open = openBrowser({}, (given) => {
  ({ page, pageErrors } = given);
});

const lazyDialogsFile = /\/assets\/lazyDialogs-.*\.js$/;
const exportButton = () => page.getByRole('main').getByRole('button', { name: 'Export' });

test('what opens on a click is fetched once the figures are there, and then the click waits for nothing', async () => {
  const fetched = page.waitForResponse((response) => lazyDialogsFile.test(response.url()));
  await open('/app/dashboard');
  await fetched;
  await page
    .getByRole('region', { name: 'Summary' })
    .getByRole('link', { name: /Total Orders [\d,]+/ })
    .waitFor();
  await page.context().setOffline(true);
  await exportButton().click();
  await page.getByRole('dialog').getByRole('radio', { name: 'All Orders' }).waitFor();
});

test('a file that is gone, as after a new version of the app, is said with a reload; the next click tries again', async () => {
  await page.route(lazyDialogsFile, (route) => route.abort());
  await open('/app/dashboard');
  await exportButton().click();
  const alert = page.getByRole('alert').filter({ hasText: 'This part of the app could not be loaded.' });
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await exportButton().click();
  await alert.waitFor();

  await page.unroute(lazyDialogsFile);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await exportButton().click();
  await page.getByRole('dialog').getByRole('radio', { name: 'All Orders' }).waitFor();
  expect(pageErrors.length).toBeGreaterThan(0);
  pageErrors.length = 0;
});

test('a screen and a list whose file could not be fetched say so, offer what helps, and come with it', async () => {
  const files = /\/assets\/(?:SettingsRoute|StageOrders)-.*\.js$/;
  const reload = page.getByRole('button', { name: 'Reload' });
  await page.route(files, (route) => route.abort());
  await open('/app/dashboard');
  await page.getByRole('button', { name: 'Expand All Orders' }).click();
  await page.getByText('The list of orders could not be shown').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.unroute(files);
  await reload.click();
  await page.getByRole('grid', { name: 'All Orders' }).getByRole('row').first().waitFor();

  await page.route(files, (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Settings could not be shown').waitFor();
  await page.unroute(files);
  await reload.click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(pageErrors.length).toBeGreaterThan(0);
  pageErrors.length = 0;
});
