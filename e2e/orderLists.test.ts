import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';
import type { RunningServer } from './startServer.ts';

let server: RunningServer;
let page: Page;

const open = openBrowser({}, (given) => {
  ({ server, page } = given);
});

const review = '/app/dashboard-v0/needsreview?period=all';
const rows = () => page.getByRole('grid').locator('[role="row"]');
const names = async () => (await rows().getByRole('link').allInnerTexts()).map((text) => text.replace(/\s.*/s, ''));
const searchParam = (name: string) => new URL(page.url()).searchParams.getAll(name);
const filter = () => page.getByRole('searchbox', { name: 'Filter Orders' });
const count = () => page.getByText(/^[\d,]+( of [\d,]+)? orders?( on this page)?$/);
/** How many there are; where the server pages, the figures know, which may come after the list. */
const wholeCount = () =>
  count()
    .filter({ hasNotText: /^[\d,]+ orders? on this page$/ })
    .innerText();
const openOrders = () => page.getByRole('grid').locator('[role="row"][data-expanded]');
/** What the focus is in, in the words of the button. */
const focused = () =>
  page.evaluate(
    () =>
      document.activeElement?.closest('[role="row"]')?.querySelector('a')?.firstElementChild?.textContent ??
      document.activeElement?.tagName,
  );
const focusComesTo = (name: string | undefined) => expect.poll(focused).toBe(name);

