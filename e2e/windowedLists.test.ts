import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoOrdersCsv } from './demoOrders.ts';
import { expect } from './fixtures.ts';
import { testOnDemo } from './testOnDemo.ts';

const orders = 3_000;

/** A demo on the engine with these orders. At speed 0 it gets no new ones. */
const test = testOnDemo({
  orders: demoOrdersCsv({ count: orders, unitPrice: 2.55, country: 'United Kingdom' }),
  speed: 0,
});

const all = '/app/dashboard-v0/allorders?period=all';
const grid = (page: Page) => page.getByRole('grid', { name: 'All Orders' });
const row = (page: Page, index: number) => grid(page).locator(`[role="row"][aria-rowindex="${index}"]`);
/** The newest order is the last one in the file. */
const nameOf = (index: number) => `#${500_001 + orders - index}`;
const focusedRow = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'));

/** `offset` and `limit` of the list calls so far. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/list-order') calls.push(`${searchParams.get('offset')} ${searchParams.get('limit')}`);
  });
  return calls;
}

/** Scrolls to the middle of the list and returns the index of a loaded row there. */
async function scrollToMiddle(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const inSight = () =>
    grid(page)
      .locator('[role="row"]', { has: page.getByRole('link') })
      .evaluateAll((rows) => {
        const found = rows.find((one) => one.getBoundingClientRect().top > 300);
        return Number(found?.getAttribute('aria-rowindex') ?? 0);
      });
  await expect.poll(inSight).toBeGreaterThan(orders / 3);
  const index = await inSight();
  expect(index).toBeLessThan((orders * 2) / 3);
  return index;
}

test.describe('All Orders over the engine', () => {
  test('asks for the visible rows, in the middle and at the end too', async ({ page, openApp }) => {
    const calls = listCalls(page);
    await openApp(all);
    await expect(row(page, 1)).toContainText(nameOf(1));
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(orders));
    await expect(page.getByText('3,000 orders', { exact: true })).toBeVisible();
    expect(calls).toEqual(['0 200']);

    const middle = await scrollToMiddle(page);
    await expect(row(page, middle)).toContainText(nameOf(middle));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(row(page, orders)).toContainText(nameOf(orders));
    expect(calls.every((call) => call.endsWith(' 200'))).toBe(true);
    // The rows in between were never visible, so the page didn't request them.
    expect(new Set(calls).size).toBeLessThanOrEqual(8);
  });

  test('keys step over rows that are not loaded', async ({ page, openApp }) => {
    await openApp(all);
    await row(page, 1)
      .getByRole('button', { name: /^Expand/ })
      .focus();
    await page.keyboard.press('End');
    await expect.poll(() => focusedRow(page)).toBe(String(orders));
    await expect(row(page, orders)).toContainText(nameOf(orders));
    await page.keyboard.press('PageUp');
    await expect.poll(async () => Number(await focusedRow(page))).toBeLessThan(orders - 5);
    const before = Number(await focusedRow(page));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedRow(page)).toBe(String(before + 1));
    await page.keyboard.press('Home');
    await expect.poll(() => focusedRow(page)).toBe('1');
    await page.keyboard.press('PageDown');
    await expect.poll(async () => Number(await focusedRow(page))).toBeGreaterThan(5);
  });

  test('an order opened in the middle stays open after Back and a reload, and leads to the next', async ({
    page,
    openApp,
  }) => {
    await openApp(all);
    await expect(row(page, 1)).toBeVisible();
    const index = await scrollToMiddle(page);
    const middle = row(page, index);
    const position = (number: number) => page.getByText(`${number.toLocaleString('en')} of 3,000`, { exact: true });
    await middle.getByRole('button', { name: /^Expand/ }).click();
    await expect(position(index)).toBeVisible();

    await page.getByRole('link', { name: 'Insights' }).first().click();
    await expect(grid(page)).toBeHidden();
    await page.goBack();
    await expect(position(index)).toBeVisible();
    await expect(middle).toBeInViewport();

    await page.reload();
    await expect(position(index)).toBeVisible();
    await expect(middle).toBeInViewport();
    await expect.poll(() => focusedRow(page)).toBe(String(index));
    await page.getByRole('button', { name: 'Next order' }).click();
    await expect(position(index + 1)).toBeVisible();
    await expect.poll(() => focusedRow(page)).toBe(String(index + 1));
  });

  test('its export has every order of the list once, not only the loaded ones', async ({ page, openApp }) => {
    await openApp(all);
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export orders' });
    await expect(dialog.getByRole('radio', { name: 'This view (3,000)' })).toBeChecked();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    await expect(page.getByText('Exported 3,000 orders')).toBeVisible();
    const names = (await readFile(await download.path(), 'utf8')).match(/#\d{6}/g);
    expect(names).toEqual(Array.from({ length: orders }, (_, index) => nameOf(index + 1)));
  });
});

test.describe('Open Orders over the engine', () => {
  test('closes all that match but one, most of them never loaded', async ({ page, openApp }) => {
    const calls = listCalls(page);
    await openApp('/app/dashboard-v0/openorders?period=all');
    const list = page.getByRole('grid', { name: 'Open Orders' });
    await expect(list).toHaveAttribute('aria-rowcount', /^\d{3,}$/);
    const count = Number(await list.getAttribute('aria-rowcount'));
    expect(count).toBeGreaterThan(200);
    await page.getByRole('checkbox', { name: 'Select All Orders' }).check();
    const kept = await list.getByRole('row').nth(1).getByRole('link').first().textContent();
    await list.getByRole('row').nth(1).getByRole('checkbox').uncheck();
    const chosen = (count - 1).toLocaleString('en');
    await expect(page.getByText(`${chosen} of the ${count.toLocaleString('en')} orders that match`)).toBeVisible();

    await page.getByRole('button', { name: 'Move to Close' }).click();
    await page.getByRole('button', { name: `Close ${chosen} orders` }).click();
    await expect(list).toHaveAttribute('aria-rowcount', '1');
    await expect(list.getByRole('row')).toContainText(kept ?? 'none');
    expect(calls.every((call) => call.endsWith(' 200'))).toBe(true);
  });
});
