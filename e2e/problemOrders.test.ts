import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Rows of orders. An open order contains tables; their rows lack this attribute. */
const rows = (page: Page) => page.getByRole('grid').locator('[role="row"]');
const reading = (page: Page) => page.getByRole('status', { name: 'Checking short SKUs' });
const allRead = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('[aria-label="Checking short SKUs"]')?.textContent === '' &&
      /Short: /.test(document.querySelector('[role="row"]')?.textContent ?? ''),
  );
const detailRequests = (page: Page) => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/get-order-detail/')) found.push(pathname);
  });
  return found;
};

test.describe('back orders', () => {
  test('reads only visible orders and the next ones on scroll; expanding is instant', async ({ page, openApp }) => {
    const detailCalls = detailRequests(page);
    await openApp('/app/dashboard-v0/backorders?period=all');
    await expect(rows(page).first()).toBeVisible();
    await allRead(page);
    const total = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
    expect(total).toBeGreaterThan(40);
    expect(detailCalls.length).toBeLessThan(20);
    const before = detailCalls.length;

    // Further requests get no reply.
    await page.route('**/get-order-detail/**', () => {});
    await rows(page)
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(rows(page).first().getByText('Total Items')).toBeVisible();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Collapse/ })
      .click();
    await page.unroute('**/get-order-detail/**');
    expect(new Set(detailCalls).size).toBe(before);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(
      (count) => [...document.querySelectorAll('[role="row"]')].at(-1)?.getAttribute('aria-rowindex') === String(count),
      total,
    );
    await allRead(page);
    expect(await rows(page).last().innerText()).toMatch(/Short: \S+ × \d/);
    expect(detailCalls.length).toBeLessThan(40);
  });

  test('rows do not move when the notes load', async ({ page, openApp }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/get-order-detail/**', async (route) => {
      await held;
      await route.continue();
    });
    await openApp('/app/dashboard-v0/backorders?period=last_7d');
    await expect(reading(page).getByText(/^Short SKUs: 0 of \d+ checked$/)).toBeVisible();
    const tops = () =>
      rows(page).evaluateAll((found) => found.map((row) => Math.round(row.getBoundingClientRect().top)));
    const before = await tops();
    release();
    await allRead(page);
    expect(await tops()).toEqual(before);
  });
});
