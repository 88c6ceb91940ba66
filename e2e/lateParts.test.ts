import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';

let page: Page;
let complaints: string[];

const open = openBrowser({}, (given) => {
  ({ page, complaints } = given);
});

const lateFile = /\/assets\/LateParts-.*\.js$/;
const exportButton = () => page.getByRole('main').getByRole('button', { name: 'Export' });

test('what opens on a click is fetched once the figures are there, and then the click waits for nothing', async () => {
  const fetched = page.waitForResponse((response) => lateFile.test(response.url()));
  await open('/app/dashboard');
  await fetched;
  await page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: /Total Orders [\d,]+/ }).waitFor();
  await page.context().setOffline(true);
  await exportButton().click();
  await page.getByRole('dialog').getByRole('radio', { name: 'All Orders' }).waitFor();
});

test('a file that is gone, as after a new version of the app, is said with a reload; the next click tries again', async () => {
  await page.route(lateFile, (route) => route.abort());
  await open('/app/dashboard');
  await exportButton().click();
  const alert = page.getByRole('alert').filter({ hasText: 'This part of the app could not be loaded.' });
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await exportButton().click();
  await alert.waitFor();

  await page.unroute(lateFile);
  await alert.getByRole('button', { name: 'Reload' }).click();
  await exportButton().click();
  await page.getByRole('dialog').getByRole('radio', { name: 'All Orders' }).waitFor();
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});
