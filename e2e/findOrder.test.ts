import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';

let page: Page;
let pageErrors: string[];

const enter = openBrowser({}, (given) => {
  ({ page, pageErrors } = given);
});

const field = () => page.getByRole('combobox', { name: 'Find an order: number or SKU' });
const options = () => page.getByRole('listbox', { name: 'Find an order' }).getByRole('option');

async function open(path: string): Promise<void> {
  await enter(path);
  await field().waitFor();
}

/** What stands in a list, asked of the server by the page itself, so that its token goes along. */
async function firstOf(slug: string): Promise<string> {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/list-order')),
    open(`/app/dashboard-v0/${slug}?period=all`),
  ]);
  const { orders } = (await reply.json()) as { orders: { order_name: string }[] };
  return orders[0]?.order_name ?? '';
}

async function violations(): Promise<unknown[]> {
  const found = await new AxeBuilder({ page }).disableRules(['region']).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

test.each([
  ['holdorders', 'Hold Orders'],
  ['backorders', 'Back Orders'],
  ['needsreview', 'Needs User Review'],
  ['errororders', 'Errors'],
])(
  'by number, by keyboard alone, from another screen: an order of %s is found in its list, opened',
  async (slug, title) => {
    const name = await firstOf(slug);
    await open('/app/integration');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name.slice(1));
    await page.keyboard.press('Enter');
    await options().first().getByText(title).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === `/app/dashboard-v0/${slug}`);
    const row = page.getByRole('row').filter({ hasText: name }).first();
    await row.waitFor();
    await page.getByText('Total Items').waitFor();
    expect(await field().inputValue()).toBe('');

    await page.reload();
    await page.getByText('Total Items').waitFor();
  },
);

test('the oldest order of the year is found from the default period, by the mouse', async () => {
  await open('/app/dashboard');
  await field().fill('536365');
  await options().first().click();
  await page.waitForURL(/order=/);
  await page.getByRole('row').filter({ hasText: '#536365' }).first().waitFor();
  await page.getByText('Total Items').waitFor();
});

test('by SKU, across stages; arrows choose; the list is looked up and the order lands in it', async () => {
  await open('/app/dashboard');
  await field().fill('85123A');
  await page.getByRole('group', { name: /^By SKU, 8 of [\d,]+$/ }).waitFor();
  await field().press('ArrowDown');
  const second = (await options().nth(1).innerText()).split(/\s/)[0] ?? '';
  expect(await options().nth(1).getAttribute('aria-selected')).toBe('true');
  const [detail] = await Promise.all([
    page.waitForResponse((reply) => reply.url().includes('/get-order-detail/')),
    field().press('Enter'),
  ]);
  const { line_items: items } = (await detail.json()) as { line_items: { sku: string }[] };
  expect(items.some(({ sku }) => sku.includes('85123A'))).toBe(true);
  await page.getByRole('row').filter({ hasText: second }).first().waitFor();
  await page.getByText('Total Items').waitFor();
});

test.each(['by the mouse', 'by the keyboard'])(
  'a search that failed is asked again %s: its finds are shown, and the focus is in the field',
  async (how) => {
    let isBroken = true;
    const isOurs = (url: URL) =>
      url.pathname === '/list-order' &&
      url.searchParams.get('search') === '536365' &&
      url.searchParams.get('search_by_filter') === 'order_wise';
    await page.route(isOurs, (route) =>
      isBroken ? route.fulfill({ status: 404, json: { message: 'Gone for lunch' } }) : route.continue(),
    );
    await open('/app/settings/companyinfo');
    await field().fill('536365');
    const retry = page.getByRole('search', { name: 'Find an order' }).getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    isBroken = false;
    if (how === 'by the mouse') await retry.click();
    else {
      // The banner is a stop of its own.
      for (const stop of ['banner', 'button']) {
        await page.keyboard.press('Tab');
        expect(await retry.evaluate((button) => button === document.activeElement), stop).toBe(stop === 'button');
      }
      await page.keyboard.press('Enter');
    }
    await options().first().getByText('#536365').waitFor();
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((line) => !line.includes('404')));
  },
);

test('Escape closes the list, then leaves the field; the focus is back where it was', async () => {
  await open('/app/dashboard');
  const before = page.getByRole('main').getByRole('button', { name: 'Export', exact: true });
  await before.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('536365');
  await options().first().waitFor();
  await page.keyboard.press('Escape');
  expect(await options().count()).toBe(0);
  expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await before.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each([320, 490, 1040])(
  'at %i px: no accessibility violation with the list open, and nothing scrolls sideways',
  async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/app/dashboard');
    await field().fill('536365');
    await options().first().waitFor();
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const box = await options().first().boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  },
);
