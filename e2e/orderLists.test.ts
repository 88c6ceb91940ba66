import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';

const review = '/app/dashboard-v0/needsreview?period=all';
const rows = (page: Page) => page.getByRole('grid').locator('[role="row"]');
const names = async (page: Page) =>
  (await rows(page).getByRole('link').allInnerTexts()).map((text) => text.replace(/\s.*/s, ''));
const searchParam = (page: Page, name: string) => new URL(page.url()).searchParams.getAll(name);
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter Orders' });
const count = (page: Page) => page.getByText(/^[\d,]+ orders?$/);
const openOrders = (page: Page) => page.getByRole('grid').locator('[role="row"][data-expanded]');
/** Name of the order whose row has the focus, or else the tag name of the focused element. */
const focused = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[role="row"]')?.querySelector('a')?.firstElementChild?.textContent ??
      document.activeElement?.tagName,
  );
const focusComesTo = (page: Page, name: string | undefined) => expect.poll(() => focused(page)).toBe(name);

/** Id of an order, from the link to the store's admin in its row. */
async function orderIdOf(page: Page, name: string): Promise<string> {
  const href = await rows(page)
    .getByRole('link', { name: new RegExp(`^${name} `) })
    .getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

test.describe('the eight list screens and the targets of the summary cards are deep-linkable', () => {
  for (const path of ['/app/dashboard-v0/openorders', '/app/dashboard/openorders'])
    test(
      `${path} shows Open Orders, and again after a reload`,
      { tag: ['@§1.3', '@§2.7', '@§2.8'] },
      async ({ page, openApp }) => {
        await openApp(`${path}?period=all`);
        await expect(page.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible();
        await expect(rows(page).first()).toBeVisible();
        const shown = await count(page).innerText();
        const first = (await names(page))[0];
        await page.reload();
        await expect(rows(page).first()).toBeVisible();
        expect([await count(page).innerText(), (await names(page))[0]]).toEqual([shown, first]);
        await expect(page).toHaveTitle('Open Orders · Fulfillment Hub');
      },
    );

  test(
    'a card of the dashboard leads to its list with the same period, and the arrow leads back',
    { tag: ['@journey', '@§2.68'] },
    async ({ page, openApp }) => {
      await openApp('/app/dashboard?period=last_30d');
      await page.getByRole('region', { name: 'Orders by stage' }).getByRole('link', { name: 'Hold Orders' }).click();
      await expect(rows(page).first()).toBeVisible();
      expect([new URL(page.url()).pathname, searchParam(page, 'period')]).toEqual([
        '/app/dashboard-v0/holdorders',
        ['last_30d'],
      ]);
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
      await page
        .getByRole('region', { name: 'Summary' })
        .getByRole('link', { name: /Open Orders/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible();
      expect([new URL(page.url()).pathname, searchParam(page, 'period')]).toEqual([
        '/app/dashboard/openorders',
        ['last_30d'],
      ]);
    },
  );

  test('a link leads to the top of the next screen, and the keyboard continues there', async ({ page, openApp }) => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1040, height: 400 });
    await openApp('/app/dashboard-v0/allorders?period=all');
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 5_000));
    await page.getByRole('link', { name: 'Dashboard, current page' }).click();
    const hold = page.getByRole('region', { name: 'Orders by stage' }).getByRole('link', { name: 'Hold Orders' });
    await expect(hold).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), 'back is where one was').toBe(5_000);
    await page.getByRole('link', { name: 'Dashboard, current page' }).click();
    await hold.press('Enter');
    await expect(rows(page).first()).toBeVisible();
    expect(
      await page.evaluate(() => [
        window.scrollY,
        document.activeElement?.tagName,
        document.activeElement?.contains(document.querySelector('h1')),
      ]),
    ).toEqual([0, 'DIV', true]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Dashboard');
    if (size) await page.setViewportSize(size);
  });

  test('the open cards of the dashboard live in the address, survive a reload, and Back closes them', async ({
    page,
    openApp,
  }) => {
    await openApp('/app/dashboard');
    await page.getByRole('button', { name: 'Expand Hold Orders' }).click();
    await page.getByRole('button', { name: 'Expand Errors' }).click();
    expect(searchParam(page, 'open')).toEqual(['holdorders', 'errororders']);
    await page.reload();
    await expect(page.getByRole('grid', { name: 'Hold Orders' })).toBeVisible();
    await expect(page.getByRole('grid', { name: 'Errors' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Expand Errors' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collapse Hold Orders' })).toBeVisible();
  });
});

