import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const orders = 100_000;
/** Maximum rows of an endless list in the page at once: a few screens. */
const maxRows = 100;

test.use({ sandbox: { scenario: 'whole-lists' } });

const grid = (page: Page) => page.getByRole('grid');
const rows = (page: Page) => grid(page).locator('[role="row"]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
/** Index of the lowest rendered row, counted from 1. */
const lastIndex = (page: Page) =>
  rows(page).evaluateAll((drawn) => Math.max(...drawn.map((row) => Number(row.getAttribute('aria-rowindex')))));

test(
  '100,000 orders in one list: loaded, scrolled to the end, selected, filtered, sorted and exported, with few rows in the page',
  { tag: '@hazard:volume' },
  async ({ page, openApp, waitUntilSettled }) => {
    // Lists with actions show only part of the sample data, so this one reads all of it.
    await page.route('**/list-order?*', (route) =>
      route.continue({ url: route.request().url().replace('tab=2', 'tab=1') }),
    );
    await page.addInitScript(() => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
      Object.assign(window, { longTasks: tasks });
    });
    let highestRowCount = 0;
    const checkRowCount = async () => {
      highestRowCount = Math.max(highestRowCount, await rows(page).count());
      expect(highestRowCount).toBeLessThanOrEqual(maxRows);
    };

    await openApp('/app/dashboard-v0/openorders?period=all');
    await count(page, '100,000 orders');
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(orders));
    await checkRowCount();

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => lastIndex(page)).toBe(orders);
    await checkRowCount();
    await page.evaluate(() => window.scrollTo(0, 0));

    await page.getByRole('checkbox', { name: /^Select all/i }).check();
    await expect(page.getByText('100,000 order(s) selected').first()).toBeVisible();
    await button(page, 'Move to Close').click();
    // The prompt counts the orders that can be closed and names the others.
    await expect(
      page.getByRole('dialog', { name: 'Confirm this bulk action before processing. 21,917 Selected Orders.' }),
    ).toBeVisible();
    await expect(page.getByText('21,917 of the 100,000 selected orders are eligible.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click();
    await button(page, 'Clear selection').click();

    const name = (await rows(page).first().getByRole('link').innerText()).replace(/\s.*/s, '');
    await page.getByRole('searchbox', { name: 'Filter Orders' }).fill(name.replace('#', ''));
    await page.waitForURL((url) => url.searchParams.has('search'));
    await waitUntilSettled();
    await expect.poll(() => rows(page).count()).toBeLessThan(10);
    await page.getByRole('searchbox', { name: 'Filter Orders' }).fill('');
    await count(page, '100,000 orders');

    await page.getByLabel('Sort').selectOption('oldest');
    await expect(rows(page).first()).not.toContainText(name, { useInnerText: true });
    await checkRowCount();

    await button(page, 'Export').click();
    const dialog = page.getByRole('dialog', { name: 'Export orders' });
    await dialog.getByText(/^All Orders/).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Export', exact: true }).click(),
    ]);
    await expect(page.getByText('Exported 100,000 orders')).toBeVisible();
    const { size } = await stat(await download.path());
    // A row has ten cells. The export's own tests check the contents.
    expect(size).toBeGreaterThan(orders * 60);

    const tasks = await page.evaluate(() => (window as { longTasks?: number[] }).longTasks ?? []);
    // The duration depends on the machine, so no test limits it; `pnpm bench` measures it.
    test.info().annotations.push({
      type: 'figure',
      description:
        `${orders.toLocaleString('en')} orders: at most ${highestRowCount} rows in the page, longest task ` +
        `${Math.max(0, ...tasks).toFixed(0)} ms`,
    });
  },
);
