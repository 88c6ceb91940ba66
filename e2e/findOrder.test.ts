import type { Page } from '@playwright/test';
import { expect, type OpenApp, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';

/** The search of §7 on a server without the capability `search`, which finds only orders. */
const field = (page: Page) => page.getByRole('combobox', { name: 'Find an order: number or SKU' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Find an order' }).getByRole('option');

async function open(page: Page, openApp: OpenApp, path: string): Promise<void> {
  await withoutCapabilities(page, ['search']);
  await openApp(path);
  await expect(field(page)).toBeVisible();
}

/** Name of the first order in a list, read from the reply to the page's own request, which carries the token. */
async function firstOf(page: Page, openApp: OpenApp, slug: string): Promise<string> {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/list-order')),
    open(page, openApp, `/app/dashboard-v0/${slug}?period=all`),
  ]);
  const { orders } = (await reply.json()) as { orders: { order_name: string }[] };
  return orders[0]?.order_name ?? '';
}

test('finds a held order by number with the keyboard from another screen and opens it in its list, also after a reload', async ({
  page,
  openApp,
}) => {
  const name = await firstOf(page, openApp, 'holdorders');
  await open(page, openApp, '/app/integration');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name.slice(1));
  await page.keyboard.press('Enter');
  await expect(options(page).first().getByText('Hold Orders')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/app/dashboard-v0/holdorders');
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  await expect(page.getByText('Total Items')).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await page.reload();
  await expect(page.getByText('Total Items')).toBeVisible();
});

test('finds the oldest sample order from the default period, with the mouse', async ({ page, openApp }) => {
  await open(page, openApp, '/app/dashboard');
  await field(page).fill('536365');
  await options(page).first().click();
  await page.waitForURL(/order=/);
  await expect(page.getByRole('row').filter({ hasText: '#536365' }).first()).toBeVisible();
  await expect(page.getByText('Total Items')).toBeVisible();
});

test('retries a failed search with the keyboard: shows its results and keeps the focus in the field', async ({
  page,
  openApp,
  pageErrors,
}) => {
  let isBroken = true;
  const isOurs = (url: URL) =>
    url.pathname === '/list-order' &&
    url.searchParams.get('search') === '536365' &&
    url.searchParams.get('search_by_filter') === 'order_wise';
  await page.route(isOurs, (route) =>
    isBroken ? route.fulfill({ status: 404, json: { message: 'Gone for lunch' } }) : route.continue(),
  );
  await open(page, openApp, '/app/settings/companyinfo');
  await field(page).fill('536365');
  const retry = page.getByRole('search', { name: 'Find an order' }).getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  isBroken = false;
  // The banner is its own tab stop.
  for (const stop of ['banner', 'button']) {
    await page.keyboard.press('Tab');
    expect(await retry.evaluate((button) => button === document.activeElement), stop).toBe(stop === 'button');
  }
  await page.keyboard.press('Enter');
  await expect(options(page).first().getByText('#536365')).toBeVisible();
  await expect(field(page)).toBeFocused();
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes('404')));
});

test('shows every option without scrolling sideways', async ({ page, openApp }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, openApp, '/app/dashboard');
  await field(page).fill('536365');
  await expect(options(page).first()).toBeVisible();
  for (const width of [320, 490, 1040]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(options(page).first()).toBeVisible();
    expect(await overflowX(page), `at ${width} px`).toBeLessThanOrEqual(0);
    const box = await options(page).first().boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width, `at ${width} px`).toBe(true);
  }
});

/** Removes these capabilities from the server's replies. */
async function withoutCapabilities(page: Page, missing: readonly string[]): Promise<void> {
  await page.route(/\/shopInfo\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { capabilities: string[] } };
    const capabilities = body.data.capabilities.filter((name) => !missing.includes(name));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, capabilities } } });
  });
}