/** The address of an order's row, from the link to the store's admin. */
async function orderIdOf(name: string): Promise<string> {
  const href = await rows()
    .getByRole('link', { name: new RegExp(`^${name} `) })
    .getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

describe('the eight list screens and the targets of the summary cards are deep-linkable', () => {
  const lists = [
    'allorders',
    'openorders',
    'ordersinfulfill',
    'shippedorders',
    'errororders',
    'holdorders',
    'backorders',
    'needsreview',
  ];
  const titles = [
    'All Orders',
    'Open Orders',
    'Orders In Fulfillment',
    'Shipped Orders',
    'Errors',
    'Hold Orders',
    'Back Orders',
    'Needs User Review',
  ];

  test.each([
    ...lists.map((slug, index) => [`/app/dashboard-v0/${slug}`, titles[index]]),
    ...lists.slice(0, 4).map((slug, index) => [`/app/dashboard/${slug}`, titles[index]]),
  ])('%s shows %s, and again after a reload', async (path, title) => {
    await open(`${path}?period=all`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await rows().first().waitFor();
    const shown = await wholeCount();
    const first = (await names())[0];
    await page.reload();
    await rows().first().waitFor();
    expect([await wholeCount(), (await names())[0]]).toEqual([shown, first]);
    expect(await page.title()).toBe(`${title} · Fulfillment Hub`);
  });

  test('a card of the dashboard leads to its list with the same period, and the arrow leads back', async () => {
    await open('/app/dashboard?period=last_30d');
    await page.getByRole('region', { name: 'Orders by stage' }).getByRole('link', { name: 'Hold Orders' }).click();
    await rows().first().waitFor();
    expect([new URL(page.url()).pathname, searchParam('period')]).toEqual([
      '/app/dashboard-v0/holdorders',
      ['last_30d'],
    ]);
    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
    await page
      .getByRole('region', { name: 'Summary' })
      .getByRole('link', { name: /Open Orders/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Open Orders' }).waitFor();
    expect([new URL(page.url()).pathname, searchParam('period')]).toEqual(['/app/dashboard/openorders', ['last_30d']]);
  });

  test('a link leads to the top of the next screen, and the keyboard goes on in it', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 1040, height: 400 });
    await open('/app/dashboard-v0/allorders?period=all');
    await rows().first().waitFor();
    await page.evaluate(() => window.scrollTo(0, 5_000));
    await page.getByRole('link', { name: 'Dashboard, current page' }).click();
    const hold = page.getByRole('region', { name: 'Orders by stage' }).getByRole('link', { name: 'Hold Orders' });
    await hold.waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await rows().first().waitFor();
    expect(await page.evaluate(() => window.scrollY), 'back is where one was').toBe(5_000);
    await page.getByRole('link', { name: 'Dashboard, current page' }).click();
    await hold.press('Enter');
    await rows().first().waitFor();
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

  test('the open cards of the dashboard live in the address, survive a reload, and Back closes them', async () => {
    await open('/app/dashboard');
    await page.getByRole('button', { name: 'Expand Hold Orders' }).click();
    await page.getByRole('button', { name: 'Expand Errors' }).click();
    expect(searchParam('open')).toEqual(['holdorders', 'errororders']);
    await page.reload();
    await page.getByRole('grid', { name: 'Hold Orders' }).waitFor();
    await page.getByRole('grid', { name: 'Errors' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Expand Errors' }).waitFor();
    await page.getByRole('button', { name: 'Collapse Hold Orders' }).waitFor();
  });
});

describe('filter, period, dates, page and expanded order live in the address and survive reload and Back', () => {
  test('the server pages: page number from 1, previous and next, and Back', async () => {
    await open(review);
    await rows().first().waitFor();
    const [first] = await names();
    const pages = page.getByRole('navigation', { name: 'Pages of Needs User Review' });
    await pages.getByRole('button', { name: 'Next page' }).click();
    await pages.getByText('Page 2').waitFor();
    expect(searchParam('page')).toEqual(['2']);
    await page.waitForFunction(
      (name) => !document.querySelector('[role="grid"]')?.textContent?.includes(name),
      first ?? '',
    );
    const [second] = await names();
    await page.reload();
    await pages.getByText('Page 2').waitFor();
    await rows().first().waitFor();
    expect(await names()).toContain(second);
    await page.goBack();
    await pages.getByText('Page 1').waitFor();
    await page
      .getByRole('grid')
      .getByText(first ?? '')
      .waitFor();
  });

  test('page buttons only when the server pages', async () => {
    await open('/app/dashboard-v0/openorders');
    await rows().first().waitFor();
    expect(await page.getByRole('navigation', { name: /^Pages of/ }).count()).toBe(0);
  });

  test('an order far down, opened by a link: in sight, open and focused, also on page 2 and after a reload', async () => {
    await open(`${review}&page=2`);
    await rows().first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('End');
    await focusComesTo((await names()).at(-1));
    const name = await focused();
    const orderId = await orderIdOf(String(name));

    await open(`${review}&page=2&order=${orderId}`);
    for (const visit of ['by the link', 'after a reload']) {
      if (visit === 'after a reload') await page.reload();
      await openOrders().getByText('Total Items').waitFor();
      await focusComesTo(name);
      const top = await openOrders().evaluate((row) => row.getBoundingClientRect().top);
      const covered = await page
        .getByRole('search', { name: 'Filter' })
        .evaluate((bar) => (bar.parentElement as HTMLElement).getBoundingClientRect().bottom);
      expect(top, visit).toBeGreaterThanOrEqual(covered - 1);
      expect(top, visit).toBeLessThan(900 - 40);
    }
  });

  test('opening an order is a step of history: Back closes it, Forward opens it again', async () => {
    await open(review);
    await rows()
      .nth(1)
      .getByRole('button', { name: /^Expand/ })
      .click();
    await openOrders().getByText('Total Items').waitFor();
    const [orderId] = searchParam('order');
    expect(orderId).toMatch(/^\d+$/);
    await page.goBack();
    await openOrders().waitFor({ state: 'detached' });
    await page.goForward();
    await openOrders().getByText('Total Items').waitFor();
    expect(searchParam('order')).toEqual([orderId]);
  });

  test('everything at once comes back after a visit elsewhere', async () => {
    await open(
      '/app/dashboard-v0/allorders?period=custom&from=2020-01-01&to=2090-01-01&by=sku_wise&search=85123A&sort=oldest',
    );
    await rows().first().waitFor();
    await rows()
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await openOrders().getByText('Total Items').waitFor();
    const before = page.url();
    const shown = await count().innerText();
    await page.getByRole('link', { name: 'Workflows' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Workflows' }).waitFor();
    await page.goBack();
    await openOrders().getByText('Total Items').waitFor();
    expect(page.url()).toBe(before);
    expect(await count().innerText()).toBe(shown);
    expect(await filter().inputValue()).toBe('85123A');
    expect([
      await page.getByLabel('Period', { exact: true }).inputValue(),
      await page.getByLabel('First day').inputValue(),
      await page.getByLabel('Search by').inputValue(),
    ]).toEqual(['custom', '2020-01-01', 'sku_wise']);
  });

  test('a changed filter starts at page 1, and typing on is one step of history', async () => {
    await open(`${review}&page=2`);
    await page.getByText('Page 2').waitFor();
    await filter().pressSequentially('58');
    await page.waitForURL(/search=58/);
    expect(searchParam('page')).toEqual([]);
    await filter().pressSequentially('15');
    await page.waitForURL(/search=5815/);
    await rows().first().waitFor();
    await page.goBack();
    await page.getByText('Page 2').waitFor();
    expect(await filter().inputValue()).toBe('');
  });

  test('an order that is not in the list is said gently, and leaves the address when dismissed', async () => {
    await open('/app/dashboard-v0/holdorders?order=123456789');
    await page.getByText('The order 123456789 that this address opens is not in this list.').waitFor();
    await page.getByRole('button', { name: 'Look in all time' }).click();
    expect([searchParam('period'), searchParam('order')]).toEqual([['all'], []]);
    await page.goBack();
    await page.getByRole('button', { name: /Dismiss/ }).click();
    await page.getByText('123456789').waitFor({ state: 'detached' });
    expect(searchParam('order')).toEqual([]);
  });

  test('a custom period without both days says that both are needed, and what shows until then', async () => {
    await open('/app/dashboard-v0/openorders?period=custom&from=2020-01-01');
    await page.getByText('Both days are needed. Until they are there, you see “Last 24h”.').waitFor();
    await page.getByLabel('Last day').fill('2090-01-01');
    await page.getByText('Both days are needed').waitFor({ state: 'detached' });
    await page.getByText('London time (GMT').waitFor();
  });
});

describe('next and previous order, and a run without a mouse', () => {
  test('buttons in the detail open the neighbour in its place; the ends say why they are off', async () => {
    await open(review);
    await rows().first().waitFor();
    const [first, second] = await names();
    await rows()
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await openOrders().getByText('1 of 50 on this page').waitFor();
    expect(await openOrders().getByRole('button', { name: 'Previous order' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await openOrders().getByRole('button', { name: 'Next order' }).click();
    await openOrders().getByText('2 of 50 on this page').waitFor();
    expect(await openOrders().count()).toBe(1);
    await focusComesTo(second);
    await page.goBack();
    await openOrders().waitFor({ state: 'detached' });
    expect((await names())[0]).toBe(first);
  });

  test('by keyboard alone: find the list, filter, step, select, open, read on, look up the keys, and be where one was', async () => {
    await open('/app/dashboard?period=all');
    const stage = page
      .getByRole('region', { name: 'Orders by stage' })
      .getByRole('link', { name: 'Needs User Review' });
    await stage.waitFor();
    await stage.focus();
    await page.keyboard.press('Enter');
    await rows().first().waitFor();
    const [first, second, third] = await names();

    await page.keyboard.press('j');
    await focusComesTo(first);
    await page.keyboard.press('j');
    await focusComesTo(second);
    await page.keyboard.press('x');
    await expect.poll(() => rows().nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await focusComesTo(first);

    await page.keyboard.press('o');
    await openOrders().getByText('1 of 50 on this page').waitFor();
    await page.keyboard.press('j');
    await openOrders().getByText('2 of 50 on this page').waitFor();
    await page.keyboard.press('j');
    await openOrders().getByText('3 of 50 on this page').waitFor();
    await focusComesTo(third);
    expect(await openOrders().count()).toBe(1);

    await page.keyboard.press('c');
    await page.getByRole('dialog').getByText('Are you sure you want to close this order?').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusComesTo(third);
    await page.keyboard.press('Enter');
    await openOrders().waitFor({ state: 'detached' });

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.getByText('Next order').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await focusComesTo(third);

    await page.keyboard.press('/');
    await page.keyboard.type('jkx?');
    expect(await filter().inputValue()).toBe('jkx?');
    await page.keyboard.press('Escape');
    await focusComesTo(third);
    expect(await filter().inputValue()).toBe('jkx?');
  });
});

describe('saved views: a named filter, period and sort per list, kept per shop in the browser', () => {
  const view = () => page.getByRole('combobox', { name: 'View' });

  test('save, apply, rename and delete one, across reloads; another list has its own', async () => {
    await open('/app/dashboard-v0/openorders?period=all&search=5815&sort=oldest');
    await rows().first().waitFor();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Morning');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => view().inputValue()).toBe('=Morning');

    await open('/app/dashboard-v0/openorders');
    await view().selectOption('Morning');
    expect([searchParam('period'), searchParam('search'), searchParam('sort')]).toEqual([
      ['all'],
      ['5815'],
      ['oldest'],
    ]);
    await expect.poll(() => filter().inputValue()).toBe('5815');
    await page.getByRole('button', { name: /^Rename/ }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Evening');
    await page.keyboard.press('Enter');
    await page.reload();
    await view().waitFor();
    await expect.poll(() => view().inputValue()).toBe('=Evening');

    await page.locator('body').press('[');
    await expect.poll(() => view().inputValue()).toBe('standard');
    await page.locator('body').press(']');
    await expect.poll(() => view().inputValue()).toBe('=Evening');

    await open('/app/dashboard-v0/holdorders');
    await view().waitFor();
    expect(await view().locator('option').allInnerTexts()).toEqual(['Standard']);

    await open('/app/dashboard-v0/openorders');
    await view().selectOption('Evening');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await page.reload();
    await view().waitFor();
    expect(await view().locator('option').allInnerTexts()).toEqual(['Standard', 'Not saved']);
  });

  test('what somebody else wrote into the storage is ignored with a word', async () => {
    await open('/app/dashboard-v0/openorders');
    await view().waitFor();
    const shop = new URL(server.address).searchParams.get('shop');
    await page.evaluate(
      (key) =>
        localStorage.setItem(
          key,
          '{"lists":{"openorders":[{"name":"<img src=x onerror=alert(1)>","query":"period=never&host=evil"},7]},"__proto__":{"polluted":1}}',
        ),
      `saved_views:${shop}`,
    );
    await page.reload();
    await page.getByText('1 saved view of this browser could not be read').waitFor();
    await view().selectOption('<img src=x onerror=alert(1)>');
    expect([searchParam('period'), searchParam('host')]).toEqual([
      [],
      [new URL(server.address).searchParams.get('host')],
    ]);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });
});

describe('every window', () => {
  test('from 320 to 1440 px nothing scrolls sideways, and axe finds nothing', async () => {
    await open(review);
    await rows()
      .first()
      .getByRole('button', { name: /^Expand/ })
      .click();
    await openOrders().getByText('Total Items').waitFor();
    for (const width of [320, 490, 768, 1040, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)]).toEqual([
        width,
        0,
      ]);
      const found = await new AxeBuilder({ page }).disableRules(['region']).analyze();
      expect([width, ...found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])]).toEqual([width]);
    }
  });

  test('the filter and the selection stay in sight while a long list scrolls', async () => {
    await open(review);
    await rows().first().waitFor();
    await page.mouse.wheel(0, 1500);
    await page.waitForFunction(() => window.scrollY > 1000);
    expect(await filter().isVisible()).toBe(true);
    const [bar, select] = await Promise.all([
      page.getByRole('search', { name: 'Filter' }).boundingBox(),
      page.getByRole('checkbox', { name: /Select All Hold Orders/ }).boundingBox(),
    ]);
    expect(bar?.y).toBeGreaterThanOrEqual(56);
    expect(select?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(select?.y).toBeLessThan(300);
  });
});