test.describe('filter, period, dates, page and expanded order live in the address and survive reload and Back', () => {
  test(
    'pages of a list: page number from 1, previous and next, and Back',
    { tag: ['@§2.82', '@§9.11'] },
    async ({ page, openApp }) => {
      await openApp(review);
      await expect(rows(page).first()).toBeVisible();
      const [first] = await names(page);
      const pages = page.getByRole('navigation', { name: 'Pages of Needs User Review' });
      await pages.getByRole('button', { name: 'Next page' }).click();
      await expect(pages.getByText('Page 2')).toBeVisible();
      expect(searchParam(page, 'page')).toEqual(['2']);
      await page.waitForFunction(
        (name) => !document.querySelector('[role="grid"]')?.textContent?.includes(name),
        first ?? '',
      );
      const [second] = await names(page);
      await page.reload();
      await expect(pages.getByText('Page 2')).toBeVisible();
      await expect(rows(page).first()).toBeVisible();
      expect(await names(page)).toContain(second);
      await page.goBack();
      await expect(pages.getByText('Page 1')).toBeVisible();
      await expect(page.getByRole('grid').getByText(first ?? '')).toBeVisible();
    },
  );

  test('an order far down, opened by a link: in view, open and focused, also on page 2 and after a reload', async ({
    page,
    openApp,
  }) => {
    await openApp(`${review}&page=2`);
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('End');
    await focusComesTo(page, (await names(page)).at(-1));
    const name = await focused(page);
    const orderId = await orderIdOf(page, String(name));

    await openApp(`${review}&page=2&order=${orderId}`);
    for (const visit of ['by the link', 'after a reload']) {
      if (visit === 'after a reload') await page.reload();
      await expect(openOrders(page).getByText('Total Items')).toBeVisible();
      await focusComesTo(page, name);
      const top = await openOrders(page).evaluate((row) => row.getBoundingClientRect().top);
      const covered = await page
        .getByRole('search', { name: 'Filter' })
        .evaluate((bar) => (bar.parentElement as HTMLElement).getBoundingClientRect().bottom);
      expect(top, visit).toBeGreaterThanOrEqual(covered - 1);
      expect(top, visit).toBeLessThan(900 - 40);
    }
  });

  test('opening an order is a step of history: Back closes it, Forward opens it again', async ({ page, openApp }) => {
    await openApp(review);
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(openOrders(page).getByText('Total Items')).toBeVisible();
    const [orderId] = searchParam(page, 'order');
    expect(orderId).toMatch(/^\d+$/);
    await page.goBack();
    await expect(openOrders(page)).not.toBeAttached();
    await page.goForward();
    await expect(openOrders(page).getByText('Total Items')).toBeVisible();
    expect(searchParam(page, 'order')).toEqual([orderId]);
  });

  test('restores filter, page, sort and open orders after a visit to another screen', async ({ page, openApp }) => {
    await openApp(
      '/app/dashboard-v0/allorders?period=custom&from=2020-01-01&to=2090-01-01&by=sku_wise&search=85123A&sort=oldest',
    );
    await expect(rows(page).first()).toBeVisible();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(openOrders(page).getByText('Total Items')).toBeVisible();
    const before = page.url();
    const shown = await count(page).innerText();
    await page.getByRole('link', { name: 'Workflows' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Workflows' })).toBeVisible();
    await page.goBack();
    await expect(openOrders(page).getByText('Total Items')).toBeVisible();
    expect(page.url()).toBe(before);
    await expect(count(page)).toHaveText(shown, { useInnerText: true });
    await expect(filter(page)).toHaveValue('85123A');
    expect([
      await page.getByLabel('Period', { exact: true }).inputValue(),
      await page.getByLabel('First day').inputValue(),
      await page.getByLabel('Search by').inputValue(),
    ]).toEqual(['custom', '2020-01-01', 'sku_wise']);
  });
});

test.describe('next and previous order, and a run without a mouse', () => {
  test('j pressed as soon as the next order renders opens the one after it', async ({ page, openApp }) => {
    await openApp(review);
    await expect(rows(page).first()).toBeVisible();
    const [first, , third] = await names(page);
    await page.keyboard.press('j');
    await focusComesTo(page, first);
    await page.keyboard.press('o');
    await expect(openOrders(page).getByText('1 of 50 on this page')).toBeVisible();
    await page.evaluate(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[role="row"][data-expanded]')?.textContent?.includes('2 of 50 on this page'))
          return;
        observer.disconnect();
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.keyboard.press('j');
    await expect(openOrders(page).getByText('3 of 50 on this page')).toBeVisible();
    await focusComesTo(page, third);
  });

  test(
    'by keyboard alone: finds the list, filters, steps, selects, opens, reads on, looks up the keys, and returns to the same place',
    { tag: '@journey' },
    async ({ page, openApp }) => {
      await openApp('/app/dashboard?period=all');
      const stage = page
        .getByRole('region', { name: 'Orders by stage' })
        .getByRole('link', { name: 'Needs User Review' });
      await expect(stage).toBeVisible();
      await stage.focus();
      await page.keyboard.press('Enter');
      await expect(rows(page).first()).toBeVisible();
      const [first, second, third] = await names(page);

      await page.keyboard.press('j');
      await focusComesTo(page, first);
      await page.keyboard.press('j');
      await focusComesTo(page, second);
      await page.keyboard.press('x');
      await expect(rows(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('x');
      await page.keyboard.press('k');
      await focusComesTo(page, first);

      await page.keyboard.press('o');
      await expect(openOrders(page).getByText('1 of 50 on this page')).toBeVisible();
      await page.keyboard.press('j');
      await expect(openOrders(page).getByText('2 of 50 on this page')).toBeVisible();
      await page.keyboard.press('j');
      await expect(openOrders(page).getByText('3 of 50 on this page')).toBeVisible();
      await focusComesTo(page, third);
      await expect(openOrders(page)).toHaveCount(1);

      await page.keyboard.press('c');
      await expect(page.getByRole('dialog').getByText('Are you sure you want to close this order?')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).not.toBeAttached();
      await focusComesTo(page, third);
      await page.keyboard.press('Enter');
      await expect(openOrders(page)).not.toBeAttached();

      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(sheet.getByText('Next order')).toBeVisible();
      await page.keyboard.press('j');
      await page.keyboard.press('Escape');
      await expect(sheet).not.toBeAttached();
      await focusComesTo(page, third);

      await page.keyboard.press('/');
      await page.keyboard.type('jkx?');
      await expect(filter(page)).toHaveValue('jkx?');
      await page.keyboard.press('Escape');
      await focusComesTo(page, third);
      await expect(filter(page)).toHaveValue('jkx?');
    },
  );
});

test.describe('saved views: a named filter, period and sort per list, kept per shop in the browser', () => {
  const view = (page: Page) => page.getByRole('combobox', { name: 'View' });

  test('save, apply, rename and delete one, across reloads; another list has its own', async ({ page, openApp }) => {
    await openApp('/app/dashboard-v0/openorders?period=all&search=5815&sort=oldest');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Morning');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).not.toBeAttached();
    await expect(view(page)).toHaveValue('=Morning');

    await openApp('/app/dashboard-v0/openorders');
    await view(page).selectOption('Morning');
    expect([searchParam(page, 'period'), searchParam(page, 'search'), searchParam(page, 'sort')]).toEqual([
      ['all'],
      ['5815'],
      ['oldest'],
    ]);
    await expect(filter(page)).toHaveValue('5815');
    await page.getByRole('button', { name: /^Rename/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Evening');
    await page.keyboard.press('Enter');
    await page.reload();
    await expect(view(page)).toBeVisible();
    await expect(view(page)).toHaveValue('=Evening');

    await page.locator('body').press('[');
    await expect(view(page)).toHaveValue('standard');
    await page.locator('body').press(']');
    await expect(view(page)).toHaveValue('=Evening');

    await openApp('/app/dashboard-v0/holdorders');
    await expect(view(page)).toBeVisible();
    await expect(view(page).locator('option')).toHaveText(['Standard'], { useInnerText: true });

    await openApp('/app/dashboard-v0/openorders');
    await view(page).selectOption('Evening');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await page.reload();
    await expect(view(page)).toBeVisible();
    await expect(view(page).locator('option')).toHaveText(['Standard', 'Not saved'], { useInnerText: true });
  });
});

test.describe('every window', () => {
  test('does not scroll sideways from 320 to 1440 px with an order open', async ({ page, openApp }) => {
    await openApp(review);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await expect(openOrders(page).getByText('Total Items')).toBeVisible();
    for (const width of [320, 490, 768, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await overflowX(page)]).toEqual([width, 0]);
    }
  });

  test('the filter and the selection stay visible while a long list scrolls', async ({ page, openApp }) => {
    await openApp(review);
    await expect(rows(page).first()).toBeVisible();
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => window.scrollY > 1000);
    await expect(filter(page)).toBeVisible();
    const [bar, select] = await Promise.all([
      page.getByRole('search', { name: 'Filter' }).boundingBox(),
      page.getByRole('checkbox', { name: /Select All Hold Orders/ }).boundingBox(),
    ]);
    expect(bar?.y).toBeGreaterThanOrEqual(56);
    expect(select?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(select?.y).toBeLessThan(300);
  });
});
